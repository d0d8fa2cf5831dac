import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readers } from '#contract/feedback.ts';
import { claim, evidence, hobbies, marksAt, work } from '#tests/fixtures/model-read-topics.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import type { TopicReadings, TopicTranscript } from './assessment.ts';
import { finishTopic } from './assess-topic.ts';
import { gradeTopic } from './grade-topic.ts';
import { type Evidence, isReadable, type LevelMark, readingOf, unquotedTopics } from './model-reading.ts';
import { overallScore } from './overall-score.ts';

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
      { numRuns: runs(60) },
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
      because: 'no answer to a follow-up was counted',
    });
  });

  test('rests on words of the candidate and says so; what is missing comes from the reader, else from plain code', () => {
    const [first] = reading(work, marksAt(2, work, evidence)).criteria;
    expect(first?.because).toBe('“I ran the billing desk of a clinic in Mysuru”');
    const plainly = reading(work, marksAt(2, work, evidence)).criteria.find(
      (one) => one.criterion === 'reasoning',
    );
    expect(plainly?.missing).toBe('');
    const told = marksAt(3, work, evidence).map((one) => ({ ...one, missing: 'Who else counted.' }));
    expect(reading(work, told).criteria[0]?.missing).toBe('Who else counted.');
    expect(reading(work, marksAt(4, work, evidence)).criteria[0]?.missing).toBe('');
    expect(reading(work, marksAt(1, work, [])).criteria[0]?.because).toBe(
      'no words of yours to rest more on',
    );
  });
});
