import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HeardStretch } from '#contract/transcript.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const leaseId = 'lease-one-of-tests';
const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

/** Sentences as stretches of eight seconds with two seconds between. */
const heardAs = (text: string): HeardStretch[] =>
  (text.match(/[^.?!]+[.?!]*/g) ?? [text]).map((sentence, at) => ({
    text: sentence.trim(),
    fromMs: 1_500 + at * 10_000,
    toMs: 9_500 + at * 10_000,
    speechMs: 7_000,
  }));

/** Answers what is asked now; gives the turn as it is stored. */
async function say(client: ApiClient, sessionId: string, text: string, heard: HeardStretch[]) {
  const { awaitingTurnId: toTurnId, turns } = await untilAwaited(client, sessionId);
  clock.advance(60_000);
  const body = { leaseId, clientTurnId: `spoken-${turns.length}`, toTurnId: toTurnId ?? '', text, heard };
  const { turnId } = await client.call('answer', { params: { sessionId }, body });
  const after = await untilAwaited(client, sessionId);
  return after.turns.find(({ id }) => id === turnId);
}

it('an answer is spoken while at most 15 % of its words are mended, and typed beyond (rule VOICE-8)', async () => {
  const client = await service.signedIn('Mended Words', 1);
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  const said =
    'I counted the tickets of fourteen months, and in two of three somebody had waited for a spare part.';
  const mended = said.replace('tickets', 'dockets').replace('spare', 'bearing');
  const spoken = await say(client, sessionId, mended, heardAs(said));
  expect(spoken).toMatchObject({ text: mended, source: 'spoken', heard: heardAs(said) });
  const written = mended.replace('fourteen months', 'a year').replace('somebody', 'a technician');
  const typed = await say(client, sessionId, written, heardAs(said));
  expect(typed).toMatchObject({ text: written, source: 'typed' });
  expect(typed).not.toHaveProperty('heard');
});

it('an answer keeps where it was spoken into the panel (rule VOICE-11)', async () => {
  const client = await service.signedIn('Spoke Over', 1);
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  const { awaitingTurnId: toTurnId } = await untilAwaited(client, sessionId);
  const spokenInto = { turnId: toTurnId ?? '', words: 2 };
  const body = {
    leaseId,
    clientTurnId: 'spoken-over',
    toTurnId: toTurnId ?? '',
    text: 'Sorry, my name first.',
  };
  const { turnId } = await client.call('answer', { params: { sessionId }, body: { ...body, spokenInto } });
  const { turns } = await untilAwaited(client, sessionId);
  expect(turns.find(({ id }) => id === turnId)).toMatchObject({ spokenInto });
});

it.each([
  ['that end before they begin', [{ text: 'so', fromMs: 900, toMs: 800, speechMs: 0 }]],
  ['with more voice than time', [{ text: 'so', fromMs: 0, toMs: 800, speechMs: 900 }]],
  ['that overlap', [...heardAs('One.'), ...heardAs('Two.')]],
  ['of more words than anybody says', [{ text: 'so '.repeat(300), fromMs: 0, toMs: 800, speechMs: 700 }]],
  [
    'beyond the bound',
    Array.from({ length: 121 }, (_, at) => ({ text: 'so', fromMs: at * 10, toMs: at * 10 + 9, speechMs: 1 })),
  ],
])('stretches %s are refused, and nothing is stored', async (_, heard) => {
  const client = await service.signedIn('Odd Stretches', 1);
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  const before = await untilAwaited(client, sessionId);
  const body = {
    leaseId,
    clientTurnId: 'odd-stretches',
    toTurnId: before.awaitingTurnId ?? '',
    text: 'So.',
    heard,
  };
  await expect(client.call('answer', { params: { sessionId }, body })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect((await untilAwaited(client, sessionId)).turns).toEqual(before.turns);
});

it('how it sounded stands beside the scores of a spoken interview (rule VOICE-9)', async () => {
  const client = await service.signedIn('Speaks Throughout', 1);
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  for (let n = 0; n < 18; n++) {
    const { turns, awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = soundAnswer(turns.find(({ id }) => id === awaitingTurnId)?.text ?? '');
    await say(client, sessionId, text, heardAs(text));
  }
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, ({ feedbackReady }) => feedbackReady);
  const { delivery } = await client.call('readFeedback', { params: { sessionId }, body: {} });
  expect(delivery).toMatchObject({ answers: 18 });
  const latency = delivery?.measures.find(({ id }) => id === 'seconds_to_answer');
  expect(latency).toEqual({ id: 'seconds_to_answer', value: 1.5, low: 0.5, high: 4 });
});
