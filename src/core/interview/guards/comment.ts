import type { Move } from '#contract/transcript.ts';
import { contentStems } from '#core/text/overlap.ts';
import { wordKeys } from '#core/text/words-of.ts';
import type { Known } from './known.ts';
import {
  happening,
  judging,
  judgingOfThings,
  judgingUnlessOnTable,
  neutral,
  ofAnswers,
  ofTheTalk,
} from './comment-words.ts';
import { supposes, thoughtsOfYou } from './lexicon-comment.ts';
import { ownVoice } from './manner.ts';
import { roundsOff } from './reaction-form.ts';
import { imperative, sentencesOf } from './question.ts';

const aboutYou = /^(?:(?:so|and|but|then|now|well|still|yet|honestly|frankly|clearly|okay|fine),? )*your?\b/i;
const describesYou =
  /\byou(?: still| also| just)?(?:['’]re| are| were| seem| look| sound| must be| have been)\b/i;
/** A reaction is about what was said, not about who said it. */
const aboutYouNow = /\byour\b|\b(?:against|for|with|about|to) you\b|^you (?:are|were)\b/i;
/** What was said is said back: whatever it says of the future and of others is theirs. */
const saysBack =
  /^(?:(?:and|but|so|then|now),? )?you (?:say|said|told (?:us|me)|mentioned)\b(?!.*\b(?:nothing|little|less|no|none|nobody|never|hardly)\b)/i;
/** A comment about what the candidate did, and a liking in it. */
const aboutWhatYouDid = /^(?:\p{L}+ )?you\b(?!.*\b(?:i|we)\b)/iu;
const liking = /\b(?:liked?|loved?|hated?|enjoyed?)\b(?! (?:it|that|this|me|us)\b)/gi;
/** What somebody did to their own words, which is no judgement of them. */
const mended = /^you(?: just| have|['’]ve)* corrected (?:yourself|it|that|the figure)[.,:;]?$/i;
const ofTheirs = /,? by your (?:own )?account\b/gi;
/** Where a mark is from. */
const placeOfMark = /(\d ?%?) (?:at|in|from) (?:school|college)\b/gi;
const modal = /\b(?:would|could|might)\b/i;
const questionWord =
  'who|whom|whose|what|which|why|how|where|when|is|are|was|were|do|does|did|has|have|had|can|could|would|will|should';
/** What stands before the question in its own sentence: "Two failures a month: why not one?" */
const leadIn = new RegExp(
  `^(?!(?:${questionWord})\\b)(.{3,}?)(?:[:;,]|\\s[—–-])["”]?\\s+(?=(?:(?:and|but|so|then|or) )?(?:${questionWord})\\b)`,
  'i',
);

type Comment = { text: string; kind: 'statement' | 'imperative' | 'lead_in' };

/** Everything in a text that asks nothing. */
function commentsIn(words: string): Comment[] {
  const found: Comment[] = [];
  for (const text of sentencesOf(words)) {
    if (!text.includes('?')) found.push({ text, kind: imperative.test(text) ? 'imperative' : 'statement' });
    else {
      const before = leadIn.exec(text)?.[1];
      if (before) found.push({ text: before, kind: 'lead_in' });
    }
  }
  return found;
}

/** The stems of what a comment says: not numbers, nor names that the sources give. */
function contentOf(text: string, known: Known): string[] {
  const plain = text.replace(/(?<=\S\s+)\p{Lu}[\p{L}\p{M}]+/gu, (name) =>
    known.holds(name.toLowerCase()) && !known.isOnTable(name.toLowerCase()) ? '' : name,
  );
  return [...contentStems(plain)].filter((stem) => stem.length > 1 && !/^\d/.test(stem));
}

/** How many stems are neither neutral nor of what was said. */
const freshIn = (content: readonly string[], known: Known): number =>
  content.filter((stem) => !neutral.has(stem) && !known.wasHeard(stem)).length;

/** A comment without what it says back of the candidate's own likings. */
const withoutOwnLikings = (text: string, known: Known): string =>
  aboutWhatYouDid.test(text) && freshIn(contentOf(text, known), known) === 0
    ? text.replace(liking, '')
    : text;

/** A comment without the candidate's own things: "your card" after they spoke of the card. */
const withoutOwnThings = (text: string, known: Known): string =>
  text.replace(/\byour (\p{L}+)/giu, (whole, thing: string) => {
    const [stem] = contentStems(thing);
    return stem !== undefined && !neutral.has(stem) && known.isOnTable(stem) ? 'it' : whole;
  });

/** Whether the word at a place judges a thing as the candidate did, in their words: "a good monsoon". */
function saidBackOfThing(words: readonly string[], at: number, known: Known): boolean {
  const [word = '', ...next] = words.slice(at, at + 3);
  const to = next.findIndex((one) => contentStems(one).size > 0);
  const [stem = ''] = contentStems(next[to] ?? '');
  if (!judgingOfThings.has(word) || stem === '' || ofAnswers.has(stem)) return false;
  return !words.some((one) => one.startsWith('you')) && known.says([word, ...next.slice(0, to + 1)]);
}

/** Whether a comment judges, in words that neither draft nor resume has. */
function judges(said: string, known: Known): boolean {
  const text = withoutOwnLikings(said, known);
  if (supposes.pattern.test(text) && !/\byou/i.test(text)) return false;
  const words = wordKeys(text.replace(/\bgood (?:morning|afternoon|evening|day)\b/gi, ''));
  const named = words.some(
    (word, at) =>
      (judging.has(word) || (judgingUnlessOnTable.has(word) && !known.isOnTable(word))) &&
      !known.hasOnRecord(word) &&
      !saidBackOfThing(words, at, known),
  );
  if (named || !thoughtsOfYou.pattern.test(text) || supposes.pattern.test(text)) return named;
  return !saysBack.test(text) || freshIn(contentOf(text, known), known) > 0;
}

/** How many stems that are neither on the table nor neutral a statement or a lead-in may bring. */
function freshAllowed({ text, kind }: Comment, content: readonly string[], known: Known): number {
  const supposed = supposes.pattern.test(text) || modal.test(text);
  const toYou = /\byou/i.test(text);
  if (!content.some((stem) => known.wasHeard(stem))) {
    if (kind === 'statement') return !supposed ? 0 : toYou ? 2 : Infinity;
    return (toYou ? 1 : 3) + (supposed ? 2 : 0);
  }
  if (kind === 'lead_in' || supposed) return 6;
  const most = known.wasHeard(content[0] ?? '') ? 3 : 2;
  const taken = content.filter((stem) => neutral.has(stem) || known.wasHeard(stem)).length;
  return aboutYou.test(text) ? most - 1 : Math.max(most, taken);
}

/** "One clause, then.": counts something out, and says nothing of it. */
const countsOut = /^(?:one|two|three|four) \p{Ll}+(?:, then)?\.$/iu;

function strays(comment: Comment, move: Move, known: Known, whole: string): boolean {
  const { kind } = comment;
  const text = comment.text.replace(mended, 'you').replace(ofTheirs, '').replace(placeOfMark, '$1');
  const content = contentOf(text, known);
  const fresh = freshIn(content, known);
  if (kind === 'imperative')
    return move !== 'lead' && fresh > 1 && !contentOf(whole, known).some((stem) => known.wasHeard(stem));
  if (judges(text, known)) return true;
  if (countsOut.test(text)) return false;
  if (kind === 'statement' && roundsOff(text)) {
    const told = content.filter((stem) => !happening.has(stem));
    const heard = told.filter((stem) => known.wasHeard(stem) && !neutral.has(stem));
    return (
      freshIn(heard.length > 0 ? told : content, known) > 0 || aboutYouNow.test(withoutOwnThings(text, known))
    );
  }
  if (describesYou.test(text)) return content.some((stem) => !known.wasHeard(stem) && !ofTheTalk.has(stem));
  return fresh > freshAllowed(comment, content, known);
}

/**
 * The first comment of a text that neither takes up what is on the table nor says nothing about anybody; null when there is none. A
 * panellist's comment takes up the answer; judgements, compliments, threats, tales and advice do not, however they are worded.
 */
export function strayComment(text: string, move: Move, known: Known): string | null {
  const stray = commentsIn(text).find(
    (comment) =>
      !known.hasOnRecord(comment.text) &&
      strays({ ...comment, text: ownVoice(comment.text, known) }, move, known, text),
  );
  return stray?.text ?? null;
}
