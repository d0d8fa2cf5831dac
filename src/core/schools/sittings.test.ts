import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interviewClock } from '#contract/interview-clock.ts';
import { silenceSteps } from '#contract/interview-events.ts';
import { scenarioPlan, type ScenarioPlan } from '#contract/schools/scenario.ts';
import { scenarioLengthMs } from '#contract/schools/scenario-minutes.ts';
import { styles } from '#contract/styles.ts';
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
import { scenarioFaults } from './scenario-faults.ts';

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

describe('a school’s sitting (rules SCHOOL-30 to SCHOOL-34)', () => {
  const over: number[] = [];

  it('asks everybody what everybody is asked, says nothing that is banned, and ends in time, whoever sits it', () => {
    let together = 0;
    let promoted = 0;
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
        for (const { text } of said(sitting)) expect(findBannedPhrase(text, scenario.banned)).toBeNull();
        expect(replay(sitting.events)).toEqual(state);
        together += Number(sitting.spoken.some(({ script }) => script === 'asked_of_all'));
        promoted += Number(scenario.mustAsk.length > 3);
        over.push(state.nowMs / minute - one.minutes);
      }),
      { numRuns: 512 },
    );
    expect(together).toBeGreaterThan(10);
    expect(promoted).toBeGreaterThan(100);
  }, 120_000);
});
