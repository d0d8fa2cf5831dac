import { describe, expect, it, vi } from 'vitest';
import { apiKeyLimits } from '#contract/schools/api-keys.ts';
import { finishSittings } from '#tests/fixtures/finished-sittings.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { schoolApiDesk, person } from '#tests/fixtures/school-api-desk.ts';

/* How a school’s own programs list, add and invite applicants (rules SCHOOL-77 to SCHOOL-79). */

const desk = schoolApiDesk();
const { call, newSeason, add, inSeason } = desk;

const log = async () =>
  (await desk.world.owner.client.call('readSchoolAudit', { params: { orgId: desk.world.orgId } })).entries;

describe('applicants', () => {
  it('come a page at a time, each once, by stage and status too', async () => {
    const seasonId = await newSeason();
    for (const from of [0, 100])
      await add(
        seasonId,
        Array.from({ length: from === 0 ? 100 : 20 }, (_, at) => person(from + at)),
      );
    const seen: string[] = [];
    const pages: number[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const query = after === undefined ? {} : { after };
      const { reply } = await call('apiListApplicants', { params: { seasonId }, query });
      pages.push(reply.applicants.length);
      seen.push(...reply.applicants.map(({ applicationNumber }) => applicationNumber ?? ''));
      after = reply.next;
    }
    expect(pages).toEqual([50, 50, 20]);
    expect(new Set(seen).size).toBe(120);
    const count = async (query: Record<string, string>) =>
      (await call('apiListApplicants', { params: { seasonId }, query })).reply.applicants.length;
    expect(await count({ stage: 'none' })).toBe(50);
    expect(await count({ stage: 'finished' })).toBe(0);
    expect(await count({ status: 'rejected' })).toBe(0);
  });

  it('are told without a number of ours, and without why they have more time', async () => {
    const [applicant] = await desk.world.invite(['Uma Sen'], { extraMinutes: 10 });
    if (!applicant) throw new Error('Nobody was invited.');
    await finishSittings(desk.service, desk.world, [applicant], (feedback) => ({
      ...feedback,
      avgScore: 7.77,
    }));
    const { reply } = await call('apiReadApplicant', { params: { applicantId: applicant.applicantId } });
    expect(reply).toMatchObject({
      seasonId: desk.world.intakeId,
      name: 'Uma Sen',
      extraMinutes: 10,
      status: 'undecided',
      invitations: [{ scenarioId: desk.world.scenarioId, state: 'invited' }],
      sittings: [{ seat: 'used', version: 1 }],
    });
    expect(JSON.stringify(reply)).not.toMatch(/7\.77|certificate|overall|score/);
  });
});

describe('adding applicants', () => {
  it('takes them in their order, and a call that is repeated changes nothing', async () => {
    const seasonId = await newSeason();
    const sent = [
      { ...person(1), groups: { city: 'Pune' }, extraMinutes: 10, extraReason: 'A certificate' },
      person(2),
    ];
    const first = (await add(seasonId, sent)).reply.applicants;
    expect(first.map(({ applicationNumber, isNew }) => [applicationNumber, isNew])).toEqual([
      ['PGP1', true],
      ['PGP2', true],
    ]);
    const rows = await inSeason(seasonId);
    expect(rows.find((row) => row['external_id'] === 'PGP1')).toMatchObject({
      applicant_id: first[0]?.applicantId,
      email: 'applicant.1@example.com',
      groups: { city: 'Pune' },
      extra_minutes: 10,
      extra_reason: 'A certificate',
    });
    const entries = (await log()).length;
    const again = (
      await add(seasonId, [
        { ...person(1), name: 'Renamed', email: 'APPLICANT.1@example.com', applicationNumber: 'pgp1' },
        person(2),
      ])
    ).reply.applicants;
    expect(again.map(({ applicantId, isNew }) => [applicantId, isNew])).toEqual(
      first.map(({ applicantId }) => [applicantId, false]),
    );
    expect(await inSeason(seasonId)).toEqual(rows);
    expect((await log()).length).toBe(entries);
    const more = (await add(seasonId, [person(2), person(3)])).reply.applicants;
    expect(more.map(({ isNew }) => isNew)).toEqual([false, true]);
  });

  it('is written down under the key’s name', async () => {
    const seasonId = await newSeason();
    await add(seasonId, [person(1), person(2)]);
    const entries = (await log()).filter(({ subject }) => subject === seasonId);
    expect(entries.filter(({ kind }) => kind !== 'intake_added')).toMatchObject([
      { actor: 'key', by: 'Admissions portal', kind: 'applicants_added', detail: { added: 2 } },
    ]);
  });

  it('tells every fault as a sheet’s are told, by the names it was sent, and adds nobody', async () => {
    const seasonId = await newSeason();
    await add(seasonId, [person(1)]);
    const { status, refused } = await add(seasonId, [
      person(7),
      { ...person(2), email: 'not an address' },
      { ...person(1), email: 'somebody.else@example.com' },
      { ...person(3), email: person(1).email },
      { ...person(7), applicationNumber: 'PGP8' },
      { ...person(4), name: ' ', extraMinutes: 5, groups: { city: 'x'.repeat(61) } },
      { ...person(5), extraMinutes: 61, extraReason: 'Long' },
    ]);
    expect([status, refused?.code, refused?.data]).toEqual([422, 'applicants_faulty', { rows: 6 }]);
    expect(refused?.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['body.applicants.1.email', 'mail_invalid'],
      ['body.applicants.2.applicationNumber', 'number_known'],
      ['body.applicants.3.email', 'mail_known'],
      ['body.applicants.4.email', 'mail_twice'],
      ['body.applicants.5.name', 'name_missing'],
      ['body.applicants.5.groups.city', 'too_long'],
      ['body.applicants.5.extraReason', 'reason_missing'],
      ['body.applicants.6.extraMinutes', 'minutes_invalid'],
    ]);
    expect(refused?.fields?.[3]?.message).toBe('applicant.7@example.com is already in row 1.');
    expect(await inSeason(seasonId)).toHaveLength(1);
  });

  it('asks for one at least and takes a hundred at most, in twelve groups of their own names', async () => {
    const seasonId = await newSeason();
    const many = (count: number) => Array.from({ length: count }, (_, at) => person(at));
    expect((await add(seasonId, [])).status).toBe(400);
    expect((await add(seasonId, many(apiKeyLimits.addedAtOnce + 1))).status).toBe(400);
    const grouped = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`group ${at}`, 'x']));
    expect((await add(seasonId, [{ ...person(1), groups: grouped(13) }])).refused).toMatchObject({
      code: 'invalid_input',
      fields: [{ path: 'body.applicants', message: 'expected 12 groups at most' }],
    });
    expect((await add(seasonId, [{ ...person(1), groups: { City: 'a', city: 'b' } }])).status).toBe(400);
    expect((await add(seasonId, [{ ...person(1), groups: grouped(12) }])).status).toBe(200);
    expect((await add(seasonId, many(apiKeyLimits.addedAtOnce))).status).toBe(200);
  });

  it('adds nobody to a season that was closed', async () => {
    const seasonId = await newSeason();
    await desk.world.owner.client.call('changeIntake', {
      params: { orgId: desk.world.orgId, intakeId: seasonId },
      body: { name: 'Closed', closed: true },
    });
    expect((await add(seasonId, [person(1)])).refused?.code).toBe('season_closed');
  });
});

it('applicants are invited as by the page, once, under the key’s name, and whom to ask is who made it', async () => {
  const seasonId = await newSeason();
  const { reply } = await add(seasonId, [person(1), person(2)]);
  const [first] = reply.applicants;
  const invite = (applicantIds: string[] | null) =>
    call('apiInviteApplicants', {
      params: { seasonId },
      body: { scenarioId: desk.world.scenarioId, version: 1, deadlineAt: null, applicantIds },
    });
  const done = async (applicantIds: string[] | null) => {
    const { jobId } = (await invite(applicantIds)).reply;
    return vi.waitFor(
      async () => {
        const { report } = (await call('apiReadInviting', { params: { jobId } })).reply;
        if (!report) throw new Error('It works still.');
        const entries = (await log()).filter(({ subject }) => subject === jobId);
        expect(entries.map(({ kind }) => kind).toSorted()).toEqual([
          'applicants_invited',
          'invite_applicants_asked',
        ]);
        for (const { actor, by } of entries) expect([actor, by]).toEqual(['key', 'Admissions portal']);
        return report;
      },
      { timeout: 120_000, interval: 100 },
    );
  };
  expect(await done([first?.applicantId ?? ''])).toEqual({ mails: 1, passedOver: 0 });
  expect(await done(null)).toEqual({ mails: 1, passedOver: 0 });
  expect(await done([first?.applicantId ?? ''])).toEqual({ mails: 0, passedOver: 1 });
  const mails = (await rowsOf(desk.service.parts.database, 'mails')).filter((mail) =>
    JSON.stringify(mail).includes(person(1).email),
  );
  expect(JSON.stringify(mails)).toContain(desk.world.owner.email);
});

it('an address is corrected and its link sent again, under the key’s name (rule SCHOOL-97)', async () => {
  const [applicant] = await desk.world.invite(['Misspelt By Key']);
  if (!applicant) throw new Error('Nobody was invited.');
  const { applicantId } = applicant;
  const correct = (was: string, to: string) =>
    call('apiCorrectAddress', { params: { applicantId }, body: { was, to } });
  const shown = async () => (await call('apiReadApplicant', { params: { applicantId } })).reply;
  const to = 'spelt.right@example.com';
  expect((await correct('seen.otherwise@example.com', to)).refused?.code).toBe('changed_meanwhile');
  expect((await correct(applicant.email, to)).reply).toEqual({ ok: true });
  expect((await correct(applicant.email, to)).reply).toEqual({ ok: true });
  const { email, invitations } = await shown();
  expect(email).toBe(to);
  expect(invitations.map(({ state, hasLink }) => [state, hasLink])).toEqual([
    ['invited', false],
    ['revoked', false],
  ]);
  const invitationId = invitations[0]?.invitationId ?? '';
  const resend = (id: string) => call('apiResendInvitation', { params: { invitationId: id }, body: {} });
  expect((await resend(applicant.invitationId)).refused?.code).toBe('invitation_settled');
  expect((await resend(invitationId)).reply).toEqual({ ok: true });
  expect((await shown()).invitations[0]).toMatchObject({ invitationId, hasLink: true });
  const mails = (await rowsOf(desk.service.parts.database, 'mails')).filter((mail) => mail['to'] === to);
  expect(mails).toHaveLength(1);
  const entries = (await log()).filter(({ subject }) => subject === applicantId || subject === invitationId);
  expect(entries.map(({ kind, by }) => `${kind} by ${by ?? ''}`).toSorted()).toEqual([
    'applicant_changed by Admissions portal',
    'invitation_resent by Admissions portal',
  ]);
});
