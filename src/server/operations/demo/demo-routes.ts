import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { PrivacyParts } from '#server/privacy/privacy-parts.ts';
import { type DemoDeps, loadDemo } from './load-demo.ts';
import { removeDemo } from './remove-demo.ts';

/** The demo account, as the operator's command line loads and removes it. */
export function demoRoutes(
  parts: Omit<DemoDeps, 'publicUrl'> & PrivacyParts & { config: { publicUrl: string } },
): Routes {
  const { publicUrl } = parts.config;
  const deps = { ...parts, publicUrl };
  return (bind) => {
    bind('loadDemo', ({ body }) => loadDemo(deps, body));
    bind('removeDemo', async ({ body }) => ({ removed: await removeDemo(deps, body) }));
  };
}
