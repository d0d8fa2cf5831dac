import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailQueue } from '#server/mail/queue-mail.ts';
import { sql } from '#server/platform/database/query.ts';
import { deleteInterview } from '#server/privacy/delete-interview.ts';
import { eraseAccount } from '#server/privacy/erase-account.ts';
import { forgetAgain } from '#server/privacy/forget-again.ts';
import { keepAccount } from '#server/privacy/keep-account.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { requestDeletion } from '#server/privacy/request-deletion.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { privacyParts } from '#tests/fixtures/privacy.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addSession, addUser } from '#tests/fixtures/users.ts';

const dayMs = 24 * 60 * 60_000;
const came = new Date('2026-03-07T16:12:00Z');

let db: TestDatabase;
let kept: KeptData;
let dataDir: string;
let clock: TestClock;
let parts: PrivacyParts;
beforeAll(async () => {
  db = await openTestDatabase();
  kept = new KeptData(db.database);
  const queue = { name: mailQueue, retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60 };
  await db.jobs.work(queue, async () => undefined);
});
afterAll(() => db.close());
beforeEach(() => {
  if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  dataDir = mkdtempSync(join(tmpdir(), 'hotseat-tombstones-'));
  clock = new TestClock(came);
  const log = pino({ level: 'silent' });
  parts = privacyParts({ database: db.database, jobs: db.jobs, clock, log } as never, dataDir);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const linesOf = () =>
  readFileSync(join(dataDir, 'tombstones.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const rowsWith = async (table: string, uid: string) =>
  (await rowsOf(db.database, table)).filter((row) => JSON.stringify(row).includes(uid));

/** The database as it was before anything was asked of this account: a restored backup. */
async function restored(uid: string, sessionId: string): Promise<void> {
  await db.database.transaction(async (tx) => {
    await tx.execute(sql`delete from account_deletions where uid = ${uid}`);
    await tx.execute(sql`delete from tombstones where subject in (${uid}, ${sessionId})`);
    await tx.execute(sql`update interview_sessions set forgotten_at = null where session_id = ${sessionId}`);
    await tx.execute(
      sql`update users set email = 'back@example.com', display_name = 'Back' where uid = ${uid}`,
    );
    await tx.execute(
      sql`insert into interview_events values (${sessionId}, 1, null, '{"text":"words"}', now()) on conflict do nothing`,
    );
  });
}

async function person(name: string): Promise<{ uid: string; sessionId: string }> {
  const uid = await addUser(db.database, name, came);
  return { uid, sessionId: await kept.interview(uid, came) };
}

describe('the file of what was deleted (rule ERASE-5)', () => {
  it('holds ids and times of every request before its owner hears of it, for the owner of the process alone', async () => {
    const { uid, sessionId } = await person('In The File');
    await deleteInterview(parts, { uid, sessionId });
    await requestDeletion(parts, { uid });
    await keepAccount(parts, { uid });
    expect(linesOf()).toEqual([
      { kind: 'interview', subject: sessionId, at: came.toISOString(), dueAt: null },
      { kind: 'account', subject: uid, at: came.toISOString(), dueAt: '2026-03-14T18:29:59.000Z' },
      { kind: 'account_kept', subject: uid, at: came.toISOString(), dueAt: null },
    ]);
    expect(statSync(join(dataDir, 'tombstones.jsonl')).mode & 0o777).toBe(0o600);
  });

  it('gets later what a process that died left behind, and half a line spoils no other', async () => {
    const { uid, sessionId } = await person('Died Between');
    const broken = { ...parts.tombstoneFile, append: () => Promise.reject(new Error('killed')) };
    const dying = deleteInterview({ ...parts, tombstoneFile: broken }, { uid, sessionId });
    await expect(dying).rejects.toThrow('killed');
    expect(await rowsWith('interview_events', uid)).toEqual([]);
    appendFileSync(join(dataDir, 'tombstones.jsonl'), '\n{"kind":"interv');
    await writeTombstones(parts);
    await writeTombstones(parts);
    expect(await parts.tombstoneFile.read()).toEqual([
      { kind: 'interview', subject: sessionId, at: came.toISOString(), dueAt: null },
    ]);
  });
});

describe('forgetting again after a backup was restored', () => {
  it('deletes interviews and accounts once more, keeps who was kept, and says what it did', async () => {
    const one = await person('Interview Again');
    await deleteInterview(parts, one);
    const two = await person('Account Again');
    await requestDeletion(parts, two);
    const three = await person('Kept After All');
    await requestDeletion(parts, three);
    await keepAccount(parts, three);
    const four = await person('Still In The Week');
    clock.advance(5 * dayMs);
    const { dueAt } = await requestDeletion(parts, four);
    clock.advance(4 * dayMs);
    expect(await eraseAccount(parts, two.uid)).toBe(true);

    for (const { uid, sessionId } of [one, two, four]) await restored(uid, sessionId);
    await restored(three.uid, three.sessionId);
    await db.database.transaction((tx) =>
      tx.execute(sql`insert into account_deletions values (${three.uid}, now(), now())`),
    );
    const { token } = await addSession(db.database, four.uid, clock.now());
    expect(token).not.toBe('');

    expect(await forgetAgain(parts)).toEqual({
      accounts: 2,
      interviews: 1,
      resumes: 0,
      withdrawals: 0,
      ofSchools: 0,
      alreadyGone: 0,
    });
    expect(await rowsWith('interview_events', one.uid)).toEqual([]);
    expect(await rowsWith('interview_events', two.uid)).toEqual([]);
    expect((await rowsWith('users', two.uid))[0]).toMatchObject({ email: '', display_name: '' });
    expect(await rowsWith('account_deletions', three.uid)).toEqual([]);
    expect((await rowsWith('users', three.uid))[0]).toMatchObject({ display_name: 'Back' });
    const [again] = await rowsWith('account_deletions', four.uid);
    expect(new Date(String(again?.['due_at'])).getTime()).toBe(dueAt.getTime());
    expect(again).toMatchObject({ erasing_at: null });
    expect(await rowsWith('sessions', four.uid)).toEqual([]);

    expect(await forgetAgain(parts)).toEqual({
      accounts: 0,
      interviews: 0,
      resumes: 0,
      withdrawals: 0,
      ofSchools: 0,
      alreadyGone: 3,
    });
    const [audited] = (await rowsOf(db.database, 'audit_log')).filter(
      (r) => r['kind'] === 'deletions_repeated',
    );
    expect(audited).toMatchObject({ actor: 'operator', detail: { accounts: 2, interviews: 1 } });
  });

  it('deletes kept feedback again whose words had had their time before the backup (rule ERASE-3)', async () => {
    const one = await person('Kept For Long');
    await deleteInterview(parts, one);
    // The backup has the feedback, which was kept longer, and no words any more.
    await db.database.transaction(async (tx) => {
      await tx.execute(sql`delete from tombstones where subject = ${one.sessionId}`);
      await tx.execute(sql`insert into feedbacks (session_id, uid, avg_score, completed_at, feedback)
        values (${one.sessionId}, ${one.uid}, 6.5, now(), '{"verdict":"words","assessor":{"kind":"model"},"topics":[]}')`);
    });
    expect(await forgetAgain(parts)).toEqual({
      accounts: 0,
      interviews: 1,
      resumes: 0,
      withdrawals: 0,
      ofSchools: 0,
      alreadyGone: 0,
    });
    expect(await rowsWith('feedbacks', one.uid)).toEqual([]);
    expect(await forgetAgain(parts)).toEqual({
      accounts: 0,
      interviews: 0,
      resumes: 0,
      withdrawals: 0,
      ofSchools: 0,
      alreadyGone: 1,
    });
  });

  it('does nothing where nothing was deleted, or who was deleted is not in the backup', async () => {
    const file = join(dataDir, 'tombstones.jsonl');
    expect(await forgetAgain(parts)).toEqual({
      accounts: 0,
      interviews: 0,
      resumes: 0,
      withdrawals: 0,
      ofSchools: 0,
      alreadyGone: 0,
    });
    const stone = { at: came.toISOString(), dueAt: null };
    appendFileSync(file, `\n${JSON.stringify({ kind: 'account', subject: 'nobody', ...stone })}`);
    appendFileSync(file, `\n${JSON.stringify({ kind: 'interview', subject: 'session_nobody_1', ...stone })}`);
    expect(await forgetAgain(parts)).toEqual({
      accounts: 0,
      interviews: 0,
      resumes: 0,
      withdrawals: 0,
      ofSchools: 0,
      alreadyGone: 2,
    });
  });
});
