import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { listSchoolAudit } from '../school-audit.ts';
import type { SchoolParts } from '../school-parts.ts';
import { changeRetention } from './change-retention.ts';
import { addIntake, addProgramme, changeIntake, changeProgramme } from './change-programmes.ts';
import {
  changeOrganisation,
  closeOrganisation,
  listOrganisations,
  openOrganisation,
} from './open-organisation.ts';
import { readSchool } from './read-school.ts';

const done = { ok: true } as const;

/** A school itself: opened by the operator, its programmes and seasons, its log. */
export function organisationRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('openOrganisation', ({ body }) => openOrganisation(parts, body));
    bind('listOrganisations', async () => ({ organisations: await listOrganisations(parts) }));
    bind('changeOrganisation', async ({ params, body }) => {
      await changeOrganisation(parts, { ...params, ...body });
      return done;
    });
    bind('closeOrganisation', async ({ params }) => {
      await closeOrganisation(parts, params);
      return done;
    });
    bind('readSchool', ({ member }) => readSchool(parts, member));
    bind('addProgramme', ({ member, body }) => addProgramme(parts, member, body));
    bind('changeProgramme', async ({ member, params, body }) => {
      await changeProgramme(parts, member, { programmeId: params.programmeId, ...body });
      return done;
    });
    bind('addIntake', ({ member, body }) => addIntake(parts, member, body));
    bind('changeIntake', async ({ member, params, body }) => {
      await changeIntake(parts, member, { intakeId: params.intakeId, ...body });
      return done;
    });
    bind('changeRetention', async ({ member, body }) => {
      await changeRetention(parts, member, body);
      return done;
    });
    bind('readSchoolAudit', async ({ member: { orgId }, query }) => {
      const { rows, more } = await withinOrganisation(parts.database, orgId, (tx) =>
        listSchoolAudit(tx, orgId, query.before),
      );
      const entries = rows.map(({ entry: { auditId, at, actor, kind, subject, detail }, by }) => ({
        auditId,
        at: at.toISOString(),
        actor,
        by,
        kind,
        subject,
        detail,
      }));
      return { entries, more };
    });
  };
}
