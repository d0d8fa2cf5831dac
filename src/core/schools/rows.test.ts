import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowError, rowErrorCodes, rowErrorWords } from '#contract/schools/row-errors.ts';
import { sheetFaultCodes, sheetFaultWords } from '#contract/schools/sheet-faults.ts';
import { scenarioLimits } from '#contract/schools/scenario.ts';
import { topicIds } from '#contract/topics.ts';
import { type ApplicantReader, applicantHeads, applicantReader } from './applicant-rows.ts';
import {
  questionBounds,
  questionCells,
  questionHeads,
  questionReader,
  type QuestionReader,
  type QuestionRow,
} from './question-rows.ts';
import { tidyCell } from './sheet-columns.ts';

const nothing = { mails: new Set<string>(), numbers: new Set<string>(), programmes: null };
function applicants(head: string[], known: Parameters<typeof applicantReader>[1] = nothing): ApplicantReader {
  const found = applicantReader(head, known);
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.read;
}
function questions(head: readonly string[] = questionHeads): QuestionReader {
  const found = questionReader(head);
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.read;
}
const faults = (reading: ReturnType<ApplicantReader | QuestionReader>) =>
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
    expect(questionReader(['Question'])).toMatchObject({
      fault: { code: 'column_missing', columns: ['Topic'] },
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

describe('a row of questions', () => {
  it.each<[string, string[], (string | number | null)[][]]>([
    [
      'nothing but a tag',
      ['', '', 'x'],
      [
        ['topic_missing', 'Topic', '', null],
        ['question_missing', 'Question', '', null],
      ],
    ],
    ['another topic', ['Cooking', 'Why?'], [['topic_unknown', 'Topic', 'Cooking', null]]],
    ['a difficulty of six', ['why_mba', 'Why?', '', '6'], [['difficulty_invalid', 'Difficulty', '6', 5]]],
    [
      'a difficulty in words',
      ['Why MBA why now why here', 'Why?', '', 'hard'],
      [['difficulty_invalid', 'Difficulty', 'hard', 5]],
    ],
    [
      'thirteen tags',
      ['hobbies', 'Why?', 'a;b;c;d;e;f;g;h;i;j;k;l;m'],
      [['too_many_in_cell', 'Tags', 'a;b;c;d;e;f;g;h;i;j;k;l;m', 12]],
    ],
    ['another id', ['hobbies', 'Why?', '', '', '', '', '', '', '12'], [['id_invalid', 'Id', '12', null]]],
    [
      'a long follow-up',
      ['hobbies', 'Why?', '', '', 'x'.repeat(301)],
      [['too_long', 'Follow-up 1', `${'x'.repeat(79)}…`, 300]],
    ],
  ])('with %s', (_name, cells, expected) => {
    expect(faults(questions()(2, cells))).toEqual(expected);
  });

  it('twice, by its words or its id; what differs in a sign is another', () => {
    const read = questions();
    const id = 'q_abcdefgh';
    expect(read(2, ['analytical', 'What is 2+2?', '', '', '', '', '', '', id]).ok).toBe(true);
    expect(read(3, ['analytical', 'What is 2-2?']).ok).toBe(true);
    expect(faults(read(4, ['hobbies', 'what is  2+2?', '', '', '', '', '', '', id]))).toEqual([
      ['id_twice', 'Id', id, 2],
      ['question_twice', 'Question', 'what is 2+2?', 2],
    ]);
  });

  it('parts tags and key points by semicolons or lines, each once', () => {
    const reading = questions()(2, [
      'academics',
      'Why?',
      'a; b\nc;;a',
      '',
      '',
      'second only',
      '',
      String.raw`x\; y; \\`,
    ]);
    expect(reading).toMatchObject({
      value: { tags: ['a', 'b', 'c'], rungs: ['second only'], keyPoints: ['x; y', '\\'] },
    });
  });

  const words = (most: number) =>
    fc
      .string({
        unit: fc.constantFrom(...Array.from('ab 7;\\,=+-\'"é क😀\n\t\u200B\u00A0')),
        minLength: 1,
        maxLength: Math.min(most, 24),
      })
      .map(tidyCell)
      .filter((text) => text !== '');
  const question: fc.Arbitrary<QuestionRow> = fc.record({
    questionId: fc.option(fc.stringMatching(/^q_[A-Za-z0-9_-]{8,40}$/)),
    topicId: fc.constantFrom(...topicIds),
    text: words(scenarioLimits.questionCharacters),
    tags: fc.uniqueArray(words(questionBounds.tag), { maxLength: questionBounds.tags }),
    difficulty: fc.option(fc.integer({ min: 1, max: questionBounds.hardest })),
    rungs: fc.array(words(scenarioLimits.questionCharacters), { maxLength: scenarioLimits.rungs }),
    keyPoints: fc.uniqueArray(words(questionBounds.keyPoint), { maxLength: questionBounds.keyPoints }),
  });

  it('written and read again is the same (rule SCHOOL-45)', () => {
    fc.assert(
      fc.property(question, (one) => {
        const cells = questionCells(one).map((cell) => (cell === null ? '' : String(cell)));
        expect(questions()(2, cells)).toEqual({ ok: true, value: one });
      }),
      { numRuns: 400 },
    );
  });
});

it('a question, topic or key point that a spreadsheet shows as an error is a bad row', () => {
  const read = questions(['Topic', 'Question', 'Key points', 'Id', 'Notes']);
  expect(faults(read(2, ['#N/A', '#REF!', '#VALUE!', '#NAME?', '#NULL!']))).toEqual([
    ['cell_in_error', 'Topic', '#N/A', null],
    ['cell_in_error', 'Question', '#REF!', null],
    ['cell_in_error', 'Key points', '#VALUE!', null],
    ['cell_in_error', 'Id', '#NAME?', null],
  ]);
});

it('every error has a sentence that holds what was found and the bound', () => {
  const said = rowErrorCodes.map((code) => rowErrorWords({ code, found: '$& found', bound: 12_345 }));
  expect(new Set(said).size).toBe(rowErrorCodes.length);
  expect(said.join()).not.toMatch(/[{}]/);
  expect(rowErrorWords({ code: 'mail_twice', found: '$& found', bound: 12_345 })).toBe(
    '$& found is already in row 12,345.',
  );
});

it('every fault of a file has a sentence of its own', () => {
  const said = sheetFaultCodes.map((code) => sheetFaultWords[code]);
  expect(new Set(said).size).toBe(sheetFaultCodes.length);
  expect(said.filter((words) => !/^[A-Z].+\.$/.test(words))).toEqual([]);
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
