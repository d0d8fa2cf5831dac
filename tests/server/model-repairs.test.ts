import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import {
  type FakeModel,
  type FakeReply,
  type FakeScript,
  startFakeModel,
} from '../../bench/fake-model/fake-model.ts';
import { type Refused, refusing, thinkingFirst, withCapAt } from '../../bench/fake-model/scripts.ts';
import type { ModelFailureReason } from '#server/interviewer/language-model.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import { type ProbedModel, probeModel } from '#server/interviewer/model/probe-model.ts';
import type { RepairName } from '#server/interviewer/model/repair-settings.ts';
import type { ChosenSettings } from '#server/interviewer/model/request-settings.ts';
import { asking, failureOf, prompt, streamed } from '#tests/fixtures/ask-model.ts';
import { startRecordingEndpoint } from '#tests/fixtures/recording-endpoint.ts';

let fake: FakeModel;
beforeAll(async () => void (fake = await startFakeModel()));
afterAll(() => fake.close());
beforeEach(() => fake.requests.splice(0));

const endpoint = () => ({ provider: 'compatible' as const, apiKey: null, baseUrl: fake.baseUrl });
const model = () => createLanguageModel(endpoint(), 'fake');

describe('an endpoint that refuses', () => {
  const readyToSpeak: FakeScript = ({ body }) => (body.stream ? 'Who decided that?' : '{"level":1}');
  const effort = { effort: 'low' } as const;
  it.each<[Refused[], string, ChosenSettings, readonly RepairName[]]>([
    [['temperature'], 'fake', {}, ['no_temperature']],
    [['reasoning_effort'], 'fake', effort, ['no_reasoning']],
    [['chat_template_kwargs'], 'qwen3', {}, ['no_template_switch']],
    [['chat_template_kwargs', 'reasoning_effort'], 'qwen3', {}, ['no_template_switch', 'no_reasoning']],
    [['max_tokens'], 'fake', {}, ['max_completion_tokens']],
    [['stream_options'], 'fake', {}, ['no_stream_usage']],
    [['system'], 'fake', {}, ['no_system_role']],
    [['json_schema'], 'fake', {}, ['simpler_json']],
    [['json_schema', 'json_object'], 'fake', {}, ['simpler_json']],
    [
      ['system', 'temperature', 'reasoning_effort', 'max_tokens', 'stream_options', 'json_schema'],
      'fake',
      effort,
      [
        'no_system_role',
        'no_temperature',
        'no_reasoning',
        'max_completion_tokens',
        'no_stream_usage',
        'simpler_json',
      ],
    ],
  ])('%j is asked without, and from then on', async (refused, name, chosen, repairs) => {
    fake.play(refusing(readyToSpeak, ...refused));
    const one = createLanguageModel(endpoint(), name, chosen);
    expect((await streamed(one)).text).toBe('Who decided that?');
    expect((await one.ask(prompt, asking)).text).toBe('{"level":1}');
    expect(one.repairs).toEqual(repairs);
    const before = fake.requests.length;
    await streamed(one);
    expect(fake.requests.length).toBe(before + 1);
    const sent = fake.requests.at(-1)?.promptText ?? '';
    expect(sent.indexOf('You are a panel.')).toBeGreaterThan(-1);
    expect(sent.indexOf('You are a panel.')).toBeLessThan(sent.indexOf('CANDIDATE'));
  });

  it('a name for the cap is asked by the other, whichever the SDK would choose', async () => {
    fake.play(refusing(readyToSpeak, 'max_completion_tokens'));
    const one = createLanguageModel({ ...endpoint(), provider: 'openai', apiKey: 'k' }, 'gpt-5.2');
    expect((await streamed(one)).text).toBe('Who decided that?');
    expect(fake.requests.at(-1)?.body).toMatchObject({ max_tokens: 120 });
    fake.play(refusing(readyToSpeak, 'max_tokens'));
    const other = createLanguageModel({ ...endpoint(), provider: 'openai', apiKey: 'k' }, 'a-deployment');
    expect((await streamed(other)).text).toBe('Who decided that?');
    expect(fake.requests.at(-1)?.body).toMatchObject({ max_completion_tokens: 1_620 });
    expect(fake.requests.at(-1)?.body).not.toHaveProperty('max_tokens');
  });

  it('so much output is asked for less, and never again for more', async () => {
    fake.play(withCapAt(readyToSpeak, 1_000));
    const one = model();
    expect((await streamed(one)).text).toBe('Who decided that?');
    expect(one.extraTokens).toEqual({ speech: 750, scoring: 4_000 });
    fake.play(withCapAt(thinkingFirst(readyToSpeak, 5_000), 1_000));
    expect((await failureOf(streamed(one))).reason).toBe('cap_spent');
    expect(one.extraTokens.speech).toBe(750);
  });

  it('a template that cannot be filled is an error of the server to some', async () => {
    fake.play(({ body }) =>
      body.messages[0]?.role === 'system'
        ? { fail: 'bad_request', status: 500, message: 'Jinja Exception: System role not supported' }
        : 'Who decided that?',
    );
    expect((await streamed(model())).text).toBe('Who decided that?');
  });

  it('what nobody can put right is told as it is', async () => {
    fake.play(() => ({ fail: 'bad_request', message: 'The model `fake` does not exist' }));
    const one = model();
    expect((await failureOf(streamed(one))).reason).toBe('malformed');
    expect(one.repairs).toEqual([]);
  });

  it('to several at once is put right once', async () => {
    fake.play(refusing(readyToSpeak, 'temperature', 'json_schema'));
    const one = model();
    await Promise.all(Array.from({ length: 6 }, () => one.ask(prompt, asking)));
    expect(one.repairs).toEqual(['no_temperature', 'simpler_json']);
    expect(one.settings.format).toBe('json');
  });
});

describe('a complaint that comes late', () => {
  it('undoes nothing that was put right meanwhile', async () => {
    const late = Promise.withResolvers<void>();
    const refused = (message: string) => ({ status: 400, body: JSON.stringify({ error: { message } }) });
    const said = { index: 0, message: { role: 'assistant', content: '{"level":1}' }, finish_reason: 'stop' };
    const recording = await startRecordingEndpoint(async ({ body }) => {
      const first = recording.sent.length === 1;
      if (first) await late.promise;
      if (first || body.includes('"temperature"')) return refused('no temperature, please');
      if (body.includes('json_schema')) return refused('json_schema is not supported');
      return { status: 200, body: JSON.stringify({ choices: [said] }) };
    });
    onTestFinished(() => recording.close());
    const one = createLanguageModel({ ...endpoint(), baseUrl: recording.baseUrl }, 'fake');
    const slow = one.ask(prompt, asking);
    await expect.poll(() => recording.sent.length).toBe(1);
    await one.ask(prompt, asking);
    expect(one.settings).toMatchObject({ temperature: false, format: 'json' });
    late.resolve();
    await slow;
    expect(one.settings).toMatchObject({ temperature: false, format: 'json' });
    expect(recording.sent).toHaveLength(5);
  });
});

describe('the probe', () => {
  const extraTokens = { speech: 1_500, scoring: 4_000 };
  const seen = { answers: true, streaming: true, replyFormat: 'schema', promptCaching: true };

  it('tells what an endpoint was seen to do', async () => {
    fake.play(() => '{"ready": true}');
    expect(await probeModel(model())).toEqual({ ...seen, extraTokens, repairs: [] });
  });

  it('asks what the product asks: words for a turn, with what thinking may take', async () => {
    fake.play(competentScript);
    await probeModel(model());
    const [words, json] = fake.requests;
    expect(words?.body).toMatchObject({ stream: true, max_tokens: 1_620, temperature: 0.7 });
    expect(json?.body).toMatchObject({ max_tokens: 4_064, response_format: { type: 'json_schema' } });
  });

  it.each<[string, FakeScript, Partial<ProbedModel>]>([
    [
      'what an endpoint refuses',
      refusing(competentScript, 'temperature', 'json_schema'),
      { replyFormat: 'json', repairs: ['no_temperature', 'simpler_json'] },
    ],
    [
      'too little room to think',
      thinkingFirst(competentScript, 2_000),
      { repairs: ['more_room'], extraTokens: { speech: 3_000, scoring: 4_000 } },
    ],
    [
      'thinking that passes for words',
      (request) => `Okay. They want this. </think> ${competentScript(request)}`,
      { repairs: ['thinks_in_text'] },
    ],
  ])('puts right %s, for good', async (_what, script, found) => {
    fake.play(script);
    const one = model();
    expect(await probeModel(one)).toEqual({ ...seen, extraTokens, ...found });
    fake.requests.splice(0);
    expect((await probeModel(one)).answers).toBe(true);
    expect(fake.requests).toHaveLength(3);
  });

  it('asks a second time for words that came too late: a server may load its model when it is first asked', async () => {
    let asked = 0;
    fake.play((request) => (++asked === 1 ? { fail: 'hang' } : competentScript(request)));
    expect(await probeModel(model())).toMatchObject({ answers: true });
  });

  it.each<[ModelFailureReason, FakeReply]>([
    ['not_allowed', { fail: 'unauthorised' }],
    ['cap_spent', { thinks: ' hm'.repeat(50_000), aside: false, says: 'Ready.' }],
  ])('tells why an endpoint does not answer: %s', async (because, reply) => {
    fake.play(() => reply);
    expect(await probeModel(model())).toMatchObject({ answers: false, because });
  });
});
