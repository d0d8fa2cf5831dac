import type { TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import type { AnswerKey, AnswerKeys } from './answer-keys.ts';
import { holding } from './holding.ts';
import { answersTo, outcomeOf, type PuzzleOutcome } from './puzzle-outcome.ts';

type Puzzle = NonNullable<TopicFeedback['puzzles']>[number];

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** Where a candidate left a puzzle, in a sentence; where that cannot be told, the answer alone. */
function leftAs(answers: readonly Turn[], key: AnswerKey, { left }: PuzzleOutcome): string {
  if (left === 'unanswered') return 'You left it without an answer.';
  if (left === 'given') return `You gave the answer: ${key.answer}.`;
  if (left === 'untold') return `The answer: ${key.answer}.`;
  const points = key.keyPoints.filter(holding(answers.map(({ text }) => text).join('\n')));
  return points.length > 0
    ? `You spoke of ${joined(points)}, and did not come to the answer: ${key.answer}.`
    : `You did not come to the answer: ${key.answer}.`;
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
        left: leftAs(answers, key, outcome),
        leftAt: last?.id ?? null,
      },
    ];
  });
}
