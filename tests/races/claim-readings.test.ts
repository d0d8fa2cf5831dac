import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  askForReading,
  type ClaimReading,
  findReading,
  storeReading,
} from '#server/insight/claim-reading-store.ts';
import { forgetWords } from '#server/privacy/forgetting-store.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const now = new Date('2026-03-07T16:12:00Z');
const later = new Date(now.getTime() + 180_000);
const made: ClaimReading = { by: 'model', claims: [], model: 'fake' };
const other: ClaimReading = { by: 'model', claims: [], model: 'another' };

let db: TestDatabase;
let sessionId: string;
let uid: string;
beforeAll(async () => {
  db = await openRaceDatabase();
  uid = await addUser(db.database, 'asha', now);
  sessionId = await new KeptData(db.database).interview(uid, now);
});
afterAll(() => db.close());

const ask = (at: Date): Promise<boolean> => db.database.transaction((tx) => askForReading(tx, sessionId, at));
const store = (reading: ClaimReading): Promise<void> =>
  db.database.write((tx) => storeReading(tx, sessionId, reading, now));
const times = (n: number): number[] => Array.from({ length: n }, (_, at) => at);

it('of many tabs that ask at once one asks, and again only when nothing came of it; of many readings the first stays', async () => {
  for (const at of [now, later]) {
    const asked = await Promise.all(times(20).map(() => ask(at)));
    expect(asked.filter(Boolean)).toHaveLength(1);
  }
  await store(made);
  await Promise.all(times(10).map(() => store(other)));
  expect(await db.database.read((tx) => findReading(tx, sessionId))).toEqual(made);
  expect(await ask(new Date(later.getTime() + 3_600_000))).toBe(false);
});

it('nothing is left of the reading of an interview whose words are deleted while it is asked for and stored (rule LEDGER-18)', async () => {
  for (let round = 0; round < runs(10, 4); round += 1) {
    sessionId = await new KeptData(db.database).interview(uid, new Date(now.getTime() + 1_000 * (round + 1)));
    await Promise.all([
      ...times(4).map(() => ask(now)),
      db.database.transaction((tx) => forgetWords(tx, [sessionId], now)),
      ...times(4).map(() => ask(later)),
      store(made),
    ]);
    const left = (await rowsOf(db.database, 'claim_readings')).filter(
      (row) => row['session_id'] === sessionId,
    );
    expect(left).toEqual([]);
  }
});
