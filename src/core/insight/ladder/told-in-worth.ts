import type { LadderPart } from '#contract/ladder.ts';

/** What was said later in answer to a question, by its place among what is brought in. */
export type Told = {
  at: number;
  question: string;
  said: LadderPart;
  /** How much it brings that the answer had not. */
  worth: number;
  /** Means nothing without the one before it. */
  leans: boolean;
};

/** So many times the worth of the first comes before it. */
const clearly = 1.5;

/**
 * What was said later by what it is worth, each with what it leans on: at the first height what brings clearly the most, otherwise what was said
 * first, and so on (rule LADDER-7). Within a group it stays in its order.
 */
export function inWorth(told: readonly Told[]): Told[][] {
  const left = [...told];
  const groups: Told[][] = [];
  for (let [first] = left; first; [first] = left) {
    const best = left.reduce((most, one) => (one.worth > most.worth ? one : most), first);
    const to = best.worth >= clearly * first.worth ? left.indexOf(best) : 0;
    let from = to;
    while (left[from]?.leans && left[from - 1]?.at === (left[from]?.at ?? 0) - 1) from -= 1;
    groups.push(left.splice(from, to - from + 1));
  }
  return groups;
}

/** The words of ours before what was said to a follow-up. */
function leadOf(question: string, isFirst: boolean): LadderPart {
  const had = question.trim().endsWith('?') ? 'ask' : 'say';
  const bring = isFirst ? 'Bring this in unasked.' : 'And this.';
  return {
    kind: 'lead',
    text: `${bring} They had to ${had} “${question.trim()}”, and you said:`,
    space: true,
  };
}

/** What was said later as lines in the order it was said, each after its question. */
export const partsOfTold = (told: readonly Told[]): LadderPart[] =>
  told
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ question, said }, at) => [leadOf(question, at === 0), said]);
