import { useState } from 'react';
import type { BodyOf, ReplyOf } from '#contract/endpoints.ts';
import type { SignOnRules } from '#contract/schools/sign-on.ts';
import { callEndpoint, EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';

export type Settings = ReplyOf<'readSignOn'>['settings'];

/** The form as it is typed; both kinds of provider are kept while one chooses. */
export type Written = {
  kind: 'oidc' | 'saml';
  issuer: string;
  clientId: string;
  clientSecret: string;
  entityId: string;
  ssoUrl: string;
  certificates: readonly string[];
  domains: string;
  roleClaim: string;
  roleRules: SignOnRules['roleRules'];
  defaultRole: SignOnRules['defaultRole'];
};

function writtenOf(read: Settings): Written {
  const provider = read?.provider;
  const rules = read?.rules;
  const saml = provider?.kind === 'saml' ? provider : null;
  const oidc = provider?.kind === 'oidc' ? provider : null;
  return {
    kind: provider?.kind ?? 'oidc',
    issuer: oidc?.issuer ?? '',
    clientId: oidc?.clientId ?? '',
    clientSecret: '',
    entityId: saml?.entityId ?? '',
    ssoUrl: saml?.ssoUrl ?? '',
    certificates: saml?.certificates.map(({ pem }) => pem) ?? [''],
    domains: rules?.domains.join('\n') ?? '',
    roleClaim: rules?.roleClaim ?? '',
    roleRules: rules?.roleRules ?? [],
    defaultRole: rules?.defaultRole ?? null,
  };
}

function bodyOf(written: Written): Omit<BodyOf<'changeSignOn'>, 'was'> {
  const lines = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);
  const { kind, issuer, clientId, clientSecret, entityId, ssoUrl, certificates } = written;
  return {
    provider:
      kind === 'oidc'
        ? { kind, issuer: issuer.trim(), clientId, clientSecret: clientSecret === '' ? null : clientSecret }
        : { kind, entityId, ssoUrl: ssoUrl.trim(), certificates: certificates.filter((text) => text.trim()) },
    rules: {
      domains: lines(written.domains),
      roleClaim: written.roleClaim.trim() || null,
      roleRules: written.roleRules,
      defaultRole: written.defaultRole,
    },
  };
}

/** A school's sign-on in the making, and its saving over what was seen. */
export function useSignOn(orgId: string, read: Settings, onSaved: () => void) {
  const [saved] = useState(() => writtenOf(read));
  const [written, setWritten] = useState(saved);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [wrong, setWrong] = useState<readonly { path: string; message: string }[]>([]);
  const run = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    setWrong([]);
    try {
      await work();
    } catch (error) {
      setFailure(wordsFor(error));
      if (error instanceof EndpointError) setWrong(error.fields);
    } finally {
      setBusy(false);
    }
  };
  return {
    written,
    busy,
    failure,
    isDirty: JSON.stringify(written) !== JSON.stringify(saved),
    set: (change: Partial<Written>) => setWritten((before) => ({ ...before, ...change })),
    /** What is wrong with a field, by the end of its path. */
    wrongAt: (path: string): string | undefined =>
      wrong.find((one) => one.path.endsWith(path) || one.path.includes(`${path}.`))?.message,
    save: () =>
      run(async () => {
        const body = { ...bodyOf(written), was: read?.changedAt ?? null };
        await callEndpoint('PUT /api/schools/:orgId/sign-on', { params: { orgId }, body });
        onSaved();
      }),
    readMetadata: (xml: string) =>
      run(async () => {
        const params = { orgId };
        const said = await callEndpoint('POST /api/schools/:orgId/sign-on/metadata', {
          params,
          body: { xml },
        });
        setWritten((before) => ({ ...before, ...said }));
      }),
  };
}
export type SignOn = ReturnType<typeof useSignOn>;
