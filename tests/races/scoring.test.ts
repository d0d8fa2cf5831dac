import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { assessorScript } from '../../bench/fake-model/assessor-script.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { startFakeModel } from '../../bench/fake-model/fake-model.ts';
import { giveUpScoring, scoreInterview } from '#server/feedback/score-interview.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { assessorOn, levelsFor } from '#tests/fixtures/model-scoring.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
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
async function endedInterview(client: ApiClient, answers = 18): Promise<string> {
  const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
  for (let n = 0; n < answers; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = soundAnswerAt(n);
    const body = { leaseId, clientTurnId: `scoring-${n}-answer`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId }, body: { ...body } });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  return sessionId;
}

/** The interview as it was before its feedback was stored; its stages stay. */
async function forgetFeedback(sessionId: string): Promise<void> {
  await service.parts.database.transaction(async (tx) => {
    await tx.execute(sql`delete from feedbacks where session_id = ${sessionId}`);
    await tx.execute(
      sql`update interview_sessions set state = 'scoring', has_feedback = false where session_id = ${sessionId}`,
    );
  });
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

  it('with a model tells a candidate no summary and no drill of an earlier interview again (rule PROSE-5)', async () => {
    const fake = await startFakeModel({ script: competentScript });
    const client = await service.signedIn('Told Once', 2);
    const told = [];
    for (const answers of [18, 17]) {
      const sessionId = await endedInterview(client, answers);
      await untilEvent(client, sessionId, (s) => s.state === 'done');
      await forgetFeedback(sessionId);
      await scoreInterview({ ...service.parts, assessor: assessorOn(fake) }, { sessionId });
      const { feedback } = await client.call('readFeedback', { params: { sessionId }, body: {} });
      const opening = (words: string): string => words.split(/ (?:for|is|where|with) /)[0] ?? '';
      told.push([feedback?.verdict ?? '', ...(feedback?.drills ?? [])].map(opening));
    }
    const [first = [], second = []] = told;
    expect(first).toHaveLength(4);
    expect(second.filter((words) => first.includes(words))).toEqual([]);
    await fake.close();
  });

  it('goes on after the topics that were assessed before the process died', async () => {
    const client = await service.signedIn('Died Midway', 1);
    const sessionId = await endedInterview(client);
    await untilEvent(client, sessionId, (s) => s.state === 'done');
    const whole = await client.call('readFeedback', { params: { sessionId }, body: {} });
    await forgetFeedback(sessionId);
    await service.parts.database.transaction((tx) =>
      tx.execute(sql`delete from scoring_stages where session_id = ${sessionId} and stage = (
        select max(stage) from scoring_stages where session_id = ${sessionId})`),
    );
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

  it('two workers whose models never agree give one result, and it is what is stored (rule READ-8)', async () => {
    const fake = await startFakeModel();
    // No reply is like another, and they come in any order.
    fake.play((request) => {
      const levels = request.task === 'level' ? levelsFor(request, () => (request.number * 7) % 5) : [];
      return request.task === 'level' ? JSON.stringify({ levels, wrong: [] }) : assessorScript(request);
    });
    const client = await service.signedIn('Two Minds', 1);
    const sessionId = await endedInterview(client);
    await untilEvent(client, sessionId, (s) => s.state === 'done');
    await forgetFeedback(sessionId);
    const workers = [1, 2, 3, 4].map(() => ({ ...service.parts, assessor: assessorOn(fake) }));
    await Promise.all(workers.map((worker) => scoreInterview(worker, { sessionId })));
    expect(await count(sql`select count(*)::int n from feedbacks where session_id = ${sessionId}`)).toBe(1);
    const { feedback } = await client.call('readFeedback', { params: { sessionId }, body: {} });
    expect(feedback?.topics.some((topic) => topic.assessedBy === 'model')).toBe(true);
    const calls = fake.requests.length;
    await forgetFeedback(sessionId);
    await Promise.all(workers.map((worker) => scoreInterview(worker, { sessionId })));
    const again = await client.call('readFeedback', { params: { sessionId }, body: {} });
    expect(JSON.stringify(again.feedback)).toBe(JSON.stringify(feedback));
    expect(fake.requests).toHaveLength(calls);
    await fake.close();
  });

  it('never mixes what two models said of an interview', async () => {
    const fake = await startFakeModel({ script: competentScript });
    const client = await service.signedIn('Another Model', 1);
    const sessionId = await endedInterview(client);
    await untilEvent(client, sessionId, (s) => s.state === 'done');
    const extracted: number[] = [];
    for (const model of ['one', 'other']) {
      await forgetFeedback(sessionId);
      const assessor = assessorOn(fake, { model });
      await scoreInterview({ ...service.parts, assessor }, { sessionId });
      const { feedback } = await client.call('readFeedback', { params: { sessionId }, body: {} });
      expect(feedback?.assessor.name).toBe(model);
      extracted.push(fake.requests.filter((request) => request.task === 'extract').length);
    }
    const inputs = sql`select count(distinct input_hash)::int n from scoring_stages where session_id = ${sessionId}`;
    expect(await count(inputs)).toBe(3);
    expect(extracted[0]).toBeGreaterThan(0);
    expect(extracted[1]).toBe(2 * (extracted[0] ?? 0));
    await fake.close();
  });

  it('stops where the consent is withdrawn: nothing more is read, and no feedback is stored (rule CONSENT-3)', async () => {
    const client = await service.signedIn('Withdrew While Read', 1);
    const sessionId = await endedInterview(client);
    await untilEvent(client, sessionId, (s) => s.state === 'done');
    await forgetFeedback(sessionId);
    await service.parts.database.transaction((tx) =>
      tx.execute(sql`delete from scoring_stages where session_id = ${sessionId}`),
    );
    const offline = createOfflineAssessor();
    const assessor: typeof offline = {
      ...offline,
      assess: async (topics, work, onTopic) => {
        const { notice: seen } = await client.call('readConsents');
        const choices = { interview: false };
        await client.call('changeConsents', { body: { seen, language: 'en', choices } });
        return offline.assess(topics, work, onTopic);
      },
    };
    await scoreInterview({ ...service.parts, assessor }, { sessionId });
    const stages = sql`select count(*)::int n from scoring_stages where session_id = ${sessionId} and stage like 'topic:%'`;
    expect(await count(stages)).toBe(0);
    expect(await count(sql`select count(*)::int n from feedbacks where session_id = ${sessionId}`)).toBe(0);
    expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'discarded',
      endReason: 'withdrawn',
    });
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
