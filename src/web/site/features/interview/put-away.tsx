import { useState } from 'react';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** What becomes of its credit, said before (rule CREDIT-6). */
const costWords = (comesBack: boolean): string =>
  comesBack
    ? 'It goes back to your interviews.'
    : 'It counts as used: it has been returned to you as often as we do by ourselves, or the last day to begin it is over.';

/** Puts an interview away that is prepared and was not started, after asking: what is open bars drills and interviews for schools. */
export function PutAway({ sessionId, onAway }: { sessionId: string; onAway: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [comesBack, setComesBack] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const params = { sessionId };
  const ask = (): void => {
    setAsking(true);
    setFailure(null);
    setComesBack(null);
    callEndpoint('GET /api/interviews/:sessionId', { params }).then(
      (snapshot) => setComesBack(snapshot.comesBack),
      (error: unknown) => setFailure(wordsFor(error)),
    );
  };
  const putAway = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('POST /api/interviews/:sessionId/end', { params, body: { onlyPrepared: true } });
      await onAway();
      setAsking(false);
    } catch (error) {
      setFailure(wordsFor(error));
    }
    setBusy(false);
  };
  return (
    <>
      <button type="button" className="go" onClick={ask}>
        Put it away
      </button>
      <Dialog
        open={asking}
        title="Put this interview away?"
        text="The steps you went through are not kept for the next one; your resume is."
        note={comesBack === null ? null : costWords(comesBack)}
        confirmLabel={comesBack === null ? null : busy ? 'Putting it away...' : 'Put it away'}
        cancelLabel="Keep it"
        busy={busy}
        failure={failure}
        onConfirm={() => void putAway()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
