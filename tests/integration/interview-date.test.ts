import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indiaDay } from '#contract/india-time.ts';
import { addInterviews } from '#tests/fixtures/many-interviews.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

// Half past midnight in India: the day before in UTC.
const clock = new TestClock(new Date('2026-11-23T19:00:00Z'));
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

const hourMs = 3_600_000;

describe('the interview date', () => {
  it('is set, changed and cleared by its owner alone, with the plan back from it', async () => {
    const client = await service.signedIn('Sets Date', 2);
    expect(await client.call('readInterviewDate')).toEqual({ date: null, plan: null });
    const set = await client.call('setInterviewDate', { body: { day: '2026-12-04', school: 'IIM Indore' } });
    expect(set.date).toEqual({ day: '2026-12-04', school: 'IIM Indore', reminders: false });
    expect(set.plan).toMatchObject({ daysLeft: 10, interviews: 2, beyond: 0, drillsDue: 0 });
    expect(set.plan?.neverAssessed.map(({ topicId }) => topicId)).toContain('introduction');
    const moved = await client.call('setInterviewDate', { body: { day: '2026-11-25', school: null } });
    expect(moved).toMatchObject({ date: { school: null }, plan: { daysLeft: 1, interviews: 0, beyond: 2 } });
    expect(await client.call('readInterviewDate')).toEqual(moved);
    const stranger = await service.signedIn('Other Date', 0);
    expect(await stranger.call('readInterviewDate')).toEqual({ date: null, plan: null });
    expect(await client.call('clearInterviewDate', { body: {} })).toEqual({ date: null, plan: null });
    expect(await client.call('clearInterviewDate', { body: {} })).toEqual({ date: null, plan: null });
  });

  it('plans no interview for a day after it expires, on the page or in the calendar (rules CREDIT-1, DATE-2)', async () => {
    const client = await service.signedIn('Far Date', 2);
    const expires = (await client.call('readMe')).account?.nextExpiry?.at ?? '';
    const { plan } = await client.call('setInterviewDate', { body: { day: '2027-02-15', school: null } });
    expect(plan).toMatchObject({
      interviews: 2,
      beyond: 0,
      outrun: 0,
      firstExpiry: indiaDay(new Date(expires)),
    });
    const mocks = plan?.steps.filter(({ kind }) => kind === 'interview').map(({ day }) => day) ?? [];
    expect(mocks).toHaveLength(2);
    for (const day of mocks) expect(day <= indiaDay(new Date(expires))).toBe(true);
    const headers = { cookie: client.cookiesFor(service.origin) };
    const reply = await fetch(`${service.origin}/api/me/interview-date/calendar`, { headers });
    const file = await reply.text();
    expect(file.split('BEGIN:VEVENT')).toHaveLength((plan?.steps.length ?? 0) + 1);
    for (const day of mocks) expect(file).toContain(`DTSTART;VALUE=DATE:${day.replaceAll('-', '')}\r\n`);
  });

  it.each([
    ['yesterday in India', '2026-11-23'],
    ['beyond 400 days', '2027-12-30'],
    ['no such day', '2027-02-29'],
    ['no date', 'soon'],
  ])('refuses %s (rule DATE-1)', async (which, day) => {
    const client = await service.signedIn(`Refused ${which.replaceAll(/[^a-z ]/g, 'x')}`, 0);
    const set = client.call('setInterviewDate', { body: { day, school: null } });
    await expect(set).rejects.toMatchObject({ code: 'invalid_input', status: 400 });
  });

  it('takes the days at the edge: today in India, and 400 days on', async () => {
    const client = await service.signedIn('Taken Date', 0);
    for (const day of ['2026-11-24', '2027-12-29'])
      expect((await client.call('setInterviewDate', { body: { day, school: null } })).date?.day).toBe(day);
  });

  it('that is over stays readable, with nothing left to do, until it is cleared', async () => {
    const client = await service.signedIn('Over Date', 1);
    await client.call('setInterviewDate', { body: { day: '2026-11-24', school: null } });
    clock.advance(48 * hourMs);
    expect((await client.call('readInterviewDate')).plan).toMatchObject({ daysLeft: -2, steps: [] });
    clock.advance(-48 * hourMs);
  });

  it('names only topics that no interview has given a number', async () => {
    const client = await service.signedIn('Assessed Date', 0);
    const uid = (await client.call('readMe')).account?.uid ?? '';
    await addInterviews(service.parts.database, {
      uid,
      count: 1,
      since: new Date(clock.now().getTime() - hourMs),
    });
    const { plan } = await client.call('setInterviewDate', { body: { day: '2026-12-04', school: null } });
    const topics = plan?.neverAssessed.map(({ topicId }) => topicId);
    expect(topics).not.toContain('introduction');
    expect(topics).toContain('why_mba');
  });

  it('is a calendar file for its owner, and nothing without a date', async () => {
    const client = await service.signedIn('Calendar Date', 1);
    await expect(client.call('downloadCalendar')).rejects.toMatchObject({ code: 'not_found' });
    await client.call('setInterviewDate', { body: { day: '2026-12-04', school: 'IIM; A, B' } });
    const headers = { cookie: client.cookiesFor(service.origin) };
    const reply = await fetch(`${service.origin}/api/me/interview-date/calendar`, { headers });
    expect(reply.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await reply.text();
    expect(text).toContain('SUMMARY:Your interview at IIM\\; A\\, B\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20261204\r\n');
  });
});
