import type { ReplyOf } from '#contract/endpoints.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { listOrganisations } from '../organisations/open-organisation.ts';
import type { SchoolParts } from '../school-parts.ts';
import { countByMonth, firstOfMonths } from './seat-use-store.ts';

/** All schools with what they used in the last twelve months, for the operator's page. */
export async function listSchoolsForPage(
  parts: Pick<SchoolParts, 'database' | 'clock'>,
): Promise<ReplyOf<'listSchoolsOnOperatorPage'>> {
  const since = firstOfMonths(parts.clock.now(), 12);
  const organisations = await listOrganisations(parts);
  const used = await acrossOrganisations(parts.database, (tx) => countByMonth(tx, since));
  return {
    organisations: organisations.map((school) => ({
      ...school,
      months: used
        .filter(({ orgId }) => orgId === school.orgId)
        .map(({ month, sittings, seats }) => ({ month, sittings, seats }))
        .toReversed(),
    })),
  };
}
