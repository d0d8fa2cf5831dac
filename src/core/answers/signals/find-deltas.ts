import type { CleanText } from '#core/text/clean-text.ts';
import { type Mention, mentionAt } from '#core/text/find-mentions.ts';
import type { Sentence } from '#core/text/segment-text.ts';

const amount = String.raw`(?:(?:about|around|nearly|almost|roughly|over|under|just|only|some)\s+)?(?:₹|rs\.?\s?)?(?:\d[\d,]*(?:\.\d+)?|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half|zero|a hundred)\b)(?:\s?%|\s?(?:percent|per cent|lakhs?|crores?|thousand|hundred|hours?|hrs?|days?|weeks?|months?|minutes?|mins?|seconds?|rupees|(?!(?:from|and|the|but|with|because|after|when|for|which|that|while|over|into|since|although|though|who|our|his|her|their|was|were)\b)[\p{L}-]{3,14}))?`;
const change = String.raw`(?:cut|reduc\w*|increas\w*|improv\w*|grew|grow\w*|rose|fell|fall\w*|dropp?\w*|drop|rais\w*|lower\w*|went|came|com\w+|brought|sav\w*|down|up|boost\w*|shr[aiu]nk\w*|declin\w*)`;

/** Changes from one measured value to another. */
export const deltaPattern = new RegExp(
  [
    String.raw`\bfrom\s+${amount}[^.!?;]{0,40}?\b(?:to|into)\s+${amount}`,
    String.raw`\b${change}\b[^.!?;,]{0,40}?\b(?:by|to)\s+${amount}`,
    String.raw`\b(?:doubled|halved|tripled|quadrupled)\b`,
  ].join('|'),
  'giu',
);

/** Stretches that tell how much something changed ("from 6.5 hours to 2.1", "fell by 30%", "doubled"). */
export function findDeltas(clean: CleanText, sentences: readonly Sentence[]): Mention[] {
  return sentences.flatMap((sentence) =>
    Array.from(clean.text.slice(sentence.start, sentence.end).matchAll(deltaPattern), (match) => {
      const words = match[0].split(/\s+/).slice(0, 12).join(' ');
      return mentionAt(clean, sentence.start + match.index, sentence.start + match.index + words.length);
    }),
  );
}
