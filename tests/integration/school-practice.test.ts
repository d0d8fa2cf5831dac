import { describe, expect, it } from 'vitest';
import { answerAll } from '#tests/fixtures/drill-driver.ts';
import { untilEvent } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import {
  acceptAs,
  bringResume,
  openAs,
  sittingLease,
  startSittingAs,
} from '#tests/fixtures/sitting-driver.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { refusedWith } from '#tests/fixtures/refused-with.ts';
import { sittingDesk } from '#tests/fixtures/sitting-desk.ts';

const desk = sittingDesk();
const { halfAMinute, invited, rows, seats, invitationOf } = desk;

describe('the practice', () => {
  it('asks two questions, scores nothing, keeps nothing, and is there once', async () => {
    const applicant = await invited();
    const client = await acceptAs(desk.service, applicant);
    const { sessionId } = await client.call('beginWarmUp', { body: { token: applicant.token } });
    expect(await client.call('beginWarmUp', { body: { token: applicant.token } })).toEqual({ sessionId });
    await client.call('takePen', { params: { sessionId }, body: { leaseId: sittingLease, takeOver: true } });
    const running = await startSittingAs(client, { sessionId, resumeId: null });
    expect(running).toMatchObject({ state: 'running', sitting: { kind: 'warm_up' }, lengthMs: 300_000 });
    const done = await answerAll(client, sessionId, { answer: soundAnswerAt, between: halfAMinute });
    expect(done.state).not.toBe('running');
    const read = await client.call('readInterview', { params: { sessionId } });
    expect(read).toMatchObject({ state: 'done', turns: [], feedbackReady: false });
    const left = (await rowsOf(desk.service.parts.database, 'interview_events')).filter(
      (row) => row['session_id'] === sessionId,
    );
    expect(left).toEqual([]);
    expect(await invitationOf(applicant)).toMatchObject({ state: 'practised', attempts_left: 1 });
    expect(await seats()).toMatchObject({ held: 0 });
    await expect(client.call('beginWarmUp', { body: { token: applicant.token } })).rejects.toThrow(
      refusedWith('warm_up_over'),
    );
    expect(await openAs(client, applicant)).toMatchObject({ practice: 'taken' });
  });
});

describe('a member’s own try', () => {
  it('runs under the newest version, holds no seat, is scored nowhere and is in no figure', async () => {
    const { client } = desk.world.staff;
    const params = { orgId: desk.world.orgId, scenarioId: desk.world.scenarioId };
    const before = { seats: await seats(), records: (await rows('sitting_records')).length };
    const { sessionId } = await client.call('trySitting', { params, body: {} });
    await giveConsent(client, { school: true });
    const resumeId = await bringResume(client);
    await client.call('takePen', { params: { sessionId }, body: { leaseId: sittingLease, takeOver: true } });
    expect(await startSittingAs(client, { sessionId, resumeId })).toMatchObject({ sitting: { kind: 'try' } });
    await answerAll(client, sessionId, { answer: soundAnswerAt, times: 60, between: halfAMinute });
    const done = await untilEvent(client, sessionId, ({ state }) => state === 'done');
    expect(done.refusedFeedback).toBeNull();
    expect({ seats: await seats(), records: (await rows('sitting_records')).length }).toEqual(before);
    const reviewer = desk.world.reviewers[0].client;
    await expect(reviewer.call('trySitting', { params, body: {} })).rejects.toThrow(
      refusedWith('school_role_missing'),
    );
    const foreign = { ...params, orgId: desk.other.orgId };
    await expect(desk.other.staff.client.call('trySitting', { params: foreign, body: {} })).rejects.toThrow(
      refusedWith('not_found'),
    );
  });

  it('is not for who may not see the programme', async () => {
    const { programmeId } = await desk.world.owner.client.call('addProgramme', {
      params: { orgId: desk.world.orgId },
      body: { name: 'Another programme' },
    });
    const set = (programmeIds: string[]) =>
      desk.world.owner.client.call('changeMember', {
        params: { orgId: desk.world.orgId, memberId: desk.world.staff.memberId },
        body: { name: 'Staff', role: 'staff', programmeIds },
      });
    await set([programmeId]);
    const params = { orgId: desk.world.orgId, scenarioId: desk.world.scenarioId };
    await expect(desk.world.staff.client.call('trySitting', { params, body: {} })).rejects.toThrow(
      refusedWith('not_found'),
    );
    await set([desk.world.programmeId]);
    const { sessionId } = await desk.world.staff.client.call('trySitting', { params, body: {} });
    await desk.world.staff.client.call('endInterview', { params: { sessionId }, body: {} });
  });
});
