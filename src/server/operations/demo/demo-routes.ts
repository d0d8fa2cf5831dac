import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { ResumeParser } from '#server/resumes/parse-resume-file.ts';
import { type DemoDeps, loadDemo } from './load-demo.ts';
import { removeDemo } from './remove-demo.ts';

/** Who signs people in, and where the pages are. */
type Served = {
  signIn: { kind: 'google' } | { kind: 'stand_in'; port: number; issuer: string | null };
  publicUrl: string;
};

/** Who signs people in where the stand-in does; null where Google does. */
const standInIssuer = ({ signIn }: Served): string | null =>
  signIn.kind === 'google' ? null : (signIn.issuer ?? `http://localhost:${signIn.port}`);

/** The demo account, as the operator's command line loads and removes it. */
export function demoRoutes(
  parts: Omit<DemoDeps, 'parser' | 'standInIssuer' | 'publicUrl'> & PrivacyParts & { config: Served },
): Routes {
  const { config } = parts;
  const { publicUrl } = config;
  const deps = { ...parts, parser: new ResumeParser(), standInIssuer: standInIssuer(config), publicUrl };
  return (bind) => {
    bind('loadDemo', ({ body }) => loadDemo(deps, body));
    bind('removeDemo', async ({ body }) => ({ removed: await removeDemo(deps, body) }));
  };
}
