import { oneOf, raw } from '#core/text/lexicon.ts';
import { wordCount } from '#core/text/words-of.ts';
import { asksOneThing } from '#core/interview/guards/question.ts';
import { Known } from '#core/interview/guards/known.ts';
import { findBadManner } from '#core/interview/guards/manner.ts';

const flips: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": 'you are',
  "i've": 'you have',
  "i'd": 'you would',
  "i'll": 'you will',
  we: 'you',
  "we're": 'you are',
  "we've": 'you have',
  "we'd": 'you would',
  "we'll": 'you will',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
};
const afterYou: Readonly<Record<string, string>> = { am: 'are', was: 'were', "wasn't": "weren't" };

/** The candidate's words as a listener says them: "I proposed it" becomes "you proposed it". Only persons change. */
export function toSecondPerson(words: string): string {
  let person = false;
  return words
    .split(/(\s+)/)
    .map((part) => {
      const [, before = '', word = '', after = ''] = /^([^\p{L}]*)([\p{L}'’]*)(.*)$/su.exec(part) ?? [];
      if (!word) return part;
      const key = word.replace('’', "'").toLowerCase();
      const flipped = flips[key] ?? (person ? afterYou[key] : undefined);
      person = key === 'i' || key === 'we';
      return flipped === undefined ? part : `${before}${flipped}${after}`;
    })
    .join('');
}

const capitalised = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const asking = oneOf(
  'what|who|whom|whose|why|how|where|when|which|whether|is|are|am|was|were|do|does|did|please|tell',
  'say|give|let|just|must|should|can|could|would|will',
);
/** Words that make no sentence in the panel's mouth: questions, requests, what somebody says of themselves. */
const unfit = new RegExp(
  [
    raw`^${asking}\b`,
    raw`\b(?:i|we)\s+(?:am|are|was|were|feel|felt|hate|fear)\b`,
    raw`\b(?:i['’]m|we['’]re)\b`,
    '[:?!]',
  ].join('|'),
  'i',
);

/** Whether the hook, said again without quotation marks, is still only what the candidate said: anything the panel may not say in its own voice stays quoted. */
function mayRestate(hook: string, line: string): boolean {
  return (
    wordCount(hook) > 1 &&
    !unfit.test(hook) &&
    findBadManner(line, new Known('')) === null &&
    asksOneThing(line)
  );
}

/**
 * A line that begins by quoting the hook, said the way a person across the table says it: "62 batch jobs. Who chose the baseline?", "You
 * proposed it. Why?". Other lines stay as they are, and so does what would not be fit to say unquoted.
 */
export function restateHook(line: string, hook: string): string {
  const opening = `“${hook}”`;
  if (!line.startsWith(opening)) return line;
  const rest = /^[.:] (.+)$/su.exec(line.slice(opening.length))?.[1];
  if (rest === undefined) return line;
  const said = toSecondPerson(hook.trim().replace(/(?<![.,;:…])[.,;:…]+$/, ''));
  const restated = `${capitalised(said)}. ${capitalised(rest)}`;
  return mayRestate(hook.trim(), restated) ? restated : line;
}
