import { type ReactNode, useRef, useState } from 'react';
import type { ExportStanding } from '#contract/export.ts';
import { exportLimits } from '#contract/export-limits.ts';
import { paths } from '#contract/paths.ts';
import { sweptAfter } from '#contract/retention.ts';
import { indianTime } from '#web/content/unbroken-words.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { addressOf } from '#web/lib/endpoint-address.ts';
import { Failure } from '#web/ui/failure.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { MarginNote, Section } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePlaceOfAddress } from '#web/ui/use-place-of-address.ts';
import { fileSize } from './file-size.ts';
import type { KnownExport } from './use-export.ts';
import './download-everything.css';

/** Where the page comes back to after signing in once more. */
const place = 'copy';

/** A copy of everything that is kept about a person: asked for, waited for, downloaded. */
export function DownloadEverything({ copy }: { copy: KnownExport }) {
  const { standing, failure, reading, adopt, reload } = copy;
  const heading = useRef<HTMLHeadingElement>(null);
  usePlaceOfAddress(place, heading);
  return (
    <Section
      className="tight copy"
      aria-labelledby={place}
      margin={<MarginNote>yours to take along</MarginNote>}
    >
      <h2 id={place} ref={heading} tabIndex={-1}>
        Download everything
      </h2>
      <p className="about">
        One ZIP file with all we keep about you: profile and settings, payments with their receipts, resumes,
        and every interview with its transcript and feedback.
      </p>
      {failure && <Failure message={failure} busy={reading} onAgain={reload} />}
      {!failure && !standing && <Skeleton shape="list" label="Looking for a copy..." />}
      {!failure && standing && (
        <Copy
          standing={standing}
          onStanding={(next) => {
            adopt(next);
            // What was pressed is gone now; who works with keys stays here.
            heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </Section>
  );
}

function Copy({
  standing,
  onStanding,
}: {
  standing: ExportStanding;
  onStanding: (standing: ExportStanding) => void;
}) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefused(null);
    try {
      await work();
    } catch (error) {
      setRefused(wordsFor(error));
    }
    setBusy(false);
  };
  const ask = (replaces?: string): void =>
    void attempt(async () =>
      onStanding(await callEndpoint('POST /api/export', { body: replaces ? { replaces } : {} })),
    );
  const signInAgain = (): void =>
    void attempt(async () => {
      const returnTo = `${paths.account}#${place}`;
      const { url } = await callEndpoint('POST /api/sign-in', { body: { display: 'page', returnTo } });
      window.location.assign(url);
    });

  const askButton = (words: string) => (
    <button type="button" className="btn line" disabled={busy} onClick={() => ask()}>
      {busy ? 'Asking...' : words}
    </button>
  );
  return (
    <div className="standing">
      <Told standing={standing} />
      {standing.status === 'making' && (
        <Meter
          label="Your copy"
          max={Math.max(1, standing.of)}
          value={standing.of > 0 ? standing.done : undefined}
        />
      )}
      <p className="ways">
        {standing.status === 'none' && askButton('Make my copy')}
        {standing.status === 'over' && askButton('Make a new copy')}
        {standing.status === 'failed' && askButton('Try again')}
        {standing.status === 'ready' && (
          <>
            {standing.freshSeconds > 0 ? (
              <a
                className="btn line"
                href={
                  addressOf('GET /api/exports/:exportId/file', { params: { exportId: standing.exportId } })
                    .url
                }
                download
              >
                Download ({fileSize(standing.bytes)})
              </a>
            ) : (
              <button type="button" className="btn line" disabled={busy} onClick={signInAgain}>
                {busy ? 'Leaving for Google...' : 'Sign in again to download'}
              </button>
            )}
            <button type="button" className="go" disabled={busy} onClick={() => ask(standing.exportId)}>
              Make a new copy instead
            </button>
          </>
        )}
      </p>
      {refused && (
        <p className="said-wrong" role="alert">
          {refused}
        </p>
      )}
    </div>
  );
}

/** How the copy stands, in words; a change is read out where it is not looked at. */
function Told({ standing }: { standing: ExportStanding }) {
  return <output className="told">{wordsOf(standing)}</output>;
}

function wordsOf(standing: ExportStanding): ReactNode {
  if (standing.status === 'none') return null;
  if (standing.status === 'making')
    return 'Your copy is being made. You may leave this page; it goes on without you.';
  if (standing.status === 'failed')
    return `The copy you asked for on ${indianTime(standing.askedAt)} could not be made. Nothing of yours was lost.`;
  if (standing.status === 'over')
    return `The copy you asked for on ${indianTime(standing.askedAt)} is deleted, as each is after ${sweptAfter.copyHours} hours, and at once when something that stands in it is deleted.`;
  const ready = `Your copy is ready, as of ${indianTime(standing.readyAt)}. It stays until ${indianTime(standing.until)}.`;
  return standing.freshSeconds > 0 ? (
    ready
  ) : (
    <>
      {ready} You signed in more than {exportLimits.freshMinutes} minutes ago. Please sign in once more, so
      that nobody else at this browser can take it.
    </>
  );
}
