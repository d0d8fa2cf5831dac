import '#web/ui/art/art.css';
import '../after/after.css';
import './school.css';
import { useCallback, useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { SittingInRoom } from '#contract/schools/sitting-in-room.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Tick } from '#web/ui/art/pen-marks.tsx';
import { Failure } from '#web/ui/failure.tsx';
import { cameToNothing } from '#web/ui/school/came-to-nothing.ts';
import { NoticedBeside } from '#web/ui/school/noticed-beside.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Notice } from '../notice.tsx';
import type { Interview } from '../use-interview.ts';
import { SittingWay } from './sitting-way.tsx';

type Own = ReplyOf<'readSitting'>;

/** A school's sitting that no longer runs, or the practice before one. Our marks are nowhere in it (rule SCHOOL-19). */
export function SittingAfterwards({ interview, sitting }: { interview: Interview; sitting: SittingInRoom }) {
  const { sessionId, room } = interview;
  const { own, trouble, again } = useOwnSitting(sessionId);
  const { endReason } = room.phase;
  if (endReason === 'distress') return <Stopped sitting={sitting} />;
  if (sitting.kind === 'warm_up')
    return <Practised sitting={sitting} discarded={room.phase.state === 'discarded'} />;
  if (sitting.kind === 'try')
    return (
      <Notice
        title="That was your own try"
        text="Nothing of it is scored, no seat was held, and it is in no figure of the school."
      >
        <SittingWay>Leave the room</SittingWay>
      </Notice>
    );
  if (trouble)
    return (
      <main aria-label="Interview room" className="book notice-page">
        <Failure message={trouble} onAgain={again} />
      </main>
    );
  if (!own)
    return (
      <main aria-label="Interview room" className="waiting">
        <Spinner label="Looking at your interview..." />
      </main>
    );
  if (own.outcome === 'with_school' || own.outcome === 'being_read' || own.outcome === 'running')
    return <WithSchool own={own} school={sitting.school} />;
  return <CameToNothing own={own} school={sitting.school} reason={endReason} />;
}

function WithSchool({ own, school }: { own: Own; school: string }) {
  const isRead = own.outcome === 'with_school';
  return (
    <main aria-label="Interview room" className="book after">
      <div>
        <section aria-labelledby="with-school" className="writing">
          <Tick className="ink-drawn written" />
          <h1 id="with-school">{isRead ? 'It is with the school now' : 'Thank you, that was it'}</h1>
          <p className="lead">
            {isRead
              ? `People at ${school} read your interview and decide, and ${school} tells you itself.`
              : `Your interview is being read and goes to ${school} in a few minutes; you need not wait here. People there read it and decide.`}{' '}
            No score is shown here.
          </p>
          <NoticedBeside noticed={own.noticed} />
          <div className="ways">
            <SittingWay />
          </div>
        </section>
      </div>
    </main>
  );
}

function CameToNothing({ own, school, reason }: { own: Own; school: string; reason: string | null }) {
  const withdrawn = reason === 'withdrawn';
  const failed = own.state === 'failed';
  const title = withdrawn
    ? 'You took your consent back'
    : failed
      ? 'Something broke on our side'
      : 'The school gets nothing of this one';
  const text = withdrawn
    ? `Nothing of this interview goes to ${school}.`
    : cameToNothing({ ...own, school, failed });
  return (
    <Notice title={title} text={text}>
      <SittingWay />
    </Notice>
  );
}

function Practised({ sitting: { school }, discarded }: { sitting: SittingInRoom; discarded: boolean }) {
  return (
    <Notice
      title={discarded ? 'This practice was set aside' : 'That was the practice'}
      text={`Nothing of it was scored, nothing is kept, and ${school} sees none of it. The interview itself works in the same way.`}
    >
      <SittingWay />
    </Notice>
  );
}

function Stopped({ sitting: { kind, school } }: { sitting: SittingInRoom }) {
  const before =
    kind === 'sitting'
      ? `${school} gets nothing of this and is not told why. Your attempt is back.`
      : 'Nothing of this is kept.';
  return (
    <Notice
      title="We stopped here, and that is all right"
      text={`${before} Tele-MANAS listens day and night, free, in 20 languages.`}
    >
      <p className="helpline-line">
        <a href="tel:14416">14416</a>
        <a href="tel:18008914416">1-800-891-4416</a>
        <span className="small">Emergency:</span>
        <a href="tel:112">112</a>
      </p>
      <SittingWay />
    </Notice>
  );
}

const betweenMs = 2_000;

/** What became of it, asked again while it is being read. */
function useOwnSitting(sessionId: string): { own: Own | null; trouble: string | null; again: () => void } {
  const [own, setOwn] = useState<Own | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const read = useCallback(
    () =>
      callEndpoint('GET /api/sittings/:sessionId', { params: { sessionId } }).then(
        (now) => {
          setTrouble(null);
          setOwn(now);
        },
        (error: unknown) => setTrouble(wordsFor(error)),
      ),
    [sessionId],
  );
  useEffect(() => void read(), [read]);
  const goesOn = trouble === null && (own?.outcome === 'being_read' || own?.outcome === 'running');
  useEffect(() => {
    if (!goesOn) return undefined;
    const timer = setInterval(() => void read(), betweenMs);
    return () => clearInterval(timer);
  }, [goesOn, read]);
  return { own, trouble, again: () => void read() };
}
