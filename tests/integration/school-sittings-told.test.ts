import { describe, expect, it } from 'vitest';
import type { ConsentChoices } from '#contract/consents.ts';
import { sql } from '#server/platform/database/query.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { answerAll } from '#tests/fixtures/drill-driver.ts';
import { untilAwaited, untilEvent } from '#tests/fixtures/interview-driver.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { sittingDesk } from '#tests/fixtures/sitting-desk.ts';
import {
  acceptAs,
  bringResume,
  openAs,
  prepareSitting,
  sitDownAs,
  sittingLease,
  startSittingAs,
} from '#tests/fixtures/sitting-driver.ts';

const desk = sittingDesk();
const { halfAMinute, invited, change, seats, sittingsOf } = desk;

async function end(client: ApiClient, sessionId: string) {
  await client.call('endInterview', { params: { sessionId }, body: {} });
  await untilEvent(client, sessionId, ({ state }) => state !== 'running' && state !== 'scoring');
  return client.call('readSitting', { params: { sessionId } });
}

async function choose(client: ApiClient, choices: ConsentChoices) {
  const { notice: seen } = await client.call('readConsents');
  return client.call('changeConsents', { body: { seen, language: 'en', choices } });
}

describe('what the applicant is told of an attempt (rule SCHOOL-18)', () => {
  it('is that it is used where too little was said, and back where nothing was', async () => {
    const applicant = await invited();
    const client = await acceptAs(desk.service, applicant);
    await change(
      sql`update invitations set attempts_left = 2 where invitation_id = ${applicant.invitationId}`,
    );
    const first = await startSittingAs(client, await prepareSitting(client, applicant));
    await answerAll(client, first.sessionId, { answer: soundAnswerAt, times: 1, between: halfAMinute });
    const used = { outcome: 'nothing', attempt: 'used', attemptsLeft: 1 };
    expect(await end(client, first.sessionId)).toMatchObject(used);
    expect(await openAs(client, applicant)).toMatchObject({
      attemptsLeft: 1,
      last: { outcome: 'nothing', attempt: 'used' },
    });
    const second = await startSittingAs(client, await prepareSitting(client, applicant));
    const back = { outcome: 'nothing', attempt: 'given_back', attemptsLeft: 1 };
    expect(await end(client, second.sessionId)).toMatchObject(back);
    expect((await openAs(client, applicant)).last).toMatchObject({ attempt: 'given_back' });
    // The first one is told as it was, whatever came after it.
    expect(await client.call('readSitting', { params: first })).toMatchObject(used);
    await change(
      sql`update invitations set deadline_at = ${desk.clock.now().toISOString()}::timestamptz where invitation_id = ${applicant.invitationId}`,
    );
    expect(await client.call('readSitting', { params: second })).toMatchObject({ ...back, attemptsLeft: 0 });
  });

  it('is nothing where none was begun', async () => {
    const applicant = await invited();
    const client = await acceptAs(desk.service, applicant);
    const { sessionId } = await prepareSitting(client, applicant);
    expect(await end(client, sessionId)).toMatchObject({ state: 'discarded', attempt: null });
  });
});

describe('the consent to an interview for a school (rule CONSENT-6)', () => {
  it('is asked of whoever agreed to their own practice alone, and is enough for a sitting', async () => {
    const applicant = await invited();
    const client = await acceptAs(desk.service, applicant);
    const prepared = await prepareSitting(client, applicant);
    await choose(client, { school: false });
    await expect(startSittingAs(client, prepared)).rejects.toThrow(refusedWith('interview_over'));
    const again = await client.call('beginSitting', { body: { token: applicant.token } });
    const resumeId = await bringResume(client);
    const start = () => startSittingAs(client, { sessionId: again.sessionId, resumeId });
    await expect(start()).rejects.toThrow(refusedWith('consent_required'));
    await choose(client, { school: true, interview: false });
    await client.call('takePen', {
      params: again,
      body: { leaseId: sittingLease, takeOver: true },
    });
    const brought = await bringResume(client);
    expect(await startSittingAs(client, { ...again, resumeId: brought })).toMatchObject({ state: 'running' });
    // What was agreed to for a school is no consent to one's own practice.
    await desk.service.signedIn('Somebody Else', 0);
    const { ended } = await choose(client, { school: false });
    expect(ended).toEqual({ interviews: 1, returned: 0, resumes: 1 });
    expect(await client.call('readSitting', { params: again })).toMatchObject({
      outcome: 'nothing',
      attempt: 'given_back',
    });
    expect(await seats()).toMatchObject({ held: 0 });
    await expect(bringResume(client)).rejects.toThrow(refusedWith('consent_required'));
  });

  it('stays when one’s own practice is withdrawn, and the sitting goes on', async () => {
    const { client, sitting } = await sitDownAs(desk.service, await invited());
    expect((await choose(client, { interview: false })).ended).toMatchObject({ interviews: 0 });
    await untilAwaited(client, sitting.sessionId);
    await expect(client.call('beginInterview', { body: {} })).rejects.toThrow(
      refusedWith('sitting_under_way'),
    );
    expect(await end(client, sitting.sessionId)).toMatchObject({ attempt: 'given_back' });
  });
});

it('a school’s interview is not sat on a resume of ours; a member’s own try may be', async () => {
  const applicant = await invited();
  const client = await acceptAs(desk.service, applicant);
  const prepared = await prepareSitting(client, applicant);
  const { resumeId } = await client.call('useSampleResume', { body: { sample: 'fresher' } });
  await expect(startSittingAs(client, { ...prepared, resumeId })).rejects.toThrow(
    refusedWith('own_resume_required'),
  );
  expect(await seats()).toMatchObject({ held: 0 });
  expect(await startSittingAs(client, prepared)).toMatchObject({ state: 'running' });
  await end(client, prepared.sessionId);

  const { client: member } = desk.world.owner;
  const { orgId, scenarioId } = desk.world;
  await choose(member, { adult: true, school: true });
  const { sessionId } = await member.call('trySitting', { params: { orgId, scenarioId }, body: {} });
  const sample = await member.call('useSampleResume', { body: { sample: 'experienced' } });
  await member.call('takePen', { params: { sessionId }, body: { leaseId: sittingLease, takeOver: true } });
  expect(await startSittingAs(member, { sessionId, resumeId: sample.resumeId })).toMatchObject({
    state: 'running',
  });
  await member.call('endInterview', { params: { sessionId }, body: {} });
});

it('a tab that only reads along is noted, once, and may note nothing else', async () => {
  const { client, sitting } = await sitDownAs(desk.service, await invited());
  const { sessionId } = sitting;
  await untilAwaited(client, sessionId);
  const note = (leaseId: string, what: 'second_tab' | 'tab_left', clientTurnId: string) =>
    client.call('signal', {
      params: { sessionId },
      body: { leaseId, clientTurnId, signal: { kind: 'noticed', what, size: 0 } },
    });
  await note('lease-of-the-second-tab', 'second_tab', 'noticed-once');
  await note('lease-of-the-second-tab', 'second_tab', 'noticed-again');
  await expect(note('lease-of-the-second-tab', 'tab_left', 'noticed-left')).rejects.toThrow(
    refusedWith('interview_open_elsewhere'),
  );
  const stranger = await desk.service.signedIn('Somebody Else', 0);
  await expect(
    stranger.call('signal', {
      params: { sessionId },
      body: {
        leaseId: 'lease-of-a-stranger',
        clientTurnId: 'noticed-strange',
        signal: { kind: 'noticed', what: 'second_tab', size: 0 },
      },
    }),
  ).rejects.toThrow(refusedWith('not_found'));
  expect((await end(client, sessionId)).noticed).toMatchObject({ secondTab: 1, tabLeft: 0 });
});

it('a sitting that is only prepared is no interview of the applicant yet', async () => {
  const applicant = await invited();
  const client = await acceptAs(desk.service, applicant);
  const prepared = await prepareSitting(client, applicant);
  const { orgId } = desk.world;
  const { applicantId } = applicant;
  const shown = async () =>
    (await desk.world.staff.client.call('readApplicant', { params: { orgId, applicantId } })).sittings;
  expect(await sittingsOf(applicant)).toHaveLength(1);
  expect(await shown()).toEqual([]);
  await startSittingAs(client, prepared);
  expect(await shown()).toMatchObject([{ seat: 'held' }]);
  await end(client, prepared.sessionId);
});
