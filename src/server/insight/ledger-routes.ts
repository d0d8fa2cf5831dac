import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { markClaim } from './mark-claim.ts';
import { readLedger, type ReadLedgerDeps } from './read-ledger.ts';
import { readPressureMap } from './read-pressure-map.ts';

/** The claim ledger and the pressure map of past interviews. */
export function ledgerRoutes(deps: ReadLedgerDeps): Routes {
  return (bind) => {
    bind('readLedger', ({ uid, params }) => readLedger(deps, { uid, ...params }));
    bind('markClaim', ({ uid, params, body }) => markClaim(deps, { uid, ...params, ...body }));
    bind('readPressureMap', ({ uid, params }) => readPressureMap(deps, { uid, ...params }));
  };
}
