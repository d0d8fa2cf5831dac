import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { scales } from '#core/answers/signals/read-number.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { remembered } from '#core/text/remembered.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { wordsOf } from '#core/text/words-of.ts';

/** A figure the candidate takes back: `now` replaces `before`, and the answer names both. Offsets are into the clean text. */
export type Correction = { readonly now: Readonly<Quantity>; readonly before: Readonly<Quantity> };

/** Each figure of a text stands as this mark in its outline, so that a pattern speaks of figures and of nothing else. */
const mark = raw`§(\d+)§`;
const figure = raw`(?:(?:rs\.?|₹|about|around|only|just|nearly|almost|the) ?)*${mark}`;
const sir = raw`(?:,? (?:sir|ma'?am|madam))?`;

const regret = raw`sorry(?! (?:for|to|about|if)\b)|my (?:mistake|bad|error)|(?:one )?correction(?= from my side|[:,])`;
const wrongly = oneOf(
  'misspoke|mis-spoke|stand corrected|was mistaken|got (?:it|that) wrong|said (?:it|that) wrong(?:ly)?|meant',
);
const cue = oneOf(
  regret,
  raw`i (?:have )?${wrongly}`,
  raw`let me correct (?:that|myself|it)|slip of (?:the )?tongue|make it|when i think (?:again|of it)`,
  raw`ga?la?t(?:i se)? (?:bol|bata|keh)\p{L}*`,
);
const iSaid = raw`(?<!\b(?:as|like|which|what|when|if|because) )i (?:had )?(?:said|mentioned|told you|gave you)`;
const right = oneOf(
  'i meant|it (?:was|is|should be)|that (?:was|is|should be)|make it',
  'the (?:right|correct|real|actual) (?:figure|number|one) (?:is|was)',
);
const really = '(?:really |actually |in fact )?';
const notSo = '(?:does not stand|is (?:wrong|not right|not correct|not true|a typo|a mistake|outdated))';

/** The whole of each pattern is one way to take a figure back that nobody uses for anything else. The groups are figures in their order. */
const nowFirst: readonly RegExp[] = [
  raw`\b(?:${cue})\b[^?§]{0,60}?${figure}(?: [a-z'-]+){0,3}?${sir},? (?:and |but )?not ${figure}`,
  raw`${figure},? sorry,? not ${figure}`,
].map((one) => new RegExp(one, 'giu'));
const beforeFirst: readonly RegExp[] = [
  raw`${figure}\s*[,;–—-]+ ?(?:no|sorry|correction)${sir}, ?(?:it (?:is|was) )?${figure}`,
  raw`\b(?:${cue})\b[^?§]{0,60}?not ${figure}${sir},? (?:but |it (?:is|was) )?${figure}`,
  raw`\b(?:${cue})\b[^?§]{0,60}?${figure} nahin?,? ${figure}`,
  raw`${iSaid} ${figure}[,;.:]? (?:but |sorry,? )?${right} ${really}${figure}`,
  raw`\bmy (?:resume|cv|page) (?:says|has|shows) ${figure}[,;.:]? (?:but )?it (?:was|is) ${really}${figure}`,
  raw`\bdid i say ${figure}[^?§]{0,20}\? ?(?:no,? |sorry,? )?${right} ${really}${figure}`,
  raw`(?:^|[.,;:] ?|kindly |please )(?:take|read|treat|count|note) (?:my|the|that) ${figure} (?:as|to be) ${figure}`,
  raw`\b(?:it|that|this) (?:cannot|can ?not|can't) be ${figure}[^.?!§]*[.!] ${figure}[.!]?$`,
  raw`${figure} (?:on|in) my (?:page|resume|cv) ${notSo}[^?]{0,160}? (?:go by|take|it (?:is|was|should be)) ${figure}`,
].map((one) => new RegExp(one, 'giu'));

/** Somebody else's words, a wish or a condition, another time or another thing: such a contrast takes nothing back. */
const elsewhere = new RegExp(
  raw`\b${oneOf(
    'if|would|could|should|might|unless|suppose|he|she|they|somebody|asked|wanted|ordered|expected|target|plan(?:ned)?',
    'told (?:him|her|them|me|us|my|the)|(?:my|the|our|his|her|their) (?!resume|cv|page)[a-z]+ (?:says?|said|told|thought|wanted|asked|apologi[sz]ed)',
    'this (?:year|month|time|week)|next|(?<!just )now|today|later|second time|other|another|after(?:wards)?|corrected|rewrote',
    'each|every|per',
  )}\b`,
  'i',
);

/** The text with its figures as marks, and what somebody else is quoted to say left blank. */
function outlineOf(text: string): { outline: string; figures: readonly Quantity[]; at: readonly number[] } {
  const figures = segmentText(text).flatMap((sentence) => quantitiesOf(text, sentence, { bare: true }));
  let outline = '';
  let done = 0;
  const at: number[] = [];
  const kept = figures.map((one): Quantity => {
    const said = text.slice(one.start, one.end);
    const refused = /\s+nahin?$/i.exec(said);
    return refused ? { ...one, measure: 'bare', unit: '', nouns: [], end: one.end - refused[0].length } : one;
  });
  kept.forEach((one, index) => {
    outline += text.slice(done, one.start);
    at.push(outline.length);
    outline += `§${index}§`;
    done = one.end;
  });
  outline += text.slice(done);
  return {
    outline: outline.replace(/"[^"]*"|“[^”]*”/g, (words) => ' '.repeat(words.length)),
    figures: kept,
    at,
  };
}

/** The last word of scale in a figure as it was said: "lakh" of "twelve lakh". */
const scaleOf = (text: string, { start, end }: Quantity): number => {
  const found = wordsOf(text.slice(start, end)).findLast(({ key }) => scales[key] !== undefined);
  return found ? (scales[found.key] ?? 1) : 1;
};

/** "Nine days, not eleven": the one without a unit has that of the other. */
function like(text: string, one: Quantity, other: Quantity): Quantity {
  if (one.measure !== 'bare' || other.measure === 'bare') return one;
  const scale = scaleOf(text, one) === 1 && one.value < 1000 ? scaleOf(text, other) : 1;
  return { ...other, value: one.value * other.factor * scale, start: one.start, end: one.end };
}

const sharesNoun = (a: Quantity, b: Quantity): boolean =>
  a.nouns.length === 0 || b.nouns.length === 0 || a.nouns.some((noun) => b.nouns.includes(noun));

function read(answer: string): { corrections: readonly Correction[] } {
  const { text } = cleanText(answer);
  const { outline, figures, at } = outlineOf(text);
  if (figures.length < 2) return { corrections: [] };
  const found = [nowFirst, beforeFirst].flatMap((patterns, order) =>
    patterns.flatMap((pattern) =>
      Array.from(outline.matchAll(pattern)).flatMap((match): Correction[] => {
        const [a, b] = match.slice(1).filter((group) => group !== undefined);
        const [one, other] = [figures[Number(a)], figures[Number(b)]];
        const from = outline.lastIndexOf('.', match.index) + 1;
        const to = (at[Number(b)] ?? 0) + `§${b}§`.length;
        if (!one || !other || elsewhere.test(outline.slice(from, to))) return [];
        if (/^ (?:each|every|per|a (?:day|week|month|year))\b/i.test(outline.slice(to))) return [];
        const [saidNow, saidBefore] = order === 0 ? [one, other] : [other, one];
        const [now, before] = [like(text, saidNow, saidBefore), like(text, saidBefore, saidNow)];
        const fits = now.measure === before.measure && (now.measure !== 'count' || sharesNoun(now, before));
        return fits && now.value !== before.value ? [{ now, before }] : [];
      }),
    ),
  );
  return {
    corrections: found.filter(
      ({ before }, index) => found.findIndex((one) => one.before.start === before.start) === index,
    ),
  };
}

/** The figures an answer replaces by others, where its words cannot mean anything else (rule CLAIM-2). */
export const readCorrections = remembered(read, 500_000);

/** Whether the correction names this figure as the one it replaces: equal, of the same measure and of the same things; "eleven" for "eleven days" as well. */
export function takesBack({ before }: Correction, said: Quantity): boolean {
  if (before.measure === said.measure)
    return before.value === said.value && (before.measure !== 'count' || sharesNoun(before, said));
  const [bare, measured] = before.measure === 'bare' ? [before, said] : [said, before];
  return bare.measure === 'bare' && [measured.value, measured.value / measured.factor].includes(bare.value);
}
