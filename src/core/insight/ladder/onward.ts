import type { OnwardExchange } from '#contract/ladder.ts';
import type { Turn } from '#contract/transcript.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';

const begins = ({ role, move }: Turn): boolean => role === 'panel' && (move === 'lead' || move === 'closing');

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
  return among(answers, rest.slice(0, next < 0 ? undefined : next));
}

/** What was asked and said in the thread of an answer before it, as `onwardFrom` tells what came after; nothing where the answer is the first. */
export function beforeIn(
  transcript: readonly Turn[],
  { turnId }: Pick<ScoredAnswer, 'turnId'>,
  answers: readonly ScoredAnswer[],
): OnwardExchange[] {
  const until = transcript.slice(
    0,
    transcript.findIndex(({ id }) => id === turnId),
  );
  return among(answers, until.slice(until.findLastIndex((turn) => begins(turn))));
}

function among(answers: readonly ScoredAnswer[], turns: readonly Turn[]): OnwardExchange[] {
  const thread = new Set(turns.map(({ id }) => id));
  return answers
    .filter(({ turnId, signals }) => thread.has(turnId) && !signals.gibberish && signals.ignored.length === 0)
    .map(({ question, turnId, text }) => ({ question, turnId, answer: text }));
}
