import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertUser } from '#server/accounts/user-store.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { insertStage, leaveScoring } from '#server/feedback/feedback-store.ts';
import { beginInterview } from '#server/interviews/begin-interview.ts';
import { mailQueue } from '#server/mail/queue-mail.ts';
import type { Database } from '#server/platform/database/database.ts';
import { eraseAccount } from '#server/privacy/erase-account.ts';
import { forgetWords } from '#server/privacy/forgetting-store.ts';
import { keepAccount } from '#server/privacy/keep-account.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { requestDeletion } from '#server/privacy/request-deletion.ts';
import { sweepPrivacy } from '#server/privacy/sweep-privacy.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { beginStory, codeOf, handOver, type Story } from '#tests/fixtures/payment-story.ts';
import { type PaymentService, startPaymentService } from '#tests/fixtures/payment-service.ts';
import { privacyParts } from '#tests/fixtures/privacy.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addSession, addUser } from '#tests/fixtures/users.ts';

const dayMs = 24 * 60 * 60_000;
const came = new Date('2026-03-07T16:12:00Z');
const later = new Date(came.getTime() + 9 * dayMs);
const rounds = Array.from({ length: runs(15, 6) }, (_, n) => n);

let db: TestDatabase;
let kept: KeptData;
let dataDir: string;
let people = 0;
beforeAll(async () => {
  db = await openRaceDatabase();
  kept = new KeptData(db.database);
  dataDir = mkdtempSync(join(tmpdir(), 'hotseat-races-'));
  const queue = { name: mailQueue, retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60 };
  await db.jobs.work(queue, async () => undefined);
});
afterAll(async () => {
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function partsAt(now: Date, database: Database = db.database): PrivacyParts {
  const log = pino({ level: 'silent' });
  return privacyParts({ database, jobs: db.jobs, clock: new TestClock(now), log } as never, dataDir);
}
const rowsWith = async (table: string, uid: string, database = db.database) =>
  (await rowsOf(database, table)).filter((row) => JSON.stringify(row).includes(uid));
const newPerson = () => addUser(db.database, `Racing Person ${++people}`, came);

async function withInterviews(): Promise<string> {
  const uid = await newPerson();
  const grant = { uid, interviews: 2, sourceKey: `race_${uid}`, grantedAt: came, now: came };
  await db.database.transaction((tx) => grantInterviews(tx, grant));
  return uid;
}

/** An account with something of everything, whose week is over. */
async function dueAccount(): Promise<string> {
  const uid = await newPerson();
  await kept.resume(uid, came);
  for (let n = 0; n < 3; n++) await kept.interview(uid, came);
  await kept.mail(uid, came);
  await kept.modelCall(uid, '2026-03-07');
  await kept.paidOrder(uid, came);
  await requestDeletion(partsAt(came), { uid });
  return uid;
}

async function expectErased(uid: string): Promise<void> {
  expect((await rowsWith('users', uid))[0]).toMatchObject({ email: '', display_name: '' });
  for (const table of [
    'identities',
    'sessions',
    'resumes',
    'interview_events',
    'scoring_stages',
    'feedbacks',
    'model_calls',
  ])
    expect(await rowsWith(table, uid), table).toEqual([]);
  expect((await rowsWith('mails', uid)).filter((mail) => mail['to'] !== '')).toEqual([]);
  for (const document of await rowsWith('billing_documents', uid))
    expect(document['content']).toMatchObject({ buyer: { name: '', email: '' } });
  expect((await rowsWith('audit_log', uid)).filter((row) => row['kind'] === 'account_erased')).toHaveLength(
    1,
  );
}

describe('asking for the deletion of an account', () => {
  it('ten times at once asks once', async () => {
    const uid = await newPerson();
    const replies = await Promise.all(rounds.map(() => requestDeletion(partsAt(came), { uid })));
    expect(new Set(replies.map(({ dueAt }) => dueAt.getTime())).size).toBe(1);
    for (const table of ['account_deletions', 'tombstones', 'mails'])
      expect(await rowsWith(table, uid)).toHaveLength(1);
    expect((await rowsWith('audit_log', uid)).map((row) => row['kind'])).toEqual([
      'account_deletion_requested',
    ]);
  });

  it('against Begin Interview leaves nothing running and no credit held, whoever wins (rule ERASE-1)', async () => {
    const uids = await Promise.all(rounds.map(withInterviews));
    const outcomes = await Promise.all(
      uids.map(async (uid, n) => {
        const begin = () =>
          beginInterview(partsAt(came), { uid }).then(
            () => 'begun',
            (error: { code?: string }) => error.code,
          );
        const remove = () => requestDeletion(partsAt(came), { uid });
        const [begun] = await Promise.all(n % 2 ? [begin(), remove()] : [begin(), remove()].toReversed());
        return typeof begun === 'string' ? begun : 'either';
      }),
    );
    expect(outcomes.every((one) => ['begun', 'account_being_deleted', 'either'].includes(one))).toBe(true);
    for (const uid of uids) {
      expect(
        (await rowsWith('interview_sessions', uid)).filter((row) => row['state'] !== 'discarded'),
      ).toEqual([]);
      expect((await rowsWith('credit_lots', uid))[0]).toMatchObject({ held: 0, captured: 0 });
    }
  });
});

describe('erasing an account', () => {
  it('by four workers at once erases it once', async () => {
    const uids = await Promise.all(rounds.slice(0, 5).map(dueAccount));
    const replies = await Promise.all(
      uids.flatMap((uid) => Array.from({ length: 4 }, () => eraseAccount(partsAt(later), uid))),
    );
    expect(replies.filter(Boolean)).toHaveLength(uids.length);
    for (const uid of uids) await expectErased(uid);
  });

  it('killed at any of its steps goes on with the next run', async () => {
    const uid = await dueAccount();
    let kills = 0;
    for (;;) {
      let left = kills + 1;
      const transaction: Database['transaction'] = (work) => {
        if (--left < 0) throw new Error('killed');
        return db.database.transaction(work);
      };
      const dying = { ...db.database, transaction };
      const done = await eraseAccount(partsAt(later, dying), uid).catch(() => null);
      if (done !== null) break;
      kills++;
    }
    expect(kills).toBeGreaterThanOrEqual(3);
    await expectErased(uid);
  });

  it('against signing in never writes a name back', async () => {
    const erased = await Promise.all(
      rounds.map(async () => {
        const uid = await dueAccount();
        const [identity] = await rowsWith('identities', uid);
        const subject = String(identity?.['subject']);
        const signIn = () =>
          db.database.transaction(async (tx) => {
            const who = {
              issuer: 'https://accounts.google.com',
              subject,
              email: 'a@example.com',
              displayName: 'A',
              photoURL: null,
            };
            return upsertUser(tx, who, later);
          });
        await Promise.all([eraseAccount(partsAt(later), uid), signIn(), signIn()]);
        return uid;
      }),
    );
    for (const uid of erased) await expectErased(uid);
  });

  it('against keeping it keeps all or nothing', async () => {
    for (const n of rounds) {
      const uid = await dueAccount();
      await addSession(db.database, uid, later);
      const both = [() => eraseAccount(partsAt(later), uid), () => keepAccount(partsAt(later), { uid })];
      await Promise.all((n % 2 ? both : both.toReversed()).map((work) => work()));
      const deletions = await rowsWith('account_deletions', uid);
      if (deletions.length > 0) await expectErased(uid);
      else {
        expect(await rowsWith('interview_events', uid)).toHaveLength(3);
        expect((await rowsWith('users', uid))[0]).not.toMatchObject({ email: '' });
        expect(await rowsWith('resumes', uid)).toHaveLength(1);
      }
    }
  });
});

describe('an erased account and money that arrives meanwhile', () => {
  let service: PaymentService;
  beforeAll(async () => {
    service = await startPaymentService();
    const queue = { name: mailQueue, retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 60 };
    await service.parts.jobs.work(queue, async () => undefined);
  });
  afterAll(() => service.close());

  it('is booked once and names nobody', async () => {
    const stories: Story[] = [];
    while (stories.length < 8) stories.push(await beginStory(service));
    const parts = (now: Date) =>
      privacyParts({ ...service.parts, clock: new TestClock(now), streams: null } as never, dataDir);
    const began = service.clock.now();
    for (const story of stories) {
      story.handed.push(await service.gateway.pay(story.razorpayOrderId));
      await requestDeletion(parts(began), story);
    }
    const after = new Date(began.getTime() + 9 * dayMs);
    await Promise.all(
      stories.flatMap((story) => [codeOf(handOver(story)), eraseAccount(parts(after), story.uid)]),
    );
    for (const { uid, orderId } of stories) {
      const [order] = await rowsWith('orders', orderId, service.database);
      expect(order).toMatchObject({ status: 'success' });
      expect(await rowsWith('credit_lots', uid, service.database)).toHaveLength(1);
      const [user] = await rowsWith('users', uid, service.database);
      expect(user).toMatchObject({ email: '', display_name: '' });
      const mails = await rowsWith('mails', uid, service.database);
      expect(mails.filter((mail) => mail['to'] !== '')).toEqual([]);
      const [document] = await rowsWith('billing_documents', uid, service.database);
      expect(document?.['content']).toMatchObject({ buyer: { name: '', email: '' } });
    }
  });
});

describe('sweeping', () => {
  it('by four workers at once takes everything that is over, once, and nothing else', async () => {
    const uid = await newPerson();
    const old = await Promise.all(Array.from({ length: 130 }, () => kept.interview(uid, came)));
    for (let n = 0; n < 30; n++) await kept.mail(uid, came);
    const young = await kept.interview(uid, new Date(came.getTime() + 5 * dayMs));
    const day31 = new Date('2026-04-06T18:30:01Z');
    await Promise.all(Array.from({ length: 4 }, () => sweepPrivacy(partsAt(day31), () => false)));
    // A worker may leave what another has locked: the next run takes it.
    await sweepPrivacy(partsAt(day31), () => false);
    const left = (await rowsWith('interview_events', uid)).map((row) => row['session_id']);
    expect(left).toEqual([young]);
    expect((await rowsWith('feedbacks', uid)).map((row) => row['session_id'])).toEqual([young]);
    expect(await rowsWith('interview_sessions', uid)).toHaveLength(old.length + 1);
    expect((await rowsWith('mails', uid)).filter((mail) => mail['text'] !== '')).toEqual([]);
  });
});

describe('deleting an interview just scored', () => {
  it('leaves no stage that a slower worker brings (rule ERASE-2)', async () => {
    for (const n of rounds) {
      const sessionId = await kept.interview(await newPerson(), new Date(came.getTime() + n), 'scoring');
      const key = (stage: string) => ({ sessionId, inputHash: 'h', stage });
      const slow = (stage: string) =>
        db.database.transaction((tx) => insertStage(tx, key(stage), ['words'], came));
      const done = { sessionId, state: 'done', hasFeedback: false, refused: null, now: came } as const;
      const scoreThenDelete = async () => {
        await db.database.transaction((tx) => leaveScoring(tx, done));
        await db.database.transaction((tx) => forgetWords(tx, [sessionId], came));
      };
      await Promise.all([slow('a'), slow('b'), scoreThenDelete(), slow('c'), slow('d')]);
      expect(await rowsWith('scoring_stages', sessionId)).toEqual([]);
    }
  });
});
