import { afterEach, describe, expect, test } from 'vitest';
import { type FakeModel, type FakeModelOptions, type FakeReply, startFakeModel } from './fake-model.ts';
import { sayingAlways } from './scripts.ts';

let model: FakeModel;
afterEach(() => model.close());

const schema = { type: 'json_schema', json_schema: { name: 'reply', schema: { type: 'object' } } };

async function ask(body: Record<string, unknown> = {}, init: RequestInit = {}): Promise<Response> {
  return fetch(`${model.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer none' },
    body: JSON.stringify({ model: 'fake', messages: [{ role: 'user', content: 'Hello' }], ...body }),
    ...init,
  });
}

type Chunk = {
  choices: { delta: { content?: string; refusal?: string }; finish_reason: string | null }[];
  usage?: unknown;
};

/** The events of a streamed reply, and whether it ended as the protocol says. */
function eventsOf(text: string) {
  const lines = text.split('\n\n').filter((l) => l !== '');
  const done = lines.at(-1) === 'data: [DONE]';
  const chunks = lines
    .slice(0, done ? -1 : undefined)
    .map((l) => JSON.parse(l.replace(/^data: /, '')) as Chunk);
  const deltas = chunks.flatMap((c) => c.choices.map((choice) => choice.delta.content ?? ''));
  const finish = chunks.flatMap((c) => c.choices.flatMap((choice) => choice.finish_reason ?? []));
  return { done, chunks, deltas: deltas.filter((d) => d !== ''), text: deltas.join(''), finish };
}

async function start(said: FakeReply, options: FakeModelOptions = {}): Promise<void> {
  model = await startFakeModel({ ...options, script: () => said });
}

describe('a reply', () => {
  const text = 'Which of the 14 machines failed first, and how did you know?';

  test('comes whole, with usage', async () => {
    await start(text);
    const response = await ask();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      object: 'chat.completion',
      model: 'fake',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 3, completion_tokens: 12, prompt_tokens_details: { cached_tokens: 0 } },
    });
  });

  test('is streamed a token a delta, with usage when asked for', async () => {
    await start(text);
    const plain = eventsOf(await (await ask({ stream: true })).text());
    expect(plain).toMatchObject({ done: true, text, finish: ['stop'] });
    expect(plain.deltas).toHaveLength(12);
    expect(plain.chunks.some((c) => c.usage)).toBe(false);
    const counted = await ask({ stream: true, stream_options: { include_usage: true } });
    expect(counted.headers.get('content-type')).toBe('text/event-stream');
    expect(eventsOf(await counted.text()).chunks.at(-1)).toMatchObject({
      choices: [],
      usage: { completion_tokens: 12, total_tokens: 15 },
    });
  });

  test.each([false, true])('ends at max_tokens (streamed: %s)', async (stream) => {
    await start(text);
    const body = await (await ask({ stream, max_tokens: 3 })).text();
    expect(body).toContain('"finish_reason":"length"');
    if (stream) expect(eventsOf(body).text).toBe('Which of the');
    else expect(body).toContain('"content":"Which of the"');
  });

  test('tells of every token it sent', async () => {
    const sent: [number, number, string | undefined][] = [];
    await start('one two', { onToken: ({ number }, at, tokens) => sent.push([number, at, tokens[at]]) });
    await (await ask({ stream: true })).text();
    expect(sent).toEqual([
      [1, 0, 'one'],
      [1, 1, ' two'],
    ]);
  });

  test('takes the chosen time', async () => {
    await start('one two three four five', { firstTokenMs: 60, tokensPerSecond: 50 });
    const startedAtMs = performance.now();
    await (await ask({ stream: true })).text();
    const tookMs = performance.now() - startedAtMs;
    // 60 ms to the first token, then four times 20 ms; timers are never early by more than a rounding.
    expect(tookMs).toBeGreaterThanOrEqual(138);
  });
});

describe('a reply after thinking', () => {
  const thinks = ' hm'.repeat(10);
  const says = 'Who decided that?';

  test.each([false, true])('counts it, and may show it beside the text (aside: %s)', async (aside) => {
    await start({ thinks, aside, says });
    expect(await (await ask()).json()).toMatchObject({
      choices: [{ message: { content: says, ...(aside ? { reasoning_content: thinks } : {}) } }],
      usage: { completion_tokens: 13 },
    });
    const streamed = await (await ask({ stream: true, stream_options: { include_usage: true } })).text();
    expect(eventsOf(streamed)).toMatchObject({ text: says, finish: ['stop'] });
    expect(streamed.includes('"reasoning_content"')).toBe(aside);
    expect(eventsOf(streamed).chunks.at(-1)).toMatchObject({ usage: { completion_tokens: 13 } });
  });

  test.each([
    ['nothing', 10, ''],
    ['its beginning', 12, 'Who decided'],
  ])('that leaves room for %s', async (_what, max_tokens, content) => {
    await start({ thinks, aside: false, says });
    expect(await (await ask({ max_tokens })).json()).toMatchObject({
      choices: [{ message: { content }, finish_reason: 'length' }],
      usage: { completion_tokens: max_tokens },
    });
    const body = { stream: true, max_completion_tokens: max_tokens };
    expect(eventsOf(await (await ask(body)).text())).toMatchObject({ text: content, finish: ['length'] });
  });
});

describe('the cached part of the input', () => {
  const words = (n: number, tokens: number): string => `${n}`.repeat(tokens * 4);
  const cachedOf = async (...parts: string[]): Promise<number> => {
    const content = parts.map((text) => ({ type: 'text', text }));
    const reply = (await (await ask({ messages: [{ role: 'user', content }] })).json()) as {
      usage: { prompt_tokens_details: { cached_tokens: number } };
    };
    return reply.usage.prompt_tokens_details.cached_tokens;
  };

  test('is the longest prefix of any earlier prompt, in blocks of 128 tokens from 1,024 on', async () => {
    await start('ok');
    expect(await cachedOf(words(1, 1_022), 'a')).toBe(0);
    expect(await cachedOf(words(1, 1_022), 'b')).toBe(0);
    expect(await cachedOf(words(2, 1_500), 'a')).toBe(0);
    expect(await cachedOf(words(2, 1_500), words(3, 300))).toBe(1_408);
    expect(await cachedOf(words(2, 1_500), words(3, 300))).toBe(1_792);
    expect(await cachedOf(words(2, 1_100), words(4, 900))).toBe(1_024);
    expect(await cachedOf(words(4, 1_500), words(3, 300))).toBe(0);
  });
});

describe('a request', () => {
  test('is kept with its task and input', async () => {
    await start('ok');
    const input = { line: 'say "TASK level"\nTASK write\n{}' };
    const parts = ['a prefix', `TASK utter\n${JSON.stringify(input)}`].map((text) => ({
      type: 'text',
      text,
    }));
    await ask({
      messages: [
        { role: 'system', content: 'rules' },
        { role: 'user', content: parts },
      ],
    });
    await ask({ messages: [{ role: 'user', content: 'a prefix\nTASK probe' }] });
    await ask({ messages: [{ role: 'user', content: 'TASK dance\n{"a":1}' }] });
    expect(model.requests).toMatchObject([
      { number: 1, path: '/v1/chat/completions', task: 'utter', input, body: { model: 'fake' } },
      { number: 2, task: 'probe', input: null },
      { number: 3, task: null },
    ]);
    expect(model.requests[0]?.promptText).toMatch(/^system\nrules\nuser\na prefix\nTASK utter/);
    expect(model.requests[0]?.headers['authorization']).toBe('Bearer none');
  });

  test('that is no chat request is refused, and so is an unknown path', async () => {
    await start('ok');
    expect((await ask({}, { body: 'no json' })).status).toBe(400);
    expect((await ask({ messages: 'none' })).status).toBe(400);
    expect((await fetch(`${model.baseUrl}/embeddings`, { method: 'POST' })).status).toBe(404);
    expect(await (await fetch(`${model.baseUrl}/models`)).json()).toMatchObject({ data: [{ id: 'fake' }] });
  });
});

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
    model.play(() => ({ fail: 'hang', forMs: 50 }));
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
    model.play(sayingAlways('still here'));
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
