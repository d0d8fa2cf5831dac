import './setup.css';
import './style-choice.css';
import './bring-resume.css';
import './controls.css';
import './rules-and-consent.css';
import './facts.css';
import { useState } from 'react';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { Banners } from '../running/banners.tsx';
import { useFocusOnNewStep } from '../use-focus-on-new-step.ts';
import type { Interview } from '../use-interview.ts';
import type { EarControl } from '../voice/use-ear.ts';
import { useVoiceChoice } from '../voice/voice-choice.ts';
import { AnsweringStep } from './answering-step.tsx';
import { NoticeStep } from './notice-step.tsx';
import { ResumeStep } from './resume-step.tsx';
import { RulesStep } from './rules-step.tsx';
import { StepList } from './step-list.tsx';
import { StyleStep } from './style-step.tsx';
import { type ConsentControl, useConsents } from './use-consents.ts';
import { type SetupStep, setupSteps, useSetup } from './use-setup.ts';

/** The plan took them when they were written, and takes them no more. */
const aimsLeftOut =
  'Your SOP, form answers and schools are part of Premium, so the panel will not read them. Press Start to go on without.';

/** Five calm steps before the interview: style, what is agreed to, resume, how to answer, rules. */
export function Setup({ interview, ear }: { interview: Interview; ear: EarControl }) {
  const { sessionId, leaseId, show, refresh } = interview;
  const [choices, choose] = useSetup(sessionId);
  const [voice, chooseVoice] = useVoiceChoice(sessionId);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const { style, resumeId } = choices;
  const consents = useConsents();
  const agreed = consents.agreed === true;
  const isBeyondNotice = setupSteps.indexOf(choices.step) > setupSteps.indexOf('notice');
  const step = isBeyondNotice && consents.agreed === false ? 'notice' : choices.step;
  const isWaiting = isBeyondNotice && consents.agreed === null;

  const goTo = (next: SetupStep): void => {
    setTrouble(null);
    choose({ step: next });
  };
  useFocusOnNewStep(step);

  const start = async (): Promise<void> => {
    if (!style || !resumeId) return;
    setStarting(true);
    setTrouble(null);
    try {
      const { statement, targetSchools } = choices;
      const body = { leaseId, style, resumeId, statement, targetSchools: [...targetSchools] };
      show(await callEndpoint('POST /api/interviews/:sessionId/start', { params: { sessionId }, body }));
    } catch (error) {
      const code = error instanceof EndpointError ? error.code : null;
      setTrouble(code === 'feature_not_in_plan' ? aimsLeftOut : wordsFor(error));
      if (code === 'feature_not_in_plan') choose({ statement: '', targetSchools: [] });
      if (code === 'consent_required') await consents.reload();
      await refresh();
    } finally {
      setStarting(false);
    }
  };

  return (
    <div className="setup book">
      <StepList choices={choices} step={step} agreed={agreed} goTo={goTo} />
      <main aria-label="Interview room">
        <Banners interview={interview} />
        {isWaiting && <Waiting control={consents} />}
        {step === 'style' && (
          <StyleStep
            style={style}
            onChoose={(chosen) => choose({ style: chosen })}
            onContinue={() => goTo(consents.settled ? 'resume' : 'notice')}
          />
        )}
        {step === 'notice' && (
          <NoticeStep control={consents} onBack={() => goTo('style')} onContinue={() => goTo('resume')} />
        )}
        {step === 'resume' && !isWaiting && (
          <ResumeStep
            sessionId={sessionId}
            choices={choices}
            choose={choose}
            onBack={() => goTo('notice')}
            onConfirmed={(confirmedId) => choose({ resumeId: confirmedId, step: 'answering' })}
          />
        )}
        {step === 'answering' && !isWaiting && (
          <AnsweringStep
            style={style}
            ear={ear}
            voice={voice}
            chooseVoice={chooseVoice}
            onBack={() => goTo('resume')}
            onContinue={() => goTo('rules')}
          />
        )}
        {step === 'rules' && !isWaiting && (
          <RulesStep
            style={style}
            engine={interview.room.snapshot.engine}
            consents={consents.consents}
            starting={starting}
            trouble={trouble}
            onBack={() => goTo('answering')}
            onStart={start}
          />
        )}
      </main>
    </div>
  );
}

/** Who comes back to a later step waits until it is known that they may. */
function Waiting({ control: { trouble, reload } }: { control: ConsentControl }) {
  return (
    <div className="step">
      {trouble ? (
        <Failure message={trouble} onAgain={() => void reload()} />
      ) : (
        <Spinner label="Opening your steps..." />
      )}
    </div>
  );
}
