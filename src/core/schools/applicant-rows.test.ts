import { describe, expect, it } from 'vitest';
import { rowError } from '#contract/schools/row-errors.ts';
import { type ApplicantReader, applicantHeads, applicantReader } from './applicant-rows.ts';
import { tidyCell } from './sheet-columns.ts';

const nothing = { mails: new Set<string>(), numbers: new Set<string>(), programmes: null };
function applicants(head: string[], known: Parameters<typeof applicantReader>[1] = nothing): ApplicantReader {
  const found = applicantReader(head, known);
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.read;
}
const faults = (reading: ReturnType<ApplicantReader>) =>
  reading.ok ? [] : reading.errors.map(({ code, column, found, bound }) => [code, column, found, bound]);

describe('the heads of a list', () => {
  it.each([
    ['Email', 'Name'],
    ['E-mail ID *', 'Full name'],
    ['MAIL', 'Candidate Name'],
    ['email_address', 'applicant'],
    ['\uFEFFＥｍａｉｌ', ' name '],
  ])('are found as %s and %s', (mail, name) => {
    const reading = applicants(['Sr. no', mail, name])(2, ['1', 'a@b.in', 'Asha']);
    expect(reading).toMatchObject({ ok: true, value: { mail: 'a@b.in', name: 'Asha' } });
  });

  it('are answered with what was expected and what was found when one is missing', () => {
    expect(applicantReader(['Nmae', 'Email', ''], nothing)).toEqual({
      ok: false,
      fault: {
        code: 'column_missing',
        columns: ['Name'],
        expected: applicantHeads,
        found: ['Nmae', 'Email'],
      },
    });
  });

  it.each([
    [['Email', 'Mail id', 'Name'], ['Email']],
    [['Email', 'Name', 'Group: City', 'group:city'], ['group: city']],
  ])('and when two columns are one: %j', (head, columns) => {
    expect(applicantReader(head, nothing)).toMatchObject({
      ok: false,
      fault: { code: 'column_twice', columns },
    });
  });
});

describe('a row of applicants', () => {
  const head = [
    'Name',
    'Application No.',
    'Email',
    'Program',
    'Group: Home state',
    'group:Gender',
    'Extra time',
    'Reason',
  ];

  it('is read whole, and columns of no meaning to us are passed over', () => {
    const read = applicants(['Phone', ...head], { ...nothing, programmes: ['MBA (Finance)', 'PGP'] });
    expect(
      read(7, [
        '98',
        ' Asha\u00A0 Rao ',
        'A-17',
        'Asha.Rao@X.in',
        'mba finance',
        'Kerala',
        '',
        '15',
        'dyslexia',
      ]),
    ).toEqual({
      ok: true,
      value: {
        mail: 'asha.rao@x.in',
        name: 'Asha Rao',
        applicationNumber: 'A-17',
        programme: 'MBA (Finance)',
        groups: { 'Home state': 'Kerala' },
        extraMinutes: 15,
        extraMinutesReason: 'dyslexia',
      },
    });
  });

  it.each<[string, string[], (string | number | null)[][]]>([
    [
      'short',
      [],
      [
        ['mail_missing', 'Email', '', null],
        ['name_missing', 'Name', '', null],
      ],
    ],
    ['no address', ['A', '', 'a at b.in'], [['mail_invalid', 'Email', 'a at b.in', null]]],
    ['two addresses', ['A', '', 'a@b.in;c@d.in'], [['mail_invalid', 'Email', 'a@b.in;c@d.in', null]]],
    ['an address with a name', ['A', '', 'A <a@b.in>'], [['mail_invalid', 'Email', 'A <a@b.in>', null]]],
    ['two dots', ['A', '', 'a..b@b.in'], [['mail_invalid', 'Email', 'a..b@b.in', null]]],
    ['a known address', ['A', '', 'KNOWN@b.in'], [['mail_known', 'Email', 'known@b.in', null]]],
    [
      'a programme that is none',
      ['A', '', 'a@b.in', 'Law'],
      [['programme_unknown', 'Programme', 'Law', null]],
    ],
    ['a long name', ['n'.repeat(121), '', 'a@b.in'], [['too_long', 'Name', `${'n'.repeat(79)}…`, 120]]],
    [
      'a long group',
      ['A', '', 'a@b.in', '', 'g'.repeat(61)],
      [['too_long', 'group: Home state', 'g'.repeat(61), 60]],
    ],
    [
      'minutes without a reason',
      ['A', '', 'a@b.in', '', '', '', '10'],
      [['reason_missing', 'Reason for extra minutes', '', null]],
    ],
    [
      'a reason without minutes',
      ['A', '', 'a@b.in', '', '', '', '', 'why'],
      [['minutes_missing', 'Extra minutes', 'why', null]],
    ],
    [
      '61 minutes',
      ['A', '', 'a@b.in', '', '', '', '61', 'why'],
      [['minutes_invalid', 'Extra minutes', '61', 60]],
    ],
    [
      'half a minute',
      ['A', '', 'a@b.in', '', '', '', '0.5', 'why'],
      [['minutes_invalid', 'Extra minutes', '0.5', 60]],
    ],
    ...[
      '#REF!',
      '#N/A',
      '#NAME?',
      '#DIV/0!',
      '#VALUE!',
      '#BEZUG!',
      '#GETTING_DATA',
      'Err:502',
      ' #REF!\u200B',
    ].map((shown): [string, string[], (string | number | null)[][]] => [
      `${shown} as a name`,
      [shown, '', 'a@b.in'],
      [['cell_in_error', 'Name', tidyCell(shown), null]],
    ]),
    [
      'an error in every cell that is read',
      ['#N/A', '#N/A', '#N/A', '#N/A', '#N/A', '', '#N/A', '#N/A'],
      [
        ['cell_in_error', 'Email', '#N/A', null],
        ['cell_in_error', 'Name', '#N/A', null],
        ['cell_in_error', 'Application number', '#N/A', null],
        ['cell_in_error', 'Programme', '#N/A', null],
        ['cell_in_error', 'Extra minutes', '#N/A', null],
        ['cell_in_error', 'Reason for extra minutes', '#N/A', null],
        ['cell_in_error', 'group: Home state', '#N/A', null],
      ],
    ],
    ['a number sign in a name', ['#1 Asha', '#12', 'a@b.in', '', '#North'], []],
    ['60 minutes', ['A', '', 'a@b.in', '', '', '', '60', 'why'], []],
    ['no minutes', ['A', '', 'a@b.in', '', '', '', '0', ''], []],
  ])('with %s', (_name, cells, expected) => {
    const read = applicants(head, {
      mails: new Set(['known@b.in']),
      numbers: new Set(['k-1']),
      programmes: ['MBA'],
    });
    expect(faults(read(2, cells))).toEqual(expected);
  });

  it('is the second with its address or number, and says which was the first', () => {
    const read = applicants(head);
    expect(read(2, ['', '7', 'a@b.in']).ok).toBe(false);
    expect(faults(read(5, ['B', ' 7', 'A@B.IN']))).toEqual([
      ['mail_twice', 'Email', 'a@b.in', 2],
      ['number_twice', 'Application number', '7', 2],
    ]);
  });
});

it('every error of a row is one that the contract takes', () => {
  const read = applicants(['Email', 'Name', 'Extra time']);
  const reading = read(4, ['x'.repeat(300), 'n'.repeat(200), '90']);
  expect(reading.ok ? [] : reading.errors.map((one) => rowError.safeParse(one).success)).toEqual([
    true,
    true,
    true,
  ]);
});
