import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaCalendar } from '#contract/india-time.ts';
import { keepFeedback } from '#server/privacy/keep-feedback.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { sweepPrivacy } from '#server/privacy/sweep-privacy.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { privacyParts } from '#tests/fixtures/privacy.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

const dayMs = 24 * 60 * 60_000;
/** The evening of 7 March in India; its thirtieth day is 6 April. */
const came = new Date('2026-03-07T16:12:00Z');
const lastSecond = new Date('2026-04-06T18:29:59Z');
const day31 = new Date('2026-04-06T18:30:01Z');

let db: TestDatabase;
let kept: KeptData;
let dataDir: string;
beforeAll(async () => {
  db = await openTestDatabase();
  kept = new KeptData(db.database);
  dataDir = mkdtempSync(join(tmpdir(), 'hotseat-sweep-'));
});
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function partsAt(now: Date): PrivacyParts {
  const log = pino({ level: 'silent' });
  const parts = { database: db.database, jobs: db.jobs, clock: new TestClock(now), log };
  return privacyParts(parts as never, dataDir);
}
const sweepAt = (now: Date, change: Partial<PrivacyParts> = {}) =>
  sweepPrivacy({ ...partsAt(now), ...change }, () => false);

/** What is left of a person, by table. */
async function leftOf(uid: string): Promise<Record<string, number>> {
  const count = async (table: string, mine: (row: Record<string, unknown>) => boolean) =>
    (await rowsOf(db.database, table)).filter(mine).length;
  const ofSession = (row: Record<string, unknown>) => String(row['session_id']).includes(uid);
  const ofUser = (row: Record<string, unknown>) => row['uid'] === uid;
  return {
    resumes: await count('resumes', ofUser),
    interviews: await count('interview_sessions', ofUser),
    events: await count('interview_events', ofSession),
    stages: await count('scoring_stages', ofSession),
    feedbacks: await count('feedbacks', ofUser),
  };
}
const all = { resumes: 1, interviews: 1, events: 1, stages: 1, feedbacks: 1 };
const none = { resumes: 0, interviews: 1, events: 0, stages: 0, feedbacks: 0 };

async function personWith(name: string): Promise<string> {
  const uid = await addUser(db.database, name, came);
  await kept.resume(uid, came);
  await kept.interview(uid, came);
  return uid;
}

describe('what a purchase brought', () => {
  it('is there to the last second of its thirtieth day in India and gone on the next; the interview without its words stays', async () => {
    const uid = await personWith('Thirty Days');
    await kept.purchase(uid, came);
    await sweepAt(came);
    await sweepAt(lastSecond);
    expect(await leftOf(uid)).toEqual(all);
    await sweepAt(day31);
    expect(await leftOf(uid)).toEqual(none);
    const [row] = (await rowsOf(db.database, 'interview_sessions')).filter((r) => r['uid'] === uid);
    expect(row).toMatchObject({ has_feedback: true, stem_ids: [], forgotten_at: expect.any(String) });
    await sweepAt(day31);
    expect(await leftOf(uid)).toEqual(none);
  });

  it('goes with its purchase though it came later, and without one after thirty days of its own', async () => {
    const bought = await personWith('Came Later');
    await kept.purchase(bought, new Date(came.getTime() - 10 * dayMs));
    const given = await personWith('No Purchase');
    await sweepAt(came);
    await sweepAt(new Date(came.getTime() + 21 * dayMs));
    expect(await leftOf(bought)).toEqual(none);
    expect(await leftOf(given)).toEqual(all);
    await sweepAt(day31);
    expect(await leftOf(given)).toEqual(none);
  });

  it('stays with a newer purchase, which came after its day was noted', async () => {
    const uid = await personWith('Bought Again');
    await kept.purchase(uid, came);
    await sweepAt(came);
    await kept.purchase(uid, new Date(came.getTime() + 20 * dayMs));
    await sweepAt(day31);
    expect(await leftOf(uid)).toEqual(all);
    await sweepAt(new Date(came.getTime() + 51 * dayMs));
    expect(await leftOf(uid)).toEqual(none);
  });

  it('goes where the sweep never saw it before its day, too, and an interview that runs is left alone', async () => {
    const uid = await personWith('Never Seen');
    const running = await kept.interview(uid, came, 'running');
    await sweepAt(day31);
    expect(await leftOf(uid)).toEqual({ ...none, interviews: 2, events: 1, stages: 1 });
    const [row] = (await rowsOf(db.database, 'interview_events')).filter((r) => r['session_id'] === running);
    expect(row).toBeDefined();
  });
});

it('a resume whose day comes first takes the log of its interviews with it, and feedback stays until its own (rule ERASE-6)', async () => {
  const uid = await addUser(db.database, 'Resume First', came);
  const resumeId = await kept.resume(uid, came);
  await kept.interview(uid, new Date(came.getTime() + 20 * dayMs), 'done', resumeId);
  const underWay = await kept.interview(uid, new Date(came.getTime() + 29 * dayMs), 'running', resumeId);
  await sweepAt(came);
  await sweepAt(day31);
  expect(await leftOf(uid)).toEqual({ resumes: 0, interviews: 2, events: 1, stages: 1, feedbacks: 1 });
  const [event] = (await rowsOf(db.database, 'interview_events')).filter((r) => r['session_id'] === underWay);
  expect(event).toBeDefined();
});

describe('feedback that its owner keeps longer (rule ERASE-3)', () => {
  it('stays a year, without the answers it was read from, and goes when they take that back', async () => {
    const uid = await personWith('Keeps Longer');
    const takenBack = await personWith('Takes It Back');
    await sweepAt(came);
    for (const owner of [uid, takenBack])
      for (let twice = 0; twice < 2; twice++) await keepFeedback(partsAt(came), { uid: owner, keep: true });
    await sweepAt(day31);
    expect(await leftOf(uid)).toEqual({ ...none, feedbacks: 1 });
    await keepFeedback(partsAt(day31), { uid: takenBack, keep: false });
    await sweepAt(day31);
    expect(await leftOf(takenBack)).toEqual(none);
    await sweepAt(new Date('2027-03-07T18:29:59Z'));
    expect(await leftOf(uid)).toEqual({ ...none, feedbacks: 1 });
    await sweepAt(new Date('2027-03-07T18:30:01Z'));
    expect(await leftOf(uid)).toEqual(none);
    const audited = (await rowsOf(db.database, 'audit_log')).filter((r) => r['uid'] === takenBack);
    expect(audited.map((r) => r['detail'])).toEqual([{ keep: true }, { keep: false }]);
  });
});

describe('mails and counts of use', () => {
  it('lose address and words after thirty days; that a mail was sent stays', async () => {
    const uid = await addUser(db.database, 'Written To', came);
    const old = await kept.mail(uid, came);
    const young = await kept.mail(uid, new Date(came.getTime() + dayMs));
    await sweepAt(day31);
    const rows = await rowsOf(db.database, 'mails');
    const rowOf = (id: string) => rows.find((row) => row['id'] === id);
    expect(rowOf(old)).toMatchObject({ to: '', subject: '', text: '', sent_at: expect.any(String) });
    expect(rowOf(young)).toMatchObject({ to: 'somebody@example.com', text: 'words' });
  });

  it('killed between two batches goes on with the next run', async () => {
    const uid = await addUser(db.database, 'Half Way', came);
    const ids = await Promise.all(Array.from({ length: 5 }, () => kept.mail(uid, came)));
    let forgotten = 0;
    const forget = async (): Promise<void> => {
      if (++forgotten === 3) throw new Error('killed');
    };
    await expect(sweepAt(day31, { mailer: { forget } })).rejects.toThrow('killed');
    await sweepAt(day31);
    const left = (await rowsOf(db.database, 'mails')).filter(
      (r) => ids.includes(String(r['id'])) && r['text'] !== '',
    );
    expect(left).toEqual([]);
  });

  it('calls of models go after twelve months with the budgets they were counted in', async () => {
    const uid = await addUser(db.database, 'Asked A Model', came);
    await kept.modelCall(uid, '2026-03-07');
    await kept.modelCall(uid, '2026-03-09', `session_${uid}_2`);
    await sweepAt(new Date('2027-03-07T18:29:59Z'));
    const mine = async (table: string, column: string) =>
      (await rowsOf(db.database, table)).map((r) => String(r[column])).filter((key) => key.includes(uid));
    expect(await mine('model_calls', 'uid')).toHaveLength(2);
    await sweepAt(new Date('2027-03-08T18:29:59Z'));
    expect(await mine('model_calls', 'uid')).toHaveLength(1);
    expect((await mine('model_budgets', 'key')).toSorted()).toEqual([
      `interview:session_${uid}_2`,
      `speech:user:${uid}:2026-03-09`,
      `user:${uid}:2026-03-09`,
    ]);
  });
});

describe('orders and what belongs to them', () => {
  // Years end in India: on its New Year's Eve the day in UTC is still the old one's.
  const { year: thisYear } = indiaCalendar(new Date());
  const over = new Date(Date.UTC(thisYear - 7, 2, 30));
  const kept72 = new Date(Date.UTC(thisYear - 7, 3, 2));

  it('go 72 months after the annual return of their year; a younger one stays whole, and so does its invoice', async () => {
    const uid = await addUser(db.database, 'Long Ago', came);
    const gone = await kept.paidOrder(uid, over);
    const stays = await kept.paidOrder(uid, kept72);
    await sweepAt(new Date());
    const ids = async (table: string, column: string) =>
      (await rowsOf(db.database, table)).map((r) => r[column]).filter((id) => id === gone || id === stays);
    expect(await ids('orders', 'id')).toEqual([stays]);
    expect(await ids('billing_documents', 'order_id')).toEqual([stays]);
    expect(await ids('payment_attempts', 'order_id')).toEqual([stays]);
    const [user] = (await rowsOf(db.database, 'users')).filter((r) => r['uid'] === uid);
    expect(user).toMatchObject({ subscription_status: 'premium', has_purchased_premium: true });
  });
});
