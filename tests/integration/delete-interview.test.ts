import { appendFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { pastedResume, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { putOnPremium } from '#tests/fixtures/premium.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* What becomes of an interview that its owner deletes. Where its words are looked for is the walk's: deletion-walk.test.ts. */

const leaseId = 'lease-of-the-deleting-test';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const outbox = () => join(service.env['DATA_DIR'] ?? '', 'outbox');

async function started(client: ApiClient, resume = pastedResume): Promise<string> {
  await putOnPremium(service.parts.database, (await client.call('readMe')).account?.uid ?? '');
  const { resumeId, facts } = await client.call('pasteResume', { body: { text: resume } });
  await client.call('confirmFacts', { params: { resumeId }, body: { facts } });
  const { sessionId } = await client.call('beginInterview', { body: {} });
  await client.call('takePen', { params: { sessionId }, body: { leaseId, takeOver: true } });
  const aims = { statement: 'I come from Coimbatore.', targetSchools: ['IIM Kozhikode'] };
  const body = { leaseId, style: 'chill', resumeId, ...aims } as const;
  await client.call('startInterview', { params: { sessionId }, body });
  return sessionId;
}

async function ended(client: ApiClient, resume = pastedResume): Promise<string> {
  const sessionId = await started(client, resume);
  for (let n = 0; n < 18; n++) {
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    const text = soundAnswerAt(n);
    const body = { leaseId, clientTurnId: `deleting-${n}-answer`, toTurnId: awaitingTurnId ?? '', text };
    await client.call('answer', { params: { sessionId }, body });
  }
  await untilAwaited(client, sessionId);
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, (s) => s.state === 'done');
  return sessionId;
}

it('an interview its owner deletes is counted and no longer shown, the mail about it is deleted, and its credit stays used (rule ERASE-2)', async () => {
  const client = await service.signedIn('Deletes One', 1);
  await client.call('changeSettings', { body: { notifications: true, emailUpdates: true } });
  const sessionId = await ended(client);
  const { database } = service.parts;
  const told = `feedback-${sessionId}.eml`;
  await vi.waitFor(() => expect(existsSync(join(outbox(), told))).toBe(true), { timeout: 120_000 });
  const past = await client.call('listPastInterviews');
  expect(past).toMatchObject({ completed: 1, remaining: 0, deleted: 0 });
  expect(past.interviews).toHaveLength(1);

  for (let again = 0; again < 2; again++)
    expect(await client.call('deleteInterview', { params: { sessionId }, body: {} })).toEqual({ ok: true });

  expect(readdirSync(outbox())).not.toContain(told);
  expect(await client.call('listPastInterviews')).toEqual({
    completed: 1,
    remaining: 0,
    deleted: 1,
    interviews: [],
  });
  const opened = await client.call('readFeedback', { params: { sessionId }, body: {} });
  expect(opened).toMatchObject({ status: 'deleted', feedback: null });
  expect((await client.call('readMe')).account).toMatchObject({ completed: 1, remaining: 0 });
  const [row] = (await rowsOf(database, 'interview_sessions')).filter((r) => r['session_id'] === sessionId);
  expect(row).toMatchObject({ has_feedback: true, state: 'done', stem_ids: [], resume_id: null });
  const kinds = (await rowsOf(database, 'audit_log')).filter((r) => r['kind'] === 'interview_deleted');
  expect(kinds).toHaveLength(2);
  expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({ turns: [] });
  expect(await client.call('readLastAims')).toEqual({ statement: '', targetSchools: [], inPlan: true });
});

it('keeps nothing of a deleted interview in a later one', async () => {
  const client = await service.signedIn('Deletes The First', 2);
  const { database } = service.parts;
  const inResume = 'Snorrelbach';
  const saidIn = async (sessionId: string): Promise<boolean> =>
    (await rowsOf(database, 'interview_events'))
      .filter((row) => row['session_id'] === sessionId)
      .some((row) => JSON.stringify(row['event']).includes(inResume));
  const first = await ended(client, pastedResume.replaceAll('Nilgiri Pumps', `${inResume} Pumps`));
  expect(await saidIn(first)).toBe(true);
  const second = await ended(client);
  await client.call('deleteInterview', { params: { sessionId: first }, body: {} });
  expect(await saidIn(first)).toBe(false);
  expect(await saidIn(second)).toBe(false);
});

it.each(['running', 'scoring'] as const)(
  'an interview that a restored backup has %s again and its owner had deleted is over for good, and the next one begins (rule ERASE-5)',
  async (state) => {
    const client = await service.signedIn(`Restored ${state}`, 1);
    const sessionId = await started(client);
    const { database } = service.parts;
    if (state === 'scoring') {
      await database.transaction((tx) =>
        tx.execute(
          sql`update interview_sessions set state = 'scoring', ended_at = now() where session_id = ${sessionId}`,
        ),
      );
    }
    const stone = { kind: 'interview', subject: sessionId, at: new Date().toISOString(), dueAt: null };
    appendFileSync(join(service.env['DATA_DIR'] ?? '', 'tombstones.jsonl'), `\n${JSON.stringify(stone)}`);
    expect(await operate(service.env, ['forget-again'])).toContain('1 interview;');
    expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'discarded',
      turns: [],
    });
    expect((await client.call('readMe')).account).toMatchObject({ activeSessionId: null, remaining: 1 });
    await client.call('beginInterview', { body: {} });
  },
);

it('an interview that runs, or is being prepared, is not deleted', async () => {
  const client = await service.signedIn('Still Talking', 1);
  const { sessionId } = await client.call('beginInterview', { body: {} });
  const remove = () => client.call('deleteInterview', { params: { sessionId }, body: {} });
  await expect(remove()).rejects.toMatchObject({ code: 'interview_under_way', status: 409 });
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await remove();
  const running = await started(client);
  await expect(
    client.call('deleteInterview', { params: { sessionId: running }, body: {} }),
  ).rejects.toMatchObject({
    code: 'interview_under_way',
  });
});
