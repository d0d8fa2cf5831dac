import { useCallback, useState } from 'react';
import type { ReplyOf } from '#contract/endpoints.ts';
import { callEndpoint } from '#web/lib/call-endpoint.ts';
import { Read } from '#web/ui/read.tsx';
import { useSchool } from '../school-context.ts';
import { UnsavedGuard } from '../unsaved-guard.tsx';
import { useReading } from '../use-reading.ts';
import { AddressPart } from './address-part.tsx';
import { BrandingPreview } from './branding-preview.tsx';
import { LogoPart, type LogoShown } from './logo-part.tsx';
import { useBranding } from './use-branding.ts';
import { useColour } from './use-colour.ts';
import { WordsFields } from './words-fields.tsx';
import './branding.css';

/** In what words and looks the school meets its applicants, beside what they see of it (rules SCHOOL-75 and SCHOOL-90 to SCHOOL-93). */
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
        {(read) => <Editor key={`${round} ${read.branding?.changedAt ?? ''}`} read={read} onAgain={again} />}
      </Read>
    </>
  );
}

function Editor({ read, onAgain }: { read: ReplyOf<'readBranding'>; onAgain: () => void }) {
  const { school, reload } = useSchool();
  const { orgId } = school;
  const branding = useBranding(orgId, school.name, read.branding);
  const [logo, setLogo] = useState<LogoShown>({ kept: read.logo, picture: undefined });
  const main = useColour(orgId, branding.words.mainColour);
  const accent = useColour(orgId, branding.words.accentColour);
  return (
    <>
      <p className="lead">
        {branding.isUnset
          ? `Nothing is set yet: applicants read “${school.name}” and our notice.`
          : 'What applicants see of you on their page and in mails.'}
      </p>
      <div className="branding">
        <div className="branding-parts">
          <WordsForm branding={branding} main={main} accent={accent} onAgain={onAgain} onSaved={reload} />
          <LogoPart
            orgId={orgId}
            kept={logo.kept}
            onShown={(shown) => {
              setLogo(shown);
              if (shown.kept !== logo.kept) reload();
            }}
          />
          {read.address && <AddressPart orgId={orgId} read={read.address} />}
        </div>
        <BrandingPreview
          words={branding.written}
          fallback={school.name}
          logo={logo.kept}
          picture={logo.picture}
          main={main.checked?.tints ?? null}
          accent={accent.checked?.tints ?? null}
        />
      </div>
      <UnsavedGuard
        isDirty={branding.isDirty}
        text="What you changed in your words and colours is not saved."
      />
    </>
  );
}

function WordsForm({
  branding,
  onAgain,
  onSaved,
  ...colours
}: Parameters<typeof WordsFields>[0] & { onAgain: () => void; onSaved: () => void }) {
  const { busy, said, failure, isStale, isWrong, isDirty, save } = branding;
  return (
    <form
      className="school-form"
      aria-label="Words and colours"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty && !isWrong && !busy) void save().then(onSaved);
      }}
    >
      <WordsFields branding={branding} {...colours} />
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <div className="ways">
        <button type="submit" className="btn slim" disabled={!isDirty || isWrong || busy}>
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
  );
}
