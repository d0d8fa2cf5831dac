import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyOf } from '#contract/endpoints.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { brandingWords } from '#tests/fixtures/branding-calls.ts';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { openSchoolWorld, type SchoolWorld } from '#tests/fixtures/school-world.ts';
import { acceptAs, openAs } from '#tests/fixtures/sitting-driver.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* In what words a school speaks to its applicants (rule SCHOOL-75). */

const clock = new TestClock(new Date('2026-11-02T04:00:00Z'));
let service: TestService;
let other: SchoolWorld;
beforeAll(async () => {
  service = await startTestService({ clock });
  other = await openSchoolWorld(service, { slug: 'konkan' });
});
afterAll(() => service.close());

const words = { ...brandingWords, consentText: 'We film nothing.' };
const slugs = ['sahyadri', 'nilgiri', 'kaveri', 'narmada'];
const refusedWith = (code: string) => expect.objectContaining({ code });

describe('the words of a school', () => {
  let world: SchoolWorld;
  beforeEach(async () => {
    world = await openSchoolWorld(service, { slug: slugs.shift() ?? '' });
  });

  const change = (body: Partial<BodyOf<'changeBranding'>> & { was: string | null }) =>
    world.owner.client.call('changeBranding', {
      params: { orgId: world.orgId },
      body: { ...words, ...body },
    });
  const read = async ({ owner, orgId }: SchoolWorld = world) =>
    (await owner.client.call('readBranding', { params: { orgId } })).branding;
  const kinds = async () =>
    (await rowsOf(service.parts.database, 'org_audit')).filter(
      (row) => row['org_id'] === world.orgId && row['kind'] === 'branding_changed',
    );

  it('are none at first, then what was written, to its applicants and to nobody else’s', async () => {
    expect(await read()).toBeNull();
    const [asha] = await world.invite(['Asha Menon']);
    const [bina] = await other.invite(['Bina Pal']);
    if (!asha || !bina) throw new Error('Nobody was invited.');
    const visitor = new ApiClient(service.origin);
    const before = await openAs(visitor, asha);
    const { name } = await world.owner.client.call('readSchool', { params: { orgId: world.orgId } });
    expect(before).toMatchObject({ school: name, welcome: '' });
    const ofOther = await openAs(visitor, bina);

    const applicant = await acceptAs(service, asha);
    expect((await openAs(applicant, asha)).notice.agreed).toBe(true);
    const html = '<b>We</b> film <script>nothing</script> & more.';
    const { changedAt } = await change({ was: null, welcome: '  Two lines\nof it. ', consentText: html });
    expect(await read()).toEqual({
      ...words,
      shownName: 'Sahyadri',
      welcome: 'Two lines\nof it.',
      consentText: html,
      changedAt,
    });

    const after = await openAs(applicant, asha);
    expect(after).toMatchObject({ school: 'Sahyadri', welcome: 'Two lines\nof it.' });
    expect(after.notice.paragraphs).toHaveLength(before.notice.paragraphs.length + 1);
    expect(after.notice.paragraphs.at(-1)).toBe(html);
    expect(after.notice.paragraphs[0]).toMatch(/^Sahyadri invited you/);
    expect(after.notice.agreed).toBe(false);
    const { token } = asha;
    for (const begin of ['beginSitting', 'beginWarmUp'] as const)
      await expect(applicant.call(begin, { body: { token } })).rejects.toEqual(
        refusedWith('consent_required'),
      );
    await expect(
      applicant.call('acceptInvitation', { body: { token, notice: before.notice.version } }),
    ).rejects.toEqual(refusedWith('changed_meanwhile'));
    await applicant.call('acceptInvitation', { body: { token, notice: after.notice.version } });
    await applicant.call('beginWarmUp', { body: { token } });

    // What is prepared under one notice does not start under another.
    const { sessionId } = await applicant.call('beginSitting', { body: { token } });
    const { resumeId } = await applicant.call('pasteResume', { body: { text: pastedResume } });
    const sit = () =>
      applicant.call('startSitting', { params: { sessionId }, body: { leaseId: 'lease-of-asha', resumeId } });
    await change({ was: changedAt, consentText: 'We film all of it.' });
    await expect(sit()).rejects.toEqual(refusedWith('school_notice_changed'));
    const third = await openAs(applicant, asha);
    await applicant.call('acceptInvitation', { body: { token, notice: third.notice.version } });
    expect(await applicant.call('beginSitting', { body: { token } })).toEqual({ sessionId });
    expect((await sit()).state).toBe('running');
    expect(await openAs(visitor, bina)).toEqual(ofOther);
    expect(await read(other)).toBeNull();
  });

  it('are written over those that were seen, and over no others', async () => {
    const first = await change({ was: null });
    await expect(change({ was: null, welcome: 'Late.' })).rejects.toEqual(refusedWith('changed_meanwhile'));
    // The clock stands still: two changes are told apart all the same.
    const second = await change({ was: first.changedAt, welcome: 'Come in.' });
    expect(second.changedAt > first.changedAt).toBe(true);
    await expect(change({ was: first.changedAt })).rejects.toEqual(refusedWith('changed_meanwhile'));
    expect(await read()).toEqual({ ...words, welcome: 'Come in.', changedAt: second.changedAt });
    const details = (await kinds()).map((row) => row['detail']);
    expect(details).toHaveLength(2);
    expect(details).toContainEqual({ name: true, welcome: true, consent: true, sender: true, colours: true });
    expect(details).toContainEqual({
      name: false,
      welcome: true,
      consent: false,
      sender: false,
      colours: false,
    });
    const late = await Promise.allSettled(
      ['One.', 'Two.', 'Three.'].map((welcome) => change({ was: second.changedAt, welcome })),
    );
    expect(late.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await kinds()).toHaveLength(3);
  });

  it('have bounds', async () => {
    const tooMuch = [
      { shownName: ' A ' },
      { shownName: 'A'.repeat(121) },
      { shownName: 'Sahyadri\nBcc: all' },
      { welcome: 'w'.repeat(601) },
      { consentText: 'c'.repeat(2001) },
      { senderName: 'S'.repeat(61) },
      { senderName: 'Sahyadri\r\nBcc: all@example.com' },
      { mainColour: 'red' },
      { accentColour: '#fff' },
      { accentColour: '#12345g' },
    ];
    for (const one of tooMuch)
      await expect(change({ was: null, ...one }), JSON.stringify(one).slice(0, 40)).rejects.toEqual(
        refusedWith('invalid_input'),
      );
    await expect(change({ was: 'yesterday' })).rejects.toEqual(refusedWith('invalid_input'));
    expect(await read()).toBeNull();
    const longest = { shownName: 'A'.repeat(120), welcome: 'w'.repeat(600), consentText: 'c'.repeat(2000) };
    await change({ was: null, ...longest });
    expect(await read()).toMatchObject(longest);
    expect(await kinds()).toHaveLength(1);
  });
});
