import { giveConsent } from '#tests/fixtures/give-consent.ts';
import { describe, expect, it } from 'vitest';
import {
  pastedResume,
  startInterviewAs,
  untilAwaited,
  untilEvent,
} from '#tests/fixtures/interview-driver.ts';
import { putOnPremium } from '#tests/fixtures/premium.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { interviewDesk, leaseId, answerBody } from '#tests/fixtures/interview-desk.ts';

const desk = interviewDesk();
const { clock, answerSome } = desk;

describe('beginning', () => {
  it('needs an interview left', async () => {
    const client = await desk.service.signedIn('Nobody Left', 0);
    await expect(client.call('beginInterview', { body: {} })).rejects.toEqual(
      refusedWith('no_interviews_left'),
    );
  });

  it('holds one credit, once, and gives the active interview when repeated', async () => {
    const client = await desk.service.signedIn('Double Click', 2);
    const begun = await Promise.all([1, 2, 3].map(() => client.call('beginInterview', { body: {} })));
    expect(new Set(begun.map((b) => b.sessionId)).size).toBe(1);
    const { account } = await client.call('readMe');
    expect(account).toMatchObject({ remaining: 1, activeInterviewState: 'preparing', interview_quota: 2 });
    expect(begun[0]?.sessionId).toMatch(new RegExp(`^session_${account?.uid}_\\d{13}$`));
  });

  it('gives the credit back when preparation is ended', async () => {
    const client = await desk.service.signedIn('Changed Mind', 1);
    const { sessionId } = await client.call('beginInterview', { body: {} });
    expect(await client.call('endInterview', { params: { sessionId }, body: {} })).toEqual({
      state: 'discarded',
    });
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 1, activeSessionId: null });
  });

  it('needs consent and a resume of one’s own', async () => {
    const client = await desk.service.signedIn('No Consent', 1);
    const { notice: seen } = await client.call('readConsents');
    await client.call('changeConsents', { body: { seen, language: 'en', choices: { interview: false } } });
    const stranger = await desk.service.signedIn('Stranger', 0);
    const foreign = await stranger.call('pasteResume', { body: { text: pastedResume } });
    const { sessionId } = await client.call('beginInterview', { body: {} });
    await client.call('takePen', { params: { sessionId }, body: { leaseId, takeOver: false } });
    const start = () =>
      client.call('startInterview', {
        params: { sessionId },
        body: { leaseId, style: 'chill', resumeId: foreign.resumeId },
      });
    await expect(start()).rejects.toEqual(refusedWith('consent_required'));
    await giveConsent(client);
    await expect(start()).rejects.toEqual(refusedWith('resume_required'));
  });
});

describe('starting', () => {
  it('takes the pen from a tab that was closed, and is done by one of two tabs', async () => {
    const client = await desk.service.signedIn('Closed Tab', 1);
    const resume = await client.call('pasteResume', { body: { text: pastedResume } });
    const { sessionId } = await client.call('beginInterview', { body: {} });
    await client.call('takePen', {
      params: { sessionId },
      body: { leaseId: 'lease-of-closed-tab', takeOver: false },
    });
    const start = (lease: string) =>
      client.call('startInterview', {
        params: { sessionId },
        body: { leaseId: lease, style: 'chill', resumeId: resume.resumeId },
      });
    const outcomes = await Promise.allSettled([start('lease-first-tab'), start('lease-second-tab')]);
    expect(outcomes.map((o) => o.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find((o) => o.status === 'rejected')).toMatchObject({
      reason: { code: 'interview_open_elsewhere' },
    });
  });
});

describe('what was written beside the resume', () => {
  it('is read back for the next interview, by its owner alone', async () => {
    const client = await desk.service.signedIn('Aims High', 2);
    expect(await client.call('readLastAims')).toEqual({ statement: '', targetSchools: [], inPlan: false });
    const aims = { statement: 'I want to run a cold chain.', targetSchools: ['IIM Indore'] };
    const resume = await client.call('pasteResume', { body: { text: pastedResume } });
    const { resumeId } = resume;
    const { sessionId } = await client.call('beginInterview', { body: {} });
    const params = { sessionId };
    await client.call('takePen', { params, body: { leaseId, takeOver: true } });
    const body = { leaseId, style: 'chill', resumeId, ...aims } as const;
    const start = () => client.call('startInterview', { params, body });
    await expect(start()).rejects.toMatchObject({
      code: 'feature_not_in_plan',
      status: 403,
    });
    const uid = (await client.call('readMe')).account?.uid ?? '';
    await putOnPremium(desk.service.parts.database, uid);
    await start();
    expect(await client.call('readLastAims')).toEqual({ ...aims, inPlan: true });
    const stranger = await desk.service.signedIn('Aims Stranger', 0);
    expect(await stranger.call('readLastAims')).toEqual({ statement: '', targetSchools: [], inPlan: false });
  });
});

describe('ending', () => {
  it('early, with too little said, gives no feedback and the credit back', async () => {
    const client = await desk.service.signedIn('Too Little', 1);
    const { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    await answerSome(client, sessionId, 1);
    await client.call('endInterview', { params: { sessionId }, body: {} });
    const ended = await untilEvent(client, sessionId, (s) => s.state === 'done');
    expect(ended).toMatchObject({ refusedFeedback: 'too_few_topics', feedbackReady: false });
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 1, completed: 0 });
  });

  it('by restart discards it and goes on with the same credit, three times', async () => {
    const client = await desk.service.signedIn('Restarts', 1);
    let { sessionId } = await startInterviewAs(client, { style: 'chill', leaseId });
    for (const left of [2, 1, 0]) {
      clock.advance(1_000);
      const restarted = await client.call('restartInterview', { params: { sessionId }, body: {} });
      expect(restarted.restartsLeft).toBe(left);
      expect((await client.call('readInterview', { params: { sessionId } })).state).toBe('discarded');
      sessionId = restarted.sessionId;
    }
    await expect(client.call('restartInterview', { params: { sessionId }, body: {} })).rejects.toEqual(
      refusedWith('restarts_used_up'),
    );
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 0, activeSessionId: sessionId });
  });

  it.each([
    ['crisis', 'I cannot do this any more, I want to end my life.'],
    ['panic', 'I cannot breathe, I am having a panic attack.'],
  ])('in distress (%s) is not scored and gives the credit back', async (name, words) => {
    const client = await desk.service.signedIn(`In ${name}`, 1);
    const { sessionId } = await startInterviewAs(client, { style: 'grill', leaseId });
    const snapshot = await untilAwaited(client, sessionId);
    const body = answerBody(snapshot, 'in-distress', words);
    await client.call('answer', { params: { sessionId }, body });
    const cared = await untilEvent(client, sessionId, (s) => s.frozen);
    expect(cared.turns.at(-1)).toMatchObject({ move: 'care' });
    expect(cared.turns.at(-1)?.text).toContain('14416');
    clock.advance(600_000);
    expect((await client.call('readInterview', { params: { sessionId } })).elapsedMs).toBe(cared.elapsedMs);
    await client.call('endInterview', { params: { sessionId }, body: {} });
    const ended = await untilEvent(client, sessionId, (s) => s.state === 'done');
    expect(ended).toMatchObject({ endReason: 'distress', refusedFeedback: 'distress' });
    expect((await client.call('readMe')).account).toMatchObject({ remaining: 1 });
  });
});
