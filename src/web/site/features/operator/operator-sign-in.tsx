import { useState } from 'react';
import { wordsFor } from '#web/lib/call-endpoint.ts';
import { Logo } from '#web/ui/art/logo.tsx';
import { callOperator } from './call-operator.ts';

/** The way in: with Google, by the whole page, back to here. */
export function OperatorSignIn({ problem }: { problem: string | null }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = (): void => {
    setBusy(true);
    setFailure(null);
    callOperator('beginOperatorSignIn', { body: {} }).then(
      ({ url }) => window.location.assign(url),
      (error: unknown) => {
        setBusy(false);
        setFailure(wordsFor(error));
      },
    );
  };
  const said = failure ?? problem;
  return (
    <section className="door">
      <p className="name">
        <Logo />
        Hotseat <span>operator</span>
      </p>
      <h1>The operator’s page</h1>
      <p className="lead">
        For the accounts on its list. It has a sign-in of its own, which ends after half an hour of rest.
      </p>
      {said && (
        <p className="said-wrong" role="alert">
          {said}
        </p>
      )}
      <button type="button" className="btn" disabled={busy} onClick={begin}>
        {busy ? 'Opening Google...' : 'Sign in with Google'}
      </button>
    </section>
  );
}
