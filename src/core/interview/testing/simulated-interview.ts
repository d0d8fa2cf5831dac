import type { DrillAim } from '#contract/drills.ts';
import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import type { Style } from '#contract/styles.ts';
import type { SpeakDirective } from '../directive.ts';
import type { ConductorEvent } from '../conductor-event.ts';
import { step } from '../conductor.ts';
import type { Directive } from '#core/interview/directive.ts';
import { clockOf } from '#core/interview/plan/time-budget.ts';
import { type ConductorState, initialState } from '#core/interview/state.ts';
import { wordCount } from '#core/text/words-of.ts';
import { hashSeed } from '../seeded-choice.ts';
import type { FictionalCandidate } from './fictional-candidates.ts';
import { simulatedAnswer, type Temperament } from './simulated-answers.ts';

export type SimulatedRun = {
  state: ConductorState;
  events: ConductorEvent[];
  directives: { atMs: number; directive: Directive }[];
  spoken: SpeakDirective[];
};

/** How long this candidate takes to type or say an answer, in milliseconds, by seed. */
type Pace = (text: string, seed: number, index: number) => number;

/** Typed answers of 40 to 90 seconds, as real ones take. */
const typedPace: Pace = (_text, seed, index) => 40_000 + (hashSeed(seed, `pace ${index}`) % 50_001);

const sayingMs = 5_000;
const mostAnswers = 160;
const thinkingMs = 8_000;
const spokenPerMinute = 150;

/** Answers said or typed at so many words a minute, after some seconds of thought. */
export const wordsPace =
  (wordsPerMinute: number): Pace =>
  (text) =>
    thinkingMs + (wordCount(text) * 60_000) / wordsPerMinute;

/** Plays a whole interview with a made-up candidate, without a clock: time passes as the pace says. */
export function simulateInterview(
  candidate: FictionalCandidate,
  style: Style,
  seed: number,
  temperament: Temperament,
  {
    pace = typedPace,
    source = 'typed',
    answerWith = (question: SpeakDirective, index: number) =>
      simulatedAnswer(temperament, question.draft, `${seed}|${index}`),
    recentStemIds = [] as string[],
    statement = '',
    targetSchools = [] as string[],
    drill = undefined as DrillAim | undefined,
    scenario = undefined as ScenarioPlan | undefined,
  }: {
    pace?: Pace;
    source?: 'typed' | 'spoken';
    answerWith?: (question: SpeakDirective, index: number) => string;
    recentStemIds?: string[];
    statement?: string;
    targetSchools?: string[];
    drill?: DrillAim | undefined;
    scenario?: ScenarioPlan | undefined;
  } = {},
): SimulatedRun {
  const run: SimulatedRun = { state: initialState(), events: [], directives: [], spoken: [] };
  const send = (event: ConductorEvent): void => {
    const { state, directives } = step(run.state, event);
    run.state = state;
    run.events.push(event);
    run.directives.push(...directives.map((directive) => ({ atMs: event.atMs, directive })));
    for (const d of directives) if (d.kind === 'speak') run.spoken.push(d.speak);
  };
  const { name, profile, facts } = candidate;
  send({
    kind: 'started',
    atMs: 0,
    seed,
    style,
    profile,
    facts,
    candidateName: name,
    statement,
    targetSchools,
    recentStemIds,
    ...(drill ? { drill } : {}),
    ...(scenario ? { scenario } : {}),
  });
  const { answerStopMs } = clockOf(run.state.setting ?? {});
  let atMs = 0;
  for (let index = 0; index < mostAnswers && run.state.phase !== 'finished'; index++) {
    const question = run.spoken.findLast((speak) => speak.awaiting);
    if (!question) break;
    atMs += Math.max(sayingMs, (wordCount(question.draft) * 60_000) / spokenPerMinute);
    if (atMs > answerStopMs) {
      send({ kind: 'time_up', atMs: answerStopMs });
      break;
    }
    send({ kind: 'uttered', atMs, turnId: question.turnId, text: question.draft });
    const text = answerWith(question, index);
    const startedAtMs = atMs;
    atMs += pace(text, seed, index);
    if (atMs > answerStopMs) send({ kind: 'time_up', atMs: answerStopMs });
    else send({ kind: 'answered', atMs, turnId: question.turnId, text, source, startedAtMs });
  }
  return run;
}
