import { useState } from 'react';
import { signOnLimits } from '#contract/schools/sign-on.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { Field } from '#web/ui/field.tsx';
import { Part } from '../parts.tsx';
import { dayWords } from '../school-words.ts';
import type { Settings, SignOn, Written } from './use-sign-on.ts';

const kinds = { oidc: 'OpenID Connect', saml: 'SAML 2.0' } as const;

/** How the school's provider is reached. */
export function ProviderPart({ signOn, read }: { signOn: SignOn; read: Settings }) {
  const { written, set, busy } = signOn;
  return (
    <Part title="Your provider">
      <fieldset className="choices">
        <legend className="vh">Kind of provider</legend>
        {(Object.keys(kinds) as (keyof typeof kinds)[]).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="kind"
              checked={written.kind === kind}
              disabled={busy}
              onChange={() => set({ kind })}
            />
            {kinds[kind]}
          </label>
        ))}
      </fieldset>
      {written.kind === 'oidc' ? (
        <OpenId signOn={signOn} hasSecret={read?.provider.kind === 'oidc'} />
      ) : (
        <Saml signOn={signOn} read={read} />
      )}
    </Part>
  );
}

/** A line of text of the form. */
function Line({
  signOn: { written, set, busy, wrongAt },
  name,
  label,
  hint,
  secret = false,
}: {
  signOn: SignOn;
  name: 'issuer' | 'clientId' | 'clientSecret' | 'entityId' | 'ssoUrl' | 'roleClaim';
  label: string;
  hint?: string;
  secret?: boolean;
}) {
  const put = (text: string): Partial<Written> => ({ [name]: text });
  return (
    <Field label={label} hint={hint} error={wrongAt(name)}>
      {(control) => (
        <input
          {...control}
          type={secret ? 'password' : 'text'}
          autoComplete={secret ? 'new-password' : 'off'}
          spellCheck={false}
          maxLength={500}
          value={written[name]}
          disabled={busy}
          onChange={(event) => set(put(event.target.value))}
        />
      )}
    </Field>
  );
}
export { Line as SignOnLine };

function OpenId({ signOn, hasSecret }: { signOn: SignOn; hasSecret: boolean }) {
  return (
    <>
      <Line
        signOn={signOn}
        name="issuer"
        label="Issuer"
        hint="Its address, exactly as it writes it, like https://login.school.edu/realms/staff"
      />
      <Line signOn={signOn} name="clientId" label="Client id" />
      <Line
        signOn={signOn}
        name="clientSecret"
        label="Client secret"
        secret
        hint={
          hasSecret
            ? 'One is kept, sealed. Leave this empty to keep it.'
            : 'It is kept sealed, and shown to nobody again.'
        }
      />
    </>
  );
}

/** How a kept certificate is told from another; nothing of one that is being typed. */
function certificateHint(read: Settings, text: string): string | undefined {
  const kept = read?.provider.kind === 'saml' ? read.provider.certificates : [];
  const found = kept.find(({ pem }) => pem === text);
  if (!found) return undefined;
  const { subject, validUntil, fingerprint } = found;
  return `${subject}, until ${dayWords(validUntil.slice(0, 10))}, SHA-256 ${fingerprint}`;
}

function Saml({ signOn, read }: { signOn: SignOn; read: Settings }) {
  const { written, set, busy, wrongAt } = signOn;
  const [xml, setXml] = useState('');
  return (
    <>
      <Disclosure summary="Fill this in from a metadata document" open={written.entityId === ''}>
        <Field label="Metadata document (XML)" error={wrongAt('xml')}>
          {(control) => (
            <textarea
              {...control}
              className="pem"
              rows={5}
              spellCheck={false}
              maxLength={signOnLimits.metadataText}
              value={xml}
              disabled={busy}
              onChange={(event) => setXml(event.target.value)}
            />
          )}
        </Field>
        <p className="ways">
          <button
            type="button"
            className="btn line slim"
            disabled={busy || xml.trim() === ''}
            onClick={() => void signOn.readMetadata(xml)}
          >
            Read it
          </button>
        </p>
      </Disclosure>
      <Line signOn={signOn} name="entityId" label="Entity id of the provider" />
      <Line signOn={signOn} name="ssoUrl" label="Sign-on address (HTTP-Redirect)" />
      {written.certificates.map((text, at) => (
        <Field
          // oxlint-disable-next-line react/no-array-index-key -- its place is all it has
          key={at}
          label={at === 0 ? 'Certificate' : 'Second certificate, while one takes over from the other'}
          hint={certificateHint(read, text)}
          error={wrongAt(`certificates.${at}`)}
        >
          {(control) => (
            <textarea
              {...control}
              className="pem"
              rows={5}
              spellCheck={false}
              maxLength={signOnLimits.certificateText}
              value={text}
              disabled={busy}
              onChange={(event) => set({ certificates: written.certificates.with(at, event.target.value) })}
            />
          )}
        </Field>
      ))}
      {written.certificates.length < signOnLimits.certificates && (
        <button
          type="button"
          className="go"
          disabled={busy}
          onClick={() => set({ certificates: [...written.certificates, ''] })}
        >
          Add a second certificate
        </button>
      )}
    </>
  );
}
