import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { RecordDeps } from '#server/interviews/record-event.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { beginDrill } from './begin-drill.ts';
import { readDrill } from './read-drill.ts';
import { readDrills } from './read-drills.ts';
import { startDrill } from './start-drill.ts';

/** Drills; what is said in one goes the way of interviews. */
export function drillRoutes(deps: RecordDeps & WithNotice): Routes {
  return (bind) => {
    bind('readDrills', ({ uid }) => readDrills(deps, { uid }));
    bind('beginDrill', ({ uid, body }) => beginDrill(deps, { uid, ...body }));
    bind('startDrill', ({ uid, params, body }) => startDrill(deps, { uid, ...params, ...body }));
    bind('readDrill', ({ uid, params }) => readDrill(deps, { uid, ...params }));
  };
}
