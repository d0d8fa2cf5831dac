import type { ReactNode } from 'react';
import { Empty } from '#web/ui/empty.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Report } from './report.tsx';
import { ReportToCome } from './report-to-come.tsx';
import { useFeedback } from './use-feedback.ts';
import './feedback-page.css';

/**
 * The feedback of one interview in whatever state it is. `running`: the interview has not ended yet. `candidate` is the name of who sat
 * it, `past` the link back to Recent Interviews.
 */
export function FeedbackPage({
  sessionId,
  candidate,
  running,
  past,
  onDeleted,
}: {
  sessionId: string;
  candidate: string;
  running: boolean;
  past: ReactNode;
  /** The interview is deleted, and nothing is left to read here. */
  onDeleted: () => void;
}) {
  const state = useFeedback(sessionId, running);
  if (state.status === 'ready')
    return (
      <Report
        feedback={state.feedback}
        candidate={candidate}
        previous={state.previous}
        delivery={state.delivery}
        onDeleted={onDeleted}
      />
    );
  if (state.status === 'fetching') return <ReportToCome />;
  return (
    <div className="book">
      <Section
        className="first"
        margin={state.status === 'writing' && <MarginNote>still writing</MarginNote>}
      >
        <h1 className="page-title">Interview Feedback</h1>
        <div className="feedback-wait">
          {state.status === 'writing' && <Writing progress={state.progress} />}
          {state.status === 'none' && running && (
            <Spinner label="This interview is still running. Its feedback is written as soon as it ends." />
          )}
          {state.status === 'none' && !running && (
            <Empty>
              <p className="lead">No feedback available</p>
              <p className="small">
                Either this interview ended too early to be scored, and then it was not taken from your
                interviews, or it is not one of yours.
              </p>
            </Empty>
          )}
          {state.status === 'deleted' && (
            <Empty>
              <p className="lead">This feedback was deleted</p>
              <p className="small">
                Either you deleted it, or the time it is kept for was over. The interview stays counted,
                without a word of it.
              </p>
            </Empty>
          )}
          {state.status === 'failed' && (
            <Failure message={state.message} onAgain={() => window.location.reload()} />
          )}
          {past}
        </div>
      </Section>
    </div>
  );
}

function Writing({ progress }: { progress: { done: number; of: number } | null }) {
  return (
    <>
      <Spinner
        label={
          progress
            ? `Your feedback is being written: ${progress.done} of ${progress.of} topics done.`
            : 'Your feedback is being written.'
        }
      />
      {progress && <Meter label="Topics done" max={progress.of} value={progress.done} />}
      <p className="small">
        It appears here by itself. You may also leave; it waits under Recent Interviews.
      </p>
    </>
  );
}
