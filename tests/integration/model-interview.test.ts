import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import type { Style } from '#contract/styles.ts';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, type FakeScript, startFakeModel } from '../../bench/fake-model/fake-model.ts';
import { failingAtRandom } from '../../bench/fake-model/scripts.ts';

const leaseId = 'lease-of-model-interviews';
let fake: FakeModel;
let service: TestService;

beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
  service = await startTestService({ env: modelSettings(fake) });
});
afterAll(async () => {
  await service.close();
  await fake.close();
});

/** A whole interview, and its feedback. */
async function interview(name: string, style: Style): Promise<Feedback> {
  const client = await service.signedIn(name, 1);
  const { sessionId } = await startInterviewAs(client, { style, leaseId });
  for (let n = 0; n < 18; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = soundAnswerAt(n);
    const body = { leaseId, clientTurnId: `model-${n}-answer`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId }, body: { ...body } });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  const over = await untilEvent(client, sessionId, (snapshot) => snapshot.state === 'done');
  expect(over).toMatchObject({ engine: 'model', feedbackReady: true, refusedFeedback: null });
  const { feedback } = await client.call('readFeedback', { params: { sessionId }, body: {} });
  if (!feedback) throw new Error('there is no feedback');
  return feedback;
}

const panelTurns = (feedback: Feedback) => feedback.transcript.filter((turn) => turn.role === 'panel');
const scored = (feedback: Feedback) => feedback.topics.filter((topic) => topic.score !== null);

/** Words every second turn it is asked for. To refuse says nothing about the endpoint, so the model is never left alone for a while. */
function refusingEverySecondTurn(): FakeScript {
  let asked = 0;
  return (request) => {
    if (request.task === 'utter' && ++asked % 2 === 0) return { fail: 'refusal', text: 'I cannot.' };
    return competentScript(request);
  };
}

describe('an interview with a language model', () => {
  it('is worded by the model in several voices, and read by three readers', async () => {
    fake.play(competentScript);
    const feedback = await interview('Whole Model', 'grill');
    const turns = panelTurns(feedback);
    const worded = turns.filter((turn) => turn.wordedBy === 'model');
    const toWord = turns.filter((turn) => turn.wordedBy !== undefined);
    expect(worded.length).toBeGreaterThan(toWord.length / 2);
    expect(turns.find((turn) => turn.move === 'closing')?.wordedBy).toBeUndefined();
    expect(new Set(turns.map((turn) => turn.speakerId)).size).toBeGreaterThan(1);
    expect(feedback.assessor).toMatchObject({ kind: 'model', calibrated: false });
    for (const topic of scored(feedback).filter(({ topicId }) => topicId !== 'composure')) {
      expect(topic.assessedBy).toBe('model');
      expect(topic.readings?.map((one) => one.reader)).toEqual(['chair', 'subject', 'industry']);
    }
  });

  it('says which turns the model did not word, and which it did', async () => {
    fake.play(refusingEverySecondTurn());
    const labels = panelTurns(await interview('Half Model', 'grill')).map((turn) => turn.wordedBy);
    expect(labels).toEqual(expect.arrayContaining(['model', 'offline']));
  });

  it.each(
    sampled<[string, Style, number]>([
      ['Shaky One', 'chill', 1],
      ['Shaky Two', 'grill', 2],
      ['Shaky Three', 'grill', 3],
      ['Shaky Four', 'chill', 4],
    ]),
  )(
    'ends with complete, labelled feedback when 30 %% of calls fail: %s',
    async (name, style, seed) => {
      fake.play(failingAtRandom(competentScript, 0.3, seed));
      const feedback = await interview(name, style);
      const turns = panelTurns(feedback);
      expect(turns.every((turn) => turn.text !== '')).toBe(true);
      expect(feedback.assessedTopics).toBeGreaterThanOrEqual(3);
      for (const topic of scored(feedback).filter(({ topicId }) => topicId !== 'composure'))
        expect(['model', 'offline']).toContain(topic.assessedBy);
    },
    240_000,
  );

  it('ends with feedback read offline, and says so, when the model is gone', async () => {
    fake.play(() => ({ fail: 'server_error' }));
    const feedback = await interview('No Model', 'grill');
    const sources = new Set(panelTurns(feedback).map((turn) => turn.wordedBy));
    expect(sources).toContain('offline');
    expect(sources).not.toContain('model');
    const readers = feedback.topics.flatMap(({ assessedBy }) => assessedBy ?? []);
    expect(readers.length).toBeGreaterThanOrEqual(3);
    expect(new Set(readers)).toEqual(new Set(['offline']));
  });
});
