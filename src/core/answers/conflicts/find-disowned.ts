import { correcting } from '#core/answers/signals/lexicon-intent.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { remembered } from '#core/text/remembered.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';

/** An act that a speaker says was somebody else's: the stem of its verb or of what it is called, and those of the words around it. */
type Disowned = { readonly act: string; readonly about: readonly string[] };

const people = oneOf(
  'manager|boss|seniors?|lead|leader|head|team ?mates?|colleagues?|friends?|father|mother|brother|sister',
  'uncle|aunt|cousin|professor|guide|mentor|partners?|team|supervisor|owner|captain|secretary|vendor',
  'contractor|consultant|intern|director|foreman|designer|developer|engineer|clerk|accountant|trainee|assistant',
);
const person = raw`(?:(?:[Mm]y|[Oo]ur|[Tt]he|a|his|her) )(?:\p{L}+ ){0,2}?${people}`;
const named = raw`(?:(?:mr|mrs|ms|dr)\.? )?(?!I\b|We\b|It\b|That\b|The\b|My\b|Our\b)[A-Z]\p{Ll}+`;
/** "My manager led the migration", "it was Ravi who wrote it". */
const didIt = oneOf(
  raw`\p{L}{2,}ed`,
  'led|ran|made|wrote|built|drew|did|found|chose|sold|taught|drove|won|gave|began|held|kept|dealt|set',
);
const theirAct = new RegExp(
  raw`(?:(?<!\p{L})(?:${person})|(?<=\p{Ll},? )${named}|\b[Ii]t was ${named})(?: \p{L}+ly)? (?:who |had |has |actually |really |mostly )*(${didIt})\b`,
  'gu',
);
/** "The negotiating was my uncle's", "the design was done by my senior". */
const theirThing = new RegExp(
  raw`\b(?:the|that|this) (\p{L}+)(?: of it)? (?:was|were|is|are) (?:really |actually |mostly |all )*(?:(?:done|made|given|led|written) by )?${person}(?:'s|s'| did)?`,
  'giu',
);
/** "The screens were designed by Meera". */
const doneByThem = new RegExp(
  raw`\b(?:was|were|is|are) (?:\p{L}+ly )?(${didIt}) by (?:${person}|${named})`,
  'gu',
);
const myLesserPart =
  /\bi (?:only|just|merely|mostly|mainly)\b|\bnot (?:me|mine|i)\b|\bi (?:helped|assisted|watched|tested it|took notes)\b/i;
const owningUp = oneOf(
  'to be (?:honest|fair|frank|exact|precise)|honestly|frankly|in truth|in fairness|the truth',
  'i (?:must|should|have to) (?:say|admit|add|confess|take)|take (?:that|it|this) back',
  'give (?:the )?credit|credit (?:goes|belongs)',
);
const confession = new RegExp(raw`\b${owningUp}\b`, 'i');

const isOpen = (said: string): boolean => [confession, correcting.pattern].some((one) => one.test(said));

function read(answer: string): { disowned: readonly Disowned[] } {
  const { text } = cleanText(answer);
  const sentences = segmentText(text).map(({ start, end }) => text.slice(start, end));
  const disowned = sentences.flatMap((said, at) => {
    const open = isOpen(said) || isOpen(sentences[at - 1] ?? '');
    if (!open && !myLesserPart.test(said)) return [];
    const about = contentWords(wordsOf(said)).map(({ stem }) => stem);
    const acts = [theirAct, theirThing, doneByThem].flatMap((one) => [...said.matchAll(one)]);
    return acts.map((found) => ({ act: wordsOf(found[1] ?? '')[0]?.stem ?? '', about }));
  });
  return { disowned: disowned.filter(({ act }) => act !== '') };
}

/** The acts an answer gives to others while it owns up or says how small its speaker's part was. */
export const readDisowned = remembered(read, 200_000);

/** Whether a sentence tells the disowned act as its speaker's own: the same verb, and of the same thing. */
export function tellsDisowned(sentence: string, { act, about }: Disowned): boolean {
  if (!/\bi\b/i.test(sentence)) return false;
  const stems = contentWords(wordsOf(sentence)).map(({ stem }) => stem);
  const shared = stems.filter((stem) => stem !== act && about.includes(stem));
  return stems.includes(act) && (shared.length > 0 || /(?:at|ion|ing)$/.test(act));
}
