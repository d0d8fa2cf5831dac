import '#web/ui/art/art.css';
import './after.css';
import { useEffect, useState } from 'react';
import { topicName } from '#contract/topics.ts';
import { Tick } from '#web/ui/art/pen-marks.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { speakerName } from '#web/ui/room/panellist-names.ts';
import { type RoomState, transcriptOf } from '../room-state.ts';
import type { Interview } from '../use-interview.ts';
import { FeedbackWays, PastInterviewsWay } from './feedback-ways.tsx';

/** After so long the candidate may as well come back later. */
const longWaitMs = 20_000;

/** The panel's closing words, and under them the feedback as it is being written, topic by topic. */
export function Scoring({ interview }: { interview: Interview }) {
  const { room, sessionId } = interview;
  const ready = room.outcome.kind === 'ready';
  const isLong = useLongWait(!ready);
  const closing = transcriptOf(room).findLast((turn) => turn.role === 'panel');
  return (
    <main aria-label="Interview room" className={`book after ${room.snapshot.style ?? 'chill'}`}>
      <div>
        {closing && (
          <figure className="closing-words">
            <blockquote>“{closing.text}”</blockquote>
            <figcaption>{speakerName(room.snapshot.panel, closing.speakerId)}</figcaption>
          </figure>
        )}
        <section aria-labelledby="writing" className="writing">
          {ready && <Tick className="ink-drawn written" />}
          <h1 id="writing" tabIndex={-1}>
            {ready ? 'Your feedback is written' : 'Your feedback is being written'}
          </h1>
          <output className="vh">{ready && 'Your feedback is written.'}</output>
          <p className="lead">
            {ready
              ? 'Every score in it rests on words you said. Read it while you still remember why you said them.'
              : 'Each topic is read on its own, and every score needs words of yours to rest on.'}
          </p>
          {!ready && <Progress room={room} />}
          <div className="ways">{ready ? <FeedbackWays sessionId={sessionId} /> : <PastInterviewsWay />}</div>
          {isLong && (
            <p className="small">
              This takes longer than usual. You may leave: it goes on without you and will wait with your past
              interviews.
            </p>
          )}
        </section>
      </div>
    </main>
  );
}

function Progress({ room }: { room: RoomState }) {
  const { progress } = room;
  if (!progress) return <Spinner label="The panel is reading the transcript" />;
  const profile = room.snapshot.profile ?? 'experienced';
  return (
    <div className="progress">
      <output className="label">
        {progress.done} of {progress.of} topics read
      </output>
      <Meter label="Topics read" max={progress.of} value={progress.done} />
      <ol>
        {progress.topicIds.map((topicId) => (
          <li key={topicId}>
            <svg viewBox="0 0 20 16" className="mk" aria-hidden="true">
              <path d="M2 9l5 5L18 2" />
            </svg>
            {topicName(topicId, profile)}
          </li>
        ))}
      </ol>
    </div>
  );
}

function useLongWait(waiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => setLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && isLong;
}
