import type { CleanText } from '#core/text/clean-text.ts';
import { type Mention, matchesIn, mentionAt } from '#core/text/find-mentions.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { knownNames, notNames } from './lexicon-names.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import type { Word } from '#core/text/words-of.ts';

const capital = /^\p{Lu}/u;
const acronym = /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\p{N}&.'s-]{2,}$/u;

function couldName(word: Word, isFirst: boolean): boolean {
  if (word.isNumber || notNames.has(word.key) || functionWords.has(word.key)) return false;
  if (acronym.test(word.text)) return true;
  return capital.test(word.text) && !isFirst;
}

function runsOf(clean: CleanText, sentence: Sentence): { start: number; end: number }[] {
  const shouting =
    sentence.words.length > 3 &&
    sentence.words.filter((word) => /^\p{Lu}{2,}$/u.test(word.text)).length > sentence.words.length / 2;
  const titled =
    sentence.words.length > 4 &&
    sentence.words.filter((word) => capital.test(word.text)).length > sentence.words.length * 0.7;
  if (shouting || titled) return [];
  const found: { start: number; end: number }[] = [];
  let open: { start: number; end: number } | undefined;
  sentence.words.forEach((word, index) => {
    const quoteBefore = /["(]\s*$/.test(clean.text.slice(Math.max(0, word.start - 2), word.start));
    const named = couldName(word, index === 0 || quoteBefore);
    const adjoins = open !== undefined && /^[\s.&'-]*$/.test(clean.text.slice(open.end, word.start));
    if (named && open && adjoins) open.end = word.end;
    else if (named) {
      open = { start: word.start, end: word.end };
      found.push(open);
    } else open = undefined;
  });
  return found;
}

/** Named things: runs of capitalised words that do not merely open a sentence, acronyms, and well-known names typed in small letters. */
export function findNames(clean: CleanText, sentences: readonly Sentence[]): Mention[] {
  const runs = sentences.flatMap((sentence) =>
    runsOf(clean, sentence).map(({ start, end }) => mentionAt(clean, start, end)),
  );
  const known = matchesIn(clean, sentences, knownNames).filter(
    (mention) => !runs.some((run) => run.start < mention.end && mention.start < run.end),
  );
  return [...runs, ...known].sort((a, b) => a.start - b.start);
}
