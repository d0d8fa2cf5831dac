import { oneOf, raw } from '#core/text/lexicon.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { doubted, untrue } from './lexicon-retraction.ts';

/** So much has to be said against what was told: one denial may correct a figure, and doubts alone are modesty. */
const enough = 2;

/** A breath in which a speaker turns round: "Ok, no.", "Hmm.", "Let me… no." */
const turn = /^\W*(?:(?:ok|okay|well|see|sorry|actually|wait|let me|hmm+|umm*|uh+|er+|no)\W*){1,3}$/i;

const breath = oneOf('umm*|uh+|hm+|er+|ok(?:ay)?|see|well|i');
const opening = oneOf(
  'actually|sorry|wait|hm+|no|honestly|better i say|the truth|in truth|let me (?:not|take|correct|be)',
  'to be (?:correct|accurate|honest|frank|straight|true)',
  "if (?:you ask me honestly|i(?:'m| am) (?:being )?(?:accurate|honest|frank))",
  raw`that(?:'s| is)\W+too much|it (?:isn't|wasn't|is not|was not)`,
);
/** A breath in which a speaker begins to set right what was told. */
const rightens = new RegExp(raw`^\W*(?:${breath}\b\W*){0,4}${opening}(?!\p{L})`, 'iu');

const others = oneOf(
  raw`(?:my|the|our|one|his|her) \p{L}+(?:'s|s')`,
  raw`(?:my|our) \p{L}+(?: \p{L}+)? (?:did|was the|made|wrote|led|dictated|gave)\b`,
  raw`(?:by|from|through|to|belongs? to) (?:my|the|our|a|some|somebody|someone|last)\b`,
  raw`somebody else\b|was the (?:lead|captain|founder|head)\b|not (?:me|mine)\b`,
);
const lesser = raw`i (?:only|just|mostly|was (?:only|just|mostly))\b|my part was\b`;
const unknown = oneOf(
  raw`not (?:very |so |really |too )?(?:sure|right|true|from)\b|(?:can't|cannot) say\b`,
  raw`(?:don't|do not|didn't) (?:even |really )?(?:know|remember)\b|never (?:measured|counted|knew)\b`,
  raw`nothing down\b|from nowhere\b|just (?:took|like that)\b|may ?be\b|ignore it\b|exaggerat\p{L}+`,
  raw`(?:should not|shouldn't) have said\b|wasn't\b|isn't\b|is not an?\b|no \p{L}+,`,
);
/** What is told then: it was others, it was less, it is not known. Each alone is modesty. */
const lessened = [others, lesser, unknown].map((words) => new RegExp(raw`\b(?:${words})`, 'iu'));
/** Of so many of them in what follows the turn, and of so many kinds, the answer was not its speaker's. */
const setRight = { sentences: 2, kinds: 2, share: 0.6 };

/** Whether what was told is set right at the end, more than once and in more than one way: it was somebody else's, or less, or not known. */
function isSetRight(said: readonly string[]): boolean {
  const from = said.findIndex((one, at) => at > 0 && rightens.test(one));
  if (from < 0) return false;
  const after = said.slice(from);
  const found = after.map((one) => lessened.flatMap((pattern, kind) => (pattern.test(one) ? [kind] : [])));
  const lessening = found.filter((kinds) => kinds.length > 0).length;
  return (
    lessening >= setRight.sentences &&
    new Set(found.flat()).size >= setRight.kinds &&
    lessening >= setRight.share * after.length
  );
}

/**
 * The sentences an answer takes back: all up to the last one that denies or doubts, when it does so twice, at least once plainly. One such
 * sentence corrects a single thing and takes nothing else back (rule SIGNAL-7).
 */
export function takenBackSentences(text: string, sentences: readonly Sentence[]): Set<Sentence> {
  const said = sentences.map((one) => text.slice(one.start, one.end));
  const plainly = said.map((one, at) => untrue.pattern.test(one) || (at > 0 && turn.test(one)));
  const against = said.map((one, at) => plainly[at] === true || doubted.pattern.test(one));
  const takes = plainly.includes(true) && against.filter(Boolean).length >= enough;
  if (isSetRight(said)) return new Set(sentences);
  return new Set(takes ? sentences.slice(0, against.lastIndexOf(true) + 1) : []);
}
