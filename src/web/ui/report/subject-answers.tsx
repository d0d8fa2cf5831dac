import type { TopicFeedback } from '#contract/feedback.ts';
import type { Turn } from '#contract/transcript.ts';
import { TurnLink } from './turn-link.tsx';
import './puzzles.css';

/** Each question on a subject with what a right answer uses some of, from the reviewed bank (rule AGAIN-5). */
export function SubjectAnswers({
  topic: { subjects = [] },
  transcript,
  onJump,
}: {
  topic: Pick<TopicFeedback, 'subjects'>;
  transcript: readonly Turn[];
  onJump: (turnId: string) => void;
}) {
  return subjects.map(({ question, points, leftAt }) => {
    const turn = transcript.find(({ id }) => id === leftAt);
    return (
      <section className="puzzle subject" key={question}>
        <h3>What a full answer draws on</h3>
        <p>“{question}”</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>
          {turn
            ? 'A right answer needs some of them, not all, and may say them in other words. Compare it with yours. '
            : 'You left it without an answer. '}
          {turn && <TurnLink turn={turn} onJump={onJump} />}
        </p>
      </section>
    );
  });
}
