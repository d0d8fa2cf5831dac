import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ladder } from '#contract/ladder.ts';
import { askForLadder, findLadder, storeLadder } from '#server/insight/ladder-store.ts';
import { forgetFeedback } from '#server/privacy/forgetting-store.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const now = new Date('2026-03-07T16:12:00Z');
const later = new Date(now.getTime() + 60_000);
const made: Ladder = { kind: 'none', because: 'all_strong' };
const other: Ladder = { kind: 'none', because: 'nothing_assessed' };

let db: TestDatabase;
let sessionId: string;
let uid: string;
beforeAll(async () => {
  db = await openRaceDatabase();
  uid = await addUser(db.database, 'asha', now);
  sessionId = await new KeptData(db.database).interview(uid, now);
});
afterAll(() => db.close());

const ask = (at: Date): Promise<boolean> => db.database.transaction((tx) => askForLadder(tx, sessionId, at));
const store = (ladder: Ladder): Promise<void> =>
  db.database.write((tx) => storeLadder(tx, sessionId, ladder, now));
const times = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

it('of many who ask at once one asks, and again only when nothing came of it; of many made the first stays', async () => {
  for (const at of [now, later]) {
    const asked = await Promise.all(times(20).map(() => ask(at)));
    expect(asked.filter(Boolean)).toHaveLength(1);
  }
  await store(made);
  await Promise.all(times(10).map(() => store(other)));
  expect(await db.database.read((tx) => findLadder(tx, sessionId))).toEqual(made);
  expect(await ask(new Date(later.getTime() + 3_600_000))).toBe(false);
});

it('nothing is left of the ladder of a feedback that is deleted while it is asked for and stored', async () => {
  for (let round = 0; round < 10; round += 1) {
    sessionId = await new KeptData(db.database).interview(uid, new Date(now.getTime() + 1_000 * (round + 1)));
    await Promise.all([
      ...times(4).map(() => ask(now)),
      db.database.transaction((tx) => forgetFeedback(tx, [sessionId])),
      ...times(4).map(() => ask(later)),
      store(made),
    ]);
    expect((await rowsOf(db.database, 'ladders')).filter((row) => row['session_id'] === sessionId)).toEqual(
      [],
    );
  }
});
