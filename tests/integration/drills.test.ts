import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drillLimits } from '#contract/drills.ts';
import { indiaCalendar, indiaMidnight } from '#contract/india-time.ts';
import { dayMs } from '#contract/time.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import { LiveInterviews } from '#server/interviews/live-interviews.ts';
import { sweepInterviews } from '#server/interviews/sweep-interviews.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import {
  answerAll,
  drillLease,
  firstSpot,
  interviewToPractise,
  startDrillAs,
} from '#tests/fixtures/drill-driver.ts';
import { startInterviewAs, untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

const clock = new TestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

/** On to that time of day in India, of this day or the next. */
function advanceToIndia(hour: number, minute = 0): void {
  const at = indiaMidnight(indiaCalendar(clock.now())).getTime() + (hour * 60 + minute) * 60_000;
  const now = clock.now().getTime();
  clock.advance(at > now ? at - now : at + dayMs - now);
}
// No test runs over midnight unless it wants to.
beforeEach(() => advanceToIndia(9));

const refusedWith = (code: string) => expect.objectContaining({ code });
const halfAMinute = () => clock.advance(30_000);
const aMinute = () => clock.advance(60_000);

async function withInterview(name: string, interviews = 1): Promise<ApiClient> {
  const client = await service.signedIn(name, interviews);
  await interviewToPractise(client, aMinute);
  return client;
}

/** All that a drill may not touch, as its owner and the operator see it. */
async function untouched(client: ApiClient) {
  const { account } = await client.call('readMe');
  const { database } = service.parts;
  const ofUser = async (table: string) =>
    (await rowsOf(database, table)).filter((row) => row['uid'] === account?.uid);
  return {
    ledger: await rowsOf(database, 'ledger'),
    lots: await ofUser('credit_lots'),
    feedbacks: await ofUser('feedbacks'),
    interviews: (await ofUser('interview_sessions')).filter((row) => row['kind'] === 'interview'),
    account: account && { ...account, updatedAt: null, lastLogin: null },
    past: await client.call('listPastInterviews'),
    aims: await client.call('readLastAims'),
    operator: await operatorSees(account?.uid ?? ''),
  };
}

async function operatorSees(uid: string) {
  const { newestInterviews } = await import('#server/operations/page/user-view-store.ts');
  const { countOpenInterviews, countIdleHolds } = await import('#server/operations/figure-store.ts');
  const now = clock.now();
  return service.parts.database.read(async (tx) => ({
    shown: await newestInterviews(tx, uid),
    open: (await countOpenInterviews(tx, now)).interviews,
    holds: await countIdleHolds(tx, { before: now, scoredBefore: now }),
  }));
}

async function finished(client: ApiClient, sessionId: string) {
  await untilEvent(client, sessionId, ({ state }) => state === 'done');
  return client.call('readDrill', { params: { sessionId } });
}

describe('a drill', () => {
  it('is offered after feedback, runs five minutes on its spot, is read, and comes again', async () => {
    const client = await service.signedIn('Whole Life', 1);
    expect(await client.call('readDrills')).toEqual({
      hasFeedback: false,
      hasResume: false,
      leftToday: 3,
      open: null,
      spots: [],
      done: [],
    });
    await interviewToPractise(client, aMinute);
    const offer = await client.call('readDrills');
    expect(offer).toMatchObject({ hasFeedback: true, hasResume: true, leftToday: 3, open: null, done: [] });
    expect(offer.spots.length).toBeGreaterThan(2);
    expect(offer.spots.every(({ due, dueOn, closed }) => due && dueOn === null && closed === null)).toBe(
      true,
    );
    const spot = firstSpot(offer);
    const before = await untouched(client);
    const begunAt = clock.now();
    const drill = await startDrillAs(client);
    const { sessionId } = drill;
    expect(drill).toMatchObject({
      state: 'running',
      style: 'chill',
      lengthMs: drillLimits.lengthMs,
      drill: { aim: spot.aim },
    });
    expect(await client.call('readDrills')).toMatchObject({
      open: { sessionId, name: spot.name },
      leftToday: 2,
    });
    expect(await untouched(client)).toEqual(before);
    await answerAll(client, sessionId, { answer: soundAnswerAt, between: halfAMinute });
    const read = await finished(client, sessionId);
    expect(clock.now().getTime() - begunAt.getTime()).toBeLessThanOrEqual(drillLimits.lengthMs);
    const { turns } = await client.call('readInterview', { params: { sessionId } });
    expect(new Set(turns.map(({ topicId }) => topicId))).toEqual(new Set([spot.aim.topicId]));
    expect(read).toMatchObject({ state: 'done', name: spot.name, leftToday: 2 });
    expect(read.result?.questions).toBeGreaterThanOrEqual(drillLimits.leastQuestions);
    expect(read.result?.questions).toBeLessThanOrEqual(drillLimits.mostQuestions);
    // What the panel had to ask again is answered again.
    expect(read.result?.answers ?? 0).toBeGreaterThanOrEqual(read.result?.questions ?? 9);
    expect(read.result?.score).not.toBeNull();
    expect(read.result?.levels.length).toBeGreaterThan(0);
    const after = await client.call('readDrills');
    expect(after.done).toMatchObject([{ sessionId, name: spot.name, rating: read.result?.rating }]);
    const again = after.spots.find(({ name }) => name === spot.name);
    expect(again).toMatchObject({ dueOn: read.dueOn, due: false });
    expect((read.dueOn ?? '') > clock.now().toISOString().slice(0, 10)).toBe(true);
    expect(await untouched(client)).toEqual(before);
    const asked = (await rowsOf(service.parts.database, 'interview_sessions')).filter(
      (row) => row['uid'] === before.account?.uid && row['started_at'] !== null,
    );
    const stems = asked.flatMap((row) => row['stem_ids'] as string[]);
    expect(new Set(stems).size).toBe(stems.length);
  });

  it('gives gibberish neither number nor praise, and does not close anything', async () => {
    const client = await withInterview('Gibberish');
    const { sessionId } = await startDrillAs(client);
    const gibberish = () => 'asdf qwer zxcv lkjh poiu mnbv asdf hjkl tyui ghjk vbnm';
    await answerAll(client, sessionId, { answer: gibberish, between: halfAMinute });
    const { result } = await finished(client, sessionId);
    expect(result).toMatchObject({ rating: 'again' });
    expect(result?.closed ?? false).toBe(false);
    expect(result?.score ?? 0).toBeLessThan(2);
    expect(result?.text ?? 'none').not.toMatch(/good|well|strong|clear|shows/i);
  });

  it('is one of three a day in India from its start, whether or not anything was answered', async () => {
    const client = await withInterview('Three A Day');
    const first = await startDrillAs(client);
    await answerAll(client, first.sessionId, { answer: soundAnswerAt, times: 1, between: halfAMinute });
    await client.call('endInterview', { params: { sessionId: first.sessionId }, body: {} });
    await finished(client, first.sessionId);
    const unanswered = await startDrillAs(client);
    await untilAwaited(client, unanswered.sessionId);
    await client.call('endInterview', { params: { sessionId: unanswered.sessionId }, body: {} });
    expect(await finished(client, unanswered.sessionId)).toMatchObject({ result: null, leftToday: 1 });
    const prepared = await client.call('beginDrill', {
      body: { aim: firstSpot(await client.call('readDrills')).aim },
    });
    const given = await client.call('endInterview', { params: prepared, body: {} });
    expect(given.state).toBe('discarded');
    const third = await startDrillAs(client);
    await answerAll(client, third.sessionId, { answer: soundAnswerAt, times: 1, between: halfAMinute });
    await client.call('endInterview', { params: { sessionId: third.sessionId }, body: {} });
    await finished(client, third.sessionId);
    const offer = await client.call('readDrills');
    expect(offer.leftToday).toBe(0);
    const { aim } = firstSpot(offer);
    await expect(client.call('beginDrill', { body: { aim } })).rejects.toEqual(
      refusedWith('drills_done_today'),
    );
    // Deleting what was said does not buy another one.
    await client.call('deleteInterview', { params: { sessionId: third.sessionId } });
    await expect(client.call('beginDrill', { body: { aim } })).rejects.toEqual(
      refusedWith('drills_done_today'),
    );
    advanceToIndia(23, 59);
    await expect(client.call('beginDrill', { body: { aim } })).rejects.toEqual(
      refusedWith('drills_done_today'),
    );
    advanceToIndia(0, 1);
    expect((await client.call('readDrills')).leftToday).toBe(3);
    expect(await client.call('beginDrill', { body: { aim } })).toMatchObject({ resumed: false });
  });

  it('and an interview are one at a time; a drill nobody started gives way', async () => {
    const client = await withInterview('One At A Time', 3);
    const offer = await client.call('readDrills');
    const { aim } = firstSpot(offer);
    const prepared = await client.call('beginDrill', { body: { aim } });
    expect(await client.call('beginDrill', { body: { aim } })).toEqual({ ...prepared, resumed: true });
    const begun = await client.call('beginInterview', { body: {} });
    expect(begun).toMatchObject({ resumed: false });
    expect((await client.call('readDrill', { params: prepared })).state).toBe('discarded');
    expect((await client.call('readDrills')).leftToday).toBe(3);
    await expect(client.call('beginDrill', { body: { aim } })).rejects.toEqual(refusedWith('interview_open'));
    await client.call('endInterview', { params: begun, body: {} });
    const running = await startDrillAs(client);
    await expect(client.call('beginInterview', { body: {} })).rejects.toEqual(refusedWith('drill_under_way'));
    const restarted = client.call('restartInterview', { params: running, body: {} });
    await expect(restarted).rejects.toEqual(refusedWith('not_found'));
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 2, activeSessionId: null });
  });

  it('broken off is gone on with, and ended by the watchdog after its six minutes', async () => {
    const client = await withInterview('Broken Off');
    const { sessionId } = await startDrillAs(client);
    await answerAll(client, sessionId, { answer: soundAnswerAt, times: 2, between: halfAMinute });
    const again = await client.call('startDrill', { params: { sessionId }, body: { leaseId: drillLease } });
    expect(again.turns.filter(({ role }) => role === 'candidate')).toHaveLength(2);
    const { awaitingTurnId } = await untilAwaited(client, sessionId);
    clock.advance(drillLimits.hardStopMs);
    // Whether or not the service's own watchdog has looked by now.
    const late = client.call('answer', {
      params: { sessionId },
      body: {
        leaseId: drillLease,
        clientTurnId: 'drill-answer-late',
        toTurnId: awaitingTurnId ?? '',
        text: soundAnswerAt(2),
      },
    });
    await expect(late).rejects.toEqual(refusedWith('interview_over'));
    // The service's own watchdog looks once a minute; this is its look.
    const { parts } = service;
    await sweepInterviews({
      ...parts,
      interviews: new LiveInterviews(parts),
      speaker: createOfflineSpeaker(0),
    });
    await untilEvent(client, sessionId, ({ state }) => state === 'done');
    expect((await client.call('readDrill', { params: { sessionId } })).leftToday).toBe(2);
  });

  it('asks only what its owner may: own spots, own drills, a resume, consent', async () => {
    const client = await withInterview('Owner');
    const stranger = await service.signedIn('Stranger Drill', 0);
    const { sessionId } = await startDrillAs(client);
    const { aim } = firstSpot(await client.call('readDrills'));
    await expect(stranger.call('readDrill', { params: { sessionId } })).rejects.toEqual(
      refusedWith('not_found'),
    );
    await expect(stranger.call('beginDrill', { body: { aim } })).rejects.toEqual(refusedWith('not_found'));
    const foreign = stranger.call('startDrill', { params: { sessionId }, body: { leaseId: drillLease } });
    await expect(foreign).rejects.toEqual(refusedWith('not_found'));
    await client.call('endInterview', { params: { sessionId }, body: {} });
    await untilEvent(client, sessionId, ({ state }) => state === 'done');
    const begun = await client.call('beginDrill', { body: { aim } });
    const { notice: seen } = await client.call('readConsents');
    await client.call('changeConsents', { body: { seen, language: 'en', choices: { interview: false } } });
    expect((await client.call('readDrill', { params: begun })).state).toBe('discarded');
    // The resume went with the consent.
    expect((await client.call('readDrills')).hasResume).toBe(false);
    await expect(client.call('beginDrill', { body: { aim } })).rejects.toEqual(
      refusedWith('resume_required'),
    );
  });

  it('and its interview do not take each other for one', async () => {
    const client = await withInterview('Told Apart', 2);
    const { sessionId } = await startDrillAs(client);
    await answerAll(client, sessionId, { answer: soundAnswerAt, between: halfAMinute });
    await finished(client, sessionId);
    const stem = (rows: Record<string, unknown>[]) => rows.flatMap((row) => row['stem_ids'] as string[]);
    const { sessionId: next } = await startInterviewAs(client, { style: 'chill', leaseId: drillLease });
    const { database } = service.parts;
    const rows = await rowsOf(database, 'interview_sessions');
    const drilled = stem(rows.filter((row) => row['session_id'] === sessionId));
    const events = await rowsOf(database, 'interview_events');
    const first = events.find((row) => row['session_id'] === next && row['seq'] === 1);
    const recentStemIds =
      (first?.['event'] as { recentStemIds: string[] } | undefined)?.recentStemIds ?? drilled;
    expect(drilled.length).toBeGreaterThan(0);
    expect(recentStemIds.filter((id) => drilled.includes(id))).toEqual([]);
    await expect(client.call('readDrill', { params: { sessionId: next } })).rejects.toEqual(
      refusedWith('not_found'),
    );
    const asDrill = client.call('startDrill', { params: { sessionId: next }, body: { leaseId: drillLease } });
    await expect(asDrill).rejects.toEqual(refusedWith('not_found'));
  });
});
