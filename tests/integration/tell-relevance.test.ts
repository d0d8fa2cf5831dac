import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { scoredBy, type TopicId } from '#contract/topics.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { fullAnswer } from '#tests/fixtures/full-candidate.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const leaseId = 'lease-of-the-telling-test';
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function interviewed(client: ApiClient): Promise<string> {
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  const params = { sessionId };
  for (let n = 0; n < 60; n++) {
    const { turns, awaitingTurnId, state } = await untilAwaited(client, sessionId);
    const asked = turns.find(({ id }) => id === awaitingTurnId);
    if (state !== 'running' || !asked) break;
    const before = turns.filter(({ role, topicId }) => role === 'candidate' && topicId === asked.topicId);
    const body = {
      leaseId,
      clientTurnId: `telling-answer-${n}`,
      toTurnId: asked.id,
      text: fullAnswer(asked, before.length),
    };
    await client.call('answer', { params, body });
  }
  const { state } = await untilAwaited(client, sessionId);
  if (state === 'running') await client.call('endInterview', { params, body: {} });
  await untilEvent(client, sessionId, (snapshot) => snapshot.state === 'done');
  return sessionId;
}

const opened = async (client: ApiClient, sessionId: string): Promise<Feedback> => {
  const { feedback } = await client.call('readFeedback', { params: { sessionId } });
  if (!feedback) throw new Error('There is no feedback to tell of.');
  return feedback;
};
const scoreOf = ({ topics }: Feedback, topicId: TopicId) =>
  topics.find((topic) => topic.topicId === topicId)?.score ?? null;

it('what is told holds the topic and the overall at once, wherever they are read, until another thing is told (rules TOLD-1 to TOLD-3)', async () => {
  const client = await service.signedIn('Tells Of Her Answers', 1);
  const sessionId = await interviewed(client);
  const params = { sessionId };
  const first = await opened(client, sessionId);
  const asked = first.topics.filter(
    ({ score, topicId }) => score !== null && scoredBy(topicId) === 'answers',
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.map(({ told }) => told)).toEqual(asked.map(() => null));
  const { topicId, score } =
    asked.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0))[0] ?? first.topics[0] ?? {};
  if (!topicId || !score) throw new Error('No topic has a number.');
  const tell = (relevance: 'yes' | 'partly' | 'no') =>
    client.call('tellRelevance', { params, body: { topicId, relevance } });

  const { feedback: held } = await tell('no');
  expect(scoreOf(held, topicId)).toBe(2);
  expect(await opened(client, sessionId)).toEqual(held);
  const { interviews } = await client.call('listPastInterviews', {});
  expect(interviews[0]?.avgScore).toBe(held.avgScore);
  expect(scoreOf((await tell('partly')).feedback, topicId)).toBe(Math.min(5, score));
  const { feedback: restored } = await tell('yes');
  expect(scoreOf(restored, topicId)).toBe(score);
  expect(restored.avgScore).toBe(first.avgScore);

  const stranger = await service.signedIn('A Stranger', 1);
  for (const call of [
    () => stranger.call('tellRelevance', { params, body: { topicId, relevance: 'no' } }),
    () => client.call('tellRelevance', { params, body: { topicId: 'closing', relevance: 'no' } }),
    () => client.call('tellRelevance', { params, body: { topicId: 'composure', relevance: 'no' } }),
  ])
    await expect(call()).rejects.toMatchObject({ code: 'not_found' });
  expect(await opened(client, sessionId)).toEqual(restored);
});
