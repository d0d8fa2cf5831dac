import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { giveUpScoring, scoreInterview } from '#server/feedback/score-interview.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const leaseId = 'lease-of-scoring-tests';
let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const counted = z.object({ n: z.number() });

async function count(statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await service.parts.database.read((tx) => queryRows(tx, counted, statement));
  return row?.n ?? 0;
}

/** An interview answered often enough to be scored, and ended. */
async function endedInterview(client: ApiClient): Promise<string> {
  const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
  for (let n = 0; n < 12; n++) {
    const { turns, awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = soundAnswer(turns.find((t) => t.id === awaitingTurnId)?.text ?? '');
    const body = { leaseId, clientTurnId: `scoring-${n}-answer`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId }, body: { ...body, source: 'typed' } });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  return sessionId;
}

describe('scoring', () => {
  it('gives one feedback and one capture, however many workers score at once', async () => {
    const client = await service.signedIn('Many Workers', 1);
    const sessionId = await endedInterview(client);
    await untilEvent(client, sessionId, (s) => s.state !== 'running');
    const deps = { ...service.parts, assessor: createOfflineAssessor() };
    await Promise.all(Array.from({ length: 12 }, () => scoreInterview(deps, { sessionId })));
    await untilEvent(client, sessionId, (s) => s.state === 'done');
    expect(await count(sql`select count(*)::int n from feedbacks where session_id = ${sessionId}`)).toBe(1);
    expect(
      await count(
        sql`select count(*)::int n from ledger where kind = 'capture' and source_key = ${sessionId}`,
      ),
    ).toBe(1);
    const { feedback } = await client.call('readFeedback', { params: { sessionId }, body: {} });
    await scoreInterview(deps, { sessionId });
    expect((await client.call('readFeedback', { params: { sessionId }, body: {} })).feedback).toEqual(
      feedback,
    );
  });

  it('goes on after the topics that were assessed before the process died', async () => {
    const client = await service.signedIn('Died Midway', 1);
    const sessionId = await endedInterview(client);
    await untilEvent(client, sessionId, (s) => s.state === 'done');
    const whole = await client.call('readFeedback', { params: { sessionId }, body: {} });
    await service.parts.database.transaction(async (tx) => {
      await tx.execute(sql`delete from feedbacks where session_id = ${sessionId}`);
      await tx.execute(
        sql`update interview_sessions set state = 'scoring', has_feedback = false where session_id = ${sessionId}`,
      );
      await tx.execute(sql`delete from scoring_stages where session_id = ${sessionId} and stage = (
        select max(stage) from scoring_stages where session_id = ${sessionId})`);
    });
    const assessed: string[] = [];
    const offline = createOfflineAssessor();
    const assessor: typeof offline = {
      ...offline,
      assess: (topics, work, onTopic) => {
        assessed.push(...topics.map((topic) => topic.topicId));
        return offline.assess(topics, work, onTopic);
      },
    };
    await scoreInterview({ ...service.parts, assessor }, { sessionId });
    expect(assessed).toHaveLength(1);
    const again = await client.call('readFeedback', { params: { sessionId }, body: {} });
    expect(again.feedback).toEqual(whole.feedback);
  });

  it('is given up after a day, and the credit returned', async () => {
    const client = await service.signedIn('Given Up', 1);
    const { sessionId } = await client.call('beginInterview', { body: {} });
    await service.parts.database.transaction((tx) =>
      tx.execute(
        sql`update interview_sessions set state = 'scoring', ended_at = now() where session_id = ${sessionId}`,
      ),
    );
    const afterHours = (hours: number) => ({
      ...service.parts,
      clock: { now: () => new Date(Date.now() + hours * 3_600_000) },
    });
    await giveUpScoring(afterHours(23));
    expect((await client.call('readInterview', { params: { sessionId } })).state).toBe('scoring');
    await giveUpScoring(afterHours(25));
    expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'failed',
      refusedFeedback: 'failed',
    });
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 1, completed: 0 });
  });
});
