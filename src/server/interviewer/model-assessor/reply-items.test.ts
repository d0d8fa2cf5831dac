import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { criterionIds } from '#contract/feedback.ts';
import type { TopicTranscript } from '#core/scoring/assessment.ts';
import { exchanges, topicsOf } from '#tests/fixtures/scored-interview.ts';
import { readModelJson } from '#server/interviewer/read-model-json.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { evidenceIdsIn, turnOf } from './reply-ids.ts';
import { itemOf, listOf, topicWord, wholeNumber, wordOf } from './reply-items.ts';

describe('what stands in an item of a reply', () => {
  it.each<[unknown, number | null]>([
    [0, 0],
    [4, 4],
    ['3', 3],
    [' 2 ', 2],
    ['1.0', 1],
    ['3/4', 3],
    ['2 out of 4', 2],
    ['Level 3', 3],
    [5, null],
    ['5', null],
    [-1, null],
    ['-1', null],
    [2.5, null],
    ['2.5', null],
    ['3/5', null],
    ['3-4', null],
    ['high', null],
    ['', null],
    [null, null],
    [true, null],
    [[3], null],
  ])('a level %j is read as %j', (given, level) => {
    expect(wholeNumber(0, 4).safeParse(given).data ?? null).toBe(level);
  });

  it.each<[string, string | null]>([
    ['why_mba', 'why_mba'],
    ['Why MBA', 'why_mba'],
    ['Work Experience', 'work_experience'],
    ['Internships, Projects & Responsibility', 'work_experience'],
    ['HOBBIES AND INTERESTS', 'hobbies'],
    ['charm', null],
    ['', null],
  ])('a topic %j is read as %j', (given, topicId) => {
    expect(topicWord.safeParse(given).data ?? null).toBe(topicId);
  });

  it('keys are ours in any spelling, and ours as we spell it goes first', () => {
    const item = itemOf({ turnId: z.string(), criterion: wordOf(criterionIds) });
    const read = { turnId: 'T02', criterion: 'evidence' };
    expect(item.parse({ turn_id: 'T02', Criterion: 'EVIDENCE' })).toEqual(read);
    expect(item.parse('{"TurnID":"T02","criterion":"evidence."}')).toEqual(read);
    expect(item.parse({ turn_id: 'T04', turnId: 'T02', criterion: 'evidence' })).toEqual(read);
  });

  it('a list tells what was dropped, and is none when nothing in it fits', () => {
    const list = listOf('levels', itemOf({ level: wholeNumber(0, 4) }));
    expect(list.parse({ Levels: [{ level: '3' }, { level: 9 }, 'x'], wrong: [] })).toMatchObject({
      items: [{ level: 3 }],
      dropped: 2,
      others: { wrong: [] },
    });
    expect(list.parse({ levels: { level: 1 } })).toMatchObject({ items: [{ level: 1 }], dropped: 0 });
    expect(list.parse({ levels: [] })).toMatchObject({ items: [], dropped: 0 });
    for (const wrong of [[], {}, null, 'levels', { levels: null }, { levels: 'high' }, { levels: [9] }])
      expect(list.safeParse(wrong).success).toBe(false);
    expect(list.safeParse({ levels: [{ level: 9 }] }).error?.message).toMatch(/no item fits.*level/s);
  });
});

const topics = topicsOf(exchanges);
const anyOther = (quote: string): readonly TopicTranscript[] =>
  topics.map((topic) => ({
    ...topic,
    answers: topic.answers.map((answer) => ({ ...answer, text: `${answer.text} ${quote}` })),
  }));

describe('what a reply refers to', () => {
  it.each<[unknown, string]>([
    ['T02', 'T02'],
    ['T2', 'T02'],
    ['t002', 'T02'],
    [' [T02] ', 'T02'],
    ['turn 2', 'T02'],
    ['Turn #2:', 'T02'],
    [2, 'T02'],
    ['112', 'T112'],
    ['T77', 'T77'],
  ])('a turn %j is %s, whether the quote stands there or not', (given, turnId) => {
    expect(turnOf(given, 'I spoke to two managers at the Patna plant', topics)).toBe(turnId);
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    [''],
    ['the answer'],
    ['T02, T04'],
    ['first answer of 2'],
    [{ id: 2 }],
  ])('a turn %j is where the quote stands', (given) => {
    const quote = 'i spoke to 2 managers at the patna plant';
    expect(turnOf(given, quote, topics)).toBe('T10');
    expect(turnOf(given, 'I spoke to nine managers at the Patna plant', topics)).toBe('');
    expect(turnOf(given, quote, anyOther(quote))).toBe('');
  });

  it.each<[unknown, string[]]>([
    [
      ['E01', 'E02'],
      ['E01', 'E02'],
    ],
    [
      ['e1', 2, '3'],
      ['E01', 'E02', 'E03'],
    ],
    ['E01, E2 and e03', ['E01', 'E02', 'E03']],
    ['[E01]', ['E01']],
    ['E01: "I ran it for 2 years"', ['E01']],
    [7, ['E07']],
    ['the second quote', []],
    ['in 2023', []],
    [null, []],
    [undefined, []],
    [{ one: 1 }, []],
  ])('evidence %j is %j', (given, ids) => expect(evidenceIdsIn(given)).toEqual(ids));
});

const mark = fc.record({
  criterion: fc.constantFrom(...criterionIds),
  level: fc.integer({ min: 0, max: 4 }),
  evidenceIds: fc.constantFrom(['E01'], ['E01', 'E02'], []),
  missing: fc.constantFrom(
    '',
    'Who counted, and when.',
    'The "why" of it: {cost}.',
    "the clerk's list [of May], twice",
  ),
});
const signs = Array.from(`"'{}[],:\\/.x\n`);

it('a reply with one slip in it is read with all of its items, or says what was dropped, or is refused: nothing is lost unseen', () => {
  const shape = listOf(
    'levels',
    itemOf({ criterion: wordOf(criterionIds), level: wholeNumber(0, 4), missing: z.string().catch('') }),
  );
  fc.assert(
    fc.property(
      fc.array(mark, { minLength: 2, maxLength: 6 }),
      fc.nat(),
      fc.constantFrom(0, 1, 12),
      fc.constantFrom('', ...signs),
      fc.constantFrom(0, 1),
      (levels, place, gone, sign, indent) => {
        const whole = JSON.stringify({ levels, wrong: [] }, null, indent);
        const at = place % whole.length;
        const read = readModelJson(whole.slice(0, at) + sign + whole.slice(at + gone), shape);
        if (read.ok)
          expect(read.value.items.length + read.value.dropped).toBeGreaterThanOrEqual(levels.length);
      },
    ),
    { numRuns: runs(3_000) },
  );
});
