import type { TopicFeedback } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { Turn } from '#contract/transcript.ts';
import { givesAnswer, holding } from './answer-given.ts';
import type { AnswerKeys } from './gather-topic.ts';

type Puzzle = NonNullable<TopicFeedback['puzzles']>[number];

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The candidate's turns on a question: until the topic's next question is put, or another topic's. */
export function answersTo(transcript: readonly Turn[], at: number): Turn[] {
  const after = transcript.slice(at + 1);
  const end = after.findIndex(
    ({ role, move }) => role === 'panel' && (move === 'lead' || move === 'closing'),
  );
  return after
    .slice(0, end < 0 ? undefined : end)
    .filter(
      ({ role, topicId, unscored, text }) =>
        role === 'candidate' &&
        topicId === transcript[at]?.topicId &&
        unscored !== true &&
        text.trim() !== '',
    );
}

/** Where a candidate left a puzzle, in a sentence; the answer stands whoever else was quoted. */
function leftAs(
  answers: readonly Turn[],
  key: NonNullable<ReturnType<AnswerKeys['get']>>,
  question: string,
): string {
  if (answers.length === 0) return 'You left it without an answer.';
  const said = holding(answers.map(({ text }) => text).join('\n'));
  if (answers.some(({ text }) => givesAnswer(text, key.accepts ?? [], question)))
    return `You gave the answer: ${key.answer}.`;
  const points = key.keyPoints.filter(said);
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
    const gives = ({ text }: Turn): boolean => givesAnswer(text, key.accepts ?? [], turn.text);
    const last = answers.findLast(gives) ?? answers.at(-1);
    return [
      {
        question: turn.text,
        solution: key.solution,
        left: leftAs(answers, key, turn.text),
        leftAt: last?.id ?? null,
      },
    ];
  });
}
