import { useCallback, useEffect, useState } from 'react';
import type { KeptResume } from '#contract/endpoints/resumes.ts';
import { localTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Failure } from '#web/ui/failure.tsx';

/** Every resume we keep, each with a button that deletes it and everything copied from it (rule ERASE-6). */
export function YourResumes() {
  const [resumes, setResumes] = useState<KeptResume[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [asking, setAsking] = useState<KeptResume | null>(null);
  const load = useCallback(
    (): Promise<void> =>
      callEndpoint('GET /api/resumes').then(
        (kept) => {
          setFailure(null);
          setResumes(kept.resumes);
        },
        (error: unknown) => setFailure(wordsFor(error)),
      ),
    [],
  );
  useEffect(() => void load(), [load]);

  return (
    <div className="part">
      <h3>Delete a resume</h3>
      <p>
        Its text and the facts go at once, with what you wrote beside it and what we read from your interviews
        on it. Their feedback stays. You can bring another resume at any time.
      </p>
      {failure && <Failure message={failure} onAgain={() => void load()} />}
      {resumes?.length === 0 && <p className="small">We keep no resume of yours.</p>}
      {resumes && resumes.length > 0 && (
        <ul className="kept-resumes">
          {resumes.map((resume) => (
            <li key={resume.resumeId}>
              <span>
                {resume.fileName} <span className="small">of {localTime(resume.uploadedAt)}</span>
              </span>
              <button type="button" className="go" data-removes onClick={() => setAsking(resume)}>
                Delete<span className="vh"> {resume.fileName}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {asking && (
        <AskFirst
          resume={asking}
          onKept={() => setAsking(null)}
          onDeleted={() => {
            setAsking(null);
            void load();
          }}
        />
      )}
    </div>
  );
}

function AskFirst({
  resume,
  onKept,
  onDeleted,
}: {
  resume: KeptResume;
  onKept: () => void;
  onDeleted: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('DELETE /api/resumes/:resumeId', {
        params: { resumeId: resume.resumeId },
        body: {},
      });
      onDeleted();
    } catch (error) {
      setFailure(wordsFor(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title="Delete this resume?"
      text={[
        `${resume.fileName} is deleted for good, and with it the claims, the pressure map and the mentor links of your interviews on it.`,
        'Feedback keeps what you and the panel said; delete the interview to remove that too.',
      ].join(' ')}
      note="An interview under way on it goes on, and forgets the resume when it ends."
      confirmLabel={busy ? 'Deleting...' : 'Delete it'}
      cancelLabel="Keep it"
      busy={busy}
      failure={failure}
      onCancel={onKept}
      onConfirm={() => void remove()}
    />
  );
}
