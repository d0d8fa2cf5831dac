import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  NoContentGeneratedError,
  RetryError,
  TypeValidationError,
} from 'ai';
import { ModelFailure, type ModelFailureReason } from '../language-model.ts';
import { BodyTooLong } from './bounded-fetch.ts';

const tooLongForModel = /context length|too many tokens|too long|maximum.{0,20}tokens/i;

/** A reply that began well and has no body to show was cut off on its way. */
function reasonOfStatus(status: number, sent: string | undefined): ModelFailureReason {
  if (status < 300 && sent === undefined) return 'cut';
  const body = sent ?? '';
  if (status === 401 || status === 403) return 'not_allowed';
  if (status === 429) return 'rate_limited';
  if (status === 408) return 'timeout';
  if (status === 413 || (status === 400 && tooLongForModel.test(body))) return 'too_long';
  if (status < 300) return body.trim() === '' ? 'empty' : 'malformed';
  return status < 500 ? 'malformed' : 'unavailable';
}

/** What "Retry-After" asks for, in milliseconds; null when it is absent or a date. */
function retryAfterMs(headers: Record<string, string> | undefined): number | null {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}

/** An error and what it came from, outermost first. */
export function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let one = error; one !== undefined && one !== null && causes.length < 8; ) {
    causes.push(one);
    one = RetryError.isInstance(one) ? one.lastError : one instanceof Error ? one.cause : undefined;
  }
  return causes;
}

/** Whether somebody gave up, or the time was over. */
export const isAbort = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'AbortError' || error.name === 'TimeoutError');

const empty = [EmptyResponseBodyError, NoContentGeneratedError];
const malformed = [InvalidResponseDataError, JSONParseError, TypeValidationError];

function reasonOfShape(causes: readonly unknown[]): ModelFailureReason {
  if (causes.some((cause) => empty.some((kind) => kind.isInstance(cause)))) return 'empty';
  return causes.some((cause) => malformed.some((kind) => kind.isInstance(cause)))
    ? 'malformed'
    : 'unavailable';
}

/** Any error of a provider as a ModelFailure; `cancelled` tells that the caller gave up, so that it is nobody's fault. */
export function failureOf(error: unknown, cancelled: boolean): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const causes = causesOf(error);
  if (cancelled) return new ModelFailure('cancelled', { cause: error });
  if (causes.some((cause) => cause instanceof BodyTooLong))
    return new ModelFailure('too_long', { cause: error });
  if (causes.some(isAbort)) return new ModelFailure('timeout', { cause: error });
  const call = causes.find((cause) => APICallError.isInstance(cause));
  if (call?.statusCode !== undefined) {
    return new ModelFailure(reasonOfStatus(call.statusCode, call.responseBody), {
      retryAfterMs: retryAfterMs(call.responseHeaders),
      cause: error,
    });
  }
  return new ModelFailure(reasonOfShape(causes), { cause: error });
}
