import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/errors.ts';
import { callEndpoint, EndpointError, onSignedOut, wordsFor } from './call-endpoint.ts';
import { addressOf, endpointAddresses } from './endpoint-address.ts';
import { errorWords, isErrorCode } from './error-words.ts';

type Sent = { url: string; init: RequestInit };
let sent: Sent[] = [];

function answerWith(status: number, body: string, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });
  });
}
const sessionId = 'session_abcdefgh12_1760000000000';

beforeEach(() => {
  sent = [];
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('endpointAddresses', () => {
  it('repeats method and path of every endpoint that is not the operator’s', () => {
    const table = Object.entries(endpoints)
      .filter(([, { path }]) => !path.startsWith('/api/operator/') && path !== '/metrics')
      .map(([name, e]) => [name, `${e.method} ${e.path}`]);
    expect(endpointAddresses).toEqual(Object.fromEntries(table));
  });
  it('fills and escapes path parts, and refuses a missing one', () => {
    expect(addressOf('followInterview', { params: { sessionId: 'a/b' }, query: { after: '3.1' } })).toEqual({
      method: 'GET',
      url: '/api/interviews/a%2Fb/stream?after=3.1',
    });
    expect(() => addressOf('readInterview')).toThrow('sessionId');
  });
});

describe('errorWords', () => {
  it('has words for every code and knows which codes come from the wire', () => {
    for (const code of errorCodes) {
      expect(errorWords[code].length).toBeGreaterThan(5);
      expect(isErrorCode(code)).toBe(true);
    }
    for (const code of ['offline', 'toString', 7, null]) expect(isErrorCode(code)).toBe(false);
  });
});

describe('callEndpoint', () => {
  it('sends JSON with the header that forms cannot send, and returns the reply', async () => {
    answerWith(200, '{"ok":true}');
    await expect(callEndpoint('signOut')).resolves.toEqual({ ok: true });
    expect(sent[0]).toMatchObject({
      url: '/api/sign-out',
      init: { method: 'POST', credentials: 'same-origin', body: '{}', headers: { 'x-hotseat': '1' } },
    });
  });

  it('sends neither body nor header on a read', async () => {
    answerWith(200, '{"account":null}');
    await callEndpoint('readMe');
    expect(sent[0]!.init.body).toBeUndefined();
    expect(sent[0]!.init.headers).not.toHaveProperty('x-hotseat');
  });

  it.each([
    [409, '{"error":{"code":"restarts_used_up"}}', 'restarts_used_up'],
    [401, '<html>', 'not_signed_in'],
    [502, '', 'upstream_unavailable'],
    [500, '{"error":{"code":"no_such_code"}}', 'internal'],
    [200, 'not json', 'unreachable'],
  ])('turns %i %s into %s', async (status, body, code) => {
    answerWith(status, body);
    const error = await callEndpoint('restartInterview', { params: { sessionId } }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(EndpointError);
    expect(error).toMatchObject({ code, message: errorWords[code as 'internal'] });
  });

  it('says that a page in place of JSON is no answer', async () => {
    answerWith(200, '<html></html>', { 'content-type': 'text/html' });
    await expect(callEndpoint('readMe')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('tells offline from unreachable', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(callEndpoint('readMe')).rejects.toMatchObject({ code: 'unreachable' });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(callEndpoint('readMe')).rejects.toMatchObject({ code: 'offline' });
  });

  it('carries fields, safe data and the wait that was asked for', async () => {
    answerWith(429, '{"error":{"code":"too_many_requests","data":{"limit":10},"requestId":"r1"}}', {
      'retry-after': '30',
    });
    await expect(callEndpoint('readMe')).rejects.toMatchObject({
      data: { limit: 10 },
      requestId: 'r1',
      retryAfterSeconds: 30,
    });
  });

  it('tells listeners when the session has ended', async () => {
    answerWith(401, '{"error":{"code":"not_signed_in"}}');
    const listener = vi.fn<() => void>();
    const stop = onSignedOut(listener);
    await callEndpoint('listPastInterviews').catch(() => {});
    stop();
    await callEndpoint('listPastInterviews').catch(() => {});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('wordsFor', () => {
  it('never shows what a stranger threw', () => {
    expect(wordsFor(new Error('select * from users'))).toBe(errorWords.internal);
    expect(wordsFor(new EndpointError('interview_over'))).toBe(errorWords.interview_over);
  });
});
