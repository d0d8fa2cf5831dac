import { splitSentences } from '#core/text/split-sentences.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { wordRow } from '#core/text/overlap.ts';
import { wordCount, wordKeys } from '#core/text/words-of.ts';
import { denials, feedbackSubjects, type Subject, telling, wishes } from './lexicon-feedback-claims.ts';
import type { TopicFacts } from './topic-facts.ts';

/** Where a line stands: told to the candidate, listed as missing, or set as a step, which claims nothing unless it tells of the interview. */
type Place = 'told' | 'missing' | 'step';
type Stance = 'present' | 'absent' | 'unclear';
type Denied = Subject | 'unsaid';

const subjects = feedbackSubjects.entries.map(({ about }, at) => ({
  about,
  pattern: new RegExp(feedbackSubjects.patterns[at]?.source ?? '', 'giu'),
}));
const denying = new RegExp(denials.pattern.source, 'giu');
/** Claims that hold their own denial, or cannot be denied. */
const asSaid: ReadonlySet<Subject> = new Set<Subject>([
  'no_follow_up',
  'unanswered',
  'feeling',
  'not_knowing',
]);
/** What the log says, not the answers: a list of what is missing claims nothing of it. */
const ofLog: ReadonlySet<Subject> = new Set<Subject>([
  'push',
  'follow_up',
  'asking',
  'question',
  'answer',
  'conflict',
  'right',
  'wrong',
]);

const contrast = /\b(?:but|though|although|yet|however|while|whereas|still|except)\b|[;.?!]/iu;
const joint = /,|:|\band\b|[–—()]| - /iu;
const beyond =
  /\b(?:more|another|further|second|third|fuller|stronger|clearer|better|which|each|every|beside)\b(?:\W+[\p{L}']+){0,3}\W*$/iu;
const pointing = /\b(?:none|neither|either|nor|of (?:it|them|those|these|that))\b/iu;
const dangling = /^\s*(?:and|but|so|still|yet|however|instead|that|this|these|those|then)\b/iu;

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const numberOf = (word: string): number | null => {
  const at = numberWords.indexOf(word);
  if (/^\d+$/.test(word)) return Number(word);
  if (word === 'both' || word === 'twice') return 2;
  return word === 'thrice' ? 3 : at < 0 ? null : at;
};

/** The words as they are read: no unseen or combining characters, plain apostrophes and spaces. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ');

const quotation = /[“"„«]([^“”"„«»]*)[”"»]/gu;

/** What is wrong with a quotation, and the text without those that were really said: their words claim nothing. */
function withoutQuotes(text: string, said: string): { left: string; unsaid: boolean } {
  const row = wordRow(wordKeys(said));
  const isSaid = (words: string): boolean => row.includes(wordRow(wordKeys(words)));
  const quotes = [...text.matchAll(quotation)]
    .map(([, words = '']) => words)
    .filter((words) => wordCount(words) > 1);
  return {
    left: text.replace(quotation, (_, words: string) => (wordCount(words) > 1 ? ' ' : ` ${words} `)),
    unsaid: !quotes.every(isSaid),
  };
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/** Whether what stands at `from`-`to` in a unit of a sentence is said to be there or to be missing. */
function stanceOf(unit: string, from: number, to: number, inDenial: boolean, place: Place): Stance | null {
  const found = [...unit.matchAll(denying)].filter(
    ({ index, 0: word }) => index + word.length <= from || index >= to,
  );
  const before = unit.slice(0, from);
  const asksFor = wishes.pattern.test(before);
  if (found.length === 0 && (place === 'missing' || asksFor)) return beyond.test(before) ? null : 'absent';
  if (found.length === 0) return inDenial ? 'unclear' : 'present';
  if (found.length > 1) return 'unclear';
  if (place === 'missing') return 'absent';
  const [{ index, 0: word }] = found as [RegExpExecArray];
  const near =
    index < from ? wordsIn(unit.slice(index + word.length, from)) <= 5 : wordsIn(unit.slice(to, index)) <= 3;
  return near ? 'absent' : 'unclear';
}

/** Whether how often a thing is said to have happened is how often it did. */
function isCounted(
  unit: string,
  from: number,
  to: number,
  { counts }: { counts?: readonly number[] },
): boolean {
  if (!counts || counts.length === 0) return true;
  const before = unit.slice(0, from).toLowerCase();
  const near = before.match(/[\p{L}\p{N}]+/gu)?.slice(-3) ?? [];
  const times = /(?<![\p{L}\p{N}])(?:(twice|thrice)|([\p{L}\p{N}]+) times)\b/iu.exec(unit);
  const often = times ? numberOf((times[1] ?? times[2] ?? '').toLowerCase()) : null;
  const named = near.flatMap((one) => numberOf(one) ?? []).filter((number) => number > 1);
  const place = Math.max(...near.map((one) => ordinals.indexOf(one)));
  const all = near.some((one) => ['every', 'each', 'all', 'both'].includes(one));
  return (
    named.every((number) => counts.includes(number)) &&
    (often === null || counts.includes(often)) &&
    (place < 2 || place <= Math.max(...counts)) &&
    !(all && to > from && new Set(counts).size > 1 && Math.min(...counts) === 0)
  );
}

/** What a statement claims that the interview denies. */
function deniedInStatement(text: string, { claims, said }: TopicFacts, place: Place): Denied[] {
  const { left, unsaid } = withoutQuotes(plain(text), said);
  const denied = left.split(contrast).flatMap((segment) => {
    const inDenial = segment.search(denying) >= 0;
    return segment.split(joint).flatMap((unit) =>
      subjects.flatMap(({ about, pattern }) =>
        [...unit.matchAll(pattern)].flatMap(({ index, 0: words }) => {
          const to = index + words.length;
          const asTold = ofLog.has(about) && place === 'missing' ? 'told' : place;
          const stance = asSaid.has(about) ? 'present' : stanceOf(unit, index, to, inDenial, asTold);
          const { present, absent } = claims[about];
          const holds = stance === null || { present, absent, unclear: present && absent }[stance];
          return holds && isCounted(unit, index, to, claims[about]) ? [] : [about];
        }),
      ),
    );
  });
  return [...(unsaid ? ['unsaid' as const] : []), ...denied];
}

/** A text in statements: a question with its answer, and what points back with what it points at, are one. */
function statementsOf(text: string): string[] {
  return splitSentences(text).reduce<string[]>((all, sentence) => {
    const last = all.at(-1);
    const goesOn =
      last !== undefined &&
      (/[?:]\s*$/.test(last) ||
        (pointing.test(sentence) && wordCount(sentence) <= 8) ||
        wordCount(sentence) <= 2);
    return goesOn ? [...all.slice(0, -1), `${last}${sentence}`] : [...all, sentence];
  }, []);
}

const isDenied = (statement: string, facts: TopicFacts, place: Place): boolean =>
  (place !== 'step' || telling.pattern.test(plain(statement))) &&
  deniedInStatement(statement, facts, place).length > 0;

/** Whether the interview denies any of these words (rule PROSE-4). */
export const isDeniedBy = (facts: TopicFacts, text: string, place: Place = 'told'): boolean =>
  statementsOf(text).some((statement) => isDenied(statement, facts, place));

/** The words without the statements that the interview denies, and without those that hung on them. */
export function withoutDenied(text: string, facts: TopicFacts, place: Place = 'told'): string {
  let cut = false;
  const kept = statementsOf(text).filter((statement) => {
    cut = isDenied(statement, facts, place) || (cut && dangling.test(statement));
    return !cut;
  });
  return kept.join(' ').replace(/\s+/g, ' ').trim();
}

/** Whether a statement is about this topic at all: it takes up a word that was said in it, or makes a claim that can be checked. */
function isAnchored(statement: string, { said }: TopicFacts): boolean {
  const there = new Set(wordKeys(said));
  const words = wordKeys(plain(statement)).filter((word) => word.length > 3 && !functionWords.has(word));
  return words.some((word) => there.has(word)) || feedbackSubjects.pattern.test(plain(statement));
}

/** A model's words without what the interview denies, and without what could be said of any interview and be checked in none. */
export function groundedIn(text: string, facts: TopicFacts): string {
  const anchored = statementsOf(text).filter((statement) => isAnchored(statement, facts));
  return withoutDenied(anchored.join(' '), facts);
}
