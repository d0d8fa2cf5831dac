import { useState } from 'react';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { forgetKeptWords } from '#web/lib/kept-words.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** Ends the sessions of every browser, this one too, after asking. */
export function SignOutEverywhere({ onSignedOut }: { onSignedOut: () => void }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const signOut = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await callEndpoint('POST /api/sign-out/everywhere');
      forgetKeptWords();
      onSignedOut();
    } catch (error) {
      setFailure(wordsFor(error));
      setBusy(false);
    }
  };

  return (
    <div className="everywhere">
      <p>Ends your session in every browser and on every device, this one too.</p>
      <button
        type="button"
        className="btn line"
        onClick={() => {
          setFailure(null);
          setAsking(true);
        }}
      >
        Sign out everywhere
      </button>
      <Dialog
        open={asking}
        title="Sign out everywhere?"
        text="Every browser you are signed in with is signed out now. An interview that runs goes on with its clock; sign in again to return to it."
        confirmLabel={busy ? 'Signing out...' : 'Sign out everywhere'}
        cancelLabel="Stay signed in"
        busy={busy}
        failure={failure}
        onCancel={() => setAsking(false)}
        onConfirm={() => void signOut()}
      />
    </div>
  );
}
