import type { OnwardExchange } from '#contract/ladder.ts';
import type { Turn } from '#contract/transcript.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';

const begins = ({ role, move }: Turn): boolean => role === 'panel' && (move === 'lead' || move === 'closing');

/** The question that the thread of an answer began with; null where the answer is to that one. */
export function openingOf(
  transcript: readonly Turn[],
  { turnId, question }: Pick<ScoredAnswer, 'turnId' | 'question'>,
): string | null {
  const before = transcript.slice(
    0,
    transcript.findIndex(({ id }) => id === turnId),
  );
  const opening = before.findLast((turn) => begins(turn))?.text ?? question;
  return opening === question ? null : opening;
}

/**
 * What the panel asked on after an answer until its thread ends, and all that was said to it, in its order and whole; which of it answers the
 * question, code does not judge (rule LADDER-7). What is never scored, steers or is no language is not among it.
 */
export function onwardFrom(
  transcript: readonly Turn[],
  { turnId }: Pick<ScoredAnswer, 'turnId'>,
  answers: readonly ScoredAnswer[],
): OnwardExchange[] {
  const rest = transcript.slice(transcript.findIndex(({ id }) => id === turnId) + 1);
  const next = rest.findIndex((turn) => begins(turn));
  const thread = new Set(rest.slice(0, next < 0 ? undefined : next).map(({ id }) => id));
  return answers
    .filter(({ turnId: id, signals }) => thread.has(id) && !signals.gibberish && signals.ignored.length === 0)
    .map(({ question, turnId: id, text }) => ({ question, turnId: id, answer: text }));
}
