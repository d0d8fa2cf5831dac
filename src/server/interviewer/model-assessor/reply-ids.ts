import type { TopicTranscript } from '#core/scoring/assessment.ts';
import { isVerified } from '#core/scoring/verify-quote.ts';

const turnName = /^\W*(?:t|turn)?[\s_#:-]*0*(\d{1,3})\W*$/i;
const evidenceName = /\b(?:e|evidence)[\s_#:-]*0*(\d{1,3})\b/gi;
const bareNumber = /^\W*0*(\d{1,3})\W*$/;

/**
 * The turn a model means by "T2", "t02", "turn 2" or 2. Where it names none, the one turn of these topics that the quote stands in; empty when
 * there is none or more than one (rule READ-14).
 */
export function turnOf(given: unknown, quote: string, topics: readonly TopicTranscript[]): string {
  const named = turnName.exec(
    typeof given === 'number' ? String(given) : typeof given === 'string' ? given : '',
  );
  if (named) return `T${(named[1] ?? '').padStart(2, '0')}`;
  const answers = topics.flatMap((topic) => topic.answers);
  const holding = answers.filter(({ turnId }) => isVerified({ turnId, quote }, answers));
  return holding.length === 1 ? (holding[0]?.turnId ?? '') : '';
}

/** The evidence a model names as "E1", "e01", 1, or several of them in one string. */
export function evidenceIdsIn(given: unknown): string[] {
  if (Array.isArray(given)) return given.flatMap(evidenceIdsIn);
  const text = typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  const bare = bareNumber.exec(text)?.[1];
  const numbers =
    bare === undefined ? Array.from(text.matchAll(evidenceName), (match) => match[1] ?? '') : [bare];
  return numbers.map((digits) => `E${digits.padStart(2, '0')}`);
}
