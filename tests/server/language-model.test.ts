import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeModel, type FakeReply, startFakeModel } from '../../bench/fake-model/fake-model.ts';
import { ModelFailure, type Prompt, type TokenUse } from '#server/interviewer/language-model.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import { probeModel } from '#server/interviewer/model/probe-model.ts';

let fake: FakeModel;
beforeAll(async () => void (fake = await startFakeModel()));
afterAll(() => fake.close());
beforeEach(() => fake.requests.splice(0));

const endpoint = () => ({ provider: 'compatible' as const, apiKey: null, baseUrl: fake.baseUrl });
const model = () => createLanguageModel(endpoint(), 'fake');
const prompt: Prompt = {
  instructions: 'You are a panel.',
  messages: [
    { role: 'user', parts: [{ text: 'CANDIDATE "one"', keeps: true }] },
    { role: 'assistant', parts: [{ text: 'Why that one?' }] },
    {
      role: 'user',
      parts: [{ text: 'CANDIDATE "two"', keeps: true }, { text: 'TASK utter\n{"draft":"Who decided?"}' }],
    },
  ],
};
const asking = {
  name: 'levels',
  schema: { type: 'object', properties: { level: { type: 'integer' } }, required: ['level'] },
  maxOutputTokens: 200,
  timeoutMs: 20_000,
};

async function streamed(signal = AbortSignal.timeout(10_000)): Promise<{ text: string; use: TokenUse }> {
  const words = model().stream(prompt, { maxOutputTokens: 120, signal });
  let text = '';
  for (;;) {
    const next = await words.next();
    if (next.done) return { text, use: next.value };
    text += next.value;
  }
}

async function reasonOf(call: Promise<unknown>): Promise<string> {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ModelFailure);
  return (error as ModelFailure).reason;
}

describe('a model that streams', () => {
  it('is given the instructions and all messages in order, and counted as its provider counts', async () => {
    fake.play(() => 'Who decided that?');
    const { text, use } = await streamed();
    expect(text).toBe('Who decided that?');
    expect(use.inputTokens).toBeGreaterThan(10);
    expect(use.outputTokens).toBeGreaterThan(2);
    const sent = fake.requests.at(-1);
    expect(sent).toMatchObject({ task: 'utter', input: { draft: 'Who decided?' } });
    expect(sent?.body.messages.map((message) => message.role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(sent?.body).toMatchObject({ model: 'fake', stream: true, max_tokens: 120 });
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
    expect(await reasonOf(streamed())).toBe(reason);
  });

  it('says when the endpoint wants to be asked again', async () => {
    fake.play(() => ({ fail: 'rate_limit', retryAfterSeconds: 7 }));
    await expect(streamed()).rejects.toMatchObject({ reason: 'rate_limited', retryAfterMs: 7_000 });
  });

  it('stops when nobody waits any more', async () => {
    fake.play(() => ({ fail: 'hang' }));
    const abort = new AbortController();
    const waiting = reasonOf(streamed(abort.signal));
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
    expect(one.format).toBe('json');
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

describe('the probe', () => {
  it('tells what an endpoint was seen to do', async () => {
    fake.play(() => '{"ready": true}');
    expect(await probeModel(model())).toEqual({
      answers: true,
      streaming: true,
      replyFormat: 'schema',
      promptCaching: true,
    });
  });

  it('tells why an endpoint does not answer', async () => {
    fake.play(() => ({ fail: 'unauthorised' }));
    expect(await probeModel(model())).toEqual({ answers: false, because: 'not_allowed' });
  });
});
