import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { acknowledgeGrievance, closeGrievance } from './answer-grievance.ts';
import { listGrievances } from './list-grievances.ts';
import { type GrievanceDeps, openGrievance } from './open-grievance.ts';

/** The log of complaints, for the operator's command line. */
export function grievanceRoutes(deps: GrievanceDeps): Routes {
  return (bind) => {
    bind('listGrievances', () => listGrievances(deps));
    bind('openGrievance', ({ body }) => openGrievance(deps, body));
    bind('acknowledgeGrievance', ({ params }) => acknowledgeGrievance(deps, params));
    bind('closeGrievance', ({ params, body }) => closeGrievance(deps, { ...params, ...body }));
  };
}
