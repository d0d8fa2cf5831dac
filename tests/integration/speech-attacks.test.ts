import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import {
  type RecordingEndpoint,
  type SentRequest,
  startRecordingEndpoint,
} from '#tests/fixtures/recording-endpoint.ts';
import { refusalOf } from '#tests/fixtures/refusal-of.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { waveOf } from '#web/room/voice/wave.ts';

/* What is tried with the way to the operator's speech service, which costs money and hears people (rules VOICE-12, CONSENT-3). */

const key = 'a-key-of-the-operator';
let upstream: RecordingEndpoint;
let service: TestService;
let meera: Speaker;
type Speaker = { client: ApiClient; sessionId: string };

/** As the service of OpenAI answers: what is too short is refused with 400, and a text without a word comes back without sound. */
function answer({ path, body }: SentRequest) {
  if (path === '/audio/speech') {
    const { input } = JSON.parse(body) as { input: string };
    if (input.includes('unspeakable')) return { status: 400, body: '{"error":{"message":"Invalid input."}}' };
    return { status: 200, type: 'audio/wav', body: /\w/.test(input) ? 'RIFF' : '' };
  }
  if (body.length < 3_200 || body.includes('unbearable'))
    return {
      status: 400,
      body: '{"error":{"message":"Audio file is too short. Minimum audio length is 0.1 seconds."}}',
    };
  return { status: 200, body: '{"text":"I repair pumps."}' };
}

beforeAll(async () => {
  upstream = await startRecordingEndpoint(answer);
  service = await startTestService({
    env: {
      SPEECH_PROVIDER: 'openai',
      SPEECH_BASE_URL: upstream.baseUrl,
      SPEECH_API_KEY: key,
      SPEECH_HEARING_MODEL: 'gpt-4o-mini-transcribe',
      SPEECH_SPEAKING_MODEL: 'gpt-4o-mini-tts',
      SPEECH_PRICES: '0.6, 1.2',
      SPEECH_INTERVIEW_BUDGET: '600 seconds, 40 rupees',
      RATE_LIMIT_SCALE: '1',
    },
  });
  meera = await speaker('Meera Speaks');
});
afterAll(async () => {
  await service.close();
  await upstream.close();
});

async function speaker(name: string): Promise<Speaker> {
  const client = await service.signedIn(name, 2);
  const { sessionId } = await client.call('beginInterview', { body: {} });
  return { client, sessionId };
}

const soundOf = (seconds: number): Uint8Array =>
  new Uint8Array(waveOf(new Float32Array(Math.ceil(16_000 * seconds))));
const second = soundOf(1);
type Sent = { names?: unknown; more?: Record<string, string>; type?: string; file?: string };
function formOf(
  sound: Uint8Array,
  { names, more = {}, type = 'audio/wav', file = 'stretch.wav' }: Sent = {},
): FormData {
  const form = new FormData();
  if (names !== undefined) form.set('names', JSON.stringify(names));
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  form.set('sound', new Blob([new Uint8Array(sound)], { type }), file);
  return form;
}
const hear = ({ client, sessionId }: Speaker, sound = second, sent: Sent = {}) =>
  client.send('hearSpeech', { params: { sessionId }, form: formOf(sound, sent) });
const say = ({ client, sessionId }: Speaker, text: string) =>
  client.send('saySentence', { params: { sessionId }, body: { portrait: 'bhalla', text } });

/** What these calls sent on to the service. */
async function sentBy(act: () => Promise<unknown>): Promise<SentRequest[]> {
  const before = upstream.sent.length;
  await act();
  return upstream.sent.slice(before);
}

describe('who may not', () => {
  it('has nothing sent on: signed out, of another, over, thrown away, without consent', async () => {
    const eve = await speaker('Eve Over');
    await eve.client.call('endInterview', { params: { sessionId: eve.sessionId }, body: {} });
    const silent = await speaker('Silent Consent');
    const { notice: seen } = await silent.client.call('readConsents');
    await silent.client.call('changeConsents', { body: { seen, language: 'en', choices: { voice: false } } });
    const { sessionId } = meera;
    const tries: [string, Speaker, number, string][] = [
      ['signed out', { client: new ApiClient(service.origin), sessionId }, 401, 'not_signed_in'],
      ['of another', { client: eve.client, sessionId }, 404, 'not_found'],
      [
        'of nobody',
        { client: eve.client, sessionId: 'session_abcdefgh1234_1767225600000' },
        404,
        'not_found',
      ],
      ['over', eve, 409, 'interview_over'],
      ['without consent', silent, 403, 'consent_required'],
    ];
    const sent = await sentBy(async () => {
      for (const [what, by, status, code] of tries)
        for (const reply of [await hear(by), await say(by, `What do you do, ${what}?`)]) {
          const refusal = await refusalOf(reply);
          expect([what, refusal.status, refusal.error['code']]).toEqual([what, status, code]);
        }
    });
    expect(sent).toEqual([]);
  });

  it('gets no sound that was made for another, once they may not', async () => {
    const sentence = 'Good morning, and sit down.';
    expect((await say(meera, sentence)).status).toBe(200);
    const stranger = { client: new ApiClient(service.origin), sessionId: meera.sessionId };
    expect((await say(stranger, sentence)).status).toBe(401);
    const other = await speaker('Other Says');
    await other.client.call('endInterview', { params: { sessionId: other.sessionId }, body: {} });
    expect((await say(other, sentence)).status).toBe(409);
  });
});

describe('what a request says besides', () => {
  const evil = 'x\r\nauthorization: Bearer evil\r\nx-evil: 1';
  it('reaches the service in no path, no header and no field', async () => {
    const by = await speaker('Injects Everywhere');
    const more = {
      model: 'evil-model',
      language: 'evil',
      prompt: evil,
      response_format: 'evil',
      url: 'http://evil.example',
    };
    const files = ['stretch.wav', '../../../etc/passwd', 'x";\r\nx-evil: 1', 'http://evil.example/a.wav'];
    const sent = await sentBy(async () => {
      expect((await hear(by, second, { more })).status).toBeGreaterThanOrEqual(400);
      for (const names of [[], [evil], ['"}\r\n--boundary\r\n']])
        for (const file of files)
          for (const type of ['audio/wav', 'text/html', 'audio/wav;evil=1'])
            await (await hear(by, second, { names, file, type })).body?.cancel();
      for (const text of [evil, '</speak><evil/>', '{"voice":"evil"}', 'Why?\0', '\u202Eevil'])
        await (await say(by, text)).body?.cancel();
    });
    expect(sent.length).toBeGreaterThan(30);
    for (const { path, headers, body } of sent) {
      expect(['/audio/transcriptions', '/audio/speech']).toContain(path);
      expect(headers.authorization).toBe(`Bearer ${key}`);
      for (const name of ['cookie', 'x-evil', 'x-hotseat', 'x-forwarded-for', 'referer', 'origin'])
        expect(headers[name]).toBeUndefined();
      if (path === '/audio/speech') {
        expect(JSON.parse(body)).toMatchObject({ model: 'gpt-4o-mini-tts', voice: 'onyx' });
        continue;
      }
      const fields = [...body.matchAll(/^content-disposition: form-data; name="([^"]*)"/gim)].map(
        (found) => found[1],
      );
      expect(
        fields.filter(
          (field) =>
            ![
              'model',
              'file',
              'language',
              'prompt',
              'response_format',
              'temperature',
              'timestamp_granularities[]',
            ].includes(field ?? ''),
        ),
      ).toEqual([]);
      for (const word of ['evil-model', 'passwd', 'evil.example', 'text/html'])
        expect(body).not.toContain(word);
    }
  });

  it('chooses no voice and no model, and no other verb does', async () => {
    const { client, sessionId } = meera;
    const at = `${service.origin}/api/interviews/${sessionId}/said`;
    const headers = { 'x-hotseat': '1', 'content-type': 'application/json' };
    const bodies = [
      { portrait: '../bhalla' },
      { portrait: 'onyx' },
      { voice: 'evil' },
      { model: 'evil' },
      { format: 'mp3' },
      { sessionId: 'x' },
      { __proto__: null, text: ['x'] },
    ];
    const sent = await sentBy(async () => {
      for (const more of bodies) {
        const body = JSON.stringify({ portrait: 'bhalla', text: 'Why?', ...more });
        expect([more, (await client.fetch(at, { method: 'POST', headers, body })).status]).toEqual([
          more,
          400,
        ]);
      }
      for (const method of ['GET', 'PUT', 'DELETE', 'HEAD'])
        expect([400, 404]).toContain((await client.fetch(at, { method, headers })).status);
    });
    expect(sent).toEqual([]);
  });
});

describe('one candidate', () => {
  /** What the service does not take, which is no fault of its own. */
  const unfit: Record<string, (by: Speaker) => Promise<Response>> = {
    'a stretch of one sample': (by) => hear(by, soundOf(1 / 16_000)),
    'a stretch of a twentieth of a second': (by) => hear(by, soundOf(0.05)),
    'a stretch that it refuses': (by) => hear(by, second, { names: ['unbearable'] }),
    'a sentence without a word': (by) => say(by, '… !'),
    'a sentence it refuses': (by) => say(by, 'This is unspeakable.'),
  };
  it.each(Object.keys(unfit))(
    'takes the service from nobody else by sending %s, again and again',
    async (what) => {
      const eve = await speaker(`Eve ${what}`);
      for (let n = 0; n < 6; n++) expect((await unfit[what]?.(eve))?.status).toBeGreaterThanOrEqual(400);
      expect((await hear(meera)).status).toBe(200);
      expect((await say(meera, `Why this school, after ${what}?`)).status).toBe(200);
    },
  );

  it.each(['hear', 'say'] as const)(
    'who floods it with tiny calls to %s is refused after a minute’s worth',
    async (side) => {
      const eve = await speaker(`Eve floods ${side}`);
      const call = (n: number) => (side === 'hear' ? hear(eve, soundOf(0.11)) : say(eve, `No ${n}.`));
      const most = { hear: 40, say: 60 }[side];
      const statuses: number[] = [];
      const sent = await sentBy(async () => {
        for (let n = 0; n < 300; n += 20) {
          const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => call(n + at)));
          statuses.push(...replies.map((reply) => reply.status));
        }
      });
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(300 - 2 * most);
      expect(sent.length).toBeLessThanOrEqual(2 * most);
      expect((await (side === 'hear' ? hear(meera) : say(meera, `Why, after ${side}?`))).status).toBe(200);
    },
  );
});
