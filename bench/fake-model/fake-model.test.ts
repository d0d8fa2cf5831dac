import { describe, expect, test } from 'vitest';
import { askedModel, eventsOf } from '#tests/fixtures/asked-model.ts';

const asked = askedModel();
const { ask, start } = asked;

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
    expect(asked.model.requests).toMatchObject([
      { number: 1, path: '/v1/chat/completions', task: 'utter', input, body: { model: 'fake' } },
      { number: 2, task: 'probe', input: null },
      { number: 3, task: null },
    ]);
    expect(asked.model.requests[0]?.promptText).toMatch(/^system\nrules\nuser\na prefix\nTASK utter/);
    expect(asked.model.requests[0]?.headers['authorization']).toBe('Bearer none');
  });

  test('that is no chat request is refused, and so is an unknown path', async () => {
    await start('ok');
    expect((await ask({}, { body: 'no json' })).status).toBe(400);
    expect((await ask({ messages: 'none' })).status).toBe(400);
    expect((await fetch(`${asked.model.baseUrl}/embeddings`, { method: 'POST' })).status).toBe(404);
    expect(await (await fetch(`${asked.model.baseUrl}/models`)).json()).toMatchObject({
      data: [{ id: 'fake' }],
    });
  });
});
