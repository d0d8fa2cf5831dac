import { useCallback, useState } from 'react';
import type { SignOnShown } from '#contract/schools/sign-on.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { useReading } from '../use-reading.ts';
import { OursPart } from './ours-part.tsx';
import { ProviderPart } from './provider-part.tsx';
import { RulesPart } from './rules-part.tsx';
import { stateWords } from './sign-on-words.ts';
import { SwitchPart } from './switch-part.tsx';
import { TrialPart } from './trial-part.tsx';
import { useSignOn } from './use-sign-on.ts';
import './sign-on.css';

/** A school's own sign-on: its provider, whom that lets in, its test, and whether it is used. */
export function SignOnView() {
  const { orgId } = useSchool().school;
  const load = useCallback(
    (signal: AbortSignal) => callEndpoint('GET /api/schools/:orgId/sign-on', { params: { orgId }, signal }),
    [orgId],
  );
  const reading = useReading(load);
  const [round, setRound] = useState(0);
  const again = (): void => {
    setRound((before) => before + 1);
    reading.again();
  };
  return (
    <>
      <h1>Sign-on</h1>
      <Read reading={reading} what="the sign-on">
        {(shown) => (
          <Editor key={`${round} ${shown.settings?.changedAt ?? ''}`} shown={shown} onChanged={again} />
        )}
      </Read>
    </>
  );
}

function Editor({
  shown: { ours, settings, owners },
  onChanged,
}: {
  shown: SignOnShown;
  onChanged: () => void;
}) {
  const { orgId } = useSchool().school;
  const signOn = useSignOn(orgId, settings, onChanged);
  const { busy, failure, isDirty, save, written } = signOn;
  return (
    <>
      <p className="lead">
        {settings
          ? `Your own sign-on is ${stateWords[settings.state].toLowerCase()}.`
          : 'Let your people come in with the account they have at your school.'}
      </p>
      <div className="sign-on">
        <OursPart ours={ours} kind={written.kind} />
        <form
          className="school-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isDirty && !busy) void save();
          }}
        >
          <ProviderPart signOn={signOn} read={settings} />
          <RulesPart signOn={signOn} />
          {failure && (
            <p className="said-wrong" role="alert">
              {failure}
            </p>
          )}
          <div className="ways">
            <button type="submit" className="btn slim" disabled={!isDirty || busy}>
              {busy ? 'One moment...' : 'Save'}
            </button>
            <output>{isDirty ? 'Not saved yet. Another provider is tested anew.' : ''}</output>
          </div>
        </form>
        {settings && <TrialPart settings={settings} isDirty={isDirty} />}
        {settings && <SwitchPart settings={settings} owners={owners} onSwitched={onChanged} />}
      </div>
      <UnsavedGuard isDirty={isDirty} text="What you changed in the sign-on is not saved." />
    </>
  );
}
