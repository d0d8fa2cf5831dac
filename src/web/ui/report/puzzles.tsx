import type { TopicFeedback } from '#contract/feedback.ts';
import type { Turn } from '#contract/transcript.ts';
import { TurnLink } from './turn-link.tsx';
import './puzzles.css';

/** Each puzzle of a topic as it is solved, and where the candidate left it; with a way there where the transcript stands beside it. */
export function Puzzles({
  topic: { puzzles = [] },
  transcript = [],
  onJump,
}: {
  topic: Pick<TopicFeedback, 'puzzles'>;
  transcript?: readonly Turn[];
  onJump?: (turnId: string) => void;
}) {
  return puzzles.map(({ question, left, leftAt, solution }) => {
    const turn = transcript.find(({ id }) => id === leftAt);
    return (
      <section className="puzzle" key={question}>
        <h3>The puzzle, solved</h3>
        <p>“{question}”</p>
        <p>{solution}</p>
        <p>
          {left} {turn && onJump && <TurnLink turn={turn} onJump={onJump} />}
        </p>
      </section>
    );
  });
}
