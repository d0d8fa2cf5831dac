import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { leaveScoring } from '#server/feedback/feedback-store.ts';
import { appendCandidateEvent } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import { throwAway } from '#server/interviews/throw-away.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';
import { forgetResumes } from '#server/privacy/forget-resumes.ts';
import { KeptData } from '#tests/fixtures/kept-data.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openRaceDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';
import { addUser } from '#tests/fixtures/users.ts';

/* Whoever deletes a resume and whoever works on an interview held on it meet: nothing copied from it is left behind (rules ERASE-6, ERASE-7). */

const came = new Date('2026-03-07T16:12:00Z');
const rounds = Array.from({ length: runs(20, 6) }, (_, n) => n);

let db: TestDatabase;
let kept: KeptData;
let people = 0;
beforeAll(async () => {
  db = await openRaceDatabase();
  kept = new KeptData(db.database);
});
afterAll(() => db.close());

const inTx = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => db.database.transaction(work);
const rowsWith = async (table: string, id: string) =>
  (await rowsOf(db.database, table)).filter((row) => JSON.stringify(row).includes(id));

async function personWith(state: 'done' | 'running' | 'scoring') {
  const uid = await addUser(db.database, `Forgets ${++people}`, came);
  const resumeId = await kept.resume(uid, came);
  const sessionId = await kept.interview(uid, new Date(came.getTime() + people), state, resumeId);
  return { uid, resumeId, sessionId };
}

describe('a resume deleted while', () => {
  it('an interview on it leaves scoring leaves no log, whoever is first', async () => {
    for (const _ of rounds) {
      const { resumeId, sessionId } = await personWith('scoring');
      const done = { sessionId, state: 'done', hasFeedback: false, refused: null, now: came } as const;
      await Promise.all([
        inTx((tx) => leaveScoring(tx, done)),
        inTx((tx) => forgetResumes(tx, { ids: [resumeId] })),
      ]);
      expect(await rowsWith('interview_events', sessionId)).toEqual([]);
      expect(await rowsWith('scoring_stages', sessionId)).toEqual([]);
      const row = await db.database.read((tx) => findInterviewForService(tx, sessionId));
      expect(row).toMatchObject({ state: 'done', resumeId: null });
    }
  });

  it('it is deleted twice takes the lines out of the feedback once', async () => {
    const { resumeId, sessionId } = await personWith('done');
    const conflict = { turnId: 'T02', claim: '12', resumeSays: 'a line' };
    const feedback = { verdict: 'words', contradictions: [conflict] } as unknown as Feedback;
    await inTx((tx) =>
      tx.execute(
        sql`update feedbacks set feedback = ${JSON.stringify(feedback)}::jsonb where session_id = ${sessionId}`,
      ),
    );
    const forget = () => inTx((tx) => forgetResumes(tx, { ids: [resumeId] }));
    expect((await Promise.all([forget(), forget(), forget()])).toSorted((a, b) => a - b)).toEqual([0, 0, 1]);
    const [row] = await rowsWith('feedbacks', sessionId);
    expect(row?.['feedback']).toMatchObject({ contradictions: [{ claim: '12', resumeSays: null }] });
  });
});

it('an interview thrown away while it is answered keeps no answer, whoever is first (rule ERASE-7)', async () => {
  const taken = { answered: 0, late: 0 };
  for (const n of rounds) {
    const { uid, sessionId } = await personWith('running');
    await inTx((tx) =>
      tx.execute(sql`update interview_sessions set last_seq = 1 where session_id = ${sessionId}`),
    );
    const input = { caller: { uid }, sessionId, leaseId: null, clientKey: `answer-${n}` };
    const event = { kind: 'answered', text: 'words' };
    const answer = () =>
      inTx((tx) => appendCandidateEvent(tx, { ...input, expectedSeq: 1, event, now: came }));
    const which = { uid, sessionId, reason: 'restarted', states: ['running'], now: came } as const;
    const thrownAway = () => inTx((tx) => throwAway(tx, which));
    const first = n % 2 === 0 ? [answer(), thrownAway()] : [thrownAway(), answer()];
    const [one, other] = await Promise.all(first);
    const stored = [one, other].some((reply) => reply && 'seq' in reply && reply.kind === 'stored');
    taken[stored ? 'answered' : 'late'] += 1;
    expect(await rowsWith('interview_events', sessionId)).toEqual([]);
  }
  expect(taken.answered + taken.late).toBe(rounds.length);
});
