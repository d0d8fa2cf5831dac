import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criterionIds, type CriterionId } from '#contract/feedback.ts';
import { topicIds, type TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { TopicAssessment, TopicTranscript } from './assessment.ts';
import type { AnswerKeys } from './answer-keys.ts';
import { gatherTopic } from './gather-topic.ts';
import { gradeTopic, levelAllowed, pointsOf } from './grade-topic.ts';
import { addUp, receiptOf } from './write-topic.ts';

const full =
  'In 2022 I ran the billing desk of a clinic in Mysuru and I cut the wait from 40 minutes to 15 because bills were typed twice.';
const more = 'I compared 30 bills by hand for a week, because the cashier in Mysuru did not trust the sheet.';
const quotes = [
  { turnId: 'T02', quote: 'I ran the billing desk of a clinic in Mysuru' },
  { turnId: 'T04', quote: 'I compared 30 bills by hand for a week' },
];

function topicOf(
  answers: readonly string[],
  topicId: TopicId = 'work_experience',
  keys?: AnswerKeys,
): TopicTranscript {
  const transcript = answers.flatMap((text, index): Turn[] => [
    {
      id: `T0${index * 2 + 1}`,
      role: 'panel',
      topicId,
      move: index === 0 ? 'lead' : 'probe',
      text: 'What did you do?',
      startedAtMs: 0,
      endedAtMs: 0,
    },
    {
      id: `T0${index * 2 + 2}`,
      role: 'candidate',
      topicId,
      source: 'typed',
      text,
      startedAtMs: 0,
      endedAtMs: 0,
    },
  ]);
  return gatherTopic({ transcript, topicId, profile: 'experienced', facts: [], ...(keys ? { keys } : {}) });
}

const assessed = (
  level: number | Partial<Record<CriterionId, number | null>>,
  evidence = quotes,
): TopicAssessment => ({
  topicId: 'work_experience',
  coreWrong: false,
  criteria: criterionIds.map((criterion) => ({
    criterion,
    level: typeof level === 'number' ? level : (level[criterion] ?? 0),
    evidence,
    because: 'read',
    missing: '',
  })),
});
const grade = (assessment: TopicAssessment, topic = topicOf([full, more]), contradicted = false) =>
  gradeTopic({ topic, assessment, contradicted });

describe('points', () => {
  test.each([
    [{ evidence: 4, structure: 4, reasoning: 4, ownership: 4, response: 4 }, 9],
    [{ evidence: 2, structure: 2, reasoning: 2, ownership: 2, response: 2 }, 5],
    [{ evidence: 4, structure: 0, reasoning: 0, ownership: 0, response: 0 }, 2.7],
    [{ evidence: 0, structure: 0, reasoning: 0, ownership: 0, response: 4 }, 1.8],
    [{ evidence: 4, structure: 0, reasoning: 0, ownership: 0, response: null }, 3.375],
    [{ evidence: 0, structure: 0, reasoning: 0, ownership: 0, response: 0 }, 0],
  ])('%o of work experience bring %d', (levels, sum) => {
    const points = pointsOf(levels, 'work_experience');
    expect(criterionIds.reduce((total, id) => total + points[id].points, 0)).toBeCloseTo(sum, 9);
    expect(criterionIds.reduce((total, id) => total + points[id].of, 0)).toBeCloseTo(10, 9);
  });

  test('raising a level never lowers, in any topic', () => {
    const level = fc.option(fc.integer({ min: 0, max: 4 }), { nil: null, freq: 6 });
    const levels = fc.record({
      evidence: level,
      structure: level,
      reasoning: level,
      ownership: level,
      response: level,
    });
    const sum = (points: ReturnType<typeof pointsOf>): number =>
      criterionIds.reduce((total, id) => total + points[id].points, 0);
    fc.assert(
      fc.property(
        levels,
        fc.constantFrom(...criterionIds),
        fc.constantFrom(...topicIds),
        (given, id, topicId) => {
          const before = given[id];
          fc.pre(before !== null && before < 4);
          expect(sum(pointsOf({ ...given, [id]: before + 1 }, topicId))).toBeGreaterThanOrEqual(
            sum(pointsOf(given, topicId)),
          );
        },
      ),
    );
  });
});

describe('quotes hold levels', () => {
  test.each([
    ['none', [], 2],
    ['one without number or name', [{ turnId: 'T1', quote: 'we should stop where the pain stops' }], 3],
    ['one with a number', [{ turnId: 'T1', quote: 'we kept 62 of them in the window' }], 4],
    ['one with a name', [{ turnId: 'T1', quote: 'we opened the second shop in Mysuru' }], 4],
    [
      'the same one twice',
      [
        { turnId: 'T1', quote: 'we should stop there' },
        { turnId: 'T1', quote: 'we should stop there' },
      ],
      3,
    ],
    [
      'two',
      [
        { turnId: 'T1', quote: 'we should stop where it hurts' },
        { turnId: 'T2', quote: 'and then we began again' },
      ],
      4,
    ],
  ])('%s', (_, verified, allowed) => expect(levelAllowed(verified)).toBe(allowed));

  test('without quotes nothing counts above 2; false quotes are dropped and listed', () => {
    const invented = [{ turnId: 'T02', quote: 'I saved the company two crore rupees a year' }];
    const result = grade(assessed(4, invented));
    expect(result.criteria.every((one) => (one.level ?? 0) < 2.5)).toBe(true);
    expect(result.droppedQuotes).toHaveLength(5);
    expect(result.score).toBeLessThan(6.3);
    expect(grade(assessed(4)).score).toBe(9);
  });

  test('extra keys, odd levels and the order of criteria change nothing', () => {
    const plain = grade(assessed(3));
    const odd = { ...assessed(3), overall: 10, score: 10 } as TopicAssessment;
    expect(grade(odd)).toEqual(plain);
    expect(grade({ ...assessed(3), criteria: assessed(3).criteria.toReversed() })).toEqual(plain);
    expect(grade(assessed(99)).score).toBe(9);
    expect(grade(assessed(-3)).score).toBe(0);
    expect(grade(assessed(Number.NaN)).score).toBe(0);
  });
});

describe('caps', () => {
  const keyed: AnswerKeys = new Map([['T01', { keyPoints: ['ratio'], accepts: ['12'] }]]);
  test.each<[string, readonly string[], TopicId, number, string[]]>([
    ['a specific full answer', [full, more], 'work_experience', 10, []],
    [
      'nothing that only you could say',
      [
        'Management is about people and their growth, and it is important for every society to respect that.',
        'It is because culture shapes what people value in companies.',
      ],
      'why_mba',
      5,
      ['nothing_own'],
    ],
    [
      'no full answer',
      ['I ran the billing desk in Mysuru.', 'The wait fell to 15 minutes.', 'The cashier refused it first.'],
      'work_experience',
      2,
      ['no_full_answer'],
    ],
    [
      'next to nothing',
      ['Yes sir.', 'It was good.'],
      'work_experience',
      1,
      ['nothing_readable', 'nothing_said', 'no_full_answer', 'nothing_own'],
    ],
    [
      'mash',
      ['asdkj qweoiu zxmcn poqwe lkjhg', 'zxcvb lkjhg fdsaq'],
      'work_experience',
      1,
      ['nothing_readable', 'nothing_said', 'no_full_answer', 'nothing_own'],
    ],
    [
      'short sums of a puzzle',
      ['Suppose 120 trains and 250 people each.', 'So 9000 cups, about a third drink tea.'],
      'analytical',
      10,
      [],
    ],
  ])('%s', (_, answers, topicId, most, held) => {
    const topic = topicOf(answers, topicId);
    const evidence = topic.answers.map((answer) => ({ turnId: answer.turnId, quote: answer.text }));
    const result = gradeTopic({
      topic,
      assessment: { ...assessed(4, evidence), topicId },
      contradicted: false,
    });
    expect(result.score).toBeLessThanOrEqual(most);
    expect(result.caps).toEqual(held);
  });

  test('a conflict left standing holds at 4, a wrong core too, and an offline floor at 2.5', () => {
    expect(grade(assessed(4), undefined, true)).toMatchObject({
      score: 4,
      caps: ['unexplained_contradiction'],
    });
    expect(grade({ ...assessed(4), coreWrong: true })).toMatchObject({ score: 4, caps: ['wrong_core'] });
    expect(
      gradeTopic({
        topic: topicOf([full, more]),
        assessment: assessed(4),
        contradicted: false,
        offlineFloor: true,
      }).score,
    ).toBe(2.5);
  });

  test('what a model read is not held for having nothing of one’s own (rule CAP-14)', () => {
    const said = [
      'Management is about people and their growth, and it is important for every society to respect that.',
      'It is because culture shapes what people value in companies.',
    ];
    const quotes = said.map((text, at) => ({ turnId: `T0${at * 2 + 2}`, quote: text.slice(0, 40) }));
    const input = {
      topic: topicOf(said, 'why_mba'),
      assessment: assessed(4, quotes),
      contradicted: false,
    };
    expect(gradeTopic(input)).toMatchObject({ score: 5, caps: ['nothing_own'] });
    expect(gradeTopic({ ...input, byModel: true })).toMatchObject({ score: 8, caps: [] });
  });

  test('a right answer to a puzzle is not held for its brevity', () => {
    const topic = topicOf(['12'], 'analytical', keyed);
    expect(topic.answers[0]?.key).toEqual({ hit: 0, of: 1, right: true });
    expect(gradeTopic({ topic, assessment: assessed(2, []), contradicted: false })).toMatchObject({
      score: 5,
      caps: [],
    });
    expect(topicOf(['It is 120.'], 'analytical', keyed).answers[0]?.key?.right).toBe(false);
  });

  test('an honest method is worth 3.5, a bare "I do not know" 1 at most', () => {
    const honest = topicOf([
      'I do not know the exact figure, but I would estimate it from the number of branches.',
    ]);
    expect(gradeTopic({ topic: honest, assessment: assessed(0), contradicted: false })).toMatchObject({
      score: 3.5,
      lifted: true,
    });
    const bare = topicOf(["I don't know.", 'No idea sir, sorry.']);
    expect(
      gradeTopic({ topic: bare, assessment: assessed(4), contradicted: false }).score,
    ).toBeLessThanOrEqual(1);
  });
});

test('receipts add up to the sum in tenths', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 4, noNaN: true }), { minLength: 5, maxLength: 5 }),
      (levels) => {
        const points = pointsOf(
          Object.fromEntries(criterionIds.map((id, at) => [id, levels[at] ?? 0])),
          'academics',
        );
        const criteria = criterionIds.map((criterion, at) => ({
          criterion,
          level: levels[at] ?? 0,
          evidence: [],
          because: 'x',
          missing: '',
          ...points[criterion],
        }));
        const sum = criteria.reduce((total, one) => total + one.points, 0);
        const receipts = addUp(criteria).map((one) => Number(receiptOf(one).split(' ')[0]));
        expect(Math.round(receipts.reduce((a, b) => a + b, 0) * 10)).toBe(Math.round(sum * 10));
      },
    ),
  );
});
