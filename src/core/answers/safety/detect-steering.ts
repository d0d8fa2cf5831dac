import { unmasked } from '#core/text/as-read.ts';
import type { CleanText } from '#core/text/clean-text.ts';
import type { Sentence } from '#core/text/segment-text.ts';
import { steeringBookings } from './lexicon-steering-bookings.ts';
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
import { speaksOfAnswer } from './speaks-of-answer.ts';

const lexicons = [steeringCommands, steeringVerdicts, steeringForgeries, steeringBookings, steeringInHindi];

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

/** So many sentences that steer or speak of the answer, and so large a share of all, are most of what is said; without an order it takes more. */
const mostly = { withOrder: { sentences: 2, share: 0.25 }, without: { sentences: 3, share: 0.4 } };
const ownVoice = /\b(?:i|me|mine|we|us|our)\b|\bmy (?!answer|response|reply)/iu;

/**
 * Which sentences try to steer whoever scores: commands about instructions, marks or roles, forged output or panel praise, encoded text; in
 * English, Hindi and Hinglish. Where an answer mostly steers or tells what it is worth, all that nobody in it says of himself goes with them. They
 * count for nothing and are shown to the candidate as ignored (rule SAFE-8).
 */
export function steeringSentences(clean: CleanText, sentences: readonly Sentence[]): Set<Sentence> {
  const said = ({ start, end }: Sentence): string => clean.text.slice(start, end).trim();
  const orders = sentences.filter((one) => steers(said(one)));
  const nobodys = sentences.filter((one) => !orders.includes(one) && !ownVoice.test(said(one)));
  const ofAnswer = nobodys.filter(({ words }) => speaksOfAnswer(words));
  const found = orders.length + ofAnswer.length;
  const least = orders.length > 0 ? mostly.withOrder : mostly.without;
  if (found < least.sentences || found < least.share * sentences.length) return new Set(orders);
  return new Set(sentences.filter((one) => orders.includes(one) || nobodys.includes(one)));
}
