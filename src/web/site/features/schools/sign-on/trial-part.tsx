import { useState } from 'react';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Part, Time } from '../parts.tsx';
import { useSchool } from '../school-context.ts';
import { roleWords } from '../school-words.ts';
import { reasonWords } from './sign-on-words.ts';
import type { Settings } from './use-sign-on.ts';

/** A sign-on by the owner who looks, which lets nobody in and says what it would have come to. */
export function TrialPart({ settings, isDirty }: { settings: NonNullable<Settings>; isDirty: boolean }) {
  const { orgId } = useSchool().school;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const test = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { url } = await callEndpoint('POST /api/schools/:orgId/sign-on/test', {
        params: { orgId },
        body: {},
      });
      window.location.assign(url);
    } catch (error) {
      setFailure(wordsFor(error));
      setBusy(false);
    }
  };
  return (
    <Part title="Test the sign-on">
      <p>
        You go to your provider, sign in and come back here. Nobody is let in by it, and it can be done while
        the sign-on is off.
      </p>
      <Trial trial={settings.trial} />
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <p className="ways">
        <button
          type="button"
          className="btn line slim"
          disabled={busy || isDirty}
          onClick={() => void test()}
        >
          {busy ? 'Going there...' : 'Test the sign-on'}
        </button>
        {isDirty && <span className="small">Save first: what is saved is tested.</span>}
      </p>
    </Part>
  );
}

function Trial({ trial }: Pick<NonNullable<Settings>, 'trial'>) {
  if (!trial) return <p className="small">These settings were not tested yet.</p>;
  const { at, problem, email, name, values, role } = trial;
  return (
    <div className="trial">
      <p className={problem ? 'said-wrong' : ''}>
        <b>{problem ? 'The last test did not pass.' : 'The last test passed.'}</b>{' '}
        {problem ? reasonWords[problem] : ''}
      </p>
      {email && (
        <p>
          {name}, {email}
          {role && `: comes in as ${roleWords[role].toLowerCase()}`}
        </p>
      )}
      {values.length > 0 && <p className="small">Values for the rules: {values.join(', ')}</p>}
      <p className="small">
        <Time iso={at} />
      </p>
    </div>
  );
}
