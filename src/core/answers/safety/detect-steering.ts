import type { CleanText } from '#core/text/clean-text.ts';
import { digitLetters } from '#core/text/digit-letters.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { steeringCommands } from './lexicon-steering-commands.ts';
import {
  encodedTexts,
  forgedRemark,
  narratedPraise,
  steeringForgeries,
} from './lexicon-steering-forgeries.ts';
import { steeringInHindi } from './lexicon-steering-hindi.ts';
import { otherJury, toldOfOthers } from './lexicon-steering-stories.ts';
import { steeringVerdicts } from './lexicon-steering-verdicts.ts';

const lexicons = [steeringCommands, steeringVerdicts, steeringForgeries, steeringInHindi];

/** The sentence with digits inside words and letters set apart by spaces read as meant ("1gn0re", "i g n o r e"). */
function unmasked(text: string): string {
  const joined = text.replace(/(?<!\S)(?:\p{L} ){3,}\p{L}(?!\S)/gu, (run) => run.replaceAll(' ', ''));
  return joined.replace(/\S+/gu, (word) =>
    /\p{L}[013457@$]+\p{L}|^[013457]\p{Ll}{3,}/u.test(word)
      ? word.replace(/[013457@$]/g, (mark) => digitLetters[mark] ?? mark)
      : word,
  );
}

/** What the first entry that stands in the text takes of it, and all before; null when none does. */
function upToCommand(text: string): string | null {
  for (const { pattern, patterns } of lexicons) {
    if (!pattern.test(text)) continue;
    const hit = patterns.map((alone) => alone.exec(text)).find((match) => match !== null);
    if (hit) return text.slice(0, hit.index + hit[0].length);
  }
  return null;
}

function steers(text: string): boolean {
  if (encodedTexts.some((pattern) => pattern.test(text))) return true;
  if ((narratedPraise.pattern.test(text) || forgedRemark.pattern.test(text)) && !otherJury.pattern.test(text))
    return true;
  const told = upToCommand(unmasked(text));
  return told !== null && !toldOfOthers.pattern.test(told);
}

/**
 * Which sentences try to steer whoever scores: commands about instructions, marks or roles, forged output or panel praise, encoded text; in
 * English, Hindi and Hinglish. They count for nothing and are shown to the candidate as ignored (rule SAFE-8). A command broken over two
 * short lines is read as one.
 */
export function steeringSentences(clean: CleanText, sentences: readonly Sentence[]): Set<Sentence> {
  const texts = sentences.map((sentence) => clean.text.slice(sentence.start, sentence.end).trim());
  const found = new Set<Sentence>(sentences.filter((_, index) => steers(texts[index] ?? '')));
  sentences.forEach((sentence, index) => {
    const next = sentences[index + 1];
    if (
      !next ||
      found.has(sentence) ||
      found.has(next) ||
      sentence.words.length > 5 ||
      next.words.length > 12
    )
      return;
    if (!steers(`${(texts[index] ?? '').replace(/[.!?]+$/, '')} ${texts[index + 1]}`)) return;
    found.add(sentence);
    found.add(next);
  });
  return found;
}
