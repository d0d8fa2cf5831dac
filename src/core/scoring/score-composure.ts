import { wordCount } from '#core/text/words-of.ts';
import type { FeedbackQuote } from '#contract/feedback.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';

/** Points for coming back after that many turns (rule RUBRIC-10: within a turn is an 8). */
const pointsByTurns = [9, 8, 6.5, 5, 4] as const;
const neverBack = 2.5;

const answerAfter = (firing: TacticFiring, transcript: readonly Turn[]): Turn | undefined => {
  const at = transcript.findIndex((turn) => turn.id === firing.turnId);
  return at < 0
    ? undefined
    : transcript
        .slice(at + 1)
        .find((turn) => turn.role === 'candidate' && turn.unscored !== true && turn.text.trim() !== '');
};

/** The firings a candidate had the chance to answer. */
export function answeredFirings(
  tactics: readonly TacticFiring[],
  transcript: readonly Turn[],
): TacticFiring[] {
  return tactics.filter((firing) => answerAfter(firing, transcript) !== undefined);
}

/** Composure, 0-10: the mean over tactics that were answered of how fast the candidate came back; null when there was none (rule RUBRIC-10). */
export function composureScore(tactics: readonly TacticFiring[], transcript: readonly Turn[]): number | null {
  const answered = answeredFirings(tactics, transcript);
  if (answered.length === 0) return null;
  const points = answered.map(({ turnsToRecover }) =>
    turnsToRecover === null ? neverBack : (pointsByTurns[Math.min(turnsToRecover, 4)] ?? neverBack),
  );
  return Math.round((points.reduce((a, b) => a + b, 0) / points.length) * 10) / 10;
}

const quoteWords = { least: 6, most: 30 };

/** The whole sentences an answer opens with, up to so many words; null when there is none to quote. */
function openingOf(text: string): string | null {
  const ends = Array.from(
    text.matchAll(/[.!?]+["”’]?(?=\s|$)/gu),
    ({ 0: mark, index }) => index + mark.length,
  );
  const fits = ends
    .map((end) => text.slice(0, end).trim())
    .filter((part) => wordCount(part) <= quoteWords.most);
  const opening = fits.at(-1) ?? '';
  return wordCount(opening) >= quoteWords.least ? opening : null;
}

/** The first sentences after the tactics that were met fastest, at most two. */
export function composureQuotes(
  tactics: readonly TacticFiring[],
  transcript: readonly Turn[],
): FeedbackQuote[] {
  return [...answeredFirings(tactics, transcript)]
    .filter((firing) => firing.turnsToRecover !== null)
    .sort((a, b) => (a.turnsToRecover ?? 9) - (b.turnsToRecover ?? 9))
    .flatMap((firing) => {
      const turn = answerAfter(firing, transcript);
      const quote = openingOf(turn?.text ?? '');
      return turn && quote !== null ? [{ turnId: turn.id, quote, criterion: 'response' as const }] : [];
    })
    .filter((one, index, all) => all.findIndex((other) => other.turnId === one.turnId) === index)
    .slice(0, 2);
}
