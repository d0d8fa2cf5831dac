import { z } from 'zod';
import { type ApplicantImport, applicantLimits } from '#contract/schools/applicants.ts';
import type { ApplicantRow } from '#core/schools/applicant-rows.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { applicants } from '#server/platform/database/schema/sittings.ts';
import { randomId } from '#server/platform/ids.ts';
import type { JobEnd, RunningJob } from '../jobs/run-school-job.ts';
import { findProgrammeName, lockOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { insertApplicants, listKnown } from './applicant-store.ts';
import { readApplicantSheet, type Season } from './read-applicant-sheet.ts';
import { requireOpenIntake } from './require-applicant.ts';

/** What an import works by. */
const importInput = z.object({
  takeGood: z.boolean(),
  intakeId: z.string(),
  programme: z.string(),
  programmeIds: z.array(z.string()),
});

/** What an import into a season works by. Throws Refusal `not_found`, `season_closed`, `contract_over`. */
export async function importInputOf(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { intakeId }: { intakeId: string },
): Promise<z.infer<typeof importInput>> {
  return withinOrganisation(database, member.orgId, async (tx) => {
    const { programmeId } = await requireOpenIntake(tx, member, intakeId, clock.now());
    const programme = await findProgrammeName(tx, member.orgId, programmeId);
    return { takeGood: false, intakeId, programme, programmeIds: [programmeId] };
  });
}

/** The season changed while its sheet was read: it is read again. */
class SeasonChanged extends Error {}

/**
 * The job: reads the whole sheet, then takes all of its rows in one transaction or, when one is bad and the good ones were not asked for, none
 * (rule SCHOOL-23). Throws where the season changed meanwhile, to be tried again.
 */
export async function workOnApplicants(
  { database }: Pick<SchoolParts, 'database'>,
  job: RunningJob,
): Promise<JobEnd> {
  const { orgId } = job;
  const { takeGood, intakeId, programme } = importInput.parse(job.input);
  const known = await withinOrganisation(database, orgId, (tx) => listKnown(tx, { orgId, intakeId }));
  const season: Season = { ...known, programme };
  const { report, good } = await readApplicantSheet(await job.upload(), {
    season,
    owner: orgId,
    onRow: (rows) => job.progress(rows, null),
  });
  if (known.mails.size + good.length > applicantLimits.inSeason)
    report.fault ??= { kind: 'full', most: applicantLimits.inSeason };
  const isTaken = report.fault === null && (report.badRows === 0 || takeGood);
  if (!isTaken) return { state: report.fault ? 'failed' : 'done', report: { ...report, taken: null } };
  await job.progress(report.rows, report.rows);
  return {
    state: 'done',
    filled: { rows: good.length, tables: [applicants] },
    settle: async (tx, now) => {
      await lockOrganisation(tx, orgId);
      const taken = await take(tx, { orgId, intakeId, season }, good, now);
      await auditSchool(tx, {
        orgId,
        actor: 'member',
        memberId: job.createdBy,
        now,
        kind: 'applicants_imported',
        subject: job.jobId,
        detail: { taken },
      });
      return { ...report, taken } satisfies ApplicantImport;
    },
  };
}

async function take(
  tx: Tx,
  { orgId, intakeId, season }: { orgId: string; intakeId: string; season: Season },
  good: readonly ApplicantRow[],
  now: Date,
): Promise<number> {
  const known = await listKnown(tx, { orgId, intakeId });
  if (known.mails.size !== season.mails.size || known.numbers.size !== season.numbers.size)
    throw new SeasonChanged();
  const added = await insertApplicants(
    tx,
    { orgId, intakeId },
    good.map((row, at) => ({
      applicantId: randomId('app_'),
      email: row.mail,
      name: row.name,
      externalId: row.applicationNumber,
      groups: { ...row.groups },
      extraMinutes: row.extraMinutes,
      extraReason: row.extraMinutesReason,
      // The newest stand first in a list: so the rows keep their order.
      createdAt: new Date(now.getTime() - at),
    })),
  );
  if (added !== good.length) throw new SeasonChanged();
  return added;
}
