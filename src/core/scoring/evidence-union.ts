import type { Mention } from '#core/text/find-mentions.ts';
import type { ScoredAnswer } from './assessment.ts';

/** What several answers hold together: each thing once, however often it is said (rule OFFLINE-1). */
export type EvidenceUnion = {
  answers: number;
  /** Words of the candidate's own in sentences that count. */
  telling: number;
  /** Telling words wherever they stand. */
  effective: number;
  numbers: Set<string>;
  names: Set<string>;
  deltas: Set<string>;
  iActions: Set<string>;
  weActions: Set<string>;
  situation: boolean;
  task: boolean;
  result: boolean;
  reflections: Set<string>;
  reasons: Set<string>;
  counterpoints: Set<string>;
  rigour: Set<string>;
  soundSentences: number;
  keyShare: number;
  rightAnswer: boolean;
  /** 0-0.2, what filler, hedging, buzzwords, vagueness and ways out take off. */
  penalty: number;
};

const keysOf = (mentions: readonly Mention[]): string[] =>
  mentions.map((mention) => mention.text.toLowerCase().replace(/\s+/g, ' ').trim());

const leading = (mention: string): string =>
  mention.match(/[\d.,]+|[a-z]+/)?.[0]?.replaceAll(',', '') ?? mention;

function penaltyOf(answers: readonly ScoredAnswer[], telling: number): number {
  const count = (pick: (answer: ScoredAnswer) => readonly Mention[]): number =>
    answers.reduce((sum, answer) => sum + pick(answer).length, 0);
  const over = (found: number, allowed: number): number => Math.max(0, found - allowed);
  const evasive = answers.reduce(
    (sum, { signals }) =>
      sum + (signals.methodCue ? 0 : signals.evasions.length + (signals.dontKnow ? 1 : 0)),
    0,
  );
  return Math.min(
    0.2,
    0.02 *
      over(
        count((one) => one.signals.fillers),
        1 + telling / 12,
      ) +
      0.01 *
        over(
          count((one) => one.signals.hedges),
          1 + telling / 15,
        ) +
      0.02 *
        over(
          count((one) => one.signals.buzzwords),
          telling / 30,
        ) +
      0.012 *
        over(
          count((one) => one.signals.vague),
          1 + telling / 12,
        ) +
      0.02 *
        over(
          count((one) => one.signals.generic),
          telling / 30,
        ) +
      0.03 * evasive,
  );
}

/** The evidence of these answers, each thing counted once; answers of gibberish or copied words add nothing. */
export function unionOf(all: readonly ScoredAnswer[]): EvidenceUnion {
  const answers = all.filter((answer) => !isHollow(answer));
  const set = (pick: (answer: ScoredAnswer) => readonly Mention[]): Set<string> =>
    new Set(answers.flatMap((answer) => keysOf(pick(answer))));
  const telling = answers.reduce(
    (sum, { signals }) => sum + signals.soundWords * (1 - signals.repeatedShare),
    0,
  );
  const keyed = answers.flatMap((answer) =>
    answer.key && answer.key.of > 0 ? [Math.min(1, (answer.key.hit * 2) / answer.key.of)] : [],
  );
  return {
    answers: all.length,
    telling,
    effective: answers.reduce(
      (sum, { signals }) => sum + signals.effectiveWords * (1 - signals.repeatedShare),
      0,
    ),
    numbers: new Set([...set((one) => one.signals.numbers)].map(leading)),
    names: set((one) => one.signals.names),
    deltas: set((one) => one.signals.deltas),
    iActions: set((one) => one.signals.iActions),
    weActions: set((one) => one.signals.weActions),
    situation: answers.some((one) => one.signals.situation.length > 0),
    task: answers.some((one) => one.signals.task.length > 0),
    result: answers.some((one) => one.signals.results.length + one.signals.deltas.length > 0),
    reflections: set((one) => one.signals.reflections),
    reasons: set((one) => one.signals.reasoning),
    counterpoints: set((one) => one.signals.counterpoints),
    rigour: set((one) => one.signals.rigour),
    soundSentences: answers.reduce(
      (sum, one) => sum + one.signals.soundSentences * (1 - one.signals.repeatedShare),
      0,
    ),
    keyShare: keyed.length === 0 ? 0 : Math.max(...keyed),
    rightAnswer: answers.some((one) => one.key?.right === true),
    penalty: penaltyOf(all, telling),
  };
}

/** How many things an answer brings that a panel could take up. */
export function freshThings({ signals }: ScoredAnswer): number {
  const lists = [
    signals.numbers,
    signals.names,
    signals.deltas,
    signals.iActions,
    signals.results,
    signals.reflections,
    signals.reasoning,
    signals.counterpoints,
    signals.rigour,
  ];
  return lists.reduce((sum, list) => sum + list.length, 0) * (1 - signals.repeatedShare);
}

/** A way out of the question, with nearly nothing beside it. "I don't know" with a way to find out is none. */
function isDodge(answer: ScoredAnswer): boolean {
  const { signals } = answer;
  return (signals.evasions.length > 0 || (signals.dontKnow && !signals.methodCue)) && freshThings(answer) < 2;
}

/** Gibberish, the question said back, an earlier answer said again, or a way out: nothing to weigh. */
export function isHollow(answer: ScoredAnswer): boolean {
  const { signals } = answer;
  return (
    signals.gibberish ||
    (signals.copiedShare >= 0.8 && signals.effectiveWords < 3) ||
    signals.repeatedShare >= 0.9 ||
    isDodge(answer)
  );
}
