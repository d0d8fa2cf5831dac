import type { BodyOf, endpoints, ParamsOf, ReplyOf } from '#contract/endpoints.ts';
import type { ErrorReply } from '#contract/errors.ts';
import type { z } from 'zod';
import {
  addressOf,
  type AddressParts,
  type EndpointAt,
  type PageAddress,
  type PageEndpoint,
} from './endpoint-address.ts';
import { explainError } from './error-explained.ts';
import { type CallErrorCode, type CommonCode, commonWords } from './error-words.ts';
import { tooManyWords } from './wait-words.ts';

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

/** What one call takes besides its address: path parts, query and body by the endpoint table; `form` carries the file of an upload. */
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

  constructor(code: CallErrorCode, words: string, detail: RefusalDetail = {}) {
    super(words, { cause: detail.cause });
    this.code = code;
    this.fields = detail.fields ?? [];
    this.data = detail.data ?? {};
    this.requestId = detail.requestId;
    this.retryAfterSeconds = detail.retryAfterSeconds;
  }
}

type RefusalDetail = Partial<Omit<ErrorReply['error'], 'code'>> & {
  retryAfterSeconds?: number | undefined;
  cause?: unknown;
};

/** An error that any call may meet. */
export const commonError = (code: CommonCode, detail: RefusalDetail = {}): EndpointError =>
  new EndpointError(code, commonWords[code], detail);

const signedOutListeners = new Set<() => void>();

/** Calls `listener` whenever a call is refused because the session has ended; returns how to stop. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** The words to show for anything a call threw. */
export function wordsFor(error: unknown): string {
  return error instanceof EndpointError ? error.message : commonWords.internal;
}

/**
 * Calls one endpoint of the table and returns its reply. Throws `EndpointError`: the service's refusal, `offline`, or `unreachable`
 * (no reply within `timeoutMs`, default 20 s, 90 s for uploads). An abort by the caller's `signal` is rethrown as it is.
 */
export async function callEndpoint<A extends PageAddress>(
  address: A,
  ...[options]: Partial<CallOptions<EndpointAt<A>>> extends CallOptions<EndpointAt<A>>
    ? [options?: CallOptions<EndpointAt<A>>]
    : [options: CallOptions<EndpointAt<A>>]
): Promise<ReplyOf<EndpointAt<A>>> {
  const { params, query, ...request } = (options ?? {}) as AddressParts & Request;
  const { method, url } = addressOf(address, { ...(params && { params }), ...(query && { query }) });
  return (await callAddress(method, url, request)) as ReplyOf<EndpointAt<A>>;
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
    throw commonError(navigator.onLine ? 'unreachable' : 'offline', { cause });
  }
  if (response.ok && reply !== undefined) return reply;
  throw await refusalIn(response.status, reply, Number(response.headers.get('retry-after')));
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

/** The refusal in a reply that is no success. A code that the service never gives is read as what the status says. */
export async function refusalIn(
  status: number,
  reply: unknown,
  retryAfterSeconds?: number,
): Promise<EndpointError> {
  const said = (reply as Partial<ErrorReply> | null | undefined)?.error;
  const meant = codeOfStatus(status);
  const [code, words] = (await explainError(said?.code)) ?? [meant, commonWords[meant]];
  if (code === 'not_signed_in') for (const listener of signedOutListeners) listener();
  const wait = Number(said?.data?.['retryAfterSeconds'] ?? retryAfterSeconds) || undefined;
  const told = code === 'too_many_requests' ? tooManyWords(wait) : words;
  return new EndpointError(code, told, { ...said, retryAfterSeconds: wait });
}

function codeOfStatus(status: number): CommonCode {
  if (status < 400) return 'unreachable';
  if (status === 401) return 'not_signed_in';
  if (status === 404) return 'not_found';
  if (status === 413) return 'request_too_large';
  if (status === 429) return 'too_many_requests';
  if (status === 507) return 'storage_full';
  return status === 502 || status === 503 || status === 504 ? 'upstream_unavailable' : 'internal';
}
