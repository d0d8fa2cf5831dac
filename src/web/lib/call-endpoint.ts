import type { BodyOf, endpoints, ParamsOf, ReplyOf } from '#contract/endpoints.ts';
import type { ErrorCode, ErrorReply } from '#contract/errors.ts';
import type { z } from 'zod';
import { addressOf, type AddressParts, type PageEndpoint } from './endpoint-address.ts';
import { type CallErrorCode, errorWords, isErrorCode } from './error-words.ts';

type QueryOf<N extends PageEndpoint> = (typeof endpoints)[N] extends { query: infer Q extends z.ZodType }
  ? z.input<Q>
  : undefined;

type Part<Key extends string, Value> = Value extends undefined
  ? { [K in Key]?: undefined }
  : string extends keyof Value
    ? { [K in Key]?: Value }
    : Partial<Value> extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value };

/** The key of a request on endpoints that act once however often they are asked; the same for every repetition. */
type KeyOf<N extends PageEndpoint> = (typeof endpoints)[N] extends { idempotent: true }
  ? { idempotencyKey: string }
  : { idempotencyKey?: undefined };

/** What one call takes besides its name: path parts, query and body by the endpoint table; `form` carries the file of an upload. */
type CallOptions<N extends PageEndpoint> = Part<'params', ParamsOf<N>> &
  Part<'query', QueryOf<N>> &
  Part<'body', BodyOf<N>> &
  KeyOf<N> & { form?: FormData; signal?: AbortSignal; timeoutMs?: number };

/** A call that got a no, or no usable answer. `message` is fit to show; `fields` are paths of wrong input. */
export class EndpointError extends Error {
  override readonly name = 'EndpointError';
  readonly code: CallErrorCode;
  readonly fields: readonly { path: string; message: string }[];
  readonly data: Readonly<Record<string, string | number | boolean>>;
  readonly requestId: string | undefined;
  /** Seconds the service asked to wait before trying again, where it did. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: CallErrorCode,
    detail: Partial<ErrorReply['error']> & { retryAfterSeconds?: number | undefined; cause?: unknown } = {},
  ) {
    super(errorWords[code], { cause: detail.cause });
    this.code = code;
    this.fields = detail.fields ?? [];
    this.data = detail.data ?? {};
    this.requestId = detail.requestId;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

const signedOutListeners = new Set<() => void>();

/** Calls `listener` whenever a call is refused because the session has ended; returns how to stop. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** The words to show for anything a call threw. */
export function wordsFor(error: unknown): string {
  return error instanceof EndpointError ? error.message : errorWords.internal;
}

/**
 * Calls one endpoint of the table and returns its reply. Throws `EndpointError`: the service's refusal, `offline`, or `unreachable`
 * (no reply within `timeoutMs`, default 20 s, 90 s for uploads). An abort by the caller's `signal` is rethrown as it is.
 */
export async function callEndpoint<N extends PageEndpoint>(
  name: N,
  ...[options]: Partial<CallOptions<N>> extends CallOptions<N>
    ? [options?: CallOptions<N>]
    : [options: CallOptions<N>]
): Promise<ReplyOf<N>> {
  const { params, query, ...request } = (options ?? {}) as AddressParts & Request;
  const { method, url } = addressOf(name, { ...(params && { params }), ...(query && { query }) });
  return (await callAddress(method, url, request)) as ReplyOf<N>;
}

/** What goes with one call besides its address. */
type Request = {
  body?: unknown;
  form?: FormData;
  signal?: AbortSignal;
  timeoutMs?: number;
  idempotencyKey?: string;
};

/** The same for an address that is in another table than the pages' own. */
export async function callAddress(
  method: string,
  url: string,
  { body, form, signal, timeoutMs, idempotencyKey }: Request,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs ?? (form ? 90_000 : 20_000));
  let response: Response;
  let reply: unknown;
  try {
    response = await fetch(url, {
      method,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      ...requestBody(method, body, form, idempotencyKey),
    });
    reply = await readJson(response);
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new EndpointError(navigator.onLine ? 'unreachable' : 'offline', { cause });
  }
  if (response.ok && reply !== undefined) return reply;
  throw refusalOf(response, reply);
}

function requestBody(
  method: string,
  body: unknown,
  form: FormData | undefined,
  idempotencyKey: string | undefined,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (method === 'GET') return { headers };
  headers['x-hotseat'] = '1';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (form) return { headers, body: form };
  headers['content-type'] = 'application/json';
  return { headers, body: JSON.stringify(body ?? {}) };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusalOf(response: Response, reply: unknown): EndpointError {
  const said = (reply as Partial<ErrorReply> | undefined)?.error;
  const code = isErrorCode(said?.code) ? said.code : codeOfStatus(response.status);
  if (code === 'not_signed_in') for (const listener of signedOutListeners) listener();
  const retryAfter = Number(response.headers.get('retry-after'));
  return new EndpointError(code, { ...said, retryAfterSeconds: retryAfter > 0 ? retryAfter : undefined });
}

function codeOfStatus(status: number): ErrorCode | 'unreachable' {
  if (status < 400) return 'unreachable';
  if (status === 401) return 'not_signed_in';
  if (status === 404) return 'not_found';
  if (status === 413) return 'file_too_large';
  if (status === 429) return 'too_many_requests';
  return status === 502 || status === 503 || status === 504 ? 'upstream_unavailable' : 'internal';
}
