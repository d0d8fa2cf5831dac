import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interviewClock } from '#contract/interview-clock.ts';
import { silenceSteps } from '#contract/interview-events.ts';
import { scenarioPlan, type ScenarioPlan } from '#contract/schools/scenario.ts';
import { scenarioLengthMs, scenarioShares } from '#contract/schools/scenario-minutes.ts';
import { styles } from '#contract/styles.ts';
import { topicIds } from '#contract/topics.ts';
import { replay, step } from '#core/interview/conductor.ts';
import type { ConductorEvent } from '#core/interview/conductor-event.ts';
import type { SpeakDirective } from '#core/interview/directive.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { mayReword } from '#core/interview/prompt/may-reword.ts';
import { hashSeed } from '#core/interview/seeded-choice.ts';
import { type ConductorState, initialState, mannerOf } from '#core/interview/state.ts';
import { anyScenario } from '#core/interview/testing/any-scenario.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { simulatedAnswer, temperaments } from '#core/interview/testing/simulated-answers.ts';
import { overallScore } from '#core/scoring/overall-score.ts';
import { scenarioFaults } from '#core/schools/scenario-faults.ts';
import { runs } from '#tests/fixtures/property-seed.ts';

/** What somebody does with the questions: answers at a pace, drags each answer out, says nothing, leaves every other one, or has them put again. */
const habits = ['even', 'quick', 'slow', 'very slow', 'silent', 'skips', 'asks again', 'uneven'] as const;
type Habit = (typeof habits)[number];

const paceMs: Record<Habit, readonly [least: number, most: number]> = {
  even: [35_000, 90_000],
  quick: [4_000, 15_000],
  slow: [100_000, 170_000],
  'very slow': [200_000, 285_000],
  silent: [0, 0],
  skips: [15_000, 60_000],
  'asks again': [30_000, 120_000],
  uneven: [4_000, 285_000],
};

const drawn = fc.record({
  minutes: fc.integer({ min: 10, max: 35 }),
  style: fc.constantFrom(...styles),
  candidate: fc.constantFrom(...fictionalCandidates),
  temperament: fc.constantFrom(...temperaments),
  habit: fc.constantFrom(...habits),
  seed: fc.nat(1_000_000_000),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

type Sitting = { state: ConductorState; spoken: SpeakDirective[]; events: ConductorEvent[] };

const speakingMs = 6_000;

/** Plays a sitting to its end, in which somebody does what their habit is. */
function sit(
  { minutes: _minutes, style, candidate, temperament, habit, seed }: Drawn,
  scenario: ScenarioPlan,
): Sitting {
  const sitting: Sitting = { state: initialState(), spoken: [], events: [] };
  const send = (event: ConductorEvent): void => {
    const { state, directives } = step(sitting.state, event);
    sitting.state = state;
    sitting.events.push(event);
    for (const each of directives) if (each.kind === 'speak') sitting.spoken.push(each.speak);
  };
  const { facts, name, profile } = candidate;
  const aims = { statement: '', targetSchools: [], recentStemIds: [] };
  send({ kind: 'started', atMs: 0, seed, style, profile, facts, candidateName: name, ...aims, scenario });
  const { answerStopMs } = interviewClock(scenarioLengthMs(scenario));
  const [least, most] = paceMs[habit];
  for (let at = 0, atMs = 0; at < 400 && sitting.state.phase !== 'finished'; at++) {
    const { asked } = sitting.state;
    if (!asked) break;
    atMs += speakingMs;
    if (atMs < answerStopMs) send({ kind: 'uttered', atMs, turnId: asked.turnId, text: asked.text });
    if (habit === 'silent') {
      const putMs = atMs;
      for (const seconds of silenceSteps[mannerOf(sitting.state, { style })]) {
        atMs = putMs + seconds * 1000;
        if (sitting.state.asked?.turnIds.includes(asked.turnId)) send({ kind: 'silence', atMs, seconds });
      }
      if (sitting.state.asked?.turnIds.includes(asked.turnId)) atMs = answerStopMs + 1;
    } else atMs += least + (hashSeed(seed, `pace ${at}`) % (most - least + 1));
    const doesAskAgain = habit === 'asks again' && at % 3 !== 2;
    const text = simulatedAnswer(temperament, asked.text, `${seed}|${at}`);
    const { turnId } = asked;
    if (atMs > answerStopMs) send({ kind: 'time_up', atMs: answerStopMs });
    else if (habit === 'silent') continue;
    else if (habit === 'skips' && at % 2 === 0) send({ kind: 'move_on', atMs });
    else if (doesAskAgain) send({ kind: 'ask_again', atMs });
    else send({ kind: 'answered', atMs, turnId, text, source: 'typed', startedAtMs: atMs - least });
  }
  return sitting;
}

const minute = 60_000;
const said = ({ state }: Sitting) => state.turns.filter(({ role }) => role === 'panel');

function expectMustAsks(sitting: Sitting, { mustAsk }: ScenarioPlan): void {
  for (const { questionId, text } of mustAsk) {
    const put = sitting.spoken.filter(({ stemId, move }) => stemId === questionId && move === 'lead');
    expect(put.map(({ draft }) => draft)).toEqual([text]);
    for (const one of put) expect(mayReword(one)).toBe('as_reviewed');
  }
}

function expectOwnOnly(sitting: Sitting, { topics, oursOffIn, mustAsk, mayAsk }: ScenarioPlan): void {
  const own = new Set([...mustAsk, ...mayAsk].map(({ questionId }) => questionId));
  for (const { topicId, stemId, move } of sitting.spoken.filter((one) => one.move === 'lead')) {
    expect(topicId === 'introduction' || topics.some((topic) => topic.topicId === topicId)).toBe(true);
    if (oursOffIn.includes(topicId) && move === 'lead') expect(own.has(stemId ?? '')).toBe(true);
  }
}

/** Minutes from the first question on a topic until the next question on another, for each topic of the plan. */
function minutesOn(sitting: Sitting): Map<string, number> {
  const questions = said(sitting).filter(({ move }) => move === 'lead' || move === 'closing');
  const spent = new Map<string, number>();
  questions.forEach(({ topicId, startedAtMs }, at) => {
    const until = questions[at + 1]?.startedAtMs ?? sitting.state.nowMs;
    spent.set(topicId, (spent.get(topicId) ?? 0) + (until - startedAtMs) / minute);
  });
  return spent;
}

describe('a school’s sitting (rules SCHOOL-30 to SCHOOL-34)', () => {
  it('asks everybody what everybody is asked, says nothing that is banned, and ends in time, whoever sits it', () => {
    const drawnRuns = runs(512);
    const seen = { together: 0, mustAsks: 0, banned: 0, off: 0, completed: 0 };
    fc.assert(
      fc.property(drawn, (one) => {
        const scenario = anyScenario(String(one.seed), one.minutes, one.style);
        scenarioPlan.parse(scenario);
        expect(scenarioFaults(scenario)).toEqual([]);
        const sitting = sit(one, scenario);
        const { state } = sitting;
        expect(state.phase).toBe('finished');
        expect(state.nowMs).toBeLessThanOrEqual((one.minutes + 2) * minute);
        expectMustAsks(sitting, scenario);
        expectOwnOnly(sitting, scenario);
        for (const { text } of said(sitting)) {
          expect(findBannedPhrase(text, scenario.banned)).toBeNull();
          if (one.minutes !== 30) expect(text).not.toMatch(/half (?:an )?hour|thirty minutes/i);
        }
        if (one.seed % 8 === 0) expect(replay(sitting.events)).toEqual(state);
        seen.together += Number(sitting.spoken.some(({ script }) => script === 'asked_of_all'));
        seen.mustAsks += scenario.mustAsk.length;
        seen.banned += scenario.banned.length;
        seen.off += scenario.oursOffIn.length;
        seen.completed += Number(state.endReason === 'completed');
      }),
      { numRuns: drawnRuns },
    );
    // None of this holds only because there was nothing to hold.
    expect(seen.together).toBeGreaterThan(drawnRuns / 16);
    expect(seen.mustAsks).toBeGreaterThan(2 * drawnRuns);
    expect(seen.banned).toBeGreaterThan(drawnRuns / 2);
    expect(seen.off).toBeGreaterThan(drawnRuns / 2);
    expect(seen.completed).toBeGreaterThan(drawnRuns / 2);
  });

  it('gives each topic its minutes at an even pace, but for what no question is left for', () => {
    const off: { minutes: number; within: boolean }[] = [];
    fc.assert(
      fc.property(drawn, (any) => {
        const one: Drawn = { ...any, habit: 'even' };
        const scenario = { ...anyScenario(String(one.seed), one.minutes, one.style), oursOffIn: [] };
        const spent = minutesOn(sit(one, scenario));
        const given = scenario.topics.reduce((sum, topic) => sum + topic.minutes, 0);
        expect(given).toBeGreaterThan(scenarioShares(one.minutes).topics - 0.2);
        for (const { topicId, minutes } of scenario.topics) {
          const apart = Math.abs((spent.get(topicId) ?? 0) - minutes);
          off.push({ minutes: apart, within: apart <= Math.max(2, minutes / 3) });
        }
      }),
      { numRuns: 64 },
    );
    const mean = off.reduce((sum, { minutes }) => sum + minutes, 0) / off.length;
    expect(off.length).toBeGreaterThan(200);
    expect(mean).toBeLessThan(0.8);
    expect(off.filter(({ within }) => within).length / off.length).toBeGreaterThan(0.95);
  });

  it('comes to the overall its weights make, whatever was reached', () => {
    const score = fc.integer({ min: 0, max: 100 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(drawn, fc.array(fc.option(score), { minLength: 12, maxLength: 12 }), (one, scores) => {
        const { topics } = anyScenario(String(one.seed), one.minutes, one.style);
        const weights = new Map(topics.map(({ topicId, weightPercent }) => [topicId, weightPercent]));
        const had = topicIds.flatMap((topicId, at) => {
          const own = scores[at] ?? null;
          return own === null || topicId === 'closing' ? [] : [{ topicId, score: own, half: 0.8 }];
        });
        const counted = had.filter(({ topicId }) => (weights.get(topicId) ?? 0) > 0);
        const needed = Math.min(3, [...weights.values()].filter((weight) => weight > 0).length);
        const overall = overallScore(had, one.candidate.profile, 'offline', weights);
        if (counted.length < needed) {
          expect(overall).toBeNull();
          return;
        }
        const all = counted.reduce((sum, { topicId }) => sum + (weights.get(topicId) ?? 0), 0);
        const mean =
          counted.reduce((sum, { topicId, score: own }) => sum + own * (weights.get(topicId) ?? 0), 0) / all;
        expect(overall?.assessed).toBe(counted.length);
        expect(Math.abs((overall?.score ?? -1) - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
      { numRuns: runs(300) },
    );
  });
});
