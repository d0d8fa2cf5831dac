import { useId, useState } from 'react';
import { addressLimits, addressName, type SchoolAddress } from '#contract/schools/branding.ts';
import { callEndpoint, wordsFor } from '#web/lib/call-endpoint.ts';
import { Field } from '#web/ui/field.tsx';

type Known = NonNullable<SchoolAddress>;

const fieldHint = [
  `${addressLimits.least} to ${addressLimits.most} small letters, digits and single hyphens.`,
  `A name stays yours for good, ${addressLimits.kept} at most; links in older mails go on working.`,
].join(' ');

/** The school's front door before our host: taken, changed, given up (rule SCHOOL-93). */
export function AddressPart({ orgId, read }: { orgId: string; read: Known }) {
  const id = useId();
  const [known, setKnown] = useState(read);
  const [field, setField] = useState(read.name ?? read.suggested);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const { name: was, host, port, before } = known;
  const name = addressName.safeParse(field).data ?? null;
  const after = `.${host}${port && `:${port}`}`;
  const change = async (to: string | null): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setSaid('');
    try {
      const { address } = await callEndpoint('PUT /api/schools/:orgId/branding/address', {
        params: { orgId },
        body: { name: to, was },
      });
      if (address) setKnown(address);
      setSaid(
        to ? 'It is yours. Links in new mails lead there.' : 'Given up. Links in new mails lead to us.',
      );
    } catch (error) {
      setFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  const isHalf = field !== '' && name === null;
  return (
    <section className="school-form" aria-labelledby={id}>
      <h2 id={id}>Address of your own</h2>
      <p>
        {was ? (
          <>
            Your front door is{' '}
            <a href={`${window.location.protocol}//${was}${after}/`} target="_blank" rel="noreferrer">
              {was}
              {after}
            </a>
            , and links in mails to applicants begin with it.
          </>
        ) : (
          'A front door with your logo and welcome, and links in mails that begin with your name. Nothing is signed in there.'
        )}
      </p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (name && name !== was && !busy) void change(name);
        }}
      >
        <Field label="Name" hint={fieldHint} error={isHalf ? 'This cannot stand in an address.' : undefined}>
          {(control) => (
            <span className="address">
              <input
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={addressLimits.most}
                value={field}
                disabled={busy}
                onChange={(event) => setField(event.target.value)}
              />
              <span>{after}</span>
            </span>
          )}
        </Field>
        {before.length > 0 && <p className="small">Yours, too: {before.join(', ')}.</p>}
        {failure && (
          <p className="said-wrong" role="alert">
            {failure}
          </p>
        )}
        <div className="ways">
          <button type="submit" className="btn slim" disabled={!name || name === was || busy}>
            {was ? 'Change the address' : 'Take the address'}
          </button>
          {was && (
            <button type="button" className="go" disabled={busy} onClick={() => void change(null)}>
              Give it up
            </button>
          )}
          <output>{said}</output>
        </div>
      </form>
    </section>
  );
}
