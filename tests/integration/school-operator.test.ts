import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { terms } from '#tests/fixtures/school-calls.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { TestClock } from '#tests/fixtures/test-clock.ts';
import { startTestService, type TestService } from '#tests/fixtures/test-service.ts';

/* How schools come to be here: by the operator's command line, and on the operator's page by an admin with a reason. */

const clock = new TestClock();
const admin = 'asha.rao@example.com';
const support = 'ravi.iyer@example.com';

let service: TestService;
const pages = {} as Record<'admin' | 'support', ApiClient>;
beforeAll(async () => {
  service = await startTestService({ clock, env: { OPERATORS: `${admin} admin, ${support} support` } });
  for (const [role, email] of [
    ['admin', admin],
    ['support', support],
  ] as const) {
    pages[role] = new ApiClient(service.origin);
    await pages[role].signInAsOperator({ name: role, email });
  }
});
afterAll(() => service.close());

const run = (...args: string[]): Promise<string> => operate(service.env, ['schools', ...args]);
const failing = (...args: string[]): Promise<string> =>
  run(...args).then(
    (printed) => `it went through: ${printed}`,
    (error: { stderr: string }) => error.stderr,
  );
const opening = Object.entries({
  name: 'Sahyadri School',
  seats: '40',
  from: '2026-01-01',
  until: '2026-12-31',
  'owner-name': 'Kabir Sethi',
  'owner-email': 'kabir@example.com',
  'manager-name': 'Anita Rao',
  'manager-email': 'anita@example.com',
}).flatMap(([option, value]) => [`--${option}`, value]);

describe('npm run operator -- schools', () => {
  it('opens, lists, changes and closes a school', async () => {
    expect(await run('list')).toContain('There is no school yet.');
    expect(await run('open', 'sahyadri', ...opening)).toBe(
      '✓ Sahyadri School is open as sahyadri. kabir@example.com gets a mail with the way in.\n',
    );
    expect(await run('list')).toContain('sahyadri  Sahyadri School  0 of 40 seats used, 0 held  1 member');
    expect(
      await run('change', 'sahyadri', '--seats', '50', '--manager-calendar', 'https://cal.example/a'),
    ).toContain('0 of 50 seats used');
    const { organisations } = await pages.admin.call('listSchoolsOnOperatorPage');
    expect(organisations[0]).toMatchObject({
      slug: 'sahyadri',
      seats: 50,
      contractUntil: '2026-12-31',
      managerCalendar: 'https://cal.example/a',
    });
    expect(await run('change', 'sahyadri', '--manager-calendar', 'none')).toContain('was changed');
    expect(await run('close', 'sahyadri')).toContain('is closed');
    expect(await failing('close', 'sahyadri')).toContain('was closed on');
  });

  it.each([
    [['open'], 'A slug is needed'],
    [['open', 'Not A Slug'], 'A slug is needed'],
    [['open', 'nilgiri', '--seats', '5'], '--owner-name is needed'],
    [['open', 'nilgiri', ...opening.slice(0, -2)], '--manager-email is needed'],
    [['open', 'nilgiri', ...opening, '--seats', 'many'], '--seats is a whole number'],
    [['open', 'nilgiri', ...opening, '--from', '2026-02-31'], '--from is a day'],
    [['open', 'nilgiri', ...opening, '--until', '2025-01-01'], 'before it begins'],
    [['open', 'nilgiri', ...opening, '--manager-calendar', 'http://cal.example'], 'begins with https://'],
    [['open', 'sahyadri', ...opening], 'Another school has the slug sahyadri.'],
    [['change', 'sahyadri'], 'Say what is to change'],
    [['change', 'nowhere', '--seats', '5'], 'There is no school with the slug nowhere'],
    [['seat-use', '--months', '99'], 'is not a number of months'],
    [['paint', 'sahyadri'], 'schools takes list, open, change, close, seat-use'],
    [['list', 'all'], '"all" is too much'],
  ])('says what is wrong with %j', async (args, words) => {
    expect(await failing(...args)).toContain(words);
  });
});

describe('the Schools view of the operator’s page', () => {
  const body = {
    ...terms,
    slug: 'nilgiri',
    ownerEmail: 'nilgiri@example.com',
    ownerName: 'Sana Qureshi',
    reason: 'contract 7 was signed',
  };

  it('lets an admin open, change and close a school with a reason that is audited', async () => {
    const { orgId } = await pages.admin.call('openSchoolOnOperatorPage', { body });
    const change = { params: { orgId }, body: { ...terms, seats: 41, reason: 'one more seat' } };
    await pages.admin.call('changeSchoolOnOperatorPage', change);
    await pages.admin.call('closeSchoolOnOperatorPage', { params: { orgId }, body: { reason: 'it ended' } });
    const entries = (await rowsOf(service.parts.database, 'audit_log')).filter(({ kind }) =>
      String(kind).startsWith('school_'),
    );
    expect(entries.map(({ kind, detail }) => [kind, detail])).toMatchObject([
      ['school_opened', { orgId, reason: 'contract 7 was signed', operator: admin }],
      ['school_changed', { orgId, seats: 41, reason: 'one more seat', operator: admin }],
      ['school_closed', { orgId, reason: 'it ended', operator: admin }],
    ]);
  });

  it.each([
    [{ contractFrom: '2027-12-01', contractUntil: '2027-01-01' }, 'body.contractUntil'],
    [{ contractFrom: '2026-02-30' }, 'body.contractFrom'],
  ])('opens and changes none by a contract of %j', async (days, path) => {
    const { organisations } = await pages.admin.call('listSchoolsOnOperatorPage');
    const { orgId = '' } = organisations[0] ?? {};
    const faultsOf = async (response: Response) => {
      const { error } = (await response.json()) as { error: { code: string; fields: { path: string }[] } };
      return [response.status, error.code, error.fields.map((field) => field.path)];
    };
    const opening = { ...body, slug: 'wrong-days', ...days };
    const change = { params: { orgId }, body: { ...terms, reason: 'a slip', ...days } };
    const wrong = [400, 'invalid_input', [path]];
    expect(await faultsOf(await pages.admin.send('openSchoolOnOperatorPage', { body: opening }))).toEqual(
      wrong,
    );
    expect(await faultsOf(await pages.admin.send('changeSchoolOnOperatorPage', change))).toEqual(wrong);
  });

  it('shows support the schools and lets them change none', async () => {
    const refused = { code: 'operator_only' };
    const { organisations } = await pages.support.call('listSchoolsOnOperatorPage');
    const { orgId = '' } = organisations[0] ?? {};
    await expect(
      pages.support.call('openSchoolOnOperatorPage', { body: { ...body, slug: 'third' } }),
    ).rejects.toMatchObject(refused);
    await expect(
      pages.support.call('closeSchoolOnOperatorPage', { params: { orgId }, body: { reason: 'why not' } }),
    ).rejects.toMatchObject(refused);
  });
});

it('used seats are counted by school and by month in India, and nothing in a name runs in a spreadsheet', async () => {
  const { orgId } = await pages.admin.call('openSchoolOnOperatorPage', {
    body: {
      ...terms,
      name: '=HYPERLINK("x")',
      slug: 'seats',
      ownerEmail: 'seats@example.com',
      ownerName: 'Sana Qureshi',
      reason: 'a test',
    },
  });
  const at = (iso: string) => sql`${iso}::timestamptz`;
  const write = (statement: ReturnType<typeof sql>) =>
    withinOrganisation(service.parts.database, orgId, (tx) => tx.execute(statement));
  await write(
    sql`insert into programmes (org_id, programme_id, name, created_at) values (${orgId}, 'prg_1', 'PGP', now())`,
  );
  await write(sql`insert into scenarios (org_id, scenario_id, programme_id, name, draft, created_at, updated_at)
    values (${orgId}, 'scn_1', 'prg_1', 'One', '{}'::jsonb, now(), now())`);
  await write(sql`insert into scenario_versions (org_id, scenario_id, version, rules, published_at, published_by)
    values (${orgId}, 'scn_1', 1, '{}'::jsonb, now(), 'mem_x')`);
  const months = [clock.now(), new Date(clock.now().getTime() - 40 * 86_400_000)].map((day) =>
    day.toISOString().slice(0, 7),
  );
  const [now = '', before = ''] = months;
  const sat = (id: string, seat: string | null, from: string, until: string) =>
    write(sql`insert into sittings (org_id, sitting_id, invitation_id, scenario_id, version, seat, started_at, finished_at)
      values (${orgId}, ${id}, ${`inv_${id}`}, 'scn_1', 1, ${seat}, ${at(from)}, ${at(until)})`);
  // The last evening of a month in UTC is the next month in India.
  await sat('one', 'used', `${before}-10T10:00:00Z`, `${before}-10T10:30:00Z`);
  await sat('two', 'used', `${now}-01T00:00:00+05:30`, `${now}-01T00:20:00+05:30`);
  await sat('three', 'released', `${now}-02T10:00:00Z`, `${now}-02T10:10:00Z`);
  // Prepared and never started.
  await sat('four', null, `${now}-02T10:00:00Z`, `${now}-02T10:10:00Z`);
  const name = `"'=HYPERLINK(""x"")"`;
  const csv = `month,school,name,seats used\r\n${before},seats,${name},1\r\n${now},seats,${name},1\r\n`;
  expect(await pages.support.call('readSeatUseOnOperatorPage')).toEqual({ csv: `\uFEFF${csv}` });
  expect(await run('seat-use', '--months', '1')).toBe(
    `\uFEFFmonth,school,name,seats used\r\n${now},seats,${name},1\r\n`,
  );
  const { organisations } = await pages.admin.call('listSchoolsOnOperatorPage');
  expect(organisations.find((school) => school.orgId === orgId)?.months).toEqual([
    { month: now, sittings: 2, seats: 1 },
    { month: before, sittings: 1, seats: 1 },
  ]);
});
