import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scenarioLimits } from '#contract/schools/scenario.ts';
import { topicIds } from '#contract/topics.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import {
  questionBounds,
  questionCells,
  questionHeads,
  questionReader,
  type QuestionReader,
  type QuestionRow,
} from './question-rows.ts';
import { tidyCell } from './sheet-columns.ts';

function questions(head: readonly string[] = questionHeads): QuestionReader {
  const found = questionReader(head);
  if (!found.ok) throw new Error(JSON.stringify(found.fault));
  return found.read;
}
const faults = (reading: ReturnType<QuestionReader>) =>
  reading.ok ? [] : reading.errors.map(({ code, column, found, bound }) => [code, column, found, bound]);

it('the heads of a list of questions are answered with what is missing', () => {
  expect(questionReader(['Question'])).toMatchObject({
    fault: { code: 'column_missing', columns: ['Topic'] },
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
      { numRuns: runs(400) },
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
