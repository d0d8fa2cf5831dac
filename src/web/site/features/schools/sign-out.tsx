import { useState } from 'react';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { forgetKeptWords } from '#web/lib/kept-words.ts';

/** Who is signed in, and the way out. */
export function SignOut({ email, onSignedOut }: { email: string; onSignedOut: () => void }) {
  const [name, host] = email.split('@');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const signOut = (): void => {
    setBusy(true);
    setFailure(null);
    callEndpoint('POST /api/sign-out').then(
      () => {
        forgetKeptWords();
        onSignedOut();
      },
      (error: unknown) => {
        setBusy(false);
        setFailure(wordsFor(error));
      },
    );
  };
  return (
    <div className="signed-in">
      <span className="small">
        {name}
        <wbr />@{host}
      </span>
      <button type="button" className="go" disabled={busy} onClick={signOut}>
        Sign out
      </button>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
