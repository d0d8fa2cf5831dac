import '../setup/setup.css';
import '../setup/controls.css';
import '../setup/rules-and-consent.css';
import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { isFramed, tellParent } from '../frame-parent.ts';
import { Banners } from '../running/banners.tsx';
import { NoticeStep } from '../setup/notice-step.tsx';
import { StepFoot } from '../setup/step-foot.tsx';
import { useConsents } from '../setup/use-consents.ts';
import type { Interview } from '../use-interview.ts';
import { MicrophoneCheck } from '../voice/microphone-check.tsx';
import type { EarControl } from '../voice/use-ear.ts';
import { useVoiceChoice } from '../voice/voice-choice.ts';
import { useDrill } from './use-drill.ts';
import './drill.css';

/** Before a drill: what is agreed to, if it is not yet, and one page that says what comes. */
export function DrillSetup({ interview, ear }: { interview: Interview; ear: EarControl }) {
  const consents = useConsents();
  const [passed, setPassed] = useState(false);
  return (
    <div className="setup drill-setup book">
      <div className="mg" />
      <main aria-label="Interview room">
        <Banners interview={interview} />
        {consents.agreed === null && !consents.trouble && <Spinner label="Opening your drill..." />}
        {consents.agreed === null && consents.trouble && (
          <Failure message={consents.trouble} onAgain={() => void consents.reload()} />
        )}
        {consents.agreed === false && !passed && (
          <NoticeStep control={consents} onBack={leave} onContinue={() => setPassed(true)} />
        )}
        {consents.agreed && <Ready interview={interview} ear={ear} onUnagreed={consents.reload} />}
      </main>
    </div>
  );
}

function leave(): void {
  if (isFramed()) tellParent({ type: 'NAVIGATE_TO_PAST_INTERVIEWS' });
  else window.location.assign(paths.pastInterviews);
}

const resumeGone =
  'The resume these questions rest on was deleted. Bring it again in the first steps of your next interview: drills ask about that one from then on.';

function Ready({
  interview,
  ear,
  onUnagreed,
}: {
  interview: Interview;
  ear: EarControl;
  onUnagreed: () => Promise<void>;
}) {
  const { sessionId, leaseId, show, refresh, room } = interview;
  const { drill, trouble: unread, again } = useDrill(sessionId, false);
  const [voice, chooseVoice] = useVoiceChoice(sessionId);
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const presses = room.snapshot.drill?.aim?.kind === 'tactic';
  const hears = ear.stage === 'on';

  const start = async (by: 'speaking' | 'typing'): Promise<void> => {
    if (by === 'typing') ear.stop();
    chooseVoice({ by });
    setStarting(true);
    setTrouble(null);
    try {
      show(
        await callEndpoint('POST /api/drills/:sessionId/start', { params: { sessionId }, body: { leaseId } }),
      );
    } catch (error) {
      const code = error instanceof EndpointError ? error.code : null;
      setTrouble(code === 'resume_required' ? resumeGone : wordsFor(error));
      if (code === 'consent_required') await onUnagreed();
      await refresh();
    } finally {
      setStarting(false);
    }
  };

  if (unread) return <Failure message={unread} onAgain={again} />;
  if (!drill) return <Spinner label="Opening your drill..." />;
  return (
    <form
      className="step"
      onSubmit={(event) => {
        event.preventDefault();
        if (!starting) void start(hears ? 'speaking' : 'typing');
      }}
    >
      <h1>A drill on {drill.name ?? 'one weak spot'}</h1>
      <p className="lead">
        Five minutes, four to six questions, on this and nothing else. About a minute an answer is right.
      </p>
      <dl className="controls">
        <div>
          <dt>What it costs</dt>
          <dd>
            None of your interviews. You have three drills a day, and this is one of them once it starts.
          </dd>
        </div>
        <div>
          <dt>What comes of it</dt>
          <dd>
            What you closed, what is still open, and the day to practise it again. It is no interview’s score.
          </dd>
        </div>
        <div>
          <dt>How it is asked</dt>
          <dd>
            {presses
              ? 'As in Grill: the panel presses, where an answer gives it a fair occasion.'
              : 'As in Chill, about the resume you brought. Nobody presses.'}
          </dd>
        </div>
      </dl>
      <MicrophoneCheck ear={ear} choice={voice} choose={chooseVoice} panellists={presses ? 3 : 2} />
      {trouble && (
        <p className="said-wrong" role="alert">
          {trouble}
        </p>
      )}
      <StepFoot onBack={leave} back="Not now">
        {hears && (
          <button type="submit" className="btn" disabled={starting}>
            {starting ? 'Starting...' : 'Start, I will speak'}
          </button>
        )}
        <button
          type={hears ? 'button' : 'submit'}
          className={hears ? 'go' : 'btn'}
          disabled={starting}
          onClick={hears ? () => void start('typing') : undefined}
        >
          {starting && !hears ? 'Starting...' : 'Start, I will type'}
        </button>
      </StepFoot>
    </form>
  );
}
