import { newestConsents } from '#server/accounts/consent-store.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { changeConsents, type ConsentDeps } from './change-consents.ts';

/** The notice, what was agreed to, and its withdrawal. */
export function consentRoutes(deps: ConsentDeps): Routes {
  const { notice, contact } = deps;
  return (bind) => {
    bind('readConsents', async ({ uid }) => ({
      notice,
      contact,
      consents: await deps.database.read((tx) => newestConsents(tx, uid, notice)),
    }));
    bind('changeConsents', ({ uid, body }) => changeConsents(deps, { uid, ...body }));
  };
}
