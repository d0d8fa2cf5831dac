import { useEffect, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import type { Resume } from '#contract/resume.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { startAtHeading, useFocusOnNewStep } from '../use-focus-on-new-step.ts';
import { forget, keep, kept } from '../room-storage.ts';
import { FactsReview } from './facts-review.tsx';
import { ResumeChoice } from './resume-choice.tsx';
import type { SetupChoices } from './use-setup.ts';

type ResumeStepProps = {
  sessionId: string;
  choices: SetupChoices;
  choose: (change: Partial<SetupChoices>) => void;
  onBack: () => void;
  onConfirmed: (resumeId: string) => void;
  /** Whether what stands beside the resume is asked for: not where a school asks. */
  asksAims?: boolean;
  /** Whether one of our fictional ones will do: not where a school asks (rule SCHOOL-15). */
  takesSample?: boolean;
};

/** First a resume, then what the panel reads in it. The resume is on the server, so a refresh comes back to it. */
export function ResumeStep({
  sessionId,
  choices,
  choose,
  onBack,
  onConfirmed,
  asksAims = true,
  takesSample = true,
}: ResumeStepProps) {
  const [latest, setLatest] = useState<Resume | null>(null);
  const [lastAims, setLastAims] = useState<ReplyOf<'readLastAims'> | null>(null);
  const [reviewed, setReviewed] = useState<Resume | null>(null);
  const [loading, setLoading] = useState(true);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [isEntered, setEntered] = useState(false);
  const chosenId = choices.resumeId;
  useFocusOnNewStep(loading ? null : (reviewed?.resumeId ?? 'choice'));
  useEffect(() => {
    if (isEntered) startAtHeading();
  }, [isEntered]);

  useEffect(() => {
    let left = false;
    Promise.all([callEndpoint('GET /api/resumes/latest'), callEndpoint('GET /api/aims/latest')])
      .then(([{ resume: last }, aims]) => {
        if (left) return;
        const resume = last?.source === 'sample' && !takesSample ? null : last;
        setLatest(resume);
        setLastAims(aims);
        setTrouble(null);
        // Written on a plan that has gone since: it would be refused at the start.
        if (!aims.inPlan) choose({ statement: '', targetSchools: [] });
        const isOurs =
          resume !== null && (resume.resumeId === chosenId || wasOpen(sessionId, resume.resumeId));
        setReviewed((now) => now ?? (isOurs ? resume : null));
      })
      .catch((error: unknown) => left || setTrouble(wordsFor(error)))
      .finally(() => {
        if (left) return;
        // Who came by a step has the focus on the heading that goes now.
        setEntered(tries > 0 || (document.activeElement?.matches('main h1') ?? false));
        setLoading(false);
      });
    return () => {
      left = true;
    };
  }, [sessionId, chosenId, choose, takesSample, tries]);

  if (loading) {
    return (
      <div className="step">
        <h1 tabIndex={-1}>Your resume</h1>
        <Spinner label="Looking for your last resume..." />
      </div>
    );
  }
  if (!reviewed) {
    const take = (resume: Resume): void => {
      rememberOpen(sessionId, resume.resumeId);
      setLatest(resume);
      setReviewed(resume);
    };
    const takeAgain = (resume: Resume): void => {
      const isUnwritten = choices.statement === '' && choices.targetSchools.length === 0;
      if (lastAims?.inPlan && isUnwritten)
        choose({ statement: lastAims.statement, targetSchools: lastAims.targetSchools });
      take(resume);
    };
    return (
      <ResumeChoice
        latest={latest}
        unread={
          trouble && (
            <Failure
              message={trouble}
              onAgain={() => {
                setLoading(true);
                setEntered(false);
                setTries((count) => count + 1);
              }}
            />
          )
        }
        onBack={onBack}
        onResume={take}
        onAgain={takeAgain}
        takesSample={takesSample}
      />
    );
  }
  return (
    <FactsReview
      key={reviewed.resumeId}
      sessionId={sessionId}
      resume={reviewed}
      choices={choices}
      choose={choose}
      takesAims={lastAims?.inPlan ?? true}
      asksAims={asksAims}
      onOther={() => {
        forgetOpen(sessionId);
        choose({ resumeId: null });
        setReviewed(null);
      }}
      onBack={onBack}
      onConfirmed={onConfirmed}
    />
  );
}

const wasOpen = (sessionId: string, resumeId: string): boolean => kept(sessionId, 'resume') === resumeId;
const rememberOpen = (sessionId: string, resumeId: string): void => keep(sessionId, 'resume', resumeId);
const forgetOpen = (sessionId: string): void => forget(sessionId, 'resume');
