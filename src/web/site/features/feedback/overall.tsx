import type { ReplyOf } from '#contract/endpoints.ts';
import { type Feedback, isScoredOffline } from '#contract/feedback.ts';
import { formatDateTime } from '#contract/time.ts';
import { inWordsCapital } from '#web/content/number-words.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { MarginNote } from '#web/ui/page.tsx';
import { OverallScore } from '#web/ui/report/overall-score.tsx';
import { readByWords } from '#web/ui/report/reading-words.ts';
import { transcriptId } from './transcript.tsx';
import './overall.css';

/** The head of the feedback: the score with its range, what it rests on, and the verdict in three sentences; on paper, whose it is. */
export function Overall({
  feedback,
  candidate,
  previous,
  onTranscript,
}: {
  feedback: Feedback;
  candidate: string;
  previous: ReplyOf<'readFeedback'>['previous'];
  onTranscript: () => void;
}) {
  const readBy = readByWords(feedback);
  const practice = isScoredOffline(feedback);
  const untold = feedback.topics.filter(({ told }) => told === null).length;
  return (
    <section className="head">
      <div className="mg">
        <MarginNote>read this part twice</MarginNote>
      </div>
      <div className="bd">
        <p className="letterhead">
          <Logo /> <b>Hotseat</b> <span>{candidate}</span>
        </p>
        <div className="crumb small">
          <h1>Interview Feedback</h1>
          <span>Completed at {formatDateTime(feedback.completedAt)}</span>
          <span>
            {feedback.style === 'chill' ? 'Chill' : 'Grill'}, {mediumOf(feedback)},{' '}
            {minutesWords(feedback.durationMs)}
          </span>
        </div>
        {practice && <p className="small counted">{readBy}</p>}
        <OverallScore feedback={feedback} previous={previous} />
        {untold > 0 && (
          <p className="small">
            Provisional. {untold === 1 ? 'One topic waits' : `${inWordsCapital(untold)} topics wait`} for you
            to tell whether your answers met the question.
          </p>
        )}
        <p className="verdict">{feedback.verdict}</p>
        <p className="small counted">
          This interview has been counted toward your usage. The score is an indicator, not a guarantee.
        </p>
        {!practice && <p className="small counted">{readBy}</p>}
        <div className="tools">
          <a className="go" href={`#${transcriptId}`} onClick={onTranscript}>
            Go to the transcript
          </a>
        </div>
      </div>
    </section>
  );
}

/** A duration to the nearest minute, never less than one: "1 minute", "31 minutes". */
export function minutesWords(durationMs: number): string {
  const minutes = Math.max(1, Math.round(durationMs / 60_000));
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

function mediumOf({ transcript }: Feedback): string {
  const sources = new Set(transcript.map((turn) => turn.source));
  if (!sources.has('spoken')) return 'typed';
  return sources.has('typed') ? 'typed and spoken' : 'spoken';
}
