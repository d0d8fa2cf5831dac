import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModel, type FakeReply, startFakeModel } from '../../bench/fake-model/fake-model.ts';
import { sayingAlways, thinkingFirst } from '../../bench/fake-model/scripts.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import { asking, failureOf, prompt, streamed } from '#tests/fixtures/ask-model.ts';

let fake: FakeModel;
beforeAll(async () => void (fake = await startFakeModel()));
afterAll(() => fake.close());
beforeEach(() => fake.requests.splice(0));

const endpoint = () => ({ provider: 'compatible' as const, apiKey: null, baseUrl: fake.baseUrl });
const model = () => createLanguageModel(endpoint(), 'fake');
const reasonOf = async (call: Promise<unknown>): Promise<string> => (await failureOf(call)).reason;

describe('a model that streams', () => {
  it('is given the instructions, then one message with data and task, and counted as its provider counts', async () => {
    fake.play(() => 'Who decided that?');
    const { text, use } = await streamed(model());
    expect(text).toBe('Who decided that?');
    expect(use.inputTokens).toBeGreaterThan(10);
    expect(use.outputTokens).toBeGreaterThan(2);
    const sent = fake.requests.at(-1);
    expect(sent).toMatchObject({ task: 'utter', input: { seeks: 'Who decided?' } });
    expect(sent?.body.messages.map((message) => message.role)).toEqual(['system', 'user']);
    expect(sent?.body).toMatchObject({ model: 'fake', stream: true, max_tokens: 1_620 });
  });

  it.each<[string, FakeReply]>([
    ['rate_limited', { fail: 'rate_limit', retryAfterSeconds: 7 }],
    ['unavailable', { fail: 'server_error' }],
    ['unavailable', { fail: 'reset' }],
    ['not_allowed', { fail: 'unauthorised' }],
    ['refused', { fail: 'refusal', text: 'I cannot do that.' }],
    ['empty', { fail: 'empty_text' }],
    ['malformed', { fail: 'empty' }],
    ['cut', { fail: 'cut', afterChars: 9, text: 'Who decided that, and why?' }],
    ['too_long', { fail: 'huge', bytes: 10_000_000 }],
  ])('ends as %s on %j', async (reason, reply) => {
    fake.play(() => reply);
    expect(await reasonOf(streamed(model()))).toBe(reason);
  });

  it('says when the endpoint wants to be asked again', async () => {
    fake.play(() => ({ fail: 'rate_limit', retryAfterSeconds: 7 }));
    await expect(streamed(model())).rejects.toMatchObject({ reason: 'rate_limited', retryAfterMs: 7_000 });
  });

  it('stops when nobody waits any more', async () => {
    fake.play(() => ({ fail: 'hang' }));
    const abort = new AbortController();
    const waiting = reasonOf(streamed(model(), abort.signal));
    abort.abort();
    expect(await waiting).toBe('cancelled');
  });
});

describe('a model that is asked for JSON', () => {
  it('gives the text as it came, fences and all', async () => {
    fake.play(() => '```json\n{"level":3}\n```');
    const { text } = await model().ask(prompt, asking);
    expect(text).toBe('```json\n{"level":3}\n```');
    expect(fake.requests.at(-1)?.body.response_format).toMatchObject({ type: 'json_schema' });
  });

  it('is asked more simply once it refuses a schema, and from then on', async () => {
    fake.play(({ body }) =>
      body.response_format?.type === 'json_schema' ? { fail: 'unsupported_schema' } : '{"level":2}',
    );
    const one = model();
    expect((await one.ask(prompt, asking)).text).toBe('{"level":2}');
    expect(one.settings.format).toBe('json');
    await one.ask(prompt, asking);
    expect(fake.requests.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
  });

  it('is tried again after a passing failure', async () => {
    let calls = 0;
    fake.play(() => (++calls === 1 ? { fail: 'rate_limit', retryAfterSeconds: 0 } : '{"level":1}'));
    expect((await model().ask(prompt, asking)).text).toBe('{"level":1}');
    expect(calls).toBe(2);
  });

  it.each<[string, FakeReply]>([
    ['not_allowed', { fail: 'unauthorised' }],
    ['refused', { fail: 'refusal', text: 'No.' }],
    ['empty', { fail: 'empty_text' }],
    ['empty', { fail: 'empty' }],
    ['malformed', { fail: 'not_json' }],
    ['too_long', { fail: 'huge', bytes: 10_000_000 }],
  ])('ends as %s on %j', async (reason, reply) => {
    fake.play(() => reply);
    expect(await reasonOf(model().ask(prompt, asking))).toBe(reason);
  });

  it.each<FakeReply>([{ fail: 'hang' }, { fail: 'slow_loris', text: '{"level":1}', charEveryMs: 200 }])(
    'is not waited for beyond its time: %j',
    async (reply) => {
      fake.play(() => reply);
      expect(await reasonOf(model().ask(prompt, { ...asking, timeoutMs: 300 }))).toBe('timeout');
    },
  );
});

describe('a model that thinks', () => {
  const silently = (tokens: number) => thinkingFirst(sayingAlways('Who decided that?'), tokens);

  it('without a word to show for it has spent its cap, and is given more room, up to a limit', async () => {
    fake.play(silently(100_000));
    const one = model();
    const rooms: number[] = [];
    for (let n = 0; n < 5; n++) {
      const { reason, use } = await failureOf(streamed(one));
      expect(reason).toBe('cap_spent');
      expect(use?.outputTokens).toBe(120 + (rooms.at(-1) ?? 1_500));
      rooms.push(one.extraTokens.speech);
    }
    expect(rooms).toEqual([3_000, 6_000, 6_000, 6_000, 6_000]);
    expect(one.repairs).toEqual(['more_room']);
    expect(one.extraTokens.scoring).toBe(4_000);
    expect((await failureOf(one.ask(prompt, asking))).reason).toBe('cap_spent');
    expect(one.extraTokens.scoring).toBe(8_000);
  });

  it('in several calls side by side is given more room once', async () => {
    fake.play(silently(100_000));
    const one = model();
    await Promise.all(Array.from({ length: 5 }, () => failureOf(one.ask(prompt, asking))));
    expect(one.extraTokens.scoring).toBe(8_000);
  });

  it('is given what an operator decided and no more', async () => {
    fake.play(silently(100_000));
    const one = createLanguageModel(endpoint(), 'fake', { extraTokens: { speech: 10, scoring: 10 } });
    expect((await failureOf(streamed(one))).reason).toBe('cap_spent');
    expect(one.extraTokens).toEqual({ speech: 10, scoring: 10 });
  });

  it('and is cut off in its words is given more room for the next', async () => {
    const text = 'Who decided that, and how do you know it now, years after it all?';
    fake.play(() => ({ thinks: ' hm'.repeat(1_610), aside: false, says: text }));
    const one = model();
    expect((await streamed(one)).text.length).toBeLessThan(text.length);
    expect((await streamed(one)).text).toBe(text);
  });

  it.each([
    ['silently', false],
    ['beside its words', true],
  ])('%s is heard, and its thinking is counted', async (_how, aside) => {
    fake.play(() => ({ thinks: ' hm'.repeat(300), aside, says: 'Who decided that?' }));
    const { text, use } = await streamed(model());
    expect(text).toBe('Who decided that?');
    expect(use.outputTokens).toBeGreaterThan(300);
    fake.play(() => ({ thinks: ' hm'.repeat(300), aside, says: '{"level":1}' }));
    expect((await model().ask(prompt, asking)).text).toBe('{"level":1}');
  });

  it('in its text is heard without that', async () => {
    fake.play(() => '<think>{"level":9} Hm.</think>{"level":1}');
    expect((await streamed(model())).text).toBe('{"level":1}');
    expect((await model().ask(prompt, asking)).text).toBe('{"level":1}');
    fake.play(() => 'Okay, {"level":9}.\n</think>\n{"level":1}');
    expect((await model().ask(prompt, asking)).text.trim()).toBe('{"level":1}');
  });

  it('in its text, unannounced, is known by it from the end mark on', async () => {
    fake.play(() => 'Okay, they want a question. Who paid? </think> Who decided that?');
    const one = model();
    expect((await failureOf(streamed(one))).reason).toBe('malformed');
    expect(one.repairs).toEqual(['thinks_in_text']);
    expect((await streamed(one)).text.trim()).toBe('Who decided that?');
  });

  it('by its family in its text, but beside it by its endpoint, is heard as it speaks', async () => {
    fake.play(() => ({ thinks: ' hm'.repeat(30), aside: true, says: 'So, who decided?' }));
    const one = createLanguageModel(endpoint(), 'deepseek-r1');
    const signal = AbortSignal.timeout(5_000);
    const pieces: string[] = [];
    for await (const piece of one.stream(prompt, { maxOutputTokens: 120, signal })) pieces.push(piece);
    expect(pieces).toEqual(['So,', ' who', ' decided?']);
  });

  it('in plain words before its JSON has said its JSON all the same', async () => {
    fake.play(() => 'Reasoning: all is clear.\n{"level":1}');
    expect((await model().ask(prompt, asking)).text).toContain('{"level":1}');
  });

  it.each([
    ['fake', null],
    ['deepseek-r1', 'cap_spent'],
  ])('has sent half of its JSON when that was cut off, if it was JSON: %s', async (name, reason) => {
    fake.play(() => `{"quotes":["${'words '.repeat(20_000)}"]}`);
    const asked = createLanguageModel(endpoint(), name).ask(prompt, asking);
    if (reason) expect((await failureOf(asked)).reason).toBe(reason);
    else expect((await asked).text).toMatch(/^\{"quotes":\["words/);
  });

  it('takes no more than was set aside for the call, though it has more room by now', async () => {
    fake.play(() => 'Who decided that?');
    const signal = AbortSignal.timeout(5_000);
    const words = model().stream(prompt, { maxOutputTokens: 120, extraTokens: 7, signal });
    while (!(await words.next()).done);
    await model().ask(prompt, { ...asking, extraTokens: 9 });
    expect(fake.requests.map(({ body }) => body.max_tokens)).toEqual([127, 209]);
  });

  it('in a text that is cut off has said nothing', async () => {
    fake.play(() => 'Who paid? And when? '.repeat(5_000));
    const one = createLanguageModel(endpoint(), 'deepseek-r1');
    expect((await failureOf(streamed(one))).reason).toBe('cap_spent');
  });
});
