import { useEffect, useReducer, useRef, useState } from 'react';
import type { Resume, ResumeFact } from '#contract/resume.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { keep, kept } from '../room-storage.ts';
import { AddFact } from './add-fact.tsx';
import { BeyondTheResume } from './beyond-the-resume.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { useFocusKept } from '#web/ui/use-focus-kept.ts';
import { FactGroupList } from './fact-group.tsx';
import { FactRow, type Review } from './fact-row.tsx';
import { JobTable, StudyTable } from './fact-table.tsx';
import { groupFacts } from './fact-words.ts';
import { changeFacts, type FactsDraft, factsDraft } from './facts-draft.ts';
import { showFacts } from './facts-shown.ts';
import { HiddenText } from './hidden-text.tsx';
import { StepFoot } from './step-foot.tsx';
import type { SetupChoices } from './use-setup.ts';

type FactsReviewProps = {
  sessionId: string;
  resume: Resume;
  choices: SetupChoices;
  choose: (change: Partial<SetupChoices>) => void;
  /** Whether the plan takes a statement and schools. */
  takesAims: boolean;
  /** Whether they are asked for at all. */
  asksAims: boolean;
  onOther: () => void;
  onBack: () => void;
  onConfirmed: (resumeId: string) => void;
};

/** What the panel reads, for the candidate to correct and confirm: the likeliest questions, jobs and studies first, the rest folded. */
export function FactsReview({
  sessionId,
  resume,
  choices,
  choose,
  takesAims,
  asksAims,
  onOther,
  onBack,
  onConfirmed,
}: FactsReviewProps) {
  const [draft, change] = useReducer(changeFacts, null, () => openDraft(sessionId, resume));
  const [editing, setEditing] = useState<string | null>(null);
  useFocusBack(editing);
  const page = useRef<HTMLDivElement>(null);
  useFocusKept(page);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  useEffect(
    () => keep(sessionId, `facts:${resume.resumeId}`, draft.facts),
    [sessionId, resume.resumeId, draft.facts],
  );

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      const { resumeId } = resume;
      await callEndpoint('PUT /api/resumes/:resumeId/facts', {
        params: { resumeId },
        body: { facts: [...draft.facts] },
      });
      onConfirmed(resumeId);
    } catch (error) {
      setTrouble(wordsFor(error));
      setBusy(false);
    }
  };

  const { facts } = draft;
  const shown = showFacts(facts, resume.likelyFactIds[choices.style ?? 'chill']);
  const inDoubt = facts.filter(({ doubt }) => doubt !== undefined).length;
  const last = draft.past.at(-1);
  const review: Review = { resume, facts, editing, edit: setEditing, change };
  const list = (some: readonly ResumeFact[], part: string) =>
    some.map((fact) => <FactRow key={fact.id} fact={fact} part={part} review={review} />);

  return (
    <div className="step facts" ref={page}>
      <h1 tabIndex={-1}>This is what the panel reads</h1>
      <p className="lead">
        Correct what is wrong and remove what they should not ask about. Nothing else in {resume.fileName}{' '}
        reaches them.
      </p>
      <p className="facts-sum">
        <span>{draft.facts.length === 1 ? '1 fact' : `${draft.facts.length} facts`}</span>
        <span>{workWords(resume.workMonths, draft.facts)}</span>
        <button type="button" className="go" onClick={onOther}>
          Use another resume
        </button>
      </p>
      {resume.source === 'scan' && (
        <p className="from-picture" role="note">
          <b>Read from a picture, please check.</b> Names, dates and figures most of all.
        </p>
      )}
      <HiddenText runs={resume.hiddenRuns} />
      {shown.likely.length > 0 && (
        <section className="likely" aria-labelledby="likely-lines">
          <h2 id="likely-lines">They will probably ask about</h2>
          <ol>{list(shown.likely, 'likely')}</ol>
        </section>
      )}
      {shown.unsure.length > 0 && (
        <section className="fact-group" aria-labelledby="unsure-lines">
          <h2 id="unsure-lines">Please check</h2>
          <ul>{list(shown.unsure, 'unsure')}</ul>
        </section>
      )}
      <JobTable facts={shown.jobs} review={review} />
      <StudyTable facts={shown.studies} review={review} />
      <div className="folds">
        {shown.rest.length > 0 && (
          <Disclosure summary={`Everything else (${shown.rest.length})`}>
            {groupFacts(resume, shown.rest).map((group) => (
              <FactGroupList key={group.title} group={group} review={review} />
            ))}
          </Disclosure>
        )}
        {shown.also.length > 0 && (
          <Disclosure summary={`Also on your resume (${shown.also.length})`}>
            <p className="small">The panel does not ask about these, and they are not scored.</p>
            <ul>{list(shown.also, 'also')}</ul>
          </Disclosure>
        )}
      </div>
      <AddFact count={draft.facts.length} change={change} />
      {asksAims && <BeyondTheResume choices={choices} choose={choose} inPlan={takesAims} />}
      {trouble && (
        <p className="said-wrong" role="alert">
          {trouble}
        </p>
      )}
      <StepFoot onBack={onBack}>
        {inDoubt > 0 && <p className="small">{doubtSum(inDoubt)}</p>}
        <output className="undo">
          {last && (
            <>
              <span className="small">{last.did}</span>
              <button type="button" className="go" data-removes onClick={() => change({ kind: 'undo' })}>
                Undo<span className="vh"> this: {last.did}</span>
              </button>
            </>
          )}
        </output>
        <button
          type="button"
          className="btn"
          disabled={busy || draft.facts.length === 0}
          onClick={() => void confirm()}
        >
          {busy ? 'Saving...' : 'This is right'}
        </button>
      </StepFoot>
    </div>
  );
}

/** When a fact is no longer edited the reader is back at what opened it, or at the way back where its row went elsewhere. */
function useFocusBack(editing: string | null): void {
  const before = useRef(editing);
  useEffect(() => {
    if (editing === null && before.current !== null) {
      const opener = document.getElementById(before.current);
      (opener ?? document.querySelector<HTMLElement>('.undo button'))?.focus();
    }
    before.current = editing;
  }, [editing]);
}

/** The list as it was left in this tab, or as it came from the service. */
function openDraft(sessionId: string, resume: Resume): FactsDraft {
  const left = kept(sessionId, `facts:${resume.resumeId}`);
  return factsDraft(Array.isArray(left) ? (left as Resume['facts']) : resume.facts);
}

const doubtSum = (count: number): string =>
  count === 1 ? 'The panel waits for your yes on 1 fact.' : `The panel waits for your yes on ${count} facts.`;

/** Where a job has years alone its months are not known, and the sum of them is about so many. */
function workWords(months: number | null, facts: FactsDraft['facts']): string {
  if (months === null) return 'months of full-time work not clear yet';
  if (months === 0) return 'no full-time work found';
  const isEstimate = facts.some(
    ({ kind, attributes: { fullTime, from = '', to = '' } }) =>
      kind === 'employment' && fullTime === true && [from, to].some((date) => /^\d{4}$/.test(date)),
  );
  const count = months === 1 ? '1 month' : `${months} months`;
  return `${isEstimate ? 'about ' : ''}${count} of full-time work`;
}
