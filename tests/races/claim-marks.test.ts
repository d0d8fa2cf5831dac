import { afterAll, beforeAll, expect, it } from 'vitest';
import { marksPerInterview } from '#contract/ledger.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { putMark } from '#server/interviews/claim-mark-store.ts';
import { forgetWords } from '#server/privacy/forgetting-store.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const at = new Date('2026-03-07T16:12:00Z');
let db: TestDatabase;
let kept: KeptData;
beforeAll(async () => {
  db = await openRaceDatabase();
  kept = new KeptData(db.database);
});
afterAll(() => db.close());

const mark = (uid: string, sessionId: string, claimId: string) => {
  const words = { words: '48 proposals', within: [], correct: '50', becomes: '50 proposals' };
  return db.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    return putMark(tx, { uid, sessionId, claimId, ...words, at });
  });
};
const marksOf = async (sessionId: string) =>
  (await rowsOf(db.database, 'claim_marks')).filter((row) => JSON.stringify(row).includes(sessionId));

it('of many marks at once no more are made than an interview may have, and each is made once (rule LEDGER-9)', async () => {
  const uid = await addUser(db.database, 'Marks At Once', at);
  const sessionId = await kept.interview(uid, at);
  const claims = Array.from({ length: marksPerInterview + 6 }, (_, n) => `figure:T${n}:0`);
  const made = await Promise.all(
    claims.flatMap((claim) => [mark(uid, sessionId, claim), mark(uid, sessionId, claim)]),
  );
  expect(await marksOf(sessionId)).toHaveLength(marksPerInterview);
  expect(made.filter(Boolean)).toHaveLength(2 * marksPerInterview);
});

it('none outlives the words of its interview, whichever came first (rule LEDGER-10)', async () => {
  for (let round = 0; round < runs(15, 5); round++) {
    const uid = await addUser(db.database, `Forgets ${round}`, at);
    const sessionId = await kept.interview(uid, at);
    await Promise.all([
      mark(uid, sessionId, 'figure:T02:0'),
      db.database.transaction((tx) => forgetWords(tx, [sessionId], at)),
      mark(uid, sessionId, 'figure:T04:0'),
    ]);
    expect(await marksOf(sessionId)).toEqual([]);
    expect(await mark(uid, sessionId, 'figure:T06:0')).toBe(false);
  }
});
