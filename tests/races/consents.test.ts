import fastify from 'fastify';
import multipart from '@fastify/multipart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConsentChoices } from '#contract/consents.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import type { TestService } from '#tests/fixtures/test-service.ts';
import { closeNodes, startTwoNodes } from '#tests/fixtures/two-nodes.ts';
import { waveOf } from '#web/room/voice/wave.ts';

const leaseId = 'lease-of-consent-races';
const sound = Buffer.from(waveOf(new Float32Array(16_000)));
/** How often the operator's speech service was sent something. */
let sent = 0;
let nodes: [TestService, TestService];
let closeSpeech: () => Promise<void>;

beforeAll(async () => {
  const speech = fastify();
  await speech.register(multipart);
  speech.post('/v1/audio/transcriptions', async (request, reply) => {
    for await (const part of request.parts()) if (part.type === 'file') await part.toBuffer();
    sent += 1;
    return reply.send({ text: 'some words' });
  });
  speech.post('/v1/audio/speech', async (_request, reply) => {
    sent += 1;
    return reply.type('audio/wav').send(sound);
  });
  const address = await speech.listen({ host: '127.0.0.1', port: 0 });
  closeSpeech = () => speech.close();
  nodes = await startTwoNodes({
    env: {
      SPEECH_PROVIDER: 'compatible',
      SPEECH_BASE_URL: `${address}/v1`,
      SPEECH_HEARING_MODEL: 'hears',
      SPEECH_SPEAKING_MODEL: 'speaks',
    },
  });
});
afterAll(async () => {
  await closeNodes(nodes);
  await closeSpeech();
});

async function onBothNodes(name: string, interviews: number): Promise<[ApiClient, ApiClient]> {
  const client = await nodes[0].signedIn(name, interviews);
  return [client, client.towards(nodes[1].origin)];
}

async function choose(client: ApiClient, choices: ConsentChoices): Promise<void> {
  const { notice: seen } = await client.call('readConsents');
  await client.call('changeConsents', { body: { seen, language: 'en', choices } });
}

const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]): string[] =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));

const rowsWith = async (client: ApiClient, table: string) => {
  const uid = (await client.call('readMe')).account?.uid;
  return (await rowsOf(nodes[0].parts.database, table)).filter((row) => row['uid'] === uid);
};

describe('a consent withdrawn at one server', () => {
  it('while the interview is started at the other leaves none running, and the credit there', async () => {
    for (let round = 0; round < runs(8, 3); round++) {
      const [here, there] = await onBothNodes(`Starts And Stops ${'abcdefgh'[round]}`, 1);
      const { resumeId } = await here.call('pasteResume', { body: { text: pastedResume } });
      const { sessionId } = await here.call('beginInterview', { body: {} });
      await here.call('takePen', { params: { sessionId }, body: { leaseId, takeOver: true } });
      const body = { leaseId, style: 'chill', resumeId } as const;
      const outcomes = await Promise.allSettled([
        choose(there, { interview: false }),
        here.call('startInterview', { params: { sessionId }, body }),
      ]);
      expect(outcomes[0]?.status).toBe('fulfilled');
      for (const code of codesOf(outcomes)) expect(['consent_required', 'interview_over']).toContain(code);
      expect((await here.call('readMe')).account).toMatchObject({ activeSessionId: null, remaining: 1 });
      expect(await rowsWith(here, 'interview_sessions')).toMatchObject([
        { state: 'discarded', end_reason: 'withdrawn' },
      ]);
    }
  });

  it('while resumes come in at the other leaves none of them', async () => {
    const [here, there] = await onBothNodes('Brings And Takes Back', 0);
    for (let round = 0; round < 4; round++) {
      await giveConsent(here);
      const outcomes = await Promise.allSettled([
        ...[1, 2, 3].map(() => here.call('pasteResume', { body: { text: pastedResume } })),
        ...[1, 2].map(() => here.call('useSampleResume', { body: { sample: 'fresher' } })),
        new Promise((later) => setImmediate(later)).then(() => choose(there, { interview: false })),
      ]);
      expect(codesOf(outcomes).filter((code) => code !== 'consent_required')).toEqual([]);
      expect(await rowsWith(here, 'resumes')).toEqual([]);
    }
  });

  it('is given once by many presses, and never left half', async () => {
    const [here, there] = await onBothNodes('Presses Often', 0);
    await choose(here, { interview: false });
    await Promise.all(
      [here, there, here, there, here, there].map((client) => choose(client, { interview: true })),
    );
    const live = (await rowsWith(here, 'consents')).filter((row) => row['withdrawn_at'] === null);
    expect(live).toHaveLength(3);
    expect(new Set(live.map((row) => row['purpose']))).toEqual(new Set(['adult', 'interview', 'voice']));
  });

  it('for the voice sends nothing that comes after, at any server, and what was refused was never sent', async () => {
    const [here, there] = await onBothNodes('Falls Silent', 1);
    const { sessionId } = await here.call('beginInterview', { body: {} });
    const hear = (client: ApiClient) => {
      const form = new FormData();
      form.set('sound', new Blob([Uint8Array.from(sound)], { type: 'audio/wav' }), 'stretch.wav');
      return client.call('hearSpeech', { params: { sessionId }, form });
    };
    const say = (client: ApiClient, text: string) =>
      client.call('saySentence', { params: { sessionId }, body: { portrait: 'meera', text } });
    for (let round = 0; round < runs(10, 4); round++) {
      await giveConsent(here);
      const before = sent;
      const during = Promise.allSettled(
        [here, there, here, there].flatMap((client, n) => [
          hear(client),
          say(client, `Sentence ${round}, the ${n}th.`),
        ]),
      );
      await choose(there, { voice: false });
      const afterwards = await Promise.allSettled(
        [here, there].flatMap((client) => [hear(client), say(client, `After round ${round}.`)]),
      );
      expect(codesOf(afterwards)).toEqual(Array.from({ length: 4 }, () => 'consent_required'));
      const outcomes = await during;
      expect(codesOf(outcomes).filter((code) => code !== 'consent_required')).toEqual([]);
      expect(sent - before).toBe(outcomes.filter(({ status }) => status === 'fulfilled').length);
    }
  });
});
