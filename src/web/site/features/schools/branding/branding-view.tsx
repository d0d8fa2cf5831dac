import { useCallback, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { brandingLimits } from '#contract/schools/branding.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { useReading } from '../use-reading.ts';
import { BrandingPreview } from './branding-preview.tsx';
import { type Branding, useBranding } from './use-branding.ts';
import './branding.css';

/** In what words the school speaks to its applicants, beside what they read of it (rule SCHOOL-75). */
export function BrandingView() {
  const { orgId } = useSchool().school;
  const load = useCallback(
    (signal: AbortSignal) => callEndpoint('GET /api/schools/:orgId/branding', { params: { orgId }, signal }),
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
      <h1>Branding</h1>
      <Read reading={reading} what="your words">
        {({ branding }) => (
          <Editor key={`${round} ${branding?.changedAt ?? ''}`} read={branding} onAgain={again} />
        )}
      </Read>
    </>
  );
}

function Editor({ read, onAgain }: { read: ReplyOf<'readBranding'>['branding']; onAgain: () => void }) {
  const { school } = useSchool();
  const branding = useBranding(school.orgId, school.name, read);
  const { busy, said, failure, isStale, isUnset, isShort, isDirty, save } = branding;
  return (
    <>
      <p className="lead">
        {isUnset
          ? `Nothing is set yet: applicants read “${school.name}” and our notice.`
          : 'What applicants read of you on their page. Mails call you by the same name.'}
      </p>
      <div className="branding">
        <form
          className="school-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isDirty && !isShort && !busy) void save();
          }}
        >
          <Fields branding={branding} />
          {failure && (
            <p className="said-wrong" role="alert">
              {failure}
            </p>
          )}
          <div className="ways">
            <button type="submit" className="btn slim" disabled={!isDirty || isShort || busy}>
              {busy ? 'Saving...' : 'Save'}
            </button>
            {isStale && (
              <button type="button" className="go" onClick={onAgain}>
                Load what the other saved, without your changes
              </button>
            )}
            <output>{isDirty ? 'Not saved yet.' : said}</output>
          </div>
        </form>
        <BrandingPreview words={branding.written} fallback={school.name} />
      </div>
      <UnsavedGuard isDirty={isDirty} text="What you changed in your words is not saved." />
    </>
  );
}

const left = (text: string, most: number, rest: string): string =>
  `${rest} ${(most - text.length).toLocaleString('en-IN')} characters left.`;

function Fields({ branding: { words, busy, isShort, set } }: { branding: Branding }) {
  const { shownName, welcome, consentText } = words;
  return (
    <>
      <Field
        label="Name that applicants read"
        hint={left(shownName, brandingLimits.name, 'On their page and in our mails.')}
        error={isShort ? 'Two letters at least.' : undefined}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            maxLength={brandingLimits.name}
            value={shownName}
            disabled={busy}
            onChange={(event) => set({ shownName: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Welcome"
        hint={left(welcome, brandingLimits.welcome, 'May be empty. It stands under the name.')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={5}
            maxLength={brandingLimits.welcome}
            value={welcome}
            disabled={busy}
            onChange={(event) => set({ welcome: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Your own words in the notice"
        hint={left(
          consentText,
          brandingLimits.consent,
          'May be empty. They follow ours. Who agreed to other words is asked anew when they open their link.',
        )}
      >
        {(control) => (
          <textarea
            {...control}
            rows={9}
            maxLength={brandingLimits.consent}
            value={consentText}
            disabled={busy}
            onChange={(event) => set({ consentText: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
