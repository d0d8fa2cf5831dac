import type { LadderPart } from '#contract/ladder.ts';
import { isPlainWord } from '#core/scoring/lexicon-plain-words.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';

/** What an answer to a follow-up opens with, and a text of its own does not. */
const answering = new RegExp(
  raw`^(?:(?:${oneOf("yes|yeah|no|okay|ok|sure|well|honestly|actually|exactly|right|correct|sir|ma'am|madam|partly|of course")})(?:[,.]\s*|\s+(?=sir|ma'am|madam|but|and|so|because)))+`,
  'i',
);
const joining = /^(?:and|but|so|then|also|plus|because|since|after that|before that),?\s+/i;
/** A sentence that opens so hangs on what it answered. */
const hanging = new RegExp(
  raw`^(?:${oneOf(
    'that|this|these|those|which|because|since|both|none|neither|(?:one|two|three|four) (?:of|was|were|is|are|had|has)',
    'him|his|her|hers|them|their|theirs|its|the same|the others?|some|more|mine|not|nothing',
  )})\b`,
  'i',
);
/** So does a short one that ends in what it means: "I thought of that." */
const pointing = /^(?:i|we) (?:\S+ ){0,3}(?:that|it|this|so|them)[.!]?\s*$/i;
/** Nor does one that only tells that somebody agreed or did not. */
const agreeing = /\b(?:said|says|told (?:me|us)) (?:yes|no|so)\b/i;
const subject = /^(he|she|they|it(?! (?:happened|took)\b))\b(?!'|’)/i;
/** Whom a question asks about: "What did your partner say?", "Did the dealers come back?", "Your operators would say …". */
const askedOf =
  /(?:\b(?:did|does|do|has|have|had|was|were|is|are|would|will|can|could)|^|[.;,] ) ?(your|the|his|her|their) (\p{L}+)(?= \p{L})/iu;
const isMany = (noun: string): boolean => /(?:[^s]s|men|people|children)$/.test(noun);

/** The thing or person a question asks about, in the words of who answers, where a pronoun can mean it. */
function meantBy(pronoun: string, question: string): string | null {
  const [, whose, noun] = askedOf.exec(question) ?? [];
  if (!whose || !noun) return null;
  if ((pronoun === 'they') !== isMany(noun.toLowerCase())) return null;
  return `${whose.toLowerCase() === 'your' ? 'My' : 'The'} ${noun.toLowerCase()}`;
}

/** A person meant by a pronoun that nothing in these words before it names. */
const someone = /\b(?:he|she|him|her|his)\b/i;
const persons = oneOf(
  'manager|boss|senior|lead|leader|head|partner|friend|father|mother|brother|sister|uncle|aunt|mama|cousin|professor|guide|mentor|wife|husband|son',
  raw`daughter|girl|boy|child|baby|student|patient|client|customer|dealer|owner|officer|\p{L}{3,}(?:er|or|ist|ant|man|woman|mistress|master)`,
);
/** A person by what they are to somebody, as a piece of a pattern. */
export const aPerson = raw`(?:my|our|your|the|an?|his|her|one) (?:\p{L}+ )?${persons}`;
const somePerson = new RegExp(raw`\b${aPerson}\b`, 'iu');
const aName = /(?<=[\p{L},] )\p{Lu}\p{Ll}+/u;
const names = (text: string): boolean =>
  aName.test(text) || somePerson.test(text) || /\b(?:someone|somebody)\b/i.test(text);

/**
 * How a later answer begins where it is brought in: without the yes or no it answered with and the word that joined it, and with the name of what a
 * pronoun means where the question says it. Null where its first sentence means nothing without the question. `from` is the offset its own words
 * begin at, `lead` the word of ours before them.
 */
export function opened(
  sentence: string,
  { question, before }: { question: string; before: string },
): { from: number; lead: LadderPart[] } | null {
  const answered = answering.exec(sentence)?.[0].length ?? 0;
  const joined = joining.exec(sentence.slice(answered))?.[0].length ?? 0;
  const from = answered + joined;
  const rest = sentence.slice(from);
  if (rest.trim() === '' || hanging.test(rest) || pointing.test(rest) || agreeing.test(rest)) return null;
  const pronoun = subject.exec(rest)?.[1];
  if (pronoun) {
    const meant = meantBy(pronoun.toLowerCase(), question);
    if (!meant) return null;
    const at = from + pronoun.length;
    const gap = sentence.slice(at).length - sentence.slice(at).trimStart().length;
    return { from: at + gap, lead: [{ kind: 'joined', text: meant, space: true }] };
  }
  const at = someone.exec(rest);
  if (at && !names(rest.slice(0, at.index)) && !names(before)) return null;
  const first = /^\p{L}+/u.exec(rest)?.[0] ?? '';
  if (from === 0 || !/^\p{Ll}/u.test(rest)) return { from, lead: [] };
  if (!isPlainWord(first.toLowerCase())) return null;
  const word = `${first.charAt(0).toUpperCase()}${first.slice(1)}`;
  const gap = /^\s*/.exec(rest.slice(first.length))?.[0].length ?? 0;
  return { from: from + first.length + gap, lead: [{ kind: 'joined', text: word, space: true }] };
}
