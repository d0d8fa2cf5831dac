import { lazy, Suspense, useId, useState } from 'react';
import type { Turn } from '#contract/transcript.ts';
import { MarginNote } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import './ladder.css';

const LadderAnswer = lazy(async () => ({ default: (await import('./ladder-answer.tsx')).LadderAnswer }));

/** The weakest answer and how it could have gone, folded; asked for only when it is opened. */
export function LadderSection({
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
    <section className="after ladder" aria-labelledby="ladder">
      <div className="mg">
        <MarginNote>in your own words</MarginNote>
      </div>
      <div className="bd">
        <h2 id="ladder">Your weakest answer, and how it could have gone</h2>
        <button
          type="button"
          className="go"
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Fold it' : 'See how it could have gone'}
        </button>
        <div id={contentId}>
          {open && (
            <Suspense fallback={<Spinner label="Fetching it." />}>
              <LadderAnswer sessionId={sessionId} transcript={transcript} onJump={onJump} />
            </Suspense>
          )}
        </div>
      </div>
    </section>
  );
}
