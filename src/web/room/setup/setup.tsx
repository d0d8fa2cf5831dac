import './setup.css';
import './facts.css';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Banners } from '../running/banners.tsx';
import type { Interview } from '../use-interview.ts';
import type { EarControl } from '../voice/use-ear.ts';
import { useVoiceChoice } from '../voice/voice-choice.ts';
import { AnsweringStep } from './answering-step.tsx';
import { ResumeStep } from './resume-step.tsx';
import { RulesStep } from './rules-step.tsx';
import { StepList } from './step-list.tsx';
import { StyleStep } from './style-step.tsx';
import { type SetupStep, useSetup } from './use-setup.ts';

/** Four calm steps before the interview: style, resume, how to answer, rules. */
export function Setup({ interview, ear }: { interview: Interview; ear: EarControl }) {
  const { sessionId, leaseId, show, refresh } = interview;
  const [choices, choose] = useSetup(sessionId);
  const [voice, chooseVoice] = useVoiceChoice(sessionId);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [starting, setStarting] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const { step, style, resumeId } = choices;

  const goTo = (next: SetupStep): void => {
    setTrouble(null);
    choose({ step: next });
  };
  useFocusOnNewStep(page, step);

  const start = async (adult: boolean, consent: boolean): Promise<void> => {
    if (!style || !resumeId) return;
    setStarting(true);
    setTrouble(null);
    try {
      const { statement, targetSchools } = choices;
      const body = { leaseId, style, resumeId, statement, targetSchools: [...targetSchools], consent, adult };
      show(await callEndpoint('startInterview', { params: { sessionId }, body }));
    } catch (error) {
      setTrouble(wordsFor(error));
      await refresh();
    } finally {
      setStarting(false);
    }
  };

  return (
    <div className="setup book" ref={page}>
      <StepList choices={choices} goTo={goTo} />
      <main aria-label="Interview room">
        <Banners interview={interview} />
        {step === 'style' && (
          <StyleStep
            style={style}
            onChoose={(chosen) => choose({ style: chosen })}
            onContinue={() => goTo('resume')}
          />
        )}
        {step === 'resume' && (
          <ResumeStep
            sessionId={sessionId}
            choices={choices}
            choose={choose}
            onBack={() => goTo('style')}
            onConfirmed={(confirmedId) => choose({ resumeId: confirmedId, step: 'answering' })}
          />
        )}
        {step === 'answering' && (
          <AnsweringStep
            style={style}
            ear={ear}
            voice={voice}
            chooseVoice={chooseVoice}
            onBack={() => goTo('resume')}
            onContinue={() => goTo('rules')}
          />
        )}
        {step === 'rules' && (
          <RulesStep
            style={style}
            engine={interview.room.snapshot.engine}
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

/** After a step change the reader starts at its heading; on arrival nothing is taken. */
function useFocusOnNewStep(page: RefObject<HTMLDivElement | null>, step: SetupStep): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    window.scrollTo(0, 0);
    page.current?.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [page, step]);
}
