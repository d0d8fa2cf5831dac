import { useRef } from 'react';
import type { SignOnShown } from '#contract/schools/sign-on.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Part } from '../parts.tsx';

/** What the school's provider is to be told of us. */
export function OursPart({ ours, kind }: { ours: SignOnShown['ours']; kind: 'oidc' | 'saml' }) {
  const rows: readonly [string, string][] =
    kind === 'oidc'
      ? [
          ['Redirect address', ours.redirectUri],
          ['Scopes', 'openid email profile'],
        ]
      : [
          ['Our entity id', ours.entityId],
          ['Answer address (ACS)', ours.acsUrl],
          ['Our metadata', ours.metadataUrl],
        ];
  return (
    <Part title="What your provider is to know of us">
      <dl className="ours">
        {[...rows, ['Direct link for your people', ours.directLink] as const].map(([name, value]) => (
          <ToCopy key={name} name={name} value={value} />
        ))}
      </dl>
      {kind === 'saml' && (
        <p className="small">
          Let it sign the assertion with SHA-256 and send a persistent name, an address as “email” and what
          your rules read. The answer goes by HTTP-POST.
        </p>
      )}
    </Part>
  );
}

function ToCopy({ name, value }: { name: string; value: string }) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code ref={shown}>{value}</code>
      </dd>
      <dd>
        <CopyButton text={value} shownIn={shown} className="go">
          Copy<span className="vh"> {name}</span>
        </CopyButton>
      </dd>
    </div>
  );
}
