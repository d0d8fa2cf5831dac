import { useState } from 'react';
import { localTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';

/** Above every page of an account that is about to be deleted: when it goes, and the one press that keeps it. */
export function AccountGoing({ dueAt, onKept }: { dueAt: string; onKept: () => Promise<unknown> }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const keep = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('DELETE /api/me/deletion');
      await onKept();
      document.querySelector<HTMLElement>('main')?.focus();
    } catch (error) {
      setFailure(wordsFor(error));
    }
    setBusy(false);
  };

  return (
    <aside className="notice going" aria-label="Your account is about to be deleted">
      <div>
        <p>
          <b>Your account will be deleted</b> after {localTime(dueAt)}. Nothing new can begin until you keep
          it.
        </p>
        {failure && (
          <p className="said-wrong" role="alert">
            {failure}
          </p>
        )}
      </div>
      <button type="button" className="btn" disabled={busy} onClick={() => void keep()}>
        {busy ? 'Keeping...' : 'Keep my account'}
      </button>
    </aside>
  );
}
