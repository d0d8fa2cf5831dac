import { useState } from 'react';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Dialog } from './dialog.tsx';

/** Deletes one interview after asking: a press that looks like a link, and the question. `of` tells it from the others, for who hears the page. */
export function DeleteInterview({
  sessionId,
  of,
  words = 'Delete',
  onDeleted,
}: {
  sessionId: string;
  of: string;
  words?: string;
  onDeleted: () => void;
}) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const remove = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('DELETE /api/interviews/:sessionId', { params: { sessionId }, body: {} });
      setAsking(false);
      onDeleted();
    } catch (error) {
      setFailure(wordsFor(error));
    }
    setBusy(false);
  };

  return (
    <>
      <button
        type="button"
        className="go"
        data-removes
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        {words}
        <span className="vh"> {of}</span>
      </button>
      <Dialog
        open={asking}
        title="Delete this interview?"
        text="Its transcript, your answers, the scores and the feedback go for good. Nobody can bring them back, and we cannot either."
        note="It still counts as one of the interviews you have used."
        confirmLabel={busy ? 'Deleting...' : 'Delete it'}
        cancelLabel="Keep it"
        busy={busy}
        failure={failure}
        onCancel={() => setAsking(false)}
        onConfirm={() => void remove()}
      />
    </>
  );
}
