import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { correcting } from '#core/answers/signals/lexicon-intent.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { type Sentence, segmentText } from '#core/text/segment-text.ts';
import { remembered } from '#core/text/remembered.ts';
import { settingRight } from './lexicon-correction.ts';

/** A figure the candidate takes back: `now` is what they meant, `before` what it replaces, where they name it. Offsets are into the clean text. */
export type Correction = { readonly now: Readonly<Quantity>; readonly before: Readonly<Quantity> | null };

/** A number that is named only to be denied: "not eleven", "instead of 65". */
const denied = /\b(?:not|instead of|rather than)\s+(?:all |the |about |around |by |in )*(?:rs\.? ?|₹ ?)?$/i;
/** The same after it: "nine nahi", "closer to 20 than 50". */
const untrue = 'wrong|incorrect|too (?:high|low|many|much)|not (?:true|right|correct|so)';
const asMentioned = raw`(?:that |which )?i (?:mentioned|told|said|gave|quoted)\b[^.;,]*`;
const deniedAfter = new RegExp(
  raw`^(?:\s+\p{L}+){0,2}?\s+(?:nahi|nahin|${asMentioned}|(?:is|was) (?:${untrue}))\b`,
  'iu',
);
/** "I don't think three is right": doubted before and after. */
const doubtedAfter = /^(?:\s+\p{L}+){0,2}?\s+(?:is|was) (?:true|right|correct|so)\b/iu;
const doubt = /\bi (?:do not|don't|cannot|can't) (?:think|believe|say)\b[^.;,]*$/i;
const than = /\b(?:closer|nearer|more like)\b[^.;]*\bthan\s+(?:to )?(?:rs\.? ?|₹ ?)?$/i;
/** A number that is named as what was said or written: "I said eleven", "my resume says 65". */
const iSaid = oneOf('said|mentioned', 'told(?! (?:him|her|them|my|our|his|(?:the|a) (?!panel)))');
const pageSays = '(?:resume|cv|page|file|form) (?:says?|said|has|shows?|mentions?)';
const reported = new RegExp(
  raw`\b(?:(?<!\b(?:as|like|which|what|when|if) )i (?:had )?${iSaid}|${pageSays})\b[^.;,]{0,40}$`,
  'i',
);
/** What was said and is held to. */
const heldTo =
  /^[^.;]{0,30}\b(?:from the (?:start|beginning)|all along|and (?:i )?(?:still )?(?:stand by|mean) (?:it|that))\b/i;
/** Opens a sentence that gives the right figure after one that only tells what was said. */
const goesOn = oneOf('but|and|well|so|in fact|really|actually');
const telling = oneOf('it|that|this|there|they|we|i|for|in|with|at|actually|really|correctly');
const inItsPlace = new RegExp(
  raw`^\W*(?:${goesOn},? )*(?:${telling}|in truth|the (?:right|correct|real|actual|true))\b`,
  'i',
);

/** A sentence that opens with regret and gives a figure gives the right one. */
const apology =
  /^\W*(?:(?:oh|no|so|ok|okay),? )?(?:sorry|my (?:mistake|bad|error))\b(?!,? (?:for|to|if|about (?!that\b|it\b))\b)/i;

/** A sentence with what it quotes left blank, each word in its place: quoted words are somebody's at another time. */
const unquoted = (said: string): string =>
  said.replace(/"[^"]*"|“[^”]*”/g, (words) => ' '.repeat(words.length));

/** What somebody else says, reads or wanted, and a thing that was put right at work: their figures correct nothing of the speaker's. */
const somebody = raw`(?:he|she|they|somebody|someone|(?:the|my|our|his|her|a|an) [\p{L}-]+(?: [\p{L}-]+)?)`;
const theirWords = oneOf(
  'said|says|told|thought|wanted|needed|asked|ordered|expected|claimed|wrote|read|reads',
  'showed|shows|stood|demanded|quoted|apologi[sz]ed',
);
const ofOthers = new RegExp(raw`\b${somebody}\s+(?:had |has |have )?${theirWords}\b`, 'iu');
const putRight = /(?<!\bi (?:stand|must be|should be) )\b(?:corrected|fixed|rewrote|rewritten|repaired)\b/i;
const pages = /\b(?:resume|cv|page|file|form)\b/i;

/** Whether a sentence holds words of correction that are the speaker's about what they said. */
function cues(sentence: string): boolean {
  const said = unquoted(sentence);
  const places = [correcting.pattern, settingRight.pattern, apology].map((one) => said.search(one));
  return places.some((at) => at >= 0 && !ofOthers.test(said.slice(0, at)));
}

/** Whether "A, not B" without a word of correction may be the speaker's own: in their own sentence, and not a step of a story. */
const isOwnContrast = (said: string): boolean =>
  pages.test(said) ||
  !(ofOthers.test(said) || putRight.test(said) || /,\s*so (?:i|we|he|she|they)\b/i.test(said));

/** How a sentence with these quantities corrects one figure by another, if it does; `cued` tells that words of correction stand in or before it. */
function correctionOf(
  text: string,
  sentence: Sentence,
  quantities: readonly Quantity[],
  cued: boolean,
): Correction[] {
  const refused = quantities.filter((one) => isRefused(text, sentence, one));
  const meant = quantities.filter((one) => !refused.includes(one));
  const said = text.slice(sentence.start, sentence.end);
  const cue = Math.max(0, said.search(correcting.pattern));
  const first = meant[0];
  if (refused.length > 0 && (cued || isOwnContrast(said)))
    return first ? refused.map((before) => ({ now: like(first, before), before: like(before, first) })) : [];
  if (!cued || !first) return [];
  const after = meant.find((one) => one.start >= sentence.start + cue);
  const before = cue > 0 ? meant.findLast((one) => one.end <= sentence.start + cue) : undefined;
  return [{ now: after ?? first, before: before ?? null }];
}

/** Whether a figure of a sentence is there only to be denied, or as what was said before. */
function isRefused(text: string, sentence: Sentence, { start, end }: Quantity): boolean {
  const leadUp = text.slice(Math.max(sentence.start, start - 60), start);
  return (
    denied.test(leadUp) ||
    (reported.test(leadUp) && !heldTo.test(text.slice(end, sentence.end))) ||
    than.test(leadUp) ||
    (doubt.test(leadUp) && doubtedAfter.test(text.slice(end, sentence.end))) ||
    deniedAfter.test(text.slice(end, sentence.end))
  );
}

/** "Nine days, not eleven": the one without a unit has that of the other. */
const like = (one: Quantity, other: Quantity): Quantity =>
  one.measure === 'bare' && other.measure !== 'bare'
    ? { ...other, value: one.value * other.factor, start: one.start, end: one.end }
    : one;

/** "Earlier I said two years. It is fourteen months.": the figure of the second is in the place of the first's. */
function acrossSentences(text: string, told: Sentence, next: Sentence): Correction[] {
  const before = quantitiesOf(text, told, { bare: true });
  const [now] = quantitiesOf(text, next, { bare: true });
  const only = before[0];
  if (!now || !only || before.length > 1 || !isRefused(text, told, only)) return [];
  if (!inItsPlace.test(text.slice(next.start, next.end))) return [];
  const [right, wrong] = [like(now, only), like(only, now)];
  return right.measure === wrong.measure && right.value !== wrong.value
    ? [{ now: right, before: wrong }]
    : [];
}

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
    const found = correctionOf(text, sentence, quantities, cued);
    return found.length > 0 || !before ? found : acrossSentences(text, before, sentence);
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
