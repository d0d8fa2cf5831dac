import { lazy, Suspense, useEffect, useState } from 'react';
import { Spinner } from '#web/ui/spinner.tsx';
import { tellParent } from './frame-parent.ts';
import { Notice, SignedOut } from './notice.tsx';
import { forget } from './room-storage.ts';
import { forgetUnsent, keepsWords, unsentWords } from './unsent-words.ts';
import { startAtHeading } from './use-focus-on-new-step.ts';
import { transcriptOf } from './room-state.ts';
import { OfflineBanner } from './running/banners.tsx';
import { type Interview, useInterview } from './use-interview.ts';
import { useEar } from './voice/use-ear.ts';

/** Only who has not started yet needs the steps before the interview. */
const Setup = lazy(async () => ({ default: (await import('./setup/setup.tsx')).Setup }));

const DrillSetup = lazy(async () => ({ default: (await import('./drill/drill-setup.tsx')).DrillSetup }));
const loadDrillAfterwards = async () => ({
  default: (await import('./drill/drill-afterwards.tsx')).DrillAfterwards,
});
const DrillAfterwards = lazy(loadDrillAfterwards);

const SittingSetup = lazy(async () => ({
  default: (await import('./school/sitting-setup.tsx')).SittingSetup,
}));
const loadSittingAfterwards = async () => ({
  default: (await import('./school/sitting-afterwards.tsx')).SittingAfterwards,
});
const SittingAfterwards = lazy(loadSittingAfterwards);

const loadSitting = async () => ({ default: (await import('./running/sitting.tsx')).Sitting });
const Sitting = lazy(loadSitting);

const loadNotSent = async () => ({ default: (await import('./after/not-sent.tsx')).NotSent });
const NotSent = lazy(loadNotSent);

const loadAfterwards = async () => ({ default: (await import('./after/afterwards.tsx')).Afterwards });
const Afterwards = lazy(loadAfterwards);

/** The frame: one interview from its address, in whatever state it is. */
export function Room({ sessionId }: { sessionId: string | null }) {
  if (!sessionId) {
    return (
      <Notice
        title="There is no interview here"
        text="The address names no interview. Please begin one from the interview page."
      />
    );
  }
  return <Loaded sessionId={sessionId} />;
}

function Loaded({ sessionId }: { sessionId: string }) {
  const loading = useInterview(sessionId);
  // Wanted by whoever comes back at once, by whoever prepares soon: it is there when the interview starts, network or not.
  useEffect(() => void loadSitting().catch(() => undefined), []);
  if (loading.kind === 'loading') {
    return <Opening />;
  }
  if (loading.kind === 'loaded') return <Phase interview={loading.interview} />;
  if (loading.error.code === 'not_signed_in') return <SignedOut />;
  if (loading.error.code === 'not_found') {
    return (
      <Notice
        title="We could not find this interview"
        text="It may have been deleted, or it belongs to another account."
      />
    );
  }
  return <Notice title="The interview did not open" text={loading.error.message} retry={loading.retry} />;
}

function Phase({ interview }: { interview: Interview }) {
  const { state } = interview.room.phase;
  const ear = useEar();
  const running = state === 'running';
  const { drill, sitting } = interview.room.snapshot;
  const isDrill = drill !== undefined;
  const isOfSchool = sitting !== undefined;
  useEffect(() => tellParent({ type: 'INTERVIEW_RUNNING', running }), [running]);
  // It is there when the interview ends, network or not.
  useEffect(() => {
    const load = isDrill ? loadDrillAfterwards : isOfSchool ? loadSittingAfterwards : loadAfterwards;
    if (running) void Promise.all([load(), loadNotSent()]).catch(() => undefined);
  }, [running, isDrill, isOfSchool]);
  const over = !running && state !== 'preparing';
  const [arrivedOver] = useState(over);
  const { sessionId, room } = interview;
  const isAllSaid =
    over && !(keepsWords(room.phase.endReason) && unsentWords(sessionId, transcriptOf(room)) !== '');
  useEffect(() => {
    if (!over) return;
    forget(sessionId, 'lease', 'browser');
    if (isAllSaid) forgetUnsent(sessionId);
  }, [over, isAllSaid, sessionId]);
  if (state === 'preparing') {
    return (
      <>
        <OfflineBanner />
        <Suspense fallback={<Opening />}>
          {isDrill ? (
            <DrillSetup interview={interview} ear={ear} />
          ) : sitting ? (
            <SittingSetup interview={interview} ear={ear} sitting={sitting} />
          ) : (
            <Setup interview={interview} ear={ear} />
          )}
        </Suspense>
      </>
    );
  }
  if (running)
    return (
      <Suspense fallback={<Opening />}>
        <Sitting interview={interview} ear={ear} />
      </Suspense>
    );
  return (
    <div className="over book">
      <OfflineBanner />
      <Suspense fallback={<Opening />}>
        {isDrill ? (
          <DrillAfterwards interview={interview} />
        ) : sitting ? (
          <SittingAfterwards interview={interview} sitting={sitting} />
        ) : (
          <Afterwards interview={interview} />
        )}
        <NotSent interview={interview} />
        <AtHeading key={pageOf(interview)} isArrival={arrivedOver} />
      </Suspense>
    </div>
  );
}

/** Which page stands after the end: a feedback that is being written becomes one that is written on the same one. */
function pageOf({ room: { outcome, phase } }: Interview): string {
  if (outcome.kind === 'refused' || phase.state === 'failed') return 'refused';
  return phase.state === 'discarded' ? 'discarded' : 'feedback';
}

/** Once the page is there the reader starts at its heading; whoever arrives on it keeps the focus they have. */
function AtHeading({ isArrival }: { isArrival: boolean }) {
  useEffect(() => {
    if (!isArrival) startAtHeading();
  }, [isArrival]);
  return null;
}

function Opening() {
  return (
    <main aria-label="Interview room" className="waiting">
      <Spinner label="Opening the interview..." />
    </main>
  );
}
