import type { TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { AnswerKey, AnswerKeys } from './answer-keys.ts';
import { answersTo, outcomeOf, type PuzzleOutcome } from './puzzle-outcome.ts';

type Puzzle = NonNullable<TopicFeedback['puzzles']>[number];

/** Where a candidate left a puzzle, where that is certain; else the answer alone. */
function leftAs(key: AnswerKey, { left }: PuzzleOutcome): string {
  if (left === 'unanswered') return 'You left it without an answer.';
  return left === 'given' ? `You gave the answer: ${key.answer}.` : `The answer: ${key.answer}.`;
}

/** The puzzles of a topic with their solutions, from the reviewed bank (rule BANK-1), and where each was left (rule PROSE-6). */
export function puzzlesIn(transcript: readonly Turn[], topicId: TopicId, keys: AnswerKeys): Puzzle[] {
  return transcript.flatMap((turn, at): Puzzle[] => {
    const key = turn.role === 'panel' && turn.topicId === topicId ? keys.get(turn.id) : undefined;
    if (!key?.solution || key.answer === undefined || turn.move !== 'lead') return [];
    const answers = answersTo(transcript, at);
    const outcome = outcomeOf(transcript, at, key);
    const last = answers.findLast(({ id }) => outcome.giving.has(id)) ?? answers.at(-1);
    return [
      {
        question: turn.text,
        solution: key.solution,
        left: leftAs(key, outcome),
        leftAt: last?.id ?? null,
      },
    ];
  });
}
