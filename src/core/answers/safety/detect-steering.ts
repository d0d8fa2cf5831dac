import { unmasked } from '#core/text/as-read.ts';
import type { CleanText } from '#core/text/clean-text.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import {
  encodedText,
  forgedRemark,
  narratedPraise,
  otherJury,
  steeringPatterns,
  toldOfOthers,
} from './steering-patterns.ts';

function steers(text: string): boolean {
  if (encodedText.test(text)) return true;
  if ((narratedPraise.test(text) || forgedRemark.test(text)) && !otherJury.test(text)) return true;
  const plain = unmasked(text);
  return commands(text) || (plain !== text && commands(plain));
}

function commands(text: string): boolean {
  const hit = steeringPatterns.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return hit !== undefined && !toldOfOthers.test(text.slice(0, hit.index + hit[0].length));
}

/**
 * Which sentences try to steer whoever scores: commands about instructions, marks or roles, forged output or panel praise, encoded text; in
 * English, Hindi and Hinglish. They count for nothing and are shown to the candidate as ignored (panel.md B2.2). A command broken over two
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
