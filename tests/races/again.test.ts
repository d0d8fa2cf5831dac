import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Again, Readings, SecondAnswer } from '#contract/again.ts';
import {
  askForAgain,
  askForReadings,
  findAgain,
  storeAgain,
  storeReadings,
  storeSecond,
} from '#server/insight/again-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { forgetFeedback } from '#server/privacy/forgetting-store.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const now = new Date('2026-03-07T16:12:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const none: Again = { kind: 'none', because: 'all_strong' };
const made: Again = {
  kind: 'answer',
  topicId: 'hobbies',
  topicName: 'Hobbies',
  began: null,
  question: 'Why music?',
  turnId: 'T02',
  answer: 'It is nice.',
  pointed: 'Why do you say so?',
  pointedBy: null,
};
const nothing = { kind: 'unread', because: 'nothing_to_read' } as const;
const readBy = (model: string): Readings => ({ first: nothing, second: nothing, model });

let db: TestDatabase;
let uid: string;
let people = 0;
beforeAll(async () => {
  db = await openRaceDatabase();
  uid = await addUser(db.database, 'asha', now);
});
afterAll(() => db.close());

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.database.transaction(work);
const times = (n: number): number[] => Array.from({ length: n }, (_, at) => at);
const newInterview = () => new KeptData(db.database).interview(uid, later(1_000 * ++people));
const find = (sessionId: string) => db.database.read((tx) => findAgain(tx, sessionId));
/** What a page of its owner reads. */
const secondIn = async (sessionId: string): Promise<SecondAnswer | null> => (await find(sessionId)).second;

it('of many who ask at once one asks, and again only when nothing came of it; of many made the first stays', async () => {
  const sessionId = await newInterview();
  const ask = (at: Date) => inTx((tx) => askForAgain(tx, sessionId, at));
  for (const at of [now, later(60_000)]) {
    const asked = await Promise.all(times(20).map(() => ask(at)));
    expect(asked.filter(Boolean)).toHaveLength(1);
  }
  await inTx((tx) => storeAgain(tx, sessionId, made, now));
  await Promise.all(times(10).map(() => inTx((tx) => storeAgain(tx, sessionId, none, now))));
  expect((await find(sessionId)).again).toEqual(made);
  expect(await ask(later(3_600_000))).toBe(false);
});

it('of two tabs that answer again at once one answer stands, both see it, and only its own reading is stored (rule AGAIN-3)', async () => {
  for (const round of times(20)) {
    const sessionId = await newInterview();
    await inTx((tx) => askForAgain(tx, sessionId, now));
    await inTx((tx) => storeAgain(tx, sessionId, made, now));
    const tabs = await Promise.all(
      ['one', 'two'].map((text) => inTx((tx) => storeSecond(tx, sessionId, text, later(round)))),
    );
    const last = tabs.find((tab) => tab?.tries === 2);
    expect(tabs.map((tab) => tab?.tries)).toEqual(expect.arrayContaining([1, 2]));
    expect(await Promise.all([secondIn(sessionId), secondIn(sessionId)])).toEqual([
      last?.second,
      last?.second,
    ]);
    await Promise.all(
      [1, 2, 2].map((tries, at) =>
        inTx((tx) => storeReadings(tx, { sessionId, tries }, readBy(`${tries} ${at}`))),
      ),
    );
    const stored = await secondIn(sessionId);
    expect(stored?.text).toBe(last?.second.text);
    expect(stored?.readings?.model).toMatch(/^2 /);
  }
});

it('a reading that never came is asked for once more, by one', async () => {
  const sessionId = await newInterview();
  const ask = (at: Date) => inTx((tx) => askForReadings(tx, sessionId, at));
  await inTx((tx) => askForAgain(tx, sessionId, now));
  await inTx((tx) => storeAgain(tx, sessionId, made, now));
  expect(await ask(later(9_000_000))).toBe(false);
  const stored = await inTx((tx) => storeSecond(tx, sessionId, 'one', now));
  expect(await ask(later(239_000))).toBe(false);
  const asked = await Promise.all(times(10).map(() => ask(later(240_000))));
  expect(asked.filter(Boolean)).toHaveLength(1);
  await inTx((tx) => storeReadings(tx, { sessionId, tries: stored?.tries ?? 0 }, readBy('m')));
  expect(await ask(later(9_000_000))).toBe(false);
});

it('where there is no weak answer nothing is answered again', async () => {
  const sessionId = await newInterview();
  const answer = () => inTx((tx) => storeSecond(tx, sessionId, 'one', now));
  expect(await answer()).toBeNull();
  await inTx((tx) => askForAgain(tx, sessionId, now));
  expect(await answer()).toBeNull();
  await inTx((tx) => storeAgain(tx, sessionId, none, now));
  expect(await answer()).toBeNull();
});

it('nothing is left of a feedback that is deleted while it is asked for, answered again and read', async () => {
  for (const round of times(10)) {
    const sessionId = await newInterview();
    await inTx((tx) => askForAgain(tx, sessionId, now));
    if (round % 2 === 0) await inTx((tx) => storeAgain(tx, sessionId, made, now));
    await Promise.all([
      ...times(4).map((at) => inTx((tx) => askForAgain(tx, sessionId, later(60_000 * at)))),
      inTx((tx) => storeAgain(tx, sessionId, made, now)),
      inTx((tx) => storeSecond(tx, sessionId, 'one', now)),
      inTx((tx) => forgetFeedback(tx, [sessionId])),
      inTx((tx) => storeSecond(tx, sessionId, 'two', now)),
      inTx((tx) => storeReadings(tx, { sessionId, tries: 1 }, readBy('m'))),
    ]);
    const rows = await rowsOf(db.database, 'again_answers');
    expect(rows.filter((row) => row['session_id'] === sessionId)).toEqual([]);
  }
});
