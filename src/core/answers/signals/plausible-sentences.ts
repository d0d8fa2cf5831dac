import type { CleanText } from '#core/text/clean-text.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { soundNatural } from '#core/text/sound-natural.ts';
import { boosters, fillers, hedges } from './lexicon-delivery.ts';

/** Below this over a whole answer of so many steps, its words stand in no order: what people wrote lies above, what was shuffled below. */
const leastOfAnswer = { mean: -0.55, steps: 12 };
/** The same of one sentence; a short one may be further off by chance. Fewer steps tell nothing. */
const leastOfSentence = { mean: -0.4, spread: 2, steps: 3 };

/** Without filler and hedging, which nobody is the more or less plausible for. */
const plainly = (text: string): string =>
  [fillers, hedges, boosters].reduce((rest, pattern) => rest.replace(pattern, ' '), text);

/**
 * The sentences that no person would have said: words in any order, rows of terms or figures. They carry no evidence (rule SIGNAL-5). When an
 * answer as a whole is such, so is every sentence in it.
 */
export function implausibleSentences(clean: CleanText, sentences: readonly Sentence[]): Set<Sentence> {
  const heard = sentences.map((sentence) => ({
    sentence,
    ...soundNatural(plainly(clean.text.slice(sentence.start, sentence.end))),
  }));
  const steps = heard.reduce((sum, one) => sum + one.steps, 0);
  const mean = heard.reduce((sum, one) => sum + one.mean * one.steps, 0) / Math.max(1, steps);
  if (steps >= leastOfAnswer.steps && mean < leastOfAnswer.mean) return new Set(sentences);
  const off = heard.filter(
    (one) =>
      one.steps >= leastOfSentence.steps &&
      one.mean < leastOfSentence.mean - leastOfSentence.spread / Math.sqrt(one.steps),
  );
  return new Set(off.map((one) => one.sentence));
}
