import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessorScript } from '../../bench/fake-model/assessor-script.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import type { FakeScript } from '../../bench/fake-model/fake-model.ts';
import { simulatedAnswer } from '#core/interview/testing/simulated-answers.ts';
import { criterionIds, type Feedback } from '#contract/feedback.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import { ModelFailure } from '#server/interviewer/language-model.ts';
import { createLanguageModel } from '#server/interviewer/model/create-language-model.ts';
import {
  assessorOn,
  assessorWith,
  but,
  fakeForEachTest,
  levelsFor,
  topicsAsked,
} from '#tests/fixtures/model-scoring.ts';
import {
  feedbackBy,
  type Exchange,
  exchanges,
  finishedInterview,
  stagesInMemory,
} from '#tests/fixtures/scored-interview.ts';

const fake = fakeForEachTest();

const scores = (feedback: Feedback): Record<string, number | null> =>
  Object.fromEntries(feedback.topics.filter((one) => one.assessedBy).map((one) => [one.topicId, one.score]));

const chosen: Record<string, number> = { evidence: 4, structure: 3, reasoning: 2, ownership: 4, response: 2 };
const levelled: FakeScript = but(competentScript, 'level', (request) =>
  JSON.stringify({ levels: levelsFor(request, (_, criterion) => chosen[criterion]), wrong: [] }),
);

describe('a valid script (rule READ-11)', () => {
  it('gives exactly the topics and the overall that its levels add up to', async () => {
    fake.play(levelled);
    const feedback = await feedbackBy(assessorOn(fake));
    // motivation: (25*4 + 15*3 + 25*2 + 20*4 + 15*2) / 400 * 10; behavioural and technical alike; the hobby was two words.
    expect(scores(feedback)).toEqual({
      introduction: 7.1,
      career_goals: 7.1,
      work_experience: 7.2,
      academics: 6.3,
      hobbies: 0,
    });
    // (8*7.1 + 8*7.1 + 18*7.2 + 12*6.3 + 5*0) / 51
    expect(feedback.avgScore).toBe(6.3);
    expect(fake.requests.map((request) => request.task)).toEqual([
      'extract',
      'level',
      'level',
      'level',
      'write',
    ]);
    const work = feedback.topics.find((one) => one.topicId === 'work_experience');
    expect(work).toMatchObject({
      assessedBy: 'model',
      readings: [
        { reader: 'chair', score: 7.2 },
        { reader: 'subject', score: 7.2 },
        { reader: 'industry', score: 7.2 },
      ],
      levels: criterionIds.map((criterion) => ({ criterion, level: chosen[criterion] })),
    });
    expect(feedback.assessor).toMatchObject({ kind: 'model', name: 'fake', calibrated: false });
    expect(feedback.assessor.honesty).toContain('not calibrated');
  });

  it('lets three seats differ, shows each, and takes the median', async () => {
    const seats: Record<string, number> = { chair: 2, subject: 3, industry: 4 };
    fake.play(
      but(competentScript, 'level', (request) => {
        const { seat } = (request.input as { reader: { seat: string } }).reader;
        return JSON.stringify({ levels: levelsFor(request, () => seats[seat]), wrong: [] });
      }),
    );
    const feedback = await feedbackBy(assessorOn(fake));
    const work = feedback.topics.find((one) => one.topicId === 'work_experience');
    expect(work).toMatchObject({ score: 7, levels: criterionIds.map(() => ({ level: 3 })) });
    expect(work?.readings).toEqual([
      { reader: 'chair', score: 5 },
      { reader: 'subject', score: 7 },
      { reader: 'industry', score: 9 },
    ]);
    // More than a level apart: two read again, and what they say is in it.
    expect(fake.requests.filter((request) => request.task === 'level')).toHaveLength(5);
  });

  it('holds a topic of knowledge down when most seats call its central fact wrong, and no other topic', async () => {
    const calledWrong = (seats: readonly string[]): FakeScript =>
      but(competentScript, 'level', (request) => {
        const { reader, topics } = request.input as {
          reader: { seat: string };
          topics: { topicId: string }[];
        };
        const wrong = seats.includes(reader.seat) ? topics.map((one) => one.topicId) : [];
        return JSON.stringify({ levels: levelsFor(request, () => 3), wrong });
      });
    fake.play(calledWrong(['chair', 'industry']));
    expect(scores(await feedbackBy(assessorOn(fake)))).toMatchObject({ academics: 4, work_experience: 7 });
    fake.play(calledWrong(['chair']));
    expect(scores(await feedbackBy(assessorOn(fake)))).toMatchObject({ academics: 7 });
  });

  it('puts at most four topics into a request, and every topic into one', async () => {
    const names = [
      'why_mba',
      'career_goals',
      'background',
      'situational_ethics',
      'work_experience',
      'introduction',
    ] as const;
    const many = names.flatMap((topicId) =>
      exchanges
        .slice(2, 4)
        .map(
          (one): Exchange => [topicId, one[1], one[2], simulatedAnswer('strong', one[2], topicId + one[1])],
        ),
    );
    await feedbackBy(assessorOn(fake), finishedInterview(many));
    const asked = fake.requests
      .filter((one) => one.task === 'extract')
      .map((one) => topicsAsked(one).map((topic) => topic.topicId));
    expect(asked.map((one) => one.length).toSorted((a, b) => a - b)).toEqual([2, 4]);
    expect(asked.flat().toSorted()).toEqual([...names].toSorted());
  });

  it('shows words of its own where they stand the test, and keeps the template elsewhere', async () => {
    fake.play(
      but(competentScript, 'write', (request) => {
        const { topics } = JSON.parse(assessorScript(request)) as {
          topics: { topicId: string; summary: string }[];
        };
        return JSON.stringify({
          topics: topics.map((one) =>
            one.topicId === 'academics' ? { ...one, summary: 'You have a 90% chance of admission.' } : one,
          ),
        });
      }),
    );
    const feedback = await feedbackBy(assessorOn(fake));
    const textOf = (topicId: string): string =>
      feedback.topics.find((one) => one.topicId === topicId)?.text ?? '';
    expect(textOf('work_experience')).toMatch(/^The transcript shows an answer that holds together/);
    expect(textOf('academics')).not.toMatch(/holds together|90/);
  });
});

describe('the overall is a function of levels (rule RUBRIC-8)', () => {
  it('whatever else a reply says of scores changes nothing', async () => {
    fake.play(levelled);
    const plain = await feedbackBy(assessorOn(fake));
    const junk = fc.dictionary(
      fc.constantFrom(
        'overall',
        'score',
        'avgScore',
        'topics',
        'verdict',
        'band',
        'caps',
        '__proto__',
        'points',
      ),
      fc.oneof(fc.integer(), fc.string(), fc.constant(10), fc.constant({ overall: 10 })),
      { minKeys: 1 },
    );
    await fc.assert(
      fc.asyncProperty(junk, async (more) => {
        fake.play(
          but(levelled, 'level', (request) => {
            const levels = levelsFor(request, (_, criterion) => chosen[criterion]);
            return JSON.stringify({ ...more, levels: levels.map((one) => ({ ...more, ...one })), wrong: [] });
          }),
        );
        expect(await feedbackBy(assessorOn(fake))).toEqual(plain);
      }),
      { numRuns: 15 },
    );
  });
});

describe('a budget of tokens (rule READ-12)', () => {
  it('is never passed: calls that have no room are not made, and their topics are read offline and say so', async () => {
    const model = createLanguageModel(
      { provider: 'compatible', apiKey: null, baseUrl: fake.baseUrl },
      'fake',
    );
    for (const cap of [0, 5_000, 12_000, 20_000, 40_000]) {
      let reserved = 0;
      const held = assessorWith({
        provider: 'compatible',
        model: 'fake',
        stream: (...call) => model.stream(...call),
        ask: async (prompt, options) => {
          const tokens = options.maxOutputTokens + Math.ceil(JSON.stringify(prompt).length / 4);
          if (reserved + tokens > cap) throw new ModelFailure('over_budget');
          reserved += tokens;
          return model.ask(prompt, options);
        },
      });
      const stages = stagesInMemory();
      const feedback = await feedbackBy(held, finishedInterview(), stages);
      expect(reserved).toBeLessThanOrEqual(cap);
      const offline = feedback.topics.filter(
        (one) => one.assessedBy === 'offline' && one.topicId !== 'hobbies',
      );
      for (const { topicId } of offline)
        expect(stages.kept.get(`topic:${topicId}`)).toContain('"over_budget"');
      expect(offline).toHaveLength(cap < 20_000 ? 4 : 0);
    }
    for (const { body } of fake.requests) expect(body.max_tokens).toBeLessThan(8_000);
  });
});

describe('the same transcript and the same model (rule READ-8)', () => {
  it('give the same feedback byte for byte, whenever replies arrive and wherever a restart fell', async () => {
    const whole = stagesInMemory();
    const first = JSON.stringify(await feedbackBy(assessorOn(fake), finishedInterview(), whole));
    expect(JSON.stringify(await feedbackBy(assessorOn(fake), finishedInterview()))).toBe(first);
    const names = [...whole.kept.keys()];
    for (let upTo = 0; upTo <= names.length; upTo++) {
      const kept = new Map([...whole.kept].slice(0, upTo));
      expect(
        JSON.stringify(await feedbackBy(assessorOn(fake), finishedInterview(), stagesInMemory(kept))),
      ).toBe(first);
    }
    const calls = fake.requests.length;
    await feedbackBy(assessorOn(fake), finishedInterview(), whole);
    expect(fake.requests).toHaveLength(calls);
  });

  it('and an interview that is scored offline says nothing of a model', async () => {
    const feedback = await feedbackBy(createOfflineAssessor());
    expect(feedback.assessor.kind).toBe('offline');
    expect(JSON.stringify(feedback)).not.toMatch(/assessedBy|readings|diverged|notes/);
  });
});
