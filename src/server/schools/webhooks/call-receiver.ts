import { request as requestPlain } from 'node:http';
import { type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type TryResult, webhookLimits } from '#contract/schools/webhooks.ts';
import {
  AddressRefused,
  guardedLookup,
  mayBeCalled,
  type LookUp,
  type Reach,
} from '#server/platform/outgoing/reach.ts';

/** What came of calling a receiver. */
export type Answered = { result: TryResult; status: number | null; durationMs: number; answer: string };

/**
 * Posts `body` to a receiver and replies what came of it; throws nothing. It has ten seconds for everything, no redirect is followed, and of its answer only the
 * beginning is read (rules SCHOOL-81, SCHOOL-83).
 */
export async function callReceiver(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  reach: Reach,
  { timeoutMs = webhookLimits.timeoutMs, ask }: { timeoutMs?: number; ask?: LookUp } = {},
): Promise<Answered> {
  const began = performance.now();
  const ended = (result: TryResult, status: number | null = null, answer = ''): Answered => {
    return { result, status, durationMs: Math.round(performance.now() - began), answer };
  };
  if (!mayBeCalled(url, reach)) return ended('address_refused');
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await post(url, { headers, body, signal, lookup: guardedLookup(reach, ask) });
    return ended('answered', response.statusCode ?? null, await beginningOf(response));
  } catch (error) {
    if (error instanceof AddressRefused) return ended('address_refused');
    return ended(signal.aborted ? 'timed_out' : 'unreachable');
  }
}

function post(
  url: string,
  { body, ...options }: RequestOptions & { body: string },
): Promise<IncomingMessage> {
  const open = url.startsWith('https:') ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const headers = { ...(options.headers as Record<string, string>), ...length };
    const request: ClientRequest = open(url, { ...options, method: 'POST', agent: false, headers });
    request.once('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

/** The first bytes of an answer as text that can be stored and shown; what breaks off or goes on is left. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece);
      bytes += piece.byteLength;
      if (bytes >= webhookLimits.answerBytes) break;
    }
  } catch {
    // The status is known: what else it would have said changes nothing.
  }
  const text = Buffer.concat(pieces).subarray(0, webhookLimits.answerBytes).toString('utf8');
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '\uFFFD');
}
