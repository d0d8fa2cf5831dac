import { wordCount } from '#core/text/words-of.ts';
import type { CleanText } from '#core/text/clean-text.ts';
import { isPlausibleWord } from './detect-gibberish.ts';
import { emptyWords, functionWords } from '#core/text/stop-words.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import type { Word } from '#core/text/words-of.ts';
import { type Mention, mentionAt } from '#core/text/find-mentions.ts';

const everyday: ReadonlySet<string> = new Set(
  `company team work project college office manager business market customer client student school
  management experience problem process result number people skill knowledge product service change month
  week year question answer reason example interest different because learning development opportunity
  career growth position company industry country important technical working something everything
  training meeting family friend subject course degree`.split(/\s+/),
);

function isUnusual(word: Word): boolean {
  return (
    !word.isNumber &&
    word.key.length >= 7 &&
    /^[a-z-]+$/.test(word.key) &&
    !functionWords.has(word.key) &&
    !emptyWords.has(word.key) &&
    !everyday.has(word.key) &&
    !everyday.has(word.stem) &&
    !/(?:ly|ing|ed)$/.test(word.key) &&
    isPlausibleWord(word)
  );
}

function unusualPhrases(
  clean: CleanText,
  sentences: readonly Sentence[],
  questionStems: ReadonlySet<string>,
): Mention[] {
  return sentences.flatMap((sentence) =>
    sentence.words.flatMap((word, index) => {
      if (!isUnusual(word) || questionStems.has(word.stem)) return [];
      const before = sentence.words[index - 1];
      const joined =
        before &&
        !before.isNumber &&
        !functionWords.has(before.key) &&
        !emptyWords.has(before.key) &&
        before.end + 1 === word.start;
      return [mentionAt(clean, joined ? before.start : word.start, word.end)];
    }),
  );
}

/**
 * Phrases worth taking up in a follow-up, best first: changes, numbers with what they count, named things, unusual nouns. Verbatim, 1-12
 * words, none overlapping a better one, none with unseen characters; at most eight.
 */
export function findHooks(
  clean: CleanText,
  sentences: readonly Sentence[],
  found: { deltas: readonly Mention[]; numbers: readonly Mention[]; names: readonly Mention[] },
  questionStems: ReadonlySet<string>,
): Mention[] {
  const numbered = found.numbers.filter((mention) =>
    /[\p{L}%]/u.test(mention.text.replace(/^(?:rs\.?|₹)/i, '')),
  );
  const candidates = [
    ...found.deltas,
    ...numbered,
    ...found.names,
    ...unusualPhrases(clean, sentences, questionStems),
  ];
  const kept: Mention[] = [];
  for (const mention of candidates) {
    const words = wordCount(mention.text);
    const plain = !/[\p{Cf}\p{Cc}]/u.test(mention.text);
    const repeats = kept.some(
      (one) =>
        (one.start < mention.end && mention.start < one.end) ||
        one.text.toLowerCase() === mention.text.toLowerCase(),
    );
    if (plain && !repeats && words <= 12 && mention.text.trim() !== '' && kept.length < 8) kept.push(mention);
  }
  return kept;
}
