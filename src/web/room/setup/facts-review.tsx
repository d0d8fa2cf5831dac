import { useEffect, useReducer, useRef, useState } from 'react';
import type { Resume } from '#contract/resume.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { keep, kept } from '../room-storage.ts';
import { AddFact } from './add-fact.tsx';
import { BeyondTheResume } from './beyond-the-resume.tsx';
import { useFocusKept } from '#web/ui/use-focus-kept.ts';
import { FactGroupList } from './fact-group.tsx';
import { groupFacts } from './fact-words.ts';
import { changeFacts, type FactsDraft, factsDraft } from './facts-draft.ts';
import { HiddenText } from './hidden-text.tsx';
import { LikelyLines } from './likely-lines.tsx';
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

const linesAhead = 5;

/** What the panel reads, fact by fact, for the candidate to correct and confirm. */
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

  const byId = new Map(draft.facts.map((fact) => [fact.id, fact]));
  const likely = resume.likelyFactIds[choices.style ?? 'chill']
    .flatMap((id) => byId.get(id) ?? [])
    .slice(0, linesAhead);
  const last = draft.past.at(-1);

  return (
    <div className="step facts" ref={page}>
      <h1 tabIndex={-1}>This is what the panel reads</h1>
      <p className="lead">
        Put right what is wrong and take out what they should not ask. Nothing else of {resume.fileName}{' '}
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
      <LikelyLines facts={likely} onOpen={setEditing} />
      {groupFacts(resume, draft.facts).map((group) => (
        <FactGroupList
          key={group.facts[0]?.id}
          group={group}
          lines={resume.lines}
          editing={editing}
          onEdit={setEditing}
          change={change}
        />
      ))}
      <AddFact count={draft.facts.length} change={change} />
      {asksAims && <BeyondTheResume choices={choices} choose={choose} inPlan={takesAims} />}
      {trouble && (
        <p className="said-wrong" role="alert">
          {trouble}
        </p>
      )}
      <StepFoot onBack={onBack}>
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

/** When a fact is no longer edited the reader is back at what opened it. */
function useFocusBack(editing: string | null): void {
  const before = useRef(editing);
  useEffect(() => {
    if (editing === null && before.current !== null)
      document.getElementById(`edit-${before.current}`)?.focus();
    before.current = editing;
  }, [editing]);
}

/** The list as it was left in this tab, or as it came from the service. */
function openDraft(sessionId: string, resume: Resume): FactsDraft {
  const left = kept(sessionId, `facts:${resume.resumeId}`);
  return factsDraft(Array.isArray(left) ? (left as Resume['facts']) : resume.facts);
}

/** Where a job has years alone its months are not known, and the sum of them is about so many. */
function workWords(months: number, facts: FactsDraft['facts']): string {
  if (months === 0) return 'no full-time work found';
  const isEstimate = facts.some(
    ({ kind, attributes: { fullTime, from = '', to = '' } }) =>
      kind === 'employment' && fullTime === true && [from, to].some((date) => /^\d{4}$/.test(date)),
  );
  const count = months === 1 ? '1 month' : `${months} months`;
  return `${isEstimate ? 'about ' : ''}${count} of full-time work`;
}
