import { useEffect, useState } from 'react';
import { type DecisionStatus, decisionStatuses } from '#contract/schools/states.ts';
import { Field } from '#web/ui/field.tsx';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { JobFile } from '../job-file.tsx';
import { useSchool } from '../school-context.ts';
import { statusWords } from '../school-words.ts';

type Count = { of: string; applicants: number; most: number };

/** How many PDFs it would be, asked anew for each choice. */
function useCount(intakeId: string, status: DecisionStatus | null) {
  const { orgId } = useSchool().school;
  const [count, setCount] = useState<Count | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const of = `${intakeId} ${status ?? ''}`;
  useEffect(() => {
    let isGone = false;
    callEndpoint('GET /api/schools/:orgId/exports/packs', {
      params: { orgId },
      query: { intakeId, ...(status ? { status } : {}) },
    }).then(
      (counted) => {
        if (isGone) return;
        setFailure(null);
        setCount({ of, ...counted });
      },
      (error: unknown) => {
        if (!isGone) setFailure(wordsFor(error));
      },
    );
    return () => {
      isGone = true;
    };
  }, [orgId, intakeId, status, of]);
  return { count: count?.of === of ? count : null, failure };
}

/** Takes a PDF of each applicant out, in a ZIP: all who sat, or those of one decision. */
export function PackLine({ intakeId }: { intakeId: string }) {
  const { orgId } = useSchool().school;
  const [status, setStatus] = useState<DecisionStatus | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const counted = useCount(intakeId, status);
  const { count } = counted;
  const isTooLarge = count !== null && count.applicants > count.most;
  const ask = (): void => {
    setFailure(null);
    setAsking(true);
    setJobId(null);
    callEndpoint('POST /api/schools/:orgId/exports/packs', {
      params: { orgId },
      body: { intakeId, status },
    })
      .then(
        (asked) => setJobId(asked.jobId),
        (error: unknown) => setFailure(wordsFor(error)),
      )
      .finally(() => setAsking(false));
  };
  return (
    <li>
      <p>
        <b>A PDF each</b>
        <span className="small">
          Transcript, our marks with quotes, reviews and decisions. Whom you still have to review, or know, is
          left out.
        </span>
      </p>
      <div className="pack">
        <Field label="Of whom">
          {(control) => (
            <select
              {...control}
              value={status ?? ''}
              onChange={(event) =>
                setStatus(decisionStatuses.find((one) => one === event.target.value) ?? null)
              }
            >
              <option value="">All who sat</option>
              {decisionStatuses.map((one) => (
                <option key={one} value={one}>
                  {statusWords[one]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <JobFile jobId={jobId} asking={asking} failure={failure ?? counted.failure}>
          {(isBusy) => (
            <button
              type="button"
              className="btn line slim"
              disabled={isBusy || !count || count.applicants === 0 || isTooLarge}
              onClick={ask}
            >
              {count ? `${count.applicants} ${count.applicants === 1 ? 'PDF' : 'PDFs'}` : 'PDF'}
            </button>
          )}
        </JobFile>
        {isTooLarge && (
          <output className="small">
            One file holds {count.most} applicants at most. Choose those of one decision.
          </output>
        )}
      </div>
    </li>
  );
}
