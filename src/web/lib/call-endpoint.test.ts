import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { errorCodes } from '#contract/errors.ts';
import { callEndpoint, commonError, EndpointError, onSignedOut, wordsFor } from './call-endpoint.ts';
import { addressOf, type PageAddress } from './endpoint-address.ts';
import { errorWords, isCallErrorCode } from './refusals/all-refusals.ts';

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

describe('addressOf', () => {
  it('fills and escapes path parts, and refuses a missing one', () => {
    const follow = 'GET /api/interviews/:sessionId/stream';
    expect(addressOf(follow, { params: { sessionId: 'a/b' }, query: { after: '3.1' } })).toEqual({
      method: 'GET',
      url: '/api/interviews/a%2Fb/stream?after=3.1',
    });
    expect(() => addressOf(follow)).toThrow('sessionId');
  });

  it('takes the addresses of the contract alone, and none of the operator’s', () => {
    const table = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`);
    const known: PageAddress = 'GET /api/me';
    // @ts-expect-error: the contract has no such path
    const mistyped: PageAddress = 'GET /api/mee';
    // @ts-expect-error: nor this method on it
    const otherMethod: PageAddress = 'DELETE /api/me';
    // @ts-expect-error: the operator's page has a table of its own
    const operators: PageAddress = 'GET /api/operator/me';
    expect(table).toContain(known);
    for (const none of [mistyped, otherMethod]) expect(table).not.toContain(none);
    expect(table).toContain(operators);
  });
});

describe('errorWords', () => {
  it('knows which codes it has words for', () => {
    for (const code of errorCodes) expect(isCallErrorCode(code)).toBe(true);
    for (const code of ['toString', 7, null]) expect(isCallErrorCode(code)).toBe(false);
  });
});

describe('callEndpoint', () => {
  it('sends JSON with the header that forms cannot send, and returns the reply', async () => {
    answerWith(200, '{"ok":true}');
    await expect(callEndpoint('POST /api/sign-out')).resolves.toEqual({ ok: true });
    expect(sent[0]).toMatchObject({
      url: '/api/sign-out',
      init: { method: 'POST', credentials: 'same-origin', body: '{}', headers: { 'x-hotseat': '1' } },
    });
  });

  it('sends neither body nor header on a read', async () => {
    answerWith(200, '{"account":null}');
    await callEndpoint('GET /api/me');
    expect(sent[0]!.init.body).toBeUndefined();
    expect(sent[0]!.init.headers).not.toHaveProperty('x-hotseat');
  });

  it.each([
    [409, '{"error":{"code":"restarts_used_up"}}', 'restarts_used_up'],
    [422, '{"error":{"code":"file_encrypted"}}', 'file_encrypted'],
    [409, '{"error":{"code":"mentor_links_used_up"}}', 'mentor_links_used_up'],
    [413, '', 'request_too_large'],
    [401, '<html>', 'not_signed_in'],
    [502, '', 'upstream_unavailable'],
    [500, '{"error":{"code":"no_such_code"}}', 'internal'],
    [500, '{"error":{"code":"toString"}}', 'internal'],
    [200, 'not json', 'unreachable'],
  ])('turns %i %s into %s', async (status, body, code) => {
    answerWith(status, body);
    const error = await callEndpoint('POST /api/interviews/:sessionId/restart', {
      params: { sessionId },
    }).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(EndpointError);
    expect(error).toMatchObject({ code, message: errorWords[code as 'internal'] });
  });

  it('says that a page in place of JSON is no answer', async () => {
    answerWith(200, '<html></html>', { 'content-type': 'text/html' });
    await expect(callEndpoint('GET /api/me')).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('tells offline from unreachable', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(callEndpoint('GET /api/me')).rejects.toMatchObject({ code: 'unreachable' });
    vi.stubGlobal('navigator', { onLine: false });
    await expect(callEndpoint('GET /api/me')).rejects.toMatchObject({ code: 'offline' });
  });

  it('carries fields, safe data and the wait that was asked for', async () => {
    answerWith(429, '{"error":{"code":"too_many_requests","data":{"limit":10},"requestId":"r1"}}', {
      'retry-after': '30',
    });
    await expect(callEndpoint('GET /api/me')).rejects.toMatchObject({
      data: { limit: 10 },
      requestId: 'r1',
      retryAfterSeconds: 30,
    });
  });

  it.each([
    ['its data', '{"error":{"code":"too_many_requests","data":{"retryAfterSeconds":3596}}}', {}],
    ['its header', '{"error":{"code":"too_many_requests"}}', { 'retry-after': '3596' }],
    ['its header, without a body', '', { 'retry-after': '3596' }],
  ])('says how long to wait, by %s', async (_, body, headers) => {
    answerWith(429, body, headers);
    await expect(callEndpoint('GET /api/me')).rejects.toMatchObject({
      code: 'too_many_requests',
      message: 'That was too many tries in a short time. Please try again in about an hour.',
      retryAfterSeconds: 3596,
    });
  });

  it('tells listeners when the session has ended', async () => {
    answerWith(401, '{"error":{"code":"not_signed_in"}}');
    const listener = vi.fn<() => void>();
    const stop = onSignedOut(listener);
    await callEndpoint('GET /api/past-interviews').catch(() => {});
    stop();
    await callEndpoint('GET /api/past-interviews').catch(() => {});
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('wordsFor', () => {
  it('never shows what a stranger threw', () => {
    expect(wordsFor(new Error('select * from users'))).toBe(errorWords.internal);
    expect(wordsFor(commonError('offline'))).toBe(errorWords.offline);
  });
});
