import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import {
  addAffected,
  type BreachDeps,
  noteBreachReport,
  openBreach,
  readBreach,
  wordBreach,
} from './keep-breach.ts';
import { tellAffected } from './tell-affected.ts';

/** What the operator's command line calls when personal data got out. */
export function breachRoutes(deps: BreachDeps): Routes {
  return (bind) => {
    bind('openBreach', ({ body }) => openBreach(deps, body));
    bind('readBreach', ({ params }) => readBreach(deps, params));
    bind('addAffected', ({ params, body }) => addAffected(deps, { ...params, whom: body }));
    bind('noteBreachReport', ({ params, body }) => noteBreachReport(deps, { ...params, ...body }));
    bind('wordBreach', ({ params, body }) => wordBreach(deps, { ...params, ...body }));
    bind('tellAffected', ({ params }) => tellAffected(deps, params));
  };
}
