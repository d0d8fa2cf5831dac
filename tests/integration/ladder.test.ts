import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const leaseId = 'lease-of-the-ladder-test';
const weak =
  'Sir, I am a hard working person and a quick learner. We had many tasks in the team and it was a good experience for us.';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function finished(client: ApiClient): Promise<string> {
  const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
  for (let n = 0; n < 10; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = `${weak} That was number ${n} of my life.`;
    const body = { leaseId, clientTurnId: `ladder-answer-${n}`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId }, body });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, (s) => s.state === 'done');
  return sessionId;
}

const stored = () => rowsOf(service.parts.database, 'ladders');
const read = (client: ApiClient, sessionId: string) => client.call('readLadder', { params: { sessionId } });

async function untilReady(client: ApiClient, sessionId: string) {
  return vi.waitFor(
    async () => {
      const reply = await read(client, sessionId);
      if (reply.status !== 'ready') throw new Error(reply.status);
      return reply.ladder;
    },
    { timeout: 20_000, interval: 100 },
  );
}

describe('the ladder of a feedback (rule LADDER-4)', () => {
  it('is made when the feedback is, once, for its owner alone, and goes with it', async () => {
    const owner = await service.signedIn('Ladder Owner', 1);
    const sessionId = await finished(owner);
    await vi.waitFor(async () => expect((await stored())[0]?.['ladder']).toMatchObject({ kind: 'ladder' }), {
      timeout: 20_000,
    });
    const ladder = await untilReady(owner, sessionId);
    const { feedback } = await owner.call('readFeedback', { params: { sessionId }, body: {} });
    if (ladder.kind === 'none') throw new Error(ladder.because);
    expect(feedback?.transcript.find(({ id }) => id === ladder.turnId)?.text).toBe(ladder.answer);
    expect(ladder.model).toBeNull();

    const other = await service.signedIn('Ladder Stranger', 0);
    await expect(read(other, sessionId)).rejects.toMatchObject({ code: 'not_found' });

    const { database } = service.parts;
    await database.transaction((tx) => tx.execute(sql`delete from ladders`));
    const replies = await Promise.all(Array.from({ length: 6 }, () => read(owner, sessionId)));
    expect(replies.map(({ status }) => status)).toContain('making');
    expect(await untilReady(owner, sessionId)).toEqual(ladder);
    expect(await stored()).toHaveLength(1);

    await owner.call('deleteInterview', { params: { sessionId }, body: {} });
    expect(await stored()).toEqual([]);
    await expect(read(owner, sessionId)).rejects.toMatchObject({ code: 'not_found' });
  });
});
