import { styles } from '#contract/styles.ts';
import { fictionalCandidates } from '#core/interview/testing/fictional-candidates.ts';
import { temperaments } from '#core/interview/testing/simulated-answers.ts';
import {
  type SimulatedRun,
  simulateInterview,
  wordsPace,
} from '#core/interview/testing/simulated-interview.ts';
import { questionCount } from '#core/interview/state.ts';

const interviews = 512;
const paces = [40, 60, 80, 100, 120, 140];
const minuteMs = 60_000;
/** The half hour of rule PACE-1, in minutes. */
const halfHour = { least: 27, most: 32 };

type Figures = {
  style: string;
  temperament: string;
  wordsPerMinute: number;
  minutes: number;
  questions: number;
  followUps: number;
  tactics: number;
  topics: number;
  /** What the quietest panellist had of the panel's turns, 0-1. */
  leastTurns: number;
};

function figuresOf({ state }: SimulatedRun): Omit<Figures, 'style' | 'temperament' | 'wordsPerMinute'> {
  const said = state.turns.filter(({ role }) => role === 'panel');
  const shares = state.panel.map(
    ({ id }) => said.filter(({ speakerId }) => speakerId === id).length / said.length,
  );
  return {
    minutes: state.nowMs / minuteMs,
    questions: questionCount(state),
    followUps: state.counts.followUps / questionCount(state),
    tactics: state.tactics.firings.length,
    topics: Object.values(state.topics).filter(({ answers }) => answers > 0).length,
    leastTurns: Math.min(...shares),
  };
}

/** Figures of so many interviews with made-up candidates of every manner and pace, in both styles. */
export function simulated(count: number): Figures[] {
  return Array.from({ length: count }, (_, seed) => {
    const style = styles[seed % styles.length] ?? 'chill';
    const temperament = temperaments[seed % temperaments.length] ?? 'average';
    const wordsPerMinute = paces[Math.floor(seed / 2) % paces.length] ?? 100;
    const candidate = fictionalCandidates[Math.floor(seed / 7) % fictionalCandidates.length];
    if (!candidate) throw new Error('there is no candidate to simulate');
    const run = simulateInterview(candidate, style, seed, temperament, { pace: wordsPace(wordsPerMinute) });
    return { style, temperament, wordsPerMinute, ...figuresOf(run) };
  });
}

function row(name: string, some: readonly Figures[]) {
  const span = (of: (one: Figures) => number, digits: number): string => {
    const values = some.map(of).toSorted((a, b) => a - b);
    const at = (part: number): string =>
      (values[Math.round(part * (values.length - 1))] ?? Number.NaN).toFixed(digits);
    return `${at(0)} · ${at(0.5)} · ${at(1)}`;
  };
  const full = some.filter(({ minutes }) => minutes >= halfHour.least && minutes <= halfHour.most).length;
  return {
    interviews: name,
    count: some.length,
    'in 27-32 min': full,
    minutes: span((one) => one.minutes, 1),
    questions: span((one) => one.questions, 0),
    'follow-ups': span((one) => one.followUps, 2),
    tactics: span((one) => one.tactics, 0),
    topics: span((one) => one.topics, 0),
    'least of three': span((one) => one.leastTurns, 2),
  };
}

/** Plays 512 interviews and prints what they held: least, median and most of each figure. */
export function runInterviews(): void {
  const all = simulated(interviews);
  console.log('least · median · most');
  console.table([
    ...styles.map((style) =>
      row(
        style,
        all.filter((one) => one.style === style),
      ),
    ),
    ...temperaments.map((temperament) =>
      row(
        temperament,
        all.filter((one) => one.temperament === temperament),
      ),
    ),
    ...paces.map((pace) =>
      row(
        `${pace} words a minute`,
        all.filter((one) => one.wordsPerMinute === pace),
      ),
    ),
  ]);
}
