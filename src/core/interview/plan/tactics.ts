import type { Style } from '#contract/styles.ts';
import { hashSeed, type Seed } from '#core/interview/seeded-choice.ts';
import { type Firing, type ConductorState, questionCount, type Setting } from '#core/interview/state.ts';
import { styleRules } from '#core/interview/styles.ts';
import { clockRules, interviewClockOf } from './time-budget.ts';

const between = (least: number, most: number, hash: number): number => least + (hash % (most - least + 1));

/** How many firings an interview aims at, in how many bursts, by style and seed (rule TACTIC-3). */
export function planTactics(style: Style, seed: Seed): { aim: number; bursts: number } {
  const { firings, bursts } = styleRules[style];
  const count = between(bursts.least, bursts.most, hashSeed(seed, 'bursts'));
  return { aim: Math.min(count === bursts.least ? 6 : 7, firings.most), bursts: count };
}

/** The same for an interview of this setting: one that is shorter has fewer, in proportion (rule SCHOOL-30). */
export function planTacticsFor(setting: Setting): { aim: number; bursts: number } {
  const usual = planTactics(setting.style, setting.seed);
  const part = Math.min(1, interviewClockOf(setting).wrapFromMs / clockRules.wrapFromMs);
  return {
    aim: Math.round(usual.aim * part),
    bursts: Math.min(usual.bursts, Math.ceil(usual.bursts * part)),
  };
}

/** At most so many questions after the last firing for the next to be of the same burst; calm between bursts is longer. */
const burstReach = 3;
const calmQuestions = 5;
/** From here on a tactic may fire once more, so that the interview does not stay too tame. */
const lateQuestion = 12;
const fullInterview = 24;
/** Bursts start at these parts of the interview. */
const burstStarts: Record<number, readonly number[]> = {
  1: [0.4],
  2: [0.2, 0.6],
  3: [0.12, 0.4, 0.68],
  4: [0.1, 0.3, 0.52, 0.72],
};

/** Late in an interview that was too tame so far, the calm is shorter. */
const calmFor = (question: number, fired: number): number =>
  question > lateQuestion && fired < styleRules.grill.firings.least ? burstReach : calmQuestions;

/** What of the state tactics depend on. */
type Pressed = Pick<ConductorState, 'tactics' | 'softened' | 'counts' | 'nowMs'>;

/** Whether the next question may carry a tactic, and of which burst it would be (from 0); null while the panel stays calm. */
export function burstDue(state: Pressed, { wrapFromMs } = clockRules): number | null {
  const { aim, firings, bursts } = state.tactics;
  if (state.softened || firings.length >= aim) return null;
  const question = questionCount(state) + 1;
  const last = firings.at(-1);
  const burst = last?.burst ?? -1;
  const inBurst = firings.filter((f) => f.burst === burst).length;
  const before = firings.length - inBurst;
  const wanted = Math.ceil((aim - before) / Math.max(1, bursts - burst));
  if (last && inBurst < wanted && question - last.question <= burstReach) return burst;
  if (burst + 1 >= bursts || (last && question - last.question < calmFor(question, firings.length)))
    return null;
  const full = (fullInterview * wrapFromMs) / clockRules.wrapFromMs;
  const progress = Math.max(question / full, state.nowMs / wrapFromMs);
  return progress >= (burstStarts[bursts]?.[burst + 1] ?? 1) ? burst + 1 : null;
}

/** So often at most a drill on a tactic fires it, with a question between. */
export const drillFirings = 3;
const drillCalm = 2;

/** Which firing the next question of a drill may carry (from 0), never its first question; null while it is not to. */
export function drillFiringDue(state: Pressed): number | null {
  const { aim, firings } = state.tactics;
  const question = questionCount(state) + 1;
  const since = question - (firings.at(-1)?.question ?? 0);
  return state.softened || firings.length >= aim || since < drillCalm ? null : firings.length;
}

const recoveryWindow = 3;

/** Judges open firings by the answer just heard: the first composed answer within three closes one (rule TACTIC-4). */
export function judgeRecovery(firings: readonly Firing[], composed: boolean): Firing[] {
  return firings.map((firing) => {
    if (firing.turnsToRecover !== null || firing.answersSince >= recoveryWindow) return firing;
    const answersSince = firing.answersSince + 1;
    return { ...firing, answersSince, turnsToRecover: composed ? answersSince : null };
  });
}
