import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eq, sql } from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { dataExports } from '#server/platform/database/schema/exports.ts';
import { endExport } from '#server/accounts/end-export.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { askForExport } from '#server/privacy/export/ask-for-export.ts';
import {
  findExport,
  finishExport,
  insertChunk,
  setProgress,
  takeExport,
} from '#server/privacy/export/export-store.ts';
import { makeExport } from '#server/privacy/export/make-export.ts';
import { sweepExports } from '#server/privacy/export/sweep-exports.ts';
import { askFor, type CopyMaker, copyMaker, filesOf } from '#tests/fixtures/copies.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';
import { waitingForLocks } from '#tests/fixtures/waiting-for.ts';

/* One copy a user is under way or ready, three a day are begun, and one attempt writes the file (rule EXPORT-2). */

const clock = new TestClock();
let db: TestDatabase;
let maker: CopyMaker;
beforeAll(async () => {
  db = await openRaceDatabase();
  maker = copyMaker(db, clock);
});
afterAll(() => db.close());

const tabs = Array.from({ length: 24 }, (_, at) => at);
const newUser = (name: string): Promise<string> => addUser(db.database, name, clock.now());

async function rowOf(uid: string): Promise<Record<string, unknown>> {
  const found = (await rowsOf(db.database, 'exports')).find((row) => row['uid'] === uid);
  if (!found) throw new Error('There is no such copy.');
  return found;
}

async function piecesOf(uid: string): Promise<unknown[]> {
  const rows = await rowsOf(db.database, 'export_chunks');
  return rows.filter((row) => row['uid'] === uid).map((row) => row['attempt']);
}

async function asked(uid: string): Promise<number> {
  const rows = await rowsOf(db.database, 'audit_log');
  return rows.filter((row) => row['uid'] === uid && row['kind'] === 'export_asked').length;
}

/** How an ask of each of many tabs at once ended: the id of the copy, or the refusal. */
const askAtOnce = (uid: string, replaces: string | null = null): Promise<string[]> =>
  Promise.all(
    tabs.map(() =>
      askForExport(maker, { uid, sessionHash: null, replaces }).then(
        (standing) => ('exportId' in standing ? standing.exportId : standing.status),
        (error: unknown) => (error as { code?: string }).code ?? String(error),
      ),
    ),
  );

const fail = (uid: string) =>
  db.database.write((tx) => tx.update(dataExports).set({ status: 'failed' }).where(eq(dataExports.uid, uid)));

it('two dozen tabs that ask at once get one copy, begun once', async () => {
  const uid = await newUser('Race Ask');
  const ids = new Set(await askAtOnce(uid));
  expect([...ids]).toEqual([(await rowOf(uid))['id']]);
  expect(await asked(uid)).toBe(1);
});

it('two dozen that replace one ready copy begin one', async () => {
  const uid = await newUser('Race Replace');
  const first = await askFor(maker, uid);
  await makeExport(maker, { uid, exportId: first });
  const ids = new Set(await askAtOnce(uid, first));
  expect(ids.size).toBe(1);
  expect(ids).not.toContain(first);
  expect(await asked(uid)).toBe(2);
  expect(await piecesOf(uid)).toEqual([]);
});

it('of a day’s three copies a flood of asks begins no fourth, and the next day begins again', async () => {
  const uid = await newUser('Race Day');
  for (const begun of [1, 2, 3]) {
    expect(new Set(await askAtOnce(uid)).size).toBe(1);
    expect(await asked(uid)).toBe(begun);
    await fail(uid);
  }
  expect(new Set(await askAtOnce(uid))).toEqual(new Set(['copies_used_up']));
  clock.advance(24 * 60 * 60_000);
  expect(new Set(await askAtOnce(uid)).size).toBe(1);
  expect(await asked(uid)).toBe(4);
});

it('an attempt that was taken over writes nothing any more, whenever that happens', async () => {
  const uid = await newUser('Race Attempts');
  const exportId = await askFor(maker, uid);
  const old = { uid, exportId, attempt: 'att_old' };
  const next = { uid, exportId, attempt: 'att_new' };
  const now = clock.now();
  expect(await db.database.transaction((tx) => takeExport(tx, old, now))).toBe(true);
  const write = (seq: number) =>
    db.database.write((tx) => insertChunk(tx, old, { seq, bytes: new Uint8Array([seq]) }));
  for (const seq of [100, 101]) expect(await write(seq)).toBe(true);
  const outcomes = await Promise.all([
    ...tabs.slice(0, 12).map(write),
    db.database.transaction((tx) => takeExport(tx, next, now)),
    ...tabs.slice(12).map(write),
  ]);
  expect(outcomes[12]).toBe(true);
  expect(await piecesOf(uid)).toEqual([]);
  expect(await write(200)).toBe(false);
  await db.database.write((tx) => setProgress(tx, old, { done: 7, total: 9 }));
  expect(await db.database.write((tx) => finishExport(tx, old, { bytes: 1, now }))).toBe(false);
  expect(await rowOf(uid)).toMatchObject({ status: 'making', done: 0, total: 0, attempt: 'att_new' });
  await makeExport(maker, { uid, exportId });
  expect((await filesOf(maker, { uid, exportId })).has('index.html')).toBe(true);
});

it('what is deleted while a copy is made ends that copy: no piece is written any more, and it is never ready', async () => {
  const uid = await newUser('Race Deleting');
  const exportId = await askFor(maker, uid);
  const attempt = { uid, exportId, attempt: 'att_deleting' };
  const now = clock.now();
  await db.database.transaction((tx) => takeExport(tx, attempt, now));
  const write = (seq: number) =>
    db.database.write((tx) => insertChunk(tx, attempt, { seq, bytes: new Uint8Array([seq]) }));
  await Promise.all([
    ...tabs.slice(0, 12).map(write),
    db.database.transaction((tx) => endExport(tx, uid, now)),
    ...tabs.slice(12).map(write),
  ]);
  expect(await write(200)).toBe(false);
  expect(await db.database.write((tx) => finishExport(tx, attempt, { bytes: 1, now }))).toBe(false);
  await makeExport(maker, { uid, exportId });
  expect(await piecesOf(uid)).toEqual([]);
  expect(await rowOf(uid)).toMatchObject({ status: 'over', bytes: null });
  expect(await askFor(maker, uid)).not.toBe(exportId);
});

it('a copy asked for while something is being deleted begins after it', async () => {
  const uid = await newUser('Race Asked Meanwhile');
  const isLocked = Promise.withResolvers<void>();
  const deleting = db.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await endExport(tx, uid, clock.now());
    isLocked.resolve();
    await vi.waitFor(async () => expect(await waitingForLocks(tx)).toBeGreaterThan(0), { timeout: 120_000 });
    expect(await findExport(tx, uid)).toBeNull();
  });
  await isLocked.promise;
  const asking = askFor(maker, uid);
  await deleting;
  const exportId = await asking;
  expect(await rowOf(uid)).toMatchObject({ id: exportId, status: 'making' });
});

it('two processes given the same job make one file', async () => {
  const uid = await newUser('Race Twice');
  const exportId = await askFor(maker, uid);
  await Promise.all([1, 2, 3].map(() => makeExport(maker, { uid, exportId })));
  expect(await rowOf(uid)).toMatchObject({ status: 'ready' });
  expect(new Set(await piecesOf(uid))).toEqual(new Set([(await rowOf(uid))['attempt']]));
  expect((await filesOf(maker, { uid, exportId })).has('index.html')).toBe(true);
  const mails = (await rowsOf(db.database, 'mails')).filter((mail) => mail['uid'] === uid);
  expect(mails).toHaveLength(1);
});

it('an account that is deleted takes its copy with it, one being made too', async () => {
  for (const when of ['ready', 'making'] as const) {
    const uid = await newUser(`Race Delete ${when}`);
    const exportId = await askFor(maker, uid);
    const made = makeExport(maker, { uid, exportId });
    if (when === 'ready') await made;
    await db.database.transaction(async (tx) => {
      await tx.execute(sql`delete from mails where uid = ${uid}`);
      await tx.delete(users).where(eq(users.uid, uid));
    });
    await made.catch(() => undefined);
    expect((await rowsOf(db.database, 'exports')).map((row) => row['uid'])).not.toContain(uid);
    expect(await piecesOf(uid)).toEqual([]);
  }
});

it('a copy that fails four times has failed, is told of in the log, and is not begun by its job again', async () => {
  const uid = await newUser('Race Fails');
  const exportId = await askFor(maker, uid);
  const broken = {
    ...maker,
    database: { ...db.database, write: () => Promise.reject(new Error('full disk')) },
  };
  for (const _ of [1, 2, 3]) await expect(makeExport(broken, { uid, exportId })).rejects.toThrow('full disk');
  expect(await rowOf(uid)).toMatchObject({ status: 'making' });
  await makeExport(broken, { uid, exportId });
  expect(await rowOf(uid)).toMatchObject({ status: 'failed' });
  expect(maker.logged).toHaveLength(1);
  await makeExport(maker, { uid, exportId });
  expect(await rowOf(uid)).toMatchObject({ status: 'failed' });
});

it('a copy whose process died four times has failed too', async () => {
  const uid = await newUser('Race Dies');
  const exportId = await askFor(maker, uid);
  for (const attempt of ['att_1', 'att_2', 'att_3', 'att_4'])
    await db.database.transaction((tx) => takeExport(tx, { uid, exportId, attempt }, clock.now()));
  await makeExport(maker, { uid, exportId });
  expect(await rowOf(uid)).toMatchObject({ status: 'failed' });
});

it('a copy that nobody finishes in half an hour has failed, and can be asked for again', async () => {
  const uid = await newUser('Race Late');
  const first = await askFor(maker, uid);
  clock.advance(30 * 60_000);
  await Promise.all([sweepExports(maker), sweepExports(maker)]);
  expect(await rowOf(uid)).toMatchObject({ status: 'failed' });
  await makeExport(maker, { uid, exportId: first });
  expect(await rowOf(uid)).toMatchObject({ status: 'failed' });
  expect(await askFor(maker, uid)).not.toBe(first);
});
