import { describe, expect, test } from 'vitest';
import { sayingAlways } from './scripts.ts';
import { askedModel, eventsOf } from '#tests/fixtures/asked-model.ts';

const asked = askedModel();
const { ask, start } = asked;

const schema = { type: 'json_schema', json_schema: { name: 'reply', schema: { type: 'object' } } };

describe('a failure', () => {
  const text = 'What did the retrofit of the 14 machines cost, and who paid for it?';

  test.each([
    [{ fail: 'rate_limit', retryAfterSeconds: 7 } as const, 429, '7', 'rate_limit_exceeded'],
    [{ fail: 'rate_limit' } as const, 429, null, 'rate_limit_exceeded'],
    [{ fail: 'server_error' } as const, 500, null, 'server_error'],
    [{ fail: 'server_error', status: 503 } as const, 503, null, 'server_error'],
    [{ fail: 'unauthorised' } as const, 401, null, 'invalid_api_key'],
    [{ fail: 'bad_request', message: 'no temperature' } as const, 400, null, 'invalid_request_error'],
    [{ fail: 'bad_request', message: 'no system', status: 500 } as const, 500, null, 'invalid_request_error'],
  ])('%j is a status', async (failure, status, retryAfter, type) => {
    await start(failure);
    const response = await ask({ stream: true });
    expect(response.status).toBe(status);
    expect(response.headers.get('retry-after')).toBe(retryAfter);
    expect(await response.json()).toMatchObject({ error: { type } });
  });

  test('unsupported_schema refuses a schema only', async () => {
    await start({ fail: 'unsupported_schema' });
    expect((await ask({ response_format: schema })).status).toBe(400);
    expect((await ask({ response_format: { type: 'json_object' } })).status).toBe(200);
  });

  test('without structured output every schema is refused, and the script answers the rest', async () => {
    await start(text, { structuredOutput: false });
    expect((await ask({ response_format: schema })).status).toBe(400);
    expect(await (await ask()).text()).toContain(text);
  });

  test.each([false, true])('reset ends the connection before a reply (streamed: %s)', async (stream) => {
    await start({ fail: 'reset' });
    await expect(ask({ stream })).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
  });

  test.each([false, true])('cut ends the connection in the middle (streamed: %s)', async (stream) => {
    await start({ fail: 'cut', text, afterChars: 20 });
    const response = await ask({ stream });
    expect(response.status).toBe(200);
    let received = '';
    const decoder = new TextDecoder();
    const reading = (async () => {
      for await (const chunk of response.body ?? []) received += decoder.decode(chunk);
    })();
    await expect(reading).rejects.toThrow('terminated');
    if (stream)
      expect(eventsOf(received)).toMatchObject({ done: false, text: text.slice(0, 20), finish: [] });
    else expect(received.endsWith(`"content":"${text.slice(0, 20)}`)).toBe(true);
  });

  test('hang sends nothing until its time is over', async () => {
    await start({ fail: 'hang' });
    await expect(ask({}, { signal: AbortSignal.timeout(100) })).rejects.toThrow('timeout');
    asked.model.play(() => ({ fail: 'hang', forMs: 50 }));
    await expect(ask()).rejects.toThrow('fetch failed');
  });

  test.each([false, true])('slow_loris sends character by character (streamed: %s)', async (stream) => {
    await start({ fail: 'slow_loris', text: 'Why now?', charEveryMs: 3 });
    const startedAtMs = performance.now();
    const body = await (await ask({ stream })).text();
    expect(performance.now() - startedAtMs).toBeGreaterThan(20);
    if (stream)
      expect(eventsOf(body)).toMatchObject({ done: true, text: 'Why now?', deltas: Array.from('Why now?') });
    else expect(JSON.parse(body)).toMatchObject({ choices: [{ message: { content: 'Why now?' } }] });
  });

  test.each([false, true])('empty is 200 and nothing else (streamed: %s)', async (stream) => {
    await start({ fail: 'empty' });
    const response = await ask({ stream });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('empty_text is well-formed and says nothing', async () => {
    await start({ fail: 'empty_text' });
    expect(await (await ask()).json()).toMatchObject({
      choices: [{ message: { content: '' }, finish_reason: 'stop' }],
    });
    const events = eventsOf(await (await ask({ stream: true })).text());
    expect(events).toMatchObject({ done: true, text: '', finish: ['stop'] });
  });

  test.each([false, true])('huge is as long as it says, and well-formed (streamed: %s)', async (stream) => {
    await start({ fail: 'huge', bytes: 1_000_000 });
    const body = await (await ask({ stream })).text();
    const content = stream
      ? eventsOf(body).text
      : (JSON.parse(body) as { choices: [{ message: { content: string } }] }).choices[0].message.content;
    expect(content.length).toBeGreaterThanOrEqual(1_000_000);
    expect(content.length).toBeLessThan(1_020_000);
  });

  test('huge stops when the caller leaves', async () => {
    await start({ fail: 'huge', bytes: 1e12 });
    const leave = new AbortController();
    const response = await ask({ stream: true }, { signal: leave.signal });
    await response.body?.getReader().read();
    leave.abort();
    asked.model.play(sayingAlways('still here'));
    expect(await (await ask()).text()).toContain('still here');
  });

  test('refusal says so in its own field', async () => {
    await start({ fail: 'refusal', text: 'I cannot.' });
    expect(await (await ask()).json()).toMatchObject({
      choices: [{ message: { content: null, refusal: 'I cannot.' }, finish_reason: 'content_filter' }],
    });
    const events = eventsOf(await (await ask({ stream: true })).text());
    expect(events).toMatchObject({ done: true, text: '', finish: ['content_filter'] });
    expect(events.chunks.some((c) => c.choices[0]?.delta.refusal === 'I cannot.')).toBe(true);
  });

  test('not_json is a web page', async () => {
    await start({ fail: 'not_json' });
    const response = await ask();
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<html>/);
  });
});
