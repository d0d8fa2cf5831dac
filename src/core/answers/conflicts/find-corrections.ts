import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { correcting } from '#core/answers/signals/lexicon-intent.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { raw } from '#core/text/lexicon.ts';
import { type Sentence, segmentText } from '#core/text/segment-text.ts';
import { remembered } from '#core/text/remembered.ts';

/** A figure the candidate takes back: `now` is what they meant, `before` what it replaces, where they name it. Offsets are into the clean text. */
export type Correction = { readonly now: Readonly<Quantity>; readonly before: Readonly<Quantity> | null };

/** A number that is named only to be denied: "not eleven", "instead of 65". */
const denied = /\b(?:not|instead of|rather than)\s+(?:the |about |around |by |in )?(?:rs\.? ?|₹ ?)?$/i;
/** A number that is named as what was said or written: "I said eleven", "my resume says 65". */
const reported = new RegExp(
  raw`\b(?:i (?:had )?(?:said|told|mentioned)|(?:resume|cv|page|file|form) (?:says?|said|has|shows?|mentions?))\b[^.;,]{0,40}$`,
  'i',
);

/** A sentence that opens with regret and gives a figure gives the right one. */
const apology = /^\W*(?:(?:oh|no|so|ok|okay),? )?(?:sorry|my mistake)\b/i;
const cues = (said: string): boolean => correcting.pattern.test(said) || apology.test(said);

/** How a sentence with these quantities corrects one figure by another, if it does; `cued` tells that words of correction stand in or before it. */
function correctionOf(
  text: string,
  sentence: Sentence,
  quantities: readonly Quantity[],
  cued: boolean,
): Correction[] {
  const leadUp = (one: Quantity): string => text.slice(Math.max(sentence.start, one.start - 60), one.start);
  const refused = quantities.filter((one) => denied.test(leadUp(one)) || reported.test(leadUp(one)));
  const meant = quantities.filter((one) => !refused.includes(one));
  const cue = Math.max(0, text.slice(sentence.start, sentence.end).search(correcting.pattern));
  const first = meant[0];
  if (refused.length > 0)
    return first ? refused.map((before) => ({ now: like(first, before), before: like(before, first) })) : [];
  if (!cued || !first) return [];
  const after = meant.find((one) => one.start >= sentence.start + cue);
  const before = cue > 0 ? meant.findLast((one) => one.end <= sentence.start + cue) : undefined;
  return [{ now: after ?? first, before: before ?? null }];
}

/** "Nine days, not eleven": the one without a unit has that of the other. */
const like = (one: Quantity, other: Quantity): Quantity =>
  one.measure === 'bare' && other.measure !== 'bare'
    ? { ...other, value: one.value * other.factor, start: one.start, end: one.end }
    : one;

function read(answer: string): { corrections: readonly Correction[] } {
  const { text } = cleanText(answer);
  const sentences = segmentText(text);
  const corrections = sentences.flatMap((sentence, at) => {
    const quantities = quantitiesOf(text, sentence, { bare: true });
    if (quantities.length === 0) return [];
    const said = (one: Sentence | undefined): string => (one ? text.slice(one.start, one.end) : '');
    const before = sentences[at - 1];
    const cued =
      cues(said(sentence)) ||
      (cues(said(before)) && before !== undefined && quantitiesOf(text, before, { bare: true }).length === 0);
    return correctionOf(text, sentence, quantities, cued);
  });
  return { corrections };
}

/** What an answer corrects, in its order. */
export const readCorrections = remembered(read, 500_000);

/** Whether two figures are one and the same said again: equal, and of one measure; "eleven" for "eleven days" as well. */
function equalFigures(a: Quantity, b: Quantity): boolean {
  if (a.measure === b.measure) return a.value === b.value;
  const [bare, measured] = a.measure === 'bare' ? [a, b] : [b, a];
  return bare.measure === 'bare' && [measured.value, measured.value / measured.factor].includes(bare.value);
}

/** Whether a later correction could be about this figure: it names it, or names none and gives another value of the same measure. */
export function takesBack({ now, before }: Correction, figure: Quantity): boolean {
  if (before !== null) return equalFigures(before, figure);
  if (now.measure !== figure.measure || now.value === figure.value) return false;
  return now.measure !== 'count' || now.nouns.some((noun) => figure.nouns.includes(noun));
}
