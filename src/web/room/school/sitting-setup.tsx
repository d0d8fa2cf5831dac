import '../setup/setup.css';
import '../setup/bring-resume.css';
import '../setup/controls.css';
import '../setup/rules-and-consent.css';
import '../setup/facts.css';
import './school.css';
import { useEffect, useRef, useState } from 'react';
import { neededForSittings } from '#contract/consents.ts';
import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { SittingInRoom } from '#contract/schools/sitting-in-room.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Banners } from '../running/banners.tsx';
import { AnsweringStep } from '../setup/answering-step.tsx';
import { NoticeStep } from '../setup/notice-step.tsx';
import { ResumeStep } from '../setup/resume-step.tsx';
import { useConsents } from '../setup/use-consents.ts';
import { useSetup } from '../setup/use-setup.ts';
import type { Interview } from '../use-interview.ts';
import type { EarControl } from '../voice/use-ear.ts';
import { useVoiceChoice } from '../voice/voice-choice.ts';
import { SittingRules } from './sitting-rules.tsx';
import { leaveSitting } from './sitting-way.tsx';

type Step = 'resume' | 'answering' | 'rules';

/** Before a school's interview: what is agreed to, the resume, how to answer, and its rules; style and panel are the school's. The practice asks for no resume. */
export function SittingSetup({
  interview,
  ear,
  sitting,
}: {
  interview: Interview;
  ear: EarControl;
  sitting: SittingInRoom;
}) {
  const consents = useConsents(neededForSittings);
  const { agreed, trouble, reload } = consents;
  const [passed, setPassed] = useState(false);
  return (
    <div className="setup school-setup book">
      <div className="mg" />
      <main aria-label="Interview room">
        <Banners interview={interview} />
        {agreed === null && !trouble && <Spinner label="Opening your steps..." />}
        {agreed === null && trouble && <Failure message={trouble} onAgain={() => void reload()} />}
        {agreed === false && !passed && (
          <NoticeStep
            control={consents}
            sitting={sitting}
            onBack={leaveSitting}
            onContinue={() => setPassed(true)}
          />
        )}
        {agreed && <Steps interview={interview} ear={ear} sitting={sitting} onUnagreed={reload} />}
      </main>
    </div>
  );
}

function Steps({
  interview,
  ear,
  sitting,
  onUnagreed,
}: {
  interview: Interview;
  ear: EarControl;
  sitting: SittingInRoom;
  onUnagreed: () => Promise<void>;
}) {
  const { sessionId } = interview;
  const [choices, choose] = useSetup(sessionId);
  const [voice, chooseVoice] = useVoiceChoice(sessionId);
  const needsResume = sitting.kind !== 'warm_up';
  const [step, setStep] = useState<Step>(needsResume && !choices.resumeId ? 'resume' : 'answering');
  const { starting, trouble, start } = useStart(interview, onUnagreed);
  useFocusOnNewStep(step);
  if (step === 'resume')
    return (
      <ResumeStep
        sessionId={sessionId}
        choices={choices}
        choose={choose}
        asksAims={false}
        takesSample={sitting.kind === 'try'}
        onBack={leaveSitting}
        onConfirmed={(resumeId) => {
          choose({ resumeId });
          setStep('answering');
        }}
      />
    );
  if (step === 'answering')
    return (
      <AnsweringStep
        style={sitting.style}
        panellists={sitting.kind === 'warm_up' ? undefined : sitting.panel.length}
        ear={ear}
        voice={voice}
        chooseVoice={chooseVoice}
        onBack={needsResume ? () => setStep('resume') : leaveSitting}
        onContinue={() => setStep('rules')}
      />
    );
  return (
    <SittingRules
      sitting={sitting}
      engine={interview.room.snapshot.engine}
      starting={starting}
      trouble={trouble}
      onBack={() => setStep('answering')}
      onStart={() => start(needsResume ? choices.resumeId : null)}
    />
  );
}

function useStart(
  { sessionId, leaseId, show, refresh }: Interview,
  onUnagreed: () => Promise<void>,
): { starting: boolean; trouble: string | null; start: (resumeId: string | null) => Promise<void> } {
  const [starting, setStarting] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const start = async (resumeId: string | null): Promise<void> => {
    setStarting(true);
    setTrouble(null);
    try {
      const body = { leaseId, resumeId };
      const started: InterviewSnapshot = await callEndpoint('POST /api/sittings/:sessionId/start', {
        params: { sessionId },
        body,
      });
      show(started);
    } catch (error) {
      const code = error instanceof EndpointError ? error.code : null;
      setTrouble(code === 'seats_used_up' ? noSeat : wordsFor(error));
      if (code === 'consent_required') await onUnagreed();
      await refresh();
    } finally {
      setStarting(false);
    }
  };
  return { starting, trouble, start };
}

const noSeat =
  'Your school has no seat free at this moment. It has been told, and your attempt is not used: please try again later.';

function useFocusOnNewStep(step: Step): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('.school-setup main h1')?.focus({ preventScroll: true });
  }, [step]);
}
