import { correctedWordsChars } from '#contract/ledger.ts';
import { steeringSentences } from '#core/answers/safety/detect-steering.ts';
import { cleanLine } from '#core/resume/clean-line.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';

/** Letters, digits and what stands in figures, dates and names. No line breaks, brackets, quotes or colons, of which instructions are made. */
const plain = /^[\p{L}\p{M}\p{N}₹%.,/&'’()+–\- ]+$/u;
const mostWords = 8;

/**
 * What a candidate wrote in the place of a claim, cleaned as a line of a resume is; null where it is no short figure, date or name: it comes to
 * stand in the facts a panel is told (rule LEDGER-9).
 */
export function correctedWords(written: string): string | null {
  const words = cleanLine(written);
  if (words === '' || words.length > correctedWordsChars || words.split(' ').length > mostWords) return null;
  if (!plain.test(words) || !/[\p{L}\p{N}]/u.test(words)) return null;
  const clean = cleanText(words);
  return steeringSentences(clean, segmentText(clean.text)).size > 0 ? null : words;
}

const digits = /\d(?:[\d,.]*\d)?/;

/** The claim with its figure exchanged: "48" in the place of "65 proposals" keeps the proposals; words of their own stand as they are. */
export function becomes(claim: string, correct: string): string {
  if (/\p{L}/u.test(correct)) return correct;
  const figure = correct.match(digits)?.[0];
  if (figure === undefined) return correct;
  const own = /^[\d,.]+$/.test(correct);
  if (own && digits.test(claim)) return claim.replace(digits, figure);
  const unit = claim.split(' ').at(-1) ?? '';
  return own && !digits.test(claim) && claim.includes(' ') ? `${correct} ${unit}` : correct;
}
