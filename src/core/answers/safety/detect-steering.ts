import { unmasked } from '#core/text/as-read.ts';
import type { CleanText } from '#core/text/clean-text.ts';
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

/** What the first entry that stands in the text takes of it, and all before; null when none does. */
function upToCommand(text: string): string | null {
  for (const { pattern, patterns } of lexicons) {
    if (!pattern.test(text)) continue;
    const hit = patterns.map((alone) => alone.exec(text)).find((match) => match !== null);
    if (hit) return text.slice(0, hit.index + hit[0].length);
  }
  return null;
}

function commands(text: string): boolean {
  const told = upToCommand(text);
  return told !== null && !toldOfOthers.pattern.test(told);
}

function steers(text: string): boolean {
  if (encodedTexts.some((pattern) => pattern.test(text))) return true;
  if ((narratedPraise.pattern.test(text) || forgedRemark.pattern.test(text)) && !otherJury.pattern.test(text))
    return true;
  const plain = unmasked(text);
  return commands(text) || (plain !== text && commands(plain));
}

/**
 * Which sentences try to steer whoever scores: commands about instructions, marks or roles, forged output or panel praise, encoded text; in
 * English, Hindi and Hinglish. They count for nothing and are shown to the candidate as ignored (rule SAFE-8).
 */
export function steeringSentences(clean: CleanText, sentences: readonly Sentence[]): Set<Sentence> {
  return new Set(sentences.filter(({ start, end }) => steers(clean.text.slice(start, end).trim())));
}
