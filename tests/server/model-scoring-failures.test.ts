import { describe, expect, it } from 'vitest';
import { assessorScript } from '../../bench/fake-model/assessor-script.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import type { FakeReply, FakeRequest } from '../../bench/fake-model/fake-model.ts';
import { failingAtRandom, fenced, inProse } from '../../bench/fake-model/scripts.ts';
import type { Feedback } from '#contract/feedback.ts';
import { createOfflineAssessor } from '#server/interviewer/offline-assessor.ts';
import {
  allBy,
  becauseOf,
  expectComplete,
  modelTopicIds,
  readBy,
} from '#tests/fixtures/complete-feedback.ts';
import { assessorOn, fakeForEachTest, fencedLines, topicsAsked } from '#tests/fixtures/model-scoring.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import {
  feedbackBy,
  type Exchange,
  exchanges,
  finishedInterview,
  stagesInMemory,
} from '#tests/fixtures/scored-interview.ts';

const fake = fakeForEachTest();

const calibration = {
  knots: [
    { raw: 0, score: 0 },
    { raw: 10, score: 9 },
  ],
  residual: 1,
};
/** Little time, so that hanging calls end soon. */
const inHaste = { readingMs: 1_600, writingMs: 800 };
/** Time enough on a busy machine, for replies that have to be read. */
const unhurried = { readingMs: 8_000, writingMs: 4_000 };
const good = (request: FakeRequest): unknown => JSON.parse(assessorScript(request)) as unknown;
const callsFor = (task: string): FakeRequest[] => fake.requests.filter((request) => request.task === task);

describe('a model that fails altogether (rule READ-7)', () => {
  it.each<[string, FakeReply, string]>([
    ['429', { fail: 'rate_limit', retryAfterSeconds: 0 }, 'provider_failed'],
    ['500', { fail: 'server_error' }, 'provider_failed'],
    ['a reset', { fail: 'reset' }, 'provider_failed'],
    ['no such key', { fail: 'unauthorised' }, 'provider_failed'],
    ['a hanging call', { fail: 'hang' }, 'provider_failed'],
    ['a slow-loris', { fail: 'slow_loris', text: '{"evidence":[]}', charEveryMs: 150 }, 'provider_failed'],
    ['200 with an empty body', { fail: 'empty' }, 'provider_failed'],
    ['a reply without words', { fail: 'empty_text' }, 'provider_failed'],
    ['a body of 10 MB', { fail: 'huge', bytes: 10_000_000 }, 'provider_failed'],
    [
      'half a body',
      { fail: 'cut', text: '{"evidence":[{"turnId":"T02","quote":"I', afterChars: 25 },
      'provider_failed',
    ],
    ['a web page', { fail: 'not_json' }, 'unusable'],
    ['prose', 'The candidate did very well overall.', 'unusable'],
    ['an object of another shape', '{"overall":10}', 'unusable'],
    ['half an object', '{"evidence":[{"turnId":"T02","quo', 'provider_failed'],
    ['a refusal', { fail: 'refusal', text: 'I cannot help with that.' }, 'refused'],
    ['a refusal in words', "I'm sorry, but I can't assist with rating people.", 'refused'],
  ])('%s: every topic is read offline, and says so', async (_name, reply, because) => {
    fake.play(() => reply);
    const stages = stagesInMemory();
    const times = because === 'provider_failed' ? inHaste : unhurried;
    const feedback = await feedbackBy(
      assessorOn(fake, { ...times, calibration }),
      finishedInterview(),
      stages,
    );
    expectComplete(feedback);
    expect(readBy(feedback)).toEqual(allBy('offline'));
    for (const topicId of modelTopicIds) expect(becauseOf(stages, topicId)).toBe(because);
    expect(feedback.assessor).toMatchObject({ kind: 'model', name: 'fake', calibrated: false });
    expect(feedback.assessor.honesty).toMatch(
      /was to read this and could not.*cannot tell whether facts are right/,
    );
    const offline = await feedbackBy(createOfflineAssessor());
    expect(feedback.avgScore).toBe(offline.avgScore);
    expect(feedback.band).toEqual(offline.band);
  });
});

describe('a model that gets up again (rule READ-7)', () => {
  it.each<[string, (request: FakeRequest) => FakeReply]>([
    ['fences', (request) => fenced(good(request))],
    ['prose around', (request) => inProse(good(request))],
    ['numbers as strings', (request) => assessorScript(request).replace(/"level":(\d)/g, '"level":" $1 "')],
    [
      'thoughts before',
      (request) => `<think>{"levels":[]} {"evidence":[]} perhaps</think>${assessorScript(request)}`,
    ],
  ])('%s are read', async (_name, reply) => {
    fake.play(reply);
    expect(await feedbackBy(assessorOn(fake))).toEqual(await withoutTrouble());
  });

  it.each<[string, FakeReply]>([
    ['429 with Retry-After', { fail: 'rate_limit', retryAfterSeconds: 0 }],
    ['words instead of JSON', 'Certainly! The candidate was good.'],
    ['another shape', '{"result":{"levels":4}}'],
    ['an endpoint that takes no schema', { fail: 'unsupported_schema' }],
  ])('%s is answered by asking again, once for a task', async (_name, trouble) => {
    const troubled = new Set<string>();
    fake.play((request) => {
      const key = JSON.stringify([request.task, (request.input as { reader?: object }).reader]);
      if (troubled.has(key)) return assessorScript(request);
      troubled.add(key);
      return trouble;
    });
    const feedback = await feedbackBy(assessorOn(fake));
    expect(feedback).toEqual(await withoutTrouble());
  });

  it('what was wrong with a reply is said when it is asked for again; the schema and an example always stand in words', async () => {
    fake.play((request) =>
      callsFor('extract').length === 1 ? '{"evidence":"none"}' : assessorScript(request),
    );
    expect(readBy(await feedbackBy(assessorOn(fake)))).toEqual(allBy('model'));
    const again = callsFor('extract')[1] ?? expect.fail('nothing was asked again');
    expect(again.input).toMatchObject({ again: expect.stringContaining('could not be read') });
    expect(fencedLines(again).at(-1)).toEqual({ unreadable: expect.stringContaining('evidence') });
    for (const request of fake.requests)
      expect(request.input).toMatchObject({ reply: { schema: { type: 'object' }, example: {} } });
  });

  it('a refusal of one topic leaves that topic offline and the others to the model', async () => {
    fake.play((request) => {
      const touchy = topicsAsked(request).some((one) => one.topicId === 'career_goals');
      return touchy ? { fail: 'refusal', text: 'No.' } : assessorScript(request);
    });
    const stages = stagesInMemory();
    const feedback = await feedbackBy(assessorOn(fake), finishedInterview(), stages);
    expectComplete(feedback);
    expect(readBy(feedback)).toEqual({ ...allBy('model'), career_goals: 'offline' });
    expect(becauseOf(stages, 'career_goals')).toBe('refused');
    expect(feedback.assessor.kind).toBe('model');
  });

  it.each<[string, FakeReply]>([
    ['a request beyond the context', { fail: 'server_error', status: 413 }],
    ['a reply cut off by its length', '{"levels":[{"topicId":"introduction","lev'],
  ])('%s is asked topic by topic, and nothing is shortened', async (_name, reply) => {
    fake.play((request) => (topicsAsked(request).length > 1 ? reply : assessorScript(request)));
    const feedback = await feedbackBy(assessorOn(fake));
    expect(readBy(feedback)).toEqual(allBy('model'));
    const texts = callsFor('extract')
      .slice(1)
      .flatMap((request) => fencedLines(request).map((line) => line['answer']));
    expect(texts).toHaveLength(8);
  });

  it('answers too long for one request go into several', async () => {
    const ends = [
      'bills by hand while the clerk was away',
      'lorries at the gate which nobody else did',
      'beds in the ward before the doctor came round',
      'vouchers against the ledger of the branch',
      'forms for the wrong district code',
      'castings under the lamp and found cracks',
      'pages of the register with my cousin',
      'tickets at the counter of the station',
      'parcels for the two northern depots',
      'answers of the entrance paper again',
      'pumps in the shed behind the mill',
      'seats in the hall on the night itself',
    ];
    // Every answer names villages of its own: one that tells nothing new is not read.
    const syllables = ['Ra', 'Ka', 'Ma', 'Su', 'Ni', 'Va', 'De', 'Lo', 'Pa', 'Bi'];
    const endings = 'pur garh nagar wadi palli kot gaon dih khera patti puram ganj'.split(' ');
    const village = (turn: number, at: number): string =>
      [syllables[at % 10], syllables[Math.floor(at / 10) % 10], syllables[Math.floor(at / 100)]].join('') +
      (endings[turn % endings.length] ?? '');
    const named = (turn: number, at: number): string => {
      const [first = '', ...rest] = village(turn, at).toLowerCase();
      return first.toUpperCase() + rest.join('');
    };
    const long = (turn: number): string =>
      Array.from(
        { length: 50 },
        (_, at) =>
          `In week ${at + 1} I checked ${at + 20} ${ends[turn % ends.length]}, from ${named(turn, at)} to ${named(turn, at + 150)}.`,
      ).join(' ');
    const given = exchanges.map(
      (one, turn): Exchange => (one[0] === 'hobbies' ? one : [one[0], one[1], one[2], long(turn)]),
    );
    const feedback = await feedbackBy(assessorOn(fake), finishedInterview(given));
    expect(callsFor('extract').length).toBeGreaterThan(1);
    for (const request of callsFor('extract'))
      expect(
        fencedLines(request)
          .map((line) => String(line['answer']))
          .join('').length,
      ).toBeLessThan(24_000);
    expect(readBy(feedback)).toEqual(allBy('model'));
  });
});

/** The feedback of the same interview when nothing goes wrong. */
async function withoutTrouble(): Promise<Feedback> {
  fake.play(assessorScript);
  return feedbackBy(assessorOn(fake));
}

it('with three calls in ten failing in any way, every interview ends with complete, labelled feedback', async () => {
  for (let seed = 1; seed <= runs(12, 3); seed++) {
    fake.play(failingAtRandom(competentScript, 0.3, seed));
    expectComplete(await feedbackBy(assessorOn(fake, inHaste)));
  }
});
