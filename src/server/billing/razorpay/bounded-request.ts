import { RazorpayFault } from './razorpay-fault.ts';

type Limits = { timeoutMs: number; maxBytes: number };
export type Answer = { status: number; retryAfter: string | null; text: string };

/**
 * One HTTP exchange with an end: `timeoutMs` covers connecting, headers and body, the body is at most `maxBytes`, redirects are not
 * followed (they would carry the keys elsewhere). Any status is an answer. Throws RazorpayFault network, timeout, too_large or unreadable.
 */
export async function boundedRequest(url: URL, init: RequestInit, limits: Limits): Promise<Answer> {
  const about = `${init.method ?? 'GET'} ${url.pathname}`;
  const signal = AbortSignal.timeout(limits.timeoutMs);
  try {
    const response = await fetch(url, { ...init, signal, redirect: 'error' });
    const bytes = await cappedBody(response, limits.maxBytes, about);
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: decode(bytes, about),
    };
  } catch (error) {
    if (error instanceof RazorpayFault) throw error;
    // The original is dropped on purpose: a parser's error quotes the bytes it could not read.
    throw new RazorpayFault(signal.aborted ? 'timeout' : 'network', `${about} ${codeOf(error)}`.trim());
  }
}

async function cappedBody(response: Response, maxBytes: number, about: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop by throwing cancels the rest of the body.
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new RazorpayFault('too_large', about, { status: response.status });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function decode(bytes: Uint8Array, about: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RazorpayFault('unreadable', about);
  }
}

/** The system's code, such as ECONNRESET, which fetch keeps one level down. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}
