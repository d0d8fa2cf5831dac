import { useState } from 'react';
import type { InvitationPage } from '#contract/schools/sitting.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Section } from '#web/ui/page.tsx';
import { Refused } from '#web/ui/refused.tsx';

/** What can be done now: warm up, sit, or go on with what is open. */
export function Ready({
  token,
  page: { open, practice, seatFree, paused, attemptsLeft, school, minutes },
  onEnter,
  onRefused,
}: {
  token: string;
  page: InvitationPage;
  onEnter: (sessionId: string) => void;
  onRefused: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(null);
  const enter = async (begin: () => Promise<{ sessionId: string }>): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    try {
      onEnter((await begin()).sessionId);
    } catch (error) {
      setTrouble(error);
      onRefused();
    } finally {
      setBusy(false);
    }
  };
  const body = { token };
  const sit = () => enter(() => callEndpoint('POST /api/invitations/begin', { body }));
  const practise = () => enter(() => callEndpoint('POST /api/invitations/practise', { body }));
  const alert = <div role="alert">{trouble !== null && <Refused error={trouble} />}</div>;
  if (open)
    return (
      <Section aria-labelledby="open">
        <h2 id="open">{open.kind === 'sitting' ? 'Your interview is open' : 'Your practice is open'}</h2>
        <p>
          {open.kind === 'sitting' ? 'Where it runs, its clock runs on.' : 'It takes five minutes at most.'}
        </p>
        <p className="ways">
          <button type="button" className="btn" onClick={() => onEnter(open.sessionId)}>
            {open.kind === 'sitting' ? 'Go on with the interview' : 'Go on with the practice'}
          </button>
        </p>
        {alert}
      </Section>
    );
  if (attemptsLeft === 0) return null;
  if (paused)
    return (
      <Section aria-labelledby="paused">
        <h2 id="paused">{school} has paused its interviews</h2>
        <p>
          You cannot start now. Your link stays valid until its deadline. Please ask {school} when you can
          take the interview.
        </p>
        {alert}
      </Section>
    );
  return (
    <Section aria-labelledby="ready">
      <h2 id="ready">Whenever you are ready</h2>
      {!seatFree && (
        <p className="said-wrong" role="note">
          {school} has no seat free at this moment, and is told when you try. Please come back later.
        </p>
      )}
      <ul className="two-ways">
        {practice === 'open' && (
          <li>
            <h3>Warm up first</h3>
            <p>
              Two questions of ours, five minutes at most. Not scored, not kept, and nobody sees it. Once.
            </p>
            <button type="button" className="btn line" disabled={busy} onClick={() => void practise()}>
              Warm up
            </button>
          </li>
        )}
        <li>
          <h3>The interview</h3>
          <p>
            Your resume and a few rules come first; then {minutes} minutes that count. Nothing is used before
            it starts.
          </p>
          <button type="button" className="btn" disabled={busy} onClick={() => void sit()}>
            {busy ? 'Opening the room...' : 'Prepare the interview'}
          </button>
        </li>
      </ul>
      {practice === 'taken' && <p className="small">You have warmed up.</p>}
      {alert}
    </Section>
  );
}
