import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startLocalSpeech, type LocalSpeech, type SpeechFault } from '#bench/voice/local-speech.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { loadConfig } from '#server/config/config.ts';
import { ModelFailure } from '#server/interviewer/language-model.ts';
import { openSpeech } from '#server/speech/open-speech.ts';
import { createSpeechEndpoint } from '#server/interviewer/model/speech-endpoint.ts';
import { expectSums, spenderOf, spendingParts } from '#tests/fixtures/model-spending.ts';
import { openTestDatabase } from '#tests/fixtures/test-database.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { soundOf, wordErrors } from '#tests/fixtures/spoken-sound.ts';
import { waveOf as samplesAsWave } from '#web/room/voice/wave.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const key = 'a-key-of-the-operator';
const said = 'I repair billing systems for small shops in Kochi.';
let speech: LocalSpeech;
let service: TestService;
let client: ApiClient;
let sessionId: string;
let sound: Buffer;
beforeAll(async () => {
  speech = await startLocalSpeech({ key });
  // A call waits eight seconds: not for the first loading of a model on a busy machine.
  await speech.load();
  service = await startTestService({
    env: {
      SPEECH_PROVIDER: 'openai',
      SPEECH_BASE_URL: speech.baseUrl,
      SPEECH_API_KEY: key,
      SPEECH_HEARING_MODEL: 'gpt-4o-mini-transcribe',
      SPEECH_SPEAKING_MODEL: 'gpt-4o-mini-tts',
      SPEECH_PRICES: '0.6, 1.2',
      SPEECH_INTERVIEW_BUDGET: '60 seconds, 40 rupees',
    },
  });
  client = await service.signedIn('Speaks Aloud', 2);
  ({ sessionId } = await client.call('beginInterview', { body: {} }));
  sound = waveOf(await soundOf([said]));
});
afterEach(() => speech.fail(null));
afterAll(async () => {
  await service.close();
  await speech.close();
});

const waveOf = (samples: Float32Array): Buffer => Buffer.from(samplesAsWave(samples));
const form = (wave: Buffer, names?: unknown): FormData => {
  const body = new FormData();
  if (names !== undefined) body.set('names', typeof names === 'string' ? names : JSON.stringify(names));
  body.set('sound', new Blob([Uint8Array.from(wave)], { type: 'audio/wav' }), 'stretch.wav');
  return body;
};
const hear = (wave: Buffer, names?: unknown, by = client, id = sessionId) =>
  by.call('hearSpeech', { params: { sessionId: id }, form: form(wave, names) });
const say = (text: string, by = client, id = sessionId) =>
  by.call('saySentence', { params: { sessionId: id }, body: { portrait: 'bhalla', text } });
const calls = async () =>
  (await rowsOf(service.parts.database, 'model_calls')) as {
    purpose: string;
    state: string;
    input_tokens: number;
    micro_rupees: number;
  }[];

describe("the operator's speech service", () => {
  it('is tried at start, and pages say whose it is', async () => {
    expect(service.speech).toMatchObject({
      kind: 'service',
      hearing: { model: 'gpt-4o-mini-transcribe', because: null },
      speaking: { model: 'gpt-4o-mini-tts', because: null },
    });
    const host = new URL(speech.baseUrl).host;
    expect((await client.call('readService')).speech).toEqual({ hearing: host, speaking: host });
  });

  it('hears what was said, is told the names, and keeps nothing of the sound', async () => {
    const { text } = await hear(sound, ['Trivanta Systems', 'Qureshi']);
    expect(wordErrors(said, text)).toBeLessThanOrEqual(0.25);
    expect(speech.calls.at(-1)).toMatchObject({
      authorization: `Bearer ${key}`,
      fields: {
        language: 'en',
        model: 'gpt-4o-mini-transcribe',
        prompt: 'Names: Trivanta Systems, Qureshi.',
      },
    });
  });

  it('speaks in the voice of the panellist, and a sentence is paid for once', async () => {
    const { audio } = await say('Good morning. Why this school?');
    expect(Buffer.from(audio, 'base64').toString('latin1', 0, 4)).toBe('RIFF');
    expect(speech.calls.at(-1)?.fields).toMatchObject({ voice: 'onyx', model: 'gpt-4o-mini-tts' });
    const before = speech.calls.length;
    expect((await say('Good morning. Why this school?')).audio).toBe(audio);
    expect(speech.calls).toHaveLength(before);
  });

  it('is counted in tenths of a second and in rupees, beside the language models', async () => {
    const seconds = (sound.length - 44) / 32_000;
    const [heard] = (await calls()).filter(({ purpose }) => purpose === 'hearing');
    const tenths = Math.ceil(seconds * 10);
    expect(heard).toMatchObject({ state: 'settled', input_tokens: tenths, micro_rupees: tenths * 1_000 });
    await expectSums(service.parts.database);
    expect((await rowsOf(service.parts.database, 'model_budgets')).map((row) => row['key'])).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/^(?:interview|user|day):/)]),
    );
  });
});

describe('what is refused', () => {
  const changed = (change: (wave: Buffer) => void): Buffer => {
    const wave = Buffer.from(sound);
    change(wave);
    return wave;
  };
  it.each<[string, () => Buffer, unknown]>([
    ['no sound', () => Buffer.alloc(0), undefined],
    ['a head without sound', () => sound.subarray(0, 44), undefined],
    [
      'another file',
      () => Buffer.from('%PDF-1.7 and so on, long enough to be more than a head of 44 bytes'),
      [],
    ],
    ['two channels', () => changed((wave) => wave.writeUInt16LE(2, 22)), undefined],
    ['a head that lies of its length', () => changed((wave) => wave.writeUInt32LE(32, 40)), undefined],
    ['more than 16 s', () => waveOf(new Float32Array(16_000 * 17)), undefined],
    ['names that are none', () => sound, 'not JSON'],
    ['too many names', () => sound, Array.from({ length: 61 }, (_, n) => `Name ${n}`)],
    ['an endless name', () => sound, ['x'.repeat(61)]],
  ])('%s', async (_name, wave, names) => {
    const before = speech.calls.length;
    await expect(hear(wave(), names)).rejects.toMatchObject({ status: expect.toSatisfy((s) => s < 500) });
    expect(speech.calls).toHaveLength(before);
  });

  it("another user's interview, one that is over, and an endless sentence", async () => {
    const other = await service.signedIn('Another One', 1);
    await expect(hear(sound, [], other)).rejects.toMatchObject({ code: 'not_found' });
    await expect(say('Why?', other)).rejects.toMatchObject({ code: 'not_found' });
    const { sessionId: ended } = await other.call('beginInterview', { body: {} });
    await other.call('endInterview', { params: { sessionId: ended }, body: {} });
    await expect(hear(sound, [], other, ended)).rejects.toMatchObject({ code: 'interview_over' });
    await expect(say('Why?', other, ended)).rejects.toMatchObject({ code: 'interview_over' });
    await expect(say('x'.repeat(601))).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

it('a budget holds to the second, and the next call is refused before it is made (rule VOICE-12)', async () => {
  const spender = await service.signedIn('Long Talker', 1);
  const { sessionId: long } = await spender.call('beginInterview', { body: {} });
  const sixteen = waveOf(new Float32Array(16_000 * 16));
  for (let n = 0; n < 3; n++) await hear(sixteen, [], spender, long);
  const before = speech.calls.length;
  await expect(hear(sixteen, [], spender, long)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  expect(speech.calls).toHaveLength(before);
  await expectSums(service.parts.database);
});

describe('a service that fails', () => {
  const parts = spendingParts(openTestDatabase);
  it.each<[SpeechFault, 'released' | 'settled', string]>([
    [401, 'released', 'not_allowed'],
    [429, 'released', 'rate_limited'],
    [500, 'released', 'unavailable'],
    ['shape', 'settled', 'malformed'],
  ])(
    'with %s is counted as %s, told as %s, and left alone after three times',
    async (fault, state, reason) => {
      speech.fail(fault);
      const { SPEECH_PROVIDER, SPEECH_BASE_URL, SPEECH_API_KEY, SPEECH_HEARING_MODEL } = service.env;
      const settings = loadConfig({
        SPEECH_PROVIDER,
        SPEECH_BASE_URL,
        SPEECH_API_KEY,
        SPEECH_HEARING_MODEL,
      }).speech;
      const opened = await openSpeech({ ...parts, log: fastify().log, metrics: new Metrics() }, settings);
      expect(opened.inUse).toMatchObject({ hearing: { because: reason }, speaking: null });
      const before = speech.calls.length;
      for (let n = 0; n < 5; n++)
        await expect(
          opened.hear?.(spenderOf(), { wave: sound, seconds: 3, names: [] }),
        ).rejects.toBeInstanceOf(ModelFailure);
      expect(speech.calls.length - before).toBe(3);
      const rows = await rowsOf(parts.database, 'model_calls');
      expect(rows.map((row) => row['state'])).toEqual([state, state, state]);
      await expectSums(parts.database);
    },
  );

  it.each<[SpeechFault, string]>([
    ['empty', 'empty'],
    ['endless', 'too_long'],
    [503, 'unavailable'],
  ])('to speak with %s gives no sound', async (fault, reason) => {
    speech.fail(fault);
    const endpoint = createSpeechEndpoint({ apiKey: key, baseUrl: speech.baseUrl });
    await expect(endpoint.say('tts-1', 'Why?', 'nova')).rejects.toMatchObject({ reason });
  });
});

it('a service that is not there refuses as one that is away', async () => {
  const silent = await startTestService();
  const mine = await silent.signedIn('Nobody Hears', 1);
  const { sessionId: id } = await mine.call('beginInterview', { body: {} });
  expect((await mine.call('readService')).speech).toEqual({ hearing: null, speaking: null });
  await expect(hear(sound, [], mine, id)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  await expect(say('Why?', mine, id)).rejects.toMatchObject({ code: 'upstream_unavailable' });
  await silent.close();
});
