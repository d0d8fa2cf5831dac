import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessorScript } from '../../bench/fake-model/assessor-script.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import type { FakeScript } from '../../bench/fake-model/fake-model.ts';
import { type ReplyForm, replyForms } from '../../bench/fake-model/reply-forms.ts';
import type { Reply } from '../../bench/fake-model/reply-notation.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { TopicReadings } from '#core/scoring/assessment.ts';
import {
  allBy,
  becauseOf,
  expectComplete,
  modelTopicIds,
  readBy,
} from '#tests/fixtures/complete-feedback.ts';
import { assessorOn, but, fakeForEachTest, levelsFor } from '#tests/fixtures/model-scoring.ts';
import { runs, sampled } from '#tests/fixtures/property-seed.ts';
import { feedbackBy, finishedInterview, stagesInMemory } from '#tests/fixtures/scored-interview.ts';

const fake = fakeForEachTest();

const inForm =
  ({ write }: ReplyForm): FakeScript =>
  (request) =>
    write(JSON.parse(assessorScript(request)) as Reply);

const becauseFor: Record<ReplyForm['comes'], string | undefined> = {
  read: undefined,
  cut: 'provider_failed',
  refused: 'refused',
  empty: 'unusable',
  unreadable: 'unusable',
};
const callsFor = (task: string) => fake.requests.filter((request) => request.task === task);

let plain: Promise<Feedback> | undefined;
/** The feedback when every reply comes plainly; the same for all. */
function plainly(): Promise<Feedback> {
  fake.play(competentScript);
  plain ??= feedbackBy(assessorOn(fake));
  return plain;
}

describe('a model that sends every reply in one form (rules ENGINE-3, READ-13)', () => {
  const readable = replyForms.filter((form) => form.comes === 'read');
  const others = replyForms.filter((form) => form.comes !== 'read');

  it.each(sampled(readable))('$name: read as if sent plainly', async (form) => {
    const expected = await plainly();
    fake.requests.splice(0);
    fake.play(inForm(form));
    expect(await feedbackBy(assessorOn(fake))).toEqual(expected);
    expect(fake.requests).toHaveLength(5);
  });

  it.each(sampled(others))('$name ($comes): every topic is read offline, and says so', async (form) => {
    fake.play(inForm(form));
    const stages = stagesInMemory();
    const feedback = await feedbackBy(assessorOn(fake), finishedInterview(), stages);
    expectComplete(feedback);
    expect(readBy(feedback)).toEqual(allBy('offline'));
    expect(modelTopicIds.map((topicId) => becauseOf(stages, topicId))).toEqual(
      modelTopicIds.map(() => becauseFor[form.comes]),
    );
    expect(feedback.assessor.honesty).toContain('could not');
  });
});

/** Every topic read by the model rests on words of the candidate that a reader named; every other says that it was read offline, and why. */
function expectHonest(feedback: Feedback, stages: ReturnType<typeof stagesInMemory>): void {
  expectComplete(feedback);
  for (const topicId of modelTopicIds) {
    const topic = feedback.topics.find((one) => one.topicId === topicId);
    if (topic?.assessedBy === 'offline') {
      expect(becauseOf(stages, topicId)).toMatch(/^(?:refused|over_budget|provider_failed|unusable)$/);
      continue;
    }
    expect(topic?.quotes.length).toBeGreaterThan(0);
    const { readings } = JSON.parse(stages.kept.get(`topic:${topicId}`) ?? '{}') as TopicReadings;
    expect(readings.length).toBeGreaterThanOrEqual(2);
    for (const { criteria } of readings) {
      const high = criteria.filter((one) => (one.level ?? 0) > 2);
      expect(high.length === 0 || high.some((one) => one.evidence.length > 0)).toBe(true);
    }
  }
}

it('a reply in any form to any call never yields a reading without its grounds', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(replyForms.length - 1), { minLength: 30, maxLength: 30 }),
      async (drawn) => {
        let next = 0;
        fake.play((request) => {
          const form = replyForms[drawn[next++ % drawn.length] ?? 0];
          return form ? inForm(form)(request) : '';
        });
        const stages = stagesInMemory();
        expectHonest(await feedbackBy(assessorOn(fake), finishedInterview(), stages), stages);
      },
    ),
    { numRuns: runs(40, 10) },
  );
});

describe('a topic answered at length of which nothing is quoted (rule READ-13)', () => {
  type Claim = { turnId: string; quote: string };
  const extracting = (change: (claims: Claim[], call: number) => Claim[]): FakeScript =>
    but(competentScript, 'extract', (request) => {
      const { evidence } = JSON.parse(assessorScript(request)) as { evidence: Claim[] };
      return JSON.stringify({ evidence: change(evidence, callsFor('extract').length) });
    });
  const ofWork = ({ turnId }: Claim): boolean => turnId === 'T06' || turnId === 'T08';

  it('is asked about once more, in words; what comes then counts', async () => {
    fake.play(extracting((claims, call) => (call === 1 ? claims.filter((one) => !ofWork(one)) : claims)));
    const feedback = await feedbackBy(assessorOn(fake));
    expect(readBy(feedback)).toEqual(allBy('model'));
    expect(callsFor('extract')).toHaveLength(2);
    expect(callsFor('extract')[1]?.input).toMatchObject({
      mind: expect.stringMatching(
        /^Nothing was quoted from work_experience, though it was answered at length/,
      ),
      topics: [{ topicId: 'work_experience' }],
    });
    expect(feedback).toEqual(await plainly());
  });

  it("and, asked twice, is read offline and says so; the others are the model's", async () => {
    fake.play(extracting((claims) => claims.filter((one) => !ofWork(one))));
    const stages = stagesInMemory();
    const feedback = await feedbackBy(assessorOn(fake), finishedInterview(), stages);
    expectHonest(feedback, stages);
    expect(readBy(feedback)).toEqual({ ...allBy('model'), work_experience: 'offline' });
    expect(becauseOf(stages, 'work_experience')).toBe('unusable');
    expect(callsFor('extract')).toHaveLength(2);
  });

  it('is read offline, too, when no quote of it stands', async () => {
    const retold = 'I doubled the revenue of the whole company in one quarter';
    fake.play(extracting((claims) => claims.map((one) => (ofWork(one) ? { ...one, quote: retold } : one))));
    expect(readBy(await feedbackBy(assessorOn(fake)))).toEqual({
      ...allBy('model'),
      work_experience: 'offline',
    });
  });

  it('is read offline for what went wrong with the second call', async () => {
    const once = extracting((claims) => claims.filter((one) => !ofWork(one)));
    const stages = stagesInMemory();
    fake.play((request) =>
      request.task === 'extract' && callsFor('extract').length > 1 ? { fail: 'unauthorised' } : once(request),
    );
    const feedback = await feedbackBy(assessorOn(fake), finishedInterview(), stages);
    expect(readBy(feedback)).toEqual({ ...allBy('model'), work_experience: 'offline' });
    expect(becauseOf(stages, 'work_experience')).toBe('provider_failed');
  });

  it('does not hold back a shorter topic, whose levels are then held at 2', async () => {
    const brief = finishedInterview().transcript.map((turn) =>
      turn.id === 'T08'
        ? { ...turn, text: 'Partly yes. I ran it beside the old process for two weeks.' }
        : turn,
    );
    fake.play(extracting((claims) => claims.filter((one) => !ofWork(one))));
    const feedback = await feedbackBy(assessorOn(fake), { ...finishedInterview(), transcript: brief });
    expect(readBy(feedback)).toEqual(allBy('model'));
    const work = feedback.topics.find((one) => one.topicId === 'work_experience');
    expect(work?.quotes).toEqual([]);
    for (const { level } of work?.levels ?? []) expect(level ?? 0).toBeLessThanOrEqual(2);
  });
});

describe('readers who name no evidence (rule READ-13)', () => {
  const levelling = (change: (level: object, call: number) => object): FakeScript =>
    but(competentScript, 'level', (request) => {
      const levels = levelsFor(request, () => 4);
      return JSON.stringify({
        levels: levels.map((one) => change(one, callsFor('level').length)),
        wrong: [],
      });
    });
  const without = (level: object): object => ({ ...level, evidenceIds: undefined });

  it.each<[string, (level: object) => object]>([
    ['leave it out', without],
    ['name none', (level) => ({ ...level, evidenceIds: [] })],
    ['name what does not exist', (level) => ({ ...level, evidenceIds: ['E77', 'the second quote'] })],
    ['name it in an object', (level) => ({ ...level, evidenceIds: { one: 1 } })],
  ])(
    'and %s are asked once more with the reason; then the topics are read offline',
    async (_name, change) => {
      fake.play(levelling(change));
      const stages = stagesInMemory();
      const feedback = await feedbackBy(assessorOn(fake), finishedInterview(), stages);
      expectHonest(feedback, stages);
      expect(readBy(feedback)).toEqual(allBy('offline'));
      // Three seats and then two, each twice.
      expect(callsFor('level')).toHaveLength(10);
      expect(
        callsFor('level').filter((one) => /without naming any of the quotes/.test(one.promptText)),
      ).toHaveLength(5);
    },
  );

  it('but name it when asked again count as if they had at once', async () => {
    fake.play(levelling((level) => level));
    const expected = await feedbackBy(assessorOn(fake));
    fake.requests.splice(0);
    fake.play(
      but(
        levelling((level) => level),
        'level',
        (request) => {
          const again = /without naming any of the quotes/.test(request.promptText);
          const levels = levelsFor(request, () => 4);
          return JSON.stringify({ levels: again ? levels : levels.map(without), wrong: [] });
        },
      ),
    );
    expect(await feedbackBy(assessorOn(fake))).toEqual(expected);
    expect(callsFor('level')).toHaveLength(6);
  });
});

it('a quote without its turn is dropped where two answers hold it (rule READ-14)', async () => {
  const quote = 'I mapped the steps and built a Python matcher';
  const record = finishedInterview();
  const twice = record.transcript.map((turn) =>
    turn.id === 'T04' ? { ...turn, text: `${turn.text} ${quote}.` } : turn,
  );
  fake.play(
    but(competentScript, 'extract', (request) => {
      const { evidence } = JSON.parse(assessorScript(request)) as { evidence: object[] };
      const unnamed = { quote, criterion: 'ownership', polarity: 'for', note: '' };
      return JSON.stringify({ evidence: [...evidence, unnamed] });
    }),
  );
  const stages = stagesInMemory();
  await feedbackBy(assessorOn(fake), { ...record, transcript: twice }, stages);
  expect(JSON.parse(stages.kept.get('extract') ?? '{}')).toMatchObject({ dropped: [{ turnId: '', quote }] });
});
