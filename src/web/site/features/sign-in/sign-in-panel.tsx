import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Account } from '#contract/account.ts';
import { accountRefusals } from '#web/lib/refusals/account-refusals.ts';
import { ScenePlate } from '#web/ui/art/scene-plate.tsx';
import { LibraryAtNight } from '#web/ui/art/scenes/library-at-night.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { browserSignIn } from './browser-sign-in.ts';
import { isFlowId, runSignIn, settled, type SignInState } from './sign-in-flow.ts';
import './sign-in-panel.css';

/** The sign-in page. `flow` names a sign-in that took the whole page and came back without success; the service says why. */
export function SignInPanel({
  returnTo,
  flow,
  unavailable,
  onSignedIn,
  terms,
  otherDoor,
}: {
  returnTo: string;
  flow: string | null;
  unavailable: boolean;
  onSignedIn: (account: Account) => void;
  terms: ReactNode;
  /** The way for people of a school that has a sign-on of its own. */
  otherDoor: ReactNode;
}) {
  const [state, setState] = useState<SignInState>({ phase: 'idle' });
  const run = useRef<AbortController>(null);
  useEffect(() => () => run.current?.abort(), []);
  useEffect(() => {
    if (!isFlowId(flow)) return undefined;
    const stop = new AbortController();
    void settled(browserSignIn(returnTo), flow).then((outcome) => {
      if (stop.signal.aborted || run.current) return;
      setState(outcome ?? { phase: 'failed', message: accountRefusals.sign_in_expired });
    });
    return () => stop.abort();
  }, [flow, returnTo]);

  const signIn = (): void => {
    run.current?.abort();
    const controller = new AbortController();
    run.current = controller;
    const report = (next: SignInState): void => {
      setState(next);
      if (next.phase === 'done') onSignedIn(next.account);
    };
    void runSignIn(browserSignIn(returnTo), report, controller.signal);
  };

  const busy = state.phase === 'busy' || state.phase === 'done';
  return (
    <div className="book">
      <Section className="first sign-in with-plate" margin={<MarginNote>come in</MarginNote>}>
        <div>
          <h1 className="page-title">Sign in to your account</h1>
          <p className="lead">Use your Google account to continue</p>
          <button type="button" className="btn line" disabled={busy || unavailable} onClick={signIn}>
            <GoogleMark />
            {busy ? 'Signing in...' : 'Sign in with Google'}
          </button>
          <div role="alert">
            {state.phase === 'failed' && <p className="said-wrong">{state.message}</p>}
            {unavailable && <p className="said-wrong">Sign-in is not set up on this service yet.</p>}
          </div>
          <p>{otherDoor}</p>
          <p className="small">
            We receive your name, e-mail address and picture from Google, and nothing else. {terms}
          </p>
        </div>
        <ScenePlate Scene={LibraryAtNight} caption="The evening before. There is still time for one." />
      </Section>
    </div>
  );
}

function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" width="20" height="20" aria-hidden="true">
      <path
        fill="#4285f4"
        d="M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.5 2.7-3.9 2.7-6.6z"
      />
      <path fill="#34a853" d="M9 18c2.4 0 4.5-.8 6-2.2l-3-2.2a5.4 5.4 0 0 1-8-2.9H1v2.3A9 9 0 0 0 9 18z" />
      <path fill="#fbbc05" d="M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8z" />
      <path fill="#ea4335" d="M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3A5.4 5.4 0 0 1 9 3.6z" />
    </svg>
  );
}
