import { describe, expect, it } from 'vitest';
import type { Feedback } from '#contract/feedback.ts';
import { dayMs } from '#contract/time.ts';
import { sweepSittings } from '#server/schools/sittings/sweep-sittings.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { answerAll } from '#tests/fixtures/drill-driver.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld } from '#tests/fixtures/school-world.ts';
import { schoolScenario } from '#tests/fixtures/school-scenario.ts';
import {
  acceptAs,
  bringResume,
  openAs,
  prepareSitting,
  sitDownAs,
  sitThrough,
  sittingLease,
  startSittingAs,
} from '#tests/fixtures/sitting-driver.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { sittingDesk, nextName } from '#tests/fixtures/sitting-desk.ts';

const desk = sittingDesk();
const { clock, halfAMinute, invited, rows, seats, invitationOf, sittingsOf, change, auditKinds } = desk;

/** All that a sitting may not touch of its person. */
async function untouched(client: ApiClient) {
  const { account } = await client.call('readMe');
  return {
    account: account && { ...account, updatedAt: null, lastLogin: null },
    past: await client.call('listPastInterviews'),
    aims: await client.call('readLastAims'),
    drills: await client.call('readDrills'),
    ledger: (await rowsOf(desk.service.parts.database, 'ledger')).length,
    lots: (await rowsOf(desk.service.parts.database, 'credit_lots')).filter(
      (row) => row['uid'] === account?.uid,
    ),
    feedbacks: (await rowsOf(desk.service.parts.database, 'feedbacks')).filter(
      (row) => row['uid'] === account?.uid,
    ),
  };
}

describe('a sitting', () => {
  it('runs under the scenario from the link to the school’s record, and touches nothing of the applicant’s own', async () => {
    const applicant = await invited();
    const client = await acceptAs(desk.service, applicant);
    const seatsBefore = await seats();
    const prepared = await prepareSitting(client, applicant);
    const before = await untouched(client);
    const { sessionId } = prepared;
    expect(await seats()).toEqual(seatsBefore);
    expect(await client.call('readInterview', { params: { sessionId } })).toMatchObject({
      state: 'preparing',
      lengthMs: schoolScenario.minutes * 60_000,
      sitting: { kind: 'sitting', minutes: schoolScenario.minutes, style: 'chill' },
    });
    const running = await startSittingAs(client, prepared);
    expect(running).toMatchObject({
      state: 'running',
      style: 'chill',
      lengthMs: schoolScenario.minutes * 60_000,
      restartsLeft: 0,
    });
    expect(running.panel.map(({ name }) => name)).toEqual(schoolScenario.panel.map(({ name }) => name));
    expect(await seats()).toEqual({ held: Number(seatsBefore.held) + 1, used: seatsBefore.used });
    expect(await invitationOf(applicant)).toMatchObject({ state: 'started', attempts_left: 0 });
    await expect(client.call('restartInterview', { params: { sessionId }, body: {} })).rejects.toThrow(
      refusedWith('not_found'),
    );
    const notice = (what: 'tab_left' | 'pasted' | 'second_tab', size: number, n: number) =>
      client.call('signal', {
        params: { sessionId },
        body: {
          leaseId: sittingLease,
          clientTurnId: `noticed-${what}-${n}`,
          signal: { kind: 'noticed', what, size },
        },
      });
    await untilAwaited(client, sessionId);
    await notice('tab_left', 0, 1);
    await notice('tab_left', 0, 1);
    await notice('tab_left', 0, 2);
    await notice('pasted', 120, 1);
    await notice('second_tab', 0, 1);
    const done = await sitThrough(client, sessionId, halfAMinute);
    expect(done).toMatchObject({ state: 'done', feedbackReady: false, refusedFeedback: null });
    const must = schoolScenario.mustAsk[0]?.text ?? '';
    expect(done.turns.some(({ text }) => text.includes(must))).toBe(true);
    const noticed = { tabLeft: 2, pastedCharacters: 120, secondTab: 1 };
    expect(await client.call('readSitting', { params: { sessionId } })).toEqual({
      state: 'done',
      outcome: 'with_school',
      attempt: 'used',
      noticed,
      attemptsLeft: 0,
    });
    expect(await openAs(client, applicant)).toMatchObject({
      state: 'finished',
      last: { outcome: 'with_school', noticed },
    });
    expect(await seats()).toEqual({ held: seatsBefore.held, used: Number(seatsBefore.used) + 1 });
    const [sitting] = await sittingsOf(applicant);
    const record = (await rows('sitting_records')).find(
      (row) => row['sitting_id'] === sitting?.['sitting_id'],
    );
    const kept = record?.['record'] as Feedback;
    expect(kept.transcript.length).toBeGreaterThan(6);
    // No model reads this service's interviews, so the school gets no score of ours (rule SCHOOL-100).
    expect(record).toMatchObject({ overall: null, band_low: null, band_high: null });
    expect(kept).toMatchObject({ avgScore: null, band: null, verdict: '', drills: [], marginNotes: [] });
    expect(kept.topics.every(({ score, levels }) => score === null && levels.length === 0)).toBe(true);
    expect(kept.topics.flatMap(({ quotes }) => quotes)).not.toEqual([]);
    const scoredAt = new Date(String(record?.['scored_at'])).getTime();
    expect(new Date(String(record?.['due_at'])).getTime() - scoredAt).toBe(365 * dayMs);
    const [question] = await rows('bank_questions');
    expect(question).toMatchObject({ question_id: 'q_promise_0001', asked: 1 });
    expect(await untouched(client)).toEqual(before);
    expect(await rowsOf(desk.service.parts.database, 'scoring_stages')).toEqual([]);
    const feedback = await client.call('readFeedback', { params: { sessionId } });
    expect(feedback).toMatchObject({ status: 'none', feedback: null });
    expect(Object.keys(await openAs(client, applicant)).join(' ')).not.toMatch(/score|overall|band|level/i);
    expect(await rows('sitting_records', desk.other.orgId)).toEqual([]);
    await expect(client.call('beginSitting', { body: { token: applicant.token } })).rejects.toThrow(
      refusedWith('attempts_used_up'),
    );
  });

  it('lasts longer for an applicant with time of their own, and is stopped by its own clock', async () => {
    const applicant = await invited({ extraMinutes: 12 });
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    const minutes = schoolScenario.minutes + 12;
    expect(sitting).toMatchObject({ lengthMs: minutes * 60_000, sitting: { minutes } });
    const { sessionId } = sitting;
    await untilAwaited(client, sessionId);
    const { sweepInterviews } = await import('#server/interviews/sweep-interviews.ts');
    const { LiveInterviews } = await import('#server/interviews/live-interviews.ts');
    const { createOfflineSpeaker } = await import('#server/interviewer/offline-speaker.ts');
    const sweep = () =>
      sweepInterviews({
        ...desk.service.parts,
        interviews: new LiveInterviews(desk.service.parts),
        speaker: createOfflineSpeaker(0),
      });
    clock.advance((minutes + 5) * 60_000 - 1_000);
    await sweep();
    expect((await client.call('readInterview', { params: { sessionId } })).state).toBe('running');
    clock.advance(2_000);
    await sweep();
    await untilEvent(client, sessionId, ({ state }) => state === 'done');
    // Nothing was answered: seat and attempt are back, and it may be sat again.
    expect(await client.call('readSitting', { params: { sessionId } })).toMatchObject({
      outcome: 'nothing',
      attemptsLeft: 1,
    });
    expect(await seats()).toMatchObject({ held: 0 });
    await startSittingAs(client, await prepareSitting(client, applicant));
    expect(await seats()).toMatchObject({ held: 1 });
    const { open } = await openAs(client, applicant);
    await client.call('endInterview', { params: { sessionId: open?.sessionId ?? '' }, body: {} });
    await untilEvent(client, open?.sessionId ?? '', ({ state }) => state === 'done');
  });

  it('gives the seat back and keeps the attempt where somebody left with too little said', async () => {
    const applicant = await invited();
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    const { sessionId } = sitting;
    await answerAll(client, sessionId, { answer: soundAnswerAt, times: 1, between: halfAMinute });
    await client.call('endInterview', { params: { sessionId }, body: {} });
    await untilEvent(client, sessionId, ({ state }) => state === 'done');
    expect(await client.call('readSitting', { params: { sessionId } })).toMatchObject({
      outcome: 'nothing',
      attemptsLeft: 0,
    });
    expect(await seats()).toMatchObject({ held: 0 });
    expect(await auditKinds()).toContain('seat_given_back');
  });

  it('stopped in distress is not read, and comes back', async () => {
    const applicant = await invited();
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    const { sessionId } = sitting;
    const answer = () => 'I want to kill myself, I cannot go on living like this any more.';
    await answerAll(client, sessionId, { answer, times: 1, between: halfAMinute });
    await client.call('endInterview', { params: { sessionId }, body: {} });
    await untilEvent(client, sessionId, ({ state }) => state === 'done');
    expect(await client.call('readSitting', { params: { sessionId } })).toMatchObject({
      outcome: 'nothing',
      attemptsLeft: 1,
    });
    expect(await seats()).toMatchObject({ held: 0 });
    expect(JSON.stringify(await rows('org_audit'))).not.toContain('distress');
  });

  it('makes way for nothing that runs, and nothing begins beside it', async () => {
    const applicant = await invited();
    const { client, sitting } = await sitDownAs(desk.service, applicant);
    await expect(client.call('beginInterview', { body: {} })).rejects.toThrow(
      refusedWith('sitting_under_way'),
    );
    await client.call('endInterview', { params: { sessionId: sitting.sessionId }, body: {} });
    await untilEvent(client, sitting.sessionId, ({ state }) => state === 'done');
    const practising = await desk.service.signedIn(nextName(), 1);
    const [second] = await desk.world.invite([nextName()]);
    if (!second) throw new Error('Nobody was invited.');
    const { notice } = await openAs(practising, second);
    await practising.call('acceptInvitation', { body: { token: second.token, notice: notice.version } });
    await startInterviewAs(practising, { style: 'chill', leaseId: sittingLease });
    await expect(practising.call('beginSitting', { body: { token: second.token } })).rejects.toThrow(
      refusedWith('interview_open'),
    );
  });

  it('starts only with the consents, a resume of one’s own, and in time', async () => {
    const applicant = await invited();
    const client = await acceptAs(desk.service, applicant);
    const { sessionId } = await client.call('beginSitting', { body: { token: applicant.token } });
    expect(await client.call('beginSitting', { body: { token: applicant.token } })).toEqual({ sessionId });
    const start = (resumeId: string | null) => startSittingAs(client, { sessionId, resumeId });
    await expect(start(null)).rejects.toThrow(refusedWith('resume_required'));
    const resumeId = await bringResume(client);
    const stranger = await desk.service.signedIn('Somebody Else', 0);
    await expect(startSittingAs(stranger, { sessionId, resumeId })).rejects.toThrow(refusedWith('not_found'));
    await change(
      sql`update invitations set deadline_at = ${clock.now().toISOString()}::timestamptz where invitation_id = ${applicant.invitationId}`,
    );
    await expect(start(resumeId)).rejects.toThrow(refusedWith('invitation_over'));
    expect(await seats()).toMatchObject({ held: 0 });
    await client.call('endInterview', { params: { sessionId }, body: {} });
    expect(await sittingsOf(applicant)).toEqual([]);
  });

  it('is refused where no seat is free, and the school is told; and while the contract does not run', async () => {
    const small = await openSchoolWorld(desk.service, { slug: 'small', seats: 0 });
    const [applicant] = await small.invite([nextName()]);
    if (!applicant) throw new Error('Nobody was invited.');
    const client = await acceptAs(desk.service, applicant);
    expect(await openAs(client, applicant)).toMatchObject({ seatFree: false });
    const prepared = await prepareSitting(client, applicant);
    for (let n = 0; n < 2; n++)
      await expect(startSittingAs(client, prepared)).rejects.toThrow(refusedWith('seats_used_up'));
    const told = (await rows('org_audit', small.orgId)).filter((row) => row['kind'] === 'no_seat_free');
    expect(told).toHaveLength(1);
    const [row] = await rows('invitations', small.orgId);
    expect(row).toMatchObject({ attempts_left: 1, state: 'signed_in' });
    await withinOrganisation(desk.service.parts.database, small.orgId, (tx) =>
      tx.execute(sql`update organisations set seats = 5, contract_until = '2026-11-01'`),
    );
    await expect(startSittingAs(client, prepared)).rejects.toThrow(refusedWith('interviews_paused'));
    await withinOrganisation(desk.service.parts.database, small.orgId, (tx) =>
      tx.execute(sql`update organisations set contract_until = '2099-11-01'`),
    );
    expect(await startSittingAs(client, prepared)).toMatchObject({ state: 'running' });
  });
});

describe('the sweep', () => {
  it('gives back seats of the dead, ends what is late, and deletes what is due, each once', async () => {
    const [late, dead] = [await invited(), await invited()];
    const { sitting } = await sitDownAs(desk.service, dead);
    // In one transaction: the service's own sweep comes round by its clock, and finds nobody dead before it is over.
    const { rows: held } = (await acrossOrganisations(desk.service.parts.database, async (tx) => {
      await tx.execute(
        sql`update interview_sessions set state = 'failed' where session_id = ${sitting.sessionId}`,
      );
      return tx.execute(sql`select seats_held from organisations where org_id = ${desk.world.orgId}`);
    })) as { rows: unknown[] };
    expect(held).toEqual([{ seats_held: 1 }]);
    const sweep = () => sweepSittings(desk.service.parts);
    await sweep();
    expect(await seats()).toMatchObject({ held: 0 });
    expect(await invitationOf(dead)).toMatchObject({ attempts_left: 1 });
    await sweep();
    expect(await invitationOf(dead)).toMatchObject({ attempts_left: 1 });
    expect(await invitationOf(late)).toMatchObject({ state: 'invited' });
    const before = (await rows('sitting_records')).length;
    expect(before).toBeGreaterThan(0);
    clock.advance((schoolScenario.deadlineDays + 1) * dayMs);
    await sweep();
    expect(await invitationOf(late)).toMatchObject({ state: 'expired' });
    expect((await rows('sitting_records')).length).toBe(before);
    const finished = (await rows('invitations')).filter((row) => row['state'] === 'finished');
    expect(finished.length).toBeGreaterThan(0);
    clock.advance(366 * dayMs);
    await sweep();
    expect(await rows('sitting_records')).toEqual([]);
    expect(await auditKinds()).toEqual(expect.arrayContaining(['invitations_expired', 'records_deleted']));
  });
});
