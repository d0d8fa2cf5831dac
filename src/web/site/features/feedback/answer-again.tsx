import { lazy, Suspense, useId, useState } from 'react';
import type { Turn } from '#contract/transcript.ts';
import { MarginNote } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import './answer-again.css';

const SecondAnswer = lazy(async () => ({ default: (await import('./second-answer.tsx')).SecondAnswer }));

/** The weakest answer and room to give it again, folded; asked for only when it is opened. */
export function AnswerAgain({
  sessionId,
  transcript,
  onJump,
}: {
  sessionId: string;
  transcript: readonly Turn[];
  onJump: (turnId: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const contentId = useId();
  return (
    <section className="after answer-again" aria-labelledby="answer-again">
      <div className="mg">
        <MarginNote>in your own words</MarginNote>
      </div>
      <div className="bd">
        <h2 id="answer-again">Answer it again</h2>
        <p className="why">
          The answer that cost you most, and one question about it. Nobody writes it for you.
        </p>
        <button
          type="button"
          className="go"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fold it' : 'Show your weakest answer'}
        </button>
        <div id={contentId}>
          {open && (
            <Suspense fallback={<Spinner label="Fetching it." />}>
              <SecondAnswer sessionId={sessionId} transcript={transcript} onJump={onJump} />
            </Suspense>
          )}
        </div>
      </div>
    </section>
  );
}
