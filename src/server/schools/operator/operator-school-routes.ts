import type { Operators } from '#contract/operators.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import {
  changeOrganisation,
  closeOrganisation,
  openOrganisation,
} from '../organisations/open-organisation.ts';
import type { OnPage, SchoolParts } from '../school-parts.ts';
import { listSchoolsForPage } from './list-for-page.ts';
import { readSeatUse } from './seat-use.ts';

const done = { ok: true } as const;

export type OperatorParts = SchoolParts & { audit: WriteAudit; operators: Operators };

/** Schools for the operator: what they are invoiced by, and their view of the operator's page, which is nothing where nobody is on the list. */
export function operatorSchoolRoutes(parts: OperatorParts): Routes {
  const onPage = (reason: string, { email }: { email: string }): OnPage => ({
    audit: parts.audit,
    reason,
    operator: email,
  });
  return (bind) => {
    bind('readSeatUse', ({ query }) => readSeatUse(parts, query));
    if (parts.operators.size === 0) return;
    bind('listSchoolsOnOperatorPage', () => listSchoolsForPage(parts));
    bind('readSeatUseOnOperatorPage', ({ query }) => readSeatUse(parts, query));
    bind('openSchoolOnOperatorPage', ({ body: { reason, ...opening }, operator }) =>
      openOrganisation(parts, opening, onPage(reason, operator)),
    );
    bind('changeSchoolOnOperatorPage', async ({ params, body: { reason, ...terms }, operator }) => {
      await changeOrganisation(parts, { ...params, ...terms }, onPage(reason, operator));
      return done;
    });
    bind('closeSchoolOnOperatorPage', async ({ params, body: { reason }, operator }) => {
      await closeOrganisation(parts, params, onPage(reason, operator));
      return done;
    });
  };
}
