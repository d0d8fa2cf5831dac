import type { CleanText } from '#core/text/clean-text.ts';
import { type Mention, mentionAt } from '#core/text/find-mentions.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import type { Sentence } from '#core/text/segment-text.ts';

const about = '(?:about|around|nearly|almost|roughly|over|under|just|only|some)';
const numberWord = oneOf(
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety',
  'half|zero|a hundred',
);
const unit = oneOf(
  'percent|per cent|lakhs?|crores?|thousand|hundred|hours?|hrs?|days?|weeks?|months?|minutes?|mins?|seconds?|rupees',
);
/** Words that cannot be what is counted. */
const noNoun = oneOf(
  'from|and|the|but|with|because|after|when|for|which|that|while|over|into|since|although|though|who|our|his|her|their|was|were',
);
const counted = raw`(?!${noNoun}\b)[\p{L}-]{3,14}`;
const figure = raw`(?:₹|rs\.?\s?)?(?:\d[\d,]*(?:\.\d+)?|${numberWord}\b)`;
const amount = raw`(?:${about}\s+)?${figure}(?:\s?%|\s?(?:${unit}|${counted}))?`;
const change = oneOf(
  raw`cut|reduc\w*|increas\w*|improv\w*|grew|grow\w*|rose|fell|fall\w*|dropp?\w*|drop|rais\w*|lower\w*|went|came|com\w+`,
  raw`brought|sav\w*|down|up|boost\w*|shr[aiu]nk\w*|declin\w*`,
);

/** Changes from one measured value to another. */
export const deltaPattern = new RegExp(
  [
    raw`\bfrom\s+${amount}[^.!?;]{0,40}?\b(?:to|into)\s+${amount}`,
    raw`\b${change}\b[^.!?;,]{0,40}?\b(?:by|to)\s+${amount}`,
    raw`\b(?:doubled|halved|tripled|quadrupled)\b`,
  ].join('|'),
  'giu',
);

const earlier = oneOf(
  'before|earlier|previously|used to|at first|in (?:the )?(?:beginning|starting)|last (?:year|month|week|time|season)',
);
const nowadays = oneOf('now|nowadays|today|after(?:wards| that)|this (?:year|month|week|time|season)');
/** The same told as what was and what is: "before it was forty bags, now it is only six". */
const beforeAndNow = new RegExp(
  raw`\b${earlier}\b[^.!?;]{0,60}?${amount}[^.!?;]{0,60}?(?<after>\b${nowadays}\b(?:(?!\band\b)[^.!?;]){0,40}?${amount})`,
  'giu',
);
const mostWords = 12;

/** Stretches that tell how much something changed ("from 6.5 hours to 2.1", "fell by 30%", "doubled", "earlier ten, now two"); of a long one what is now. */
export function findDeltas(clean: CleanText, sentences: readonly Sentence[]): Mention[] {
  return sentences.flatMap((sentence) => {
    const text = clean.text.slice(sentence.start, sentence.end);
    const told = [...text.matchAll(deltaPattern)];
    const found = told.length > 0 ? told : [...text.matchAll(beforeAndNow)];
    return found.map(({ 0: whole, index, groups }) => {
      const after = groups?.['after'];
      const isLong = after !== undefined && whole.split(/\s+/).length > mostWords;
      const shown = isLong ? after : whole;
      const start = sentence.start + index + whole.length - (isLong ? shown.length : whole.length);
      const words = shown.split(/\s+/).slice(0, mostWords).join(' ');
      return mentionAt(clean, start, start + words.length);
    });
  });
}
