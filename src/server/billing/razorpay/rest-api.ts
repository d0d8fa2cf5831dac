import { cutText } from '#core/text/cut-text.ts';
import type { z } from 'zod';
import { GatewayRefused } from '../payment-gateway.ts';
import { boundedRequest, type Answer } from './bounded-request.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { errorBody } from './entities.ts';
import { RazorpayFault, upstreamError } from './razorpay-fault.ts';
import type { Deadline } from './retrying.ts';

const maxBytes = 1_000_000;
const longestDescription = 200;

type Question<T extends z.ZodType> = {
  method: 'GET' | 'POST';
  /** Below `/v1`, ids already encoded. */
  path: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  answer: T;
};

/**
 * Asks once, within the deadline. Throws UpstreamError when the gateway did not answer as it should, then an effect may or may not have
 * happened; GatewayRefused when it said a definite no.
 */
export type RestApi = {
  ask<T extends z.ZodType>(question: Question<T>, deadline: Deadline): Promise<z.output<T>>;
};

type RestApiOptions = {
  baseUrl: string;
  keyId: string;
  keySecret: string;
  /** Limits of one exchange: requests with an effect, and reads. */
  timeouts: { orderMs: number; readMs: number };
  breaker: CircuitBreaker;
  /** The wall clock in ms, for a Retry-After given as a date. */
  wallMs: () => number;
};

export function createRestApi(options: RestApiOptions): RestApi {
  // The gateway knows the scheme in this spelling only (rule RAZORPAY-2).
  const authorization = `Basic ${Buffer.from(`${options.keyId}:${options.keySecret}`).toString('base64')}`;
  return {
    ask: (question, deadline) =>
      options.breaker.run(async () => {
        const about = `${question.method} ${question.path}`;
        const ownMs = question.method === 'GET' ? options.timeouts.readMs : options.timeouts.orderMs;
        const timeoutMs = Math.ceil(Math.min(ownMs, deadline.remainingMs()));
        if (timeoutMs <= 0) throw upstreamError(new RazorpayFault('timeout', about));
        const init = requestOf(question, authorization);
        try {
          const answer = await boundedRequest(addressOf(options.baseUrl, question), init, {
            timeoutMs,
            maxBytes,
          });
          return read(answer, question, about, options.wallMs());
        } catch (error) {
          throw error instanceof RazorpayFault ? upstreamError(error) : error;
        }
      }),
  };
}

function addressOf(baseUrl: string, { path, query }: Question<z.ZodType>): URL {
  const url = new URL(`${baseUrl}${path}`);
  url.search = new URLSearchParams(query).toString();
  return url;
}

function requestOf({ method, body, headers }: Question<z.ZodType>, authorization: string): RequestInit {
  return {
    method,
    headers: {
      authorization,
      accept: 'application/json',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  };
}

function read<T extends z.ZodType>(
  answer: Answer,
  question: Question<T>,
  about: string,
  wallMs: number,
): z.output<T> {
  const { status } = answer;
  if (status < 200 || status > 299) throw complaint(answer, about, wallMs);
  const body = jsonOf(answer.text);
  if (body === undefined) throw new RazorpayFault('unreadable', about, { status });
  const parsed = question.answer.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.')).slice(0, 5);
  throw new RazorpayFault('misshapen', `${about} (${fields.join(', ')})`, { status });
}

/** The meaning of a status other than success. Only a 4xx in the gateway's own words is a definite no. */
function complaint(answer: Answer, about: string, wallMs: number): RazorpayFault | GatewayRefused {
  const { status } = answer;
  if (status === 401) return new RazorpayFault('keys_refused', about, { status });
  if (status === 409) return new RazorpayFault('busy', about, { status });
  if (status === 429) {
    const retryAfterMs = retryAfterMsOf(answer.retryAfter, wallMs);
    return new RazorpayFault('rate_limited', about, { status, retryAfterMs });
  }
  if (status >= 500) return new RazorpayFault('server_error', about, { status });
  const parsed = errorBody.safeParse(jsonOf(answer.text));
  if (!parsed.success) return new RazorpayFault('unreadable', about, { status });
  const { code, description, reason } = parsed.data.error;
  if (code === 'SERVER_ERROR' || code === 'GATEWAY_ERROR')
    return new RazorpayFault('server_error', about, { status });
  return new GatewayRefused({ code, reason, status, description: printable(description ?? code) });
}

/** Seconds or a date, in ms from now; null when absent or neither. */
function retryAfterMsOf(header: string | null, wallMs: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const atMs = Date.parse(header);
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - wallMs);
}

function printable(words: string): string {
  return cutText(words.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), longestDescription);
}

/** Undefined when it is not JSON: the parser's own error would quote the body. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
