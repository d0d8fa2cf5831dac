import { useId, useState } from 'react';
import { type KeptLogo, logoLimits } from '#contract/schools/branding.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';
import { SchoolMark } from '#web/ui/school/school-mark.tsx';

export type LogoShown = { kept: KeptLogo | null; picture: string | undefined };
type Chosen = { file: File; picture: string };

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

/** The school's logo: a file is shown as it would be kept before it is, and can be taken away (rule SCHOOL-90). */
export function LogoPart({
  orgId,
  kept,
  onShown,
}: {
  orgId: string;
  kept: KeptLogo | null;
  /** Told what is kept, and what would be. */
  onShown: (shown: LogoShown) => void;
}) {
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const params = { orgId };
  const query = kept ? { was: kept.hash } : {};
  const work = async (task: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setSaid('');
    try {
      setSaid(await task());
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  const put = (next: Chosen | null, now: KeptLogo | null): void => {
    setChosen(next);
    if (!next) setRound((before) => before + 1);
    onShown({ kept: now, picture: next?.picture });
  };
  const look = (file: File | undefined) =>
    work(async () => {
      put(null, kept);
      if (!file) return '';
      const { picture } = await callEndpoint('POST /api/schools/:orgId/branding/logo/preview', {
        params,
        form: formOf(file),
      });
      setChosen({ file, picture });
      onShown({ kept, picture });
      return 'Not kept yet: this is how it would look.';
    });
  const keep = ({ file }: Chosen) =>
    work(async () => {
      const { logo } = await callEndpoint('POST /api/schools/:orgId/branding/logo', {
        params,
        query,
        form: formOf(file),
      });
      put(null, logo);
      return 'Kept. Applicants see it from now on.';
    });
  const remove = () =>
    work(async () => {
      await callEndpoint('DELETE /api/schools/:orgId/branding/logo', { params, query });
      put(null, null);
      return 'Taken away. Choosing its file brings it back.';
    });
  return (
    <section className="school-form" aria-labelledby={id}>
      <h2 id={id}>Logo</h2>
      {(chosen || kept) && (
        <div className="logo-kept">
          <SchoolMark logo={kept} picture={chosen?.picture} />
        </div>
      )}
      <Field
        label="File"
        hint={`PNG or WebP, up to 1 MB and ${logoLimits.side.toLocaleString('en-IN')} pixels a side. We keep its picture alone, at most ${logoLimits.keptSide} pixels a side.`}
      >
        {(control) => (
          <input
            {...control}
            key={round}
            type="file"
            accept="image/png,image/webp"
            disabled={busy}
            onChange={(event) => void look(event.target.files?.[0])}
          />
        )}
      </Field>
      {failure && (
        <p className="said-wrong" role="alert">
          {failure}
        </p>
      )}
      <div className="ways">
        {chosen && (
          <button type="button" className="btn slim" disabled={busy} onClick={() => void keep(chosen)}>
            Keep this logo
          </button>
        )}
        {chosen && (
          <button type="button" className="go" disabled={busy} onClick={() => void look(undefined)}>
            Leave it
          </button>
        )}
        {kept && !chosen && (
          <button type="button" className="go" disabled={busy} onClick={() => void remove()}>
            Take the logo away
          </button>
        )}
        <output>{said}</output>
      </div>
    </section>
  );
}
