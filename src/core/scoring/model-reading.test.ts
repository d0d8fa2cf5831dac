import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CriterionId, criterionIds, readers } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { TopicReadings, TopicTranscript } from './assessment.ts';
import { finishTopic } from './assess-topic.ts';
import { gatherTopic } from './gather-topic.ts';
import { gradeTopic } from './grade-topic.ts';
import {
  type Evidence,
  type EvidenceClaim,
  isReadable,
  type LevelMark,
  namedEvidence,
  readingOf,
  unquotedTopics,
  verifyClaims,
} from './model-reading.ts';
import { overallScore } from './overall-score.ts';

const said: readonly [string, TopicId, 'lead' | 'probe', string, string][] = [
  [
    'T02',
    'work_experience',
    'lead',
    'Which decision at the clinic was yours alone, and what did it change?',
    'In 2022 I ran the billing desk of a clinic in Mysuru and I cut the wait from 40 minutes to 15, because bills were typed twice.',
  ],
  [
    'T04',
    'work_experience',
    'probe',
    'How was that wait of forty minutes measured before you began there?',
    'I compared 30 bills by hand for a week. The cashier did not trust the sheet, so I let him hold the watch.',
  ],
  [
    'T06',
    'hobbies',
    'lead',
    'You run. What was the hardest race you have finished so far?',
    'The Hyderabad marathon in August 2024. I walked from kilometre 32 because I had started too fast, and finished in 5 hours.',
  ],
];

const transcript = said.flatMap(([id, topicId, move, asked, text], at): Turn[] => {
  const times = { startedAtMs: at, endedAtMs: at };
  const panelId = `T${String(at * 2 + 1).padStart(2, '0')}`;
  return [
    { id: panelId, role: 'panel', topicId, move, text: asked, ...times },
    { id, role: 'candidate', topicId, source: 'typed', text, ...times },
  ];
});
const topicOf = (topicId: TopicId): TopicTranscript =>
  gatherTopic({ transcript, topicId, profile: 'experienced', facts: [] });
const work = topicOf('work_experience');
const hobbies = topicOf('hobbies');

const claim = (turnId: string, quote: string, criterion: CriterionId = 'evidence'): EvidenceClaim => ({
  turnId,
  quote,
  criterion,
  polarity: 'for',
  note: '',
});
const textOf = (turnId: string): string => said.find(([id]) => id === turnId)?.[4] ?? '';
const survivors = (claims: readonly EvidenceClaim[]): number =>
  verifyClaims(claims, [work, hobbies]).verified.length;

describe('quotes that nobody said never survive (rule QUOTE-1)', () => {
  test.each([
    ['fabricated', claim('T02', 'I doubled the revenue of the clinic in a single quarter')],
    ['with an altered number', claim('T02', 'I cut the wait from 40 minutes to 5, because bills')],
    ['out of a panel turn', claim('T01', 'Which decision at the clinic was yours alone')],
    ['of the panel, put into the answer', claim('T02', 'Which decision at the clinic was yours alone')],
    ['of three words', claim('T02', 'the billing desk')],
    ['out of another turn', claim('T04', 'I ran the billing desk of a clinic in Mysuru')],
    ['out of no turn', claim('T77', 'I ran the billing desk of a clinic in Mysuru')],
  ])('a quote %s is dropped', (_name, wrong) => {
    const { verified, dropped, survival } = verifyClaims([wrong], [work, hobbies]);
    expect({ verified, survival }).toEqual({ verified: [], survival: 0 });
    expect(dropped).toEqual([{ turnId: wrong.turnId, quote: wrong.quote }]);
  });

  const stretch = fc
    .tuple(fc.constantFrom(...said.map(([id]) => id)), fc.nat(10), fc.integer({ min: 6, max: 14 }))
    .map(([turnId, from, length]) => ({
      turnId,
      words: textOf(turnId)
        .split(' ')
        .slice(from, from + length),
    }))
    .filter(({ words }) => words.length >= 6);
  const foreign = fc.constantFrom('never', 'eleven', 'crores', '777', 'Oslo', 'volunteered', 'ledger');

  test('any stretch of an answer stands; with any word changed for a foreign one it never does', () => {
    fc.assert(
      fc.property(stretch, fc.nat(100), foreign, ({ turnId, words }, at, word) => {
        expect(survivors([claim(turnId, words.join(' '))])).toBe(1);
        const edited = words.map((one, index) => (index === at % words.length ? word : one));
        expect(survivors([claim(turnId, edited.join(' '))])).toBe(0);
      }),
      { numRuns: 150 },
    );
  });

  test('a quote of one topic never becomes evidence of another', () => {
    fc.assert(
      fc.property(stretch, ({ turnId, words }) => {
        const evidence = namedEvidence([claim(turnId, words.join(' '))], [work, hobbies]);
        const other = turnId === 'T06' ? work : hobbies;
        const reading = readingOf('chair', other, marksAt(4, other, evidence), evidence, false);
        expect(reading?.criteria.flatMap((one) => one.evidence)).toEqual([]);
      }),
    );
  });

  test('a quote is kept with the marks and capitals of its turn', () => {
    const { verified } = verifyClaims(
      [claim('T04', 'the cashier did not trust the sheet so i let him')],
      [work],
    );
    expect(verified.map((one) => one.quote)).toEqual(['The cashier did not trust the sheet, so I let him']);
  });
});

function marksAt(level: number, topic: TopicTranscript, evidence: readonly Evidence[]): LevelMark[] {
  return criterionIds.map((criterion) => ({
    topicId: topic.topicId,
    criterion,
    level,
    evidenceIds: evidence.map((one) => one.id),
    missing: '',
  }));
}

const full = criterionIds.flatMap((criterion) => [
  claim('T02', 'I ran the billing desk of a clinic in Mysuru', criterion),
  claim('T04', 'I compared 30 bills by hand for a week', criterion),
  claim('T06', 'I walked from kilometre 32 because I had started too fast', criterion),
]);
const evidence = namedEvidence(full, [work, hobbies]);

const reading = (topic: TopicTranscript, marks: readonly LevelMark[], quotes = evidence) => {
  const read = readingOf('chair', topic, marks, quotes, false);
  if (!read) throw new Error('not covered');
  return read;
};
const levelsOf = (topic: TopicTranscript, marks: readonly LevelMark[], quotes = evidence) =>
  gradeTopic({ topic, assessment: reading(topic, marks, quotes), contradicted: false }).criteria.map(
    (one) => one.level,
  );

describe('levels without quotes (rule QUOTE-2)', () => {
  const isHeld = (level: number | null): boolean => level !== null && Math.round(level) <= 2;

  test('no criterion counts for more than 2, whatever the marks say', () => {
    expect(levelsOf(work, marksAt(4, work, []), []).every(isHeld)).toBe(true);
    expect(levelsOf(work, marksAt(4, work, evidence))).toEqual([4, 4, 4, 4, 4]);
  });

  test('a quote that speaks against the candidate lifts no level', () => {
    const against = evidence.map((one): Evidence => ({ ...one, polarity: 'against' }));
    expect(levelsOf(work, marksAt(4, work, against), against).every(isHeld)).toBe(true);
  });

  test('names of evidence that does not exist are no evidence', () => {
    const marks = marksAt(4, work, evidence).map((one, at) =>
      at === 0 ? one : { ...one, evidenceIds: ['E01x', 'E99', ''] },
    );
    const [first, ...others] = levelsOf(work, marks);
    expect(first).toBe(4);
    expect(others.every(isHeld)).toBe(true);
  });
});

describe('a reading that rests on nothing is none (rule READ-13)', () => {
  const unnamed = (level: number): LevelMark[] => marksAt(level, work, []);

  test('where there is evidence and every 3 and 4 names none of it', () => {
    expect(readingOf('chair', work, unnamed(4), evidence, false)).toBeNull();
    expect(readingOf('chair', work, unnamed(3), evidence, false)).toBeNull();
    const ofHobbies = marksAt(
      3,
      work,
      evidence.filter((one) => one.topicId === 'hobbies'),
    );
    expect(readingOf('chair', work, ofHobbies, evidence, false)).toBeNull();
  });

  test('but low marks need none, and one mark that names some is enough', () => {
    expect(readingOf('chair', work, unnamed(2), evidence, false)).not.toBeNull();
    const one = unnamed(4).map((mark, at) => (at === 2 ? { ...mark, evidenceIds: ['E01'] } : mark));
    expect(readingOf('chair', work, one, evidence, false)).not.toBeNull();
  });

  test('a topic of sixty words without a quote is found out, a shorter one may have none', () => {
    expect(unquotedTopics([work, hobbies], [])).toEqual([]);
    const full: TopicTranscript = { ...work, answers: [...work.answers, ...hobbies.answers] };
    expect(unquotedTopics([full], [])).toEqual([full]);
    expect(unquotedTopics([full], [claim('T06', 'I walked from kilometre 32')])).toEqual([]);
    expect(unquotedTopics([full], [claim('T08', 'I walked from kilometre 32')])).toEqual([full]);
  });
});

const level = fc.integer({ min: 0, max: 4 });
const anyMarks = (topic: TopicTranscript) =>
  fc
    .array(level, { minLength: 5, maxLength: 5 })
    .map((levels) => marksAt(0, topic, evidence).map((one, at) => ({ ...one, level: levels[at] ?? 0 })));
const by = { kind: 'model', calibration: null } as const;
const scoreOf = (topic: TopicTranscript, samples: readonly (readonly LevelMark[])[]): number => {
  const read: TopicReadings = {
    topicId: topic.topicId,
    by: 'model',
    readings: samples.map((marks, at) => ({ ...reading(topic, marks), reader: readers[at % 3] ?? 'chair' })),
  };
  return finishTopic({ contradictedTurns: new Set() }, topic, read, by).feedback.score ?? -1;
};

describe('what raising and reordering do (rule RUBRIC-9)', () => {
  test('raising one level of one sample never lowers the topic, nor the overall', () => {
    const samples = fc.array(anyMarks(work), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(samples, fc.nat(2), fc.nat(4), (three, sample, criterion) => {
        const raised = three.map((marks, at) =>
          at === sample
            ? marks.map((one, n) => (n === criterion ? { ...one, level: Math.min(4, one.level + 1) } : one))
            : marks,
        );
        const [before, after] = [scoreOf(work, three), scoreOf(work, raised)];
        expect(after).toBeGreaterThanOrEqual(before);
        const overall = (score: number): number =>
          overallScore(
            [
              { topicId: 'work_experience', score, half: 1 },
              { topicId: 'hobbies', score: 5, half: 1 },
              { topicId: 'academics', score: 6, half: 1 },
            ],
            'experienced',
            'model',
          )?.score ?? -1;
        expect(overall(after)).toBeGreaterThanOrEqual(overall(before));
      }),
      { numRuns: 60 },
    );
  });

  test('the order of criteria, samples and topics changes nothing that is shown', () => {
    const samples = fc.array(anyMarks(work), { minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(samples, fc.infiniteStream(fc.nat()), (three, random) => {
        const shuffle = <T>(items: readonly T[]): T[] =>
          items
            .map((item) => [random.next().value, item] as const)
            .sort(([a], [b]) => a - b)
            .map(([, item]) => item);
        const shown = (all: readonly (readonly LevelMark[])[]) => {
          const readings = all.map((marks) => ({ ...reading(work, marks), reader: null }));
          const read: TopicReadings = { topicId: work.topicId, by: 'model', readings };
          return finishTopic({ contradictedTurns: new Set() }, work, read, by).feedback;
        };
        expect(shown(shuffle(three).map((marks) => shuffle(marks)))).toEqual(shown(three));
      }),
      { numRuns: 40 },
    );
    const topics = (['work_experience', 'hobbies', 'academics', 'why_mba'] as const).map((topicId, at) => ({
      topicId,
      score: at + 3.3,
      half: 1,
    }));
    expect(overallScore(topics.toReversed(), 'experienced', 'model')).toEqual(
      overallScore(topics, 'experienced', 'model'),
    );
  });
});

describe('one hostile sample (rule READ-2)', () => {
  test('of three moves the topic nowhere beyond what the other two say', () => {
    fc.assert(
      fc.property(anyMarks(work), fc.constantFrom(0, 4), fc.nat(2), (honest, hostile, place) => {
        const samples = [honest, honest, honest].map((marks, at) =>
          at === place ? marks.map((one) => ({ ...one, level: hostile })) : marks,
        );
        expect(scoreOf(work, samples)).toBe(scoreOf(work, [honest, honest, honest]));
      }),
      { numRuns: 40 },
    );
  });
});

describe('a reading', () => {
  test('needs marks for four fifths of what applies; how follow-ups were met applies where some were asked', () => {
    const marks = marksAt(2, work, evidence);
    expect(isReadable(work, marks.slice(0, 4), evidence)).toBe(true);
    expect(readingOf('chair', work, marks.slice(0, 4), evidence, false)).not.toBeNull();
    expect(readingOf('chair', work, marks.slice(0, 3), evidence, false)).toBeNull();
    const without = marksAt(2, hobbies, evidence).filter((one) => one.criterion !== 'response');
    expect(isReadable(hobbies, without, evidence)).toBe(true);
    expect(readingOf('chair', hobbies, without, evidence, false)?.criteria.at(-1)).toMatchObject({
      criterion: 'response',
      level: null,
      because: 'no follow-up was asked',
    });
  });

  test('rests on words of the candidate and says so; what is missing comes from the reader, else from plain code', () => {
    const [first] = reading(work, marksAt(2, work, evidence)).criteria;
    expect(first?.because).toBe('“I ran the billing desk of a clinic in Mysuru”');
    const plainly = reading(work, marksAt(2, work, evidence)).criteria.find(
      (one) => one.criterion === 'reasoning',
    );
    expect(plainly?.missing).toBe('The other side: what speaks against you, or what it cost.');
    const told = marksAt(3, work, evidence).map((one) => ({ ...one, missing: 'Who else counted.' }));
    expect(reading(work, told).criteria[0]?.missing).toBe('Who else counted.');
    expect(reading(work, marksAt(4, work, evidence)).criteria[0]?.missing).toBe('');
    expect(reading(work, marksAt(1, work, [])).criteria[0]?.because).toBe(
      'no words of yours to rest more on',
    );
  });

  test('evidence is named in the order of the interview, each quote once for a criterion, and never without end', () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      claim(
        'T02',
        textOf('T02')
          .split(' ')
          .slice(at % 12, (at % 12) + 7)
          .join(' '),
        'evidence',
      ),
    );
    const named = namedEvidence([...full, ...full, ...many], [work, hobbies]);
    expect(named.map((one) => one.id)).toEqual(named.map((_, at) => `E${String(at + 1).padStart(2, '0')}`));
    expect(named.filter((one) => one.topicId === 'work_experience').length).toBeLessThanOrEqual(14);
    expect(namedEvidence([...full, ...full], [work, hobbies])).toEqual(evidence);
  });
});
