import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';
import { criterionIds } from '#contract/feedback.ts';
import type { TopicReadings, TopicTranscript } from '#core/scoring/assessment.ts';
import { type AssessedTopic, finishTopic } from '#core/scoring/assess-topic.ts';
import { isVerified } from '#core/scoring/verify-quote.ts';
import type { Assessor } from '#server/interviewer/assessor.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { assessorOn } from '#tests/fixtures/model-scoring.ts';
import { type Exchange, exchanges, topicsOf, workInMemory } from '#tests/fixtures/scored-interview.ts';

let fake: FakeModel;
beforeAll(async () => void (fake = await startFakeModel({ script: competentScript })));
afterAll(() => fake.close());

const calls = (): number => fake.requests.length;
const topics = topicsOf(exchanges);
const unheard = async (): Promise<void> => {};

const assess = (assessor: Assessor, given: readonly TopicTranscript[] = topics, kept?: Map<string, string>) =>
  assessor.assess(given, workInMemory(kept), unheard);

function graded(
  assessor: Assessor,
  given: readonly TopicTranscript[],
  read: readonly TopicReadings[],
): AssessedTopic[] {
  const by = { kind: assessor.identity.kind, calibration: assessor.calibration };
  return given.flatMap((topic, at) => {
    const readings = read[at];
    return readings ? [finishTopic({ contradictedTurns: new Set() }, topic, readings, by)] : [];
  });
}

const replaced = (text: string): Exchange[] =>
  exchanges.map(([topicId, move, asked]): Exchange => [topicId, move, asked, text]);

describe.each<[string, () => Assessor]>([
  ['offline', createOfflineAssessor],
  ['of a model', () => assessorOn(fake)],
])('the assessor %s', (_name, open) => {
  it('returns a reading for every topic, in their order, and tells of each once', async () => {
    const told: TopicReadings[] = [];
    const read = await open().assess(topics, workInMemory(), async (one) => void told.push(one));
    expect(read.map((one) => one.topicId)).toEqual(topics.map((topic) => topic.topicId));
    for (const one of read) expect(one.readings.length).toBeGreaterThan(0);
    expect(told).toHaveLength(topics.length);
    expect(new Set(told)).toEqual(new Set(read));
  });

  it('gives levels of 0-4 for every criterion, none for follow-ups where none was asked', async () => {
    const given = topicsOf([...exchanges.filter(([topicId]) => topicId !== 'academics'), ...singles]);
    for (const { topicId, readings } of await assess(open(), given)) {
      const probed = given.find((topic) => topic.topicId === topicId)?.answers.some((one) => one.isProbe);
      for (const { criteria } of readings) {
        expect(criteria.map((one) => one.criterion)).toEqual(criterionIds);
        for (const { criterion, level } of criteria)
          if (criterion === 'response' && probed !== true) expect(level).toBeNull();
          else expect(level !== null && level >= 0 && level <= 4).toBe(true);
      }
    }
  });

  it('rests on quotes that stand in turns of their topic', async () => {
    const assessor = open();
    const read = await assess(assessor);
    for (const { feedback, topic } of graded(assessor, topics, read)) {
      for (const quote of feedback.quotes) expect(isVerified(quote, topic.answers)).toBe(true);
      if (topic.topicId !== 'hobbies') expect(feedback.quotes.length).toBeGreaterThan(0);
    }
  });

  it('reads the same in both styles', async () => {
    const grill = topicsOf(exchanges, { style: 'grill' });
    expect(await assess(open(), grill)).toEqual(await assess(open()));
  });

  it('reads the same when asked again', async () => {
    expect(await assess(open())).toEqual(await assess(open()));
  });

  it('with the stages of before says the same and calls nobody', async () => {
    const kept = new Map<string, string>();
    const assessor = open();
    const first = await assess(assessor, topics, kept);
    const words = await assessor.write(graded(assessor, topics, first), workInMemory(kept));
    const before = calls();
    const again = await assess(assessor, topics, kept);
    expect(again).toEqual(first);
    expect(await assessor.write(graded(assessor, topics, again), workInMemory(kept))).toEqual(words);
    expect(calls()).toBe(before);
  });

  it.each([
    ['mash of keys', 'asdf qwer zxcv hjkl uiop bnm wert sdfg xcvb ghjk tyui fghj vbnm rtyu dfgh'],
    ['words in a heap', 'leadership synergy strategy growth vision excellence ownership innovation passion'],
    ['a question said back', 'What should we know that the form does not say about you today?'],
  ])('holds %s at 2.5 or less', async (_what, text) => {
    const given = topicsOf(replaced(text));
    const assessor = open();
    for (const { feedback } of graded(assessor, given, await assess(assessor, given)))
      expect(feedback.score ?? 0).toBeLessThanOrEqual(2.5);
  });

  it('has nothing to say of nothing', async () => {
    const before = calls();
    expect(await assess(open(), [])).toEqual([]);
    expect(await open().write([], workInMemory())).toEqual([]);
    expect(calls()).toBe(before);
  });

  it('says who it is and what it cannot judge', () => {
    const { identity, honesty, calibration } = open();
    expect(identity.version).not.toBe('');
    expect(identity.calibrated).toBe(calibration !== null);
    expect(honesty).toMatch(/facts are right/);
  });
});

const singles: readonly Exchange[] = [
  [
    'why_mba',
    'lead',
    'Why now?',
    'In March I priced a school contract too low by 11 percent and only saw it in May, because I had no method for fixed cost. I read two books on it and asked a chartered accountant in Patna. He showed me a sheet, although he could not say why it works. A course in costing would have saved us 40,000 rupees, and I want the next mistake to be a new one, not this one again in a bigger kitchen.',
  ],
];
