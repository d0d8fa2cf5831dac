import { indiaDay } from '#contract/india-time.ts';
import { seasonExport, type SeasonSheet } from '#contract/schools/exports.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { JobEnd, RunningJob } from '../jobs/run-school-job.ts';
import { findMember } from '../members/member-store.ts';
import { findIntake, seesIntake } from '../organisations/require-intake.ts';
import type { SchoolParts } from '../school-parts.ts';
import { mediaTypes } from '../sheets/media-types.ts';
import type { Cell } from '../sheets/sheet-row.ts';
import { writeCsv } from '../sheets/write-csv.ts';
import { writeXlsx } from '../sheets/write-xlsx.ts';
import {
  countApplicants,
  type ExportedPerson,
  type ExportScope,
  listApplicants,
  listDecisions,
  listGroupNames,
  listMarkedTopics,
  listPeople,
  listReviews,
  notePeople,
} from './export-store.ts';
import {
  applicantCells,
  applicantHeadsOf,
  decisionCells,
  decisionHeads,
  reviewCells,
  reviewHeadsOf,
} from './season-rows.ts';

const readAtOnce = 500;
/** A sheet has at most 100 columns where it is read again (rule SCHOOL-40). */
const mostGroups = 70;

type Batch = { people: readonly ExportedPerson[]; rows: (readonly Cell[])[] };
/** How one sheet is written: its heads, and the rows of the applicants after the one before. */
type Sheet = {
  head: readonly string[];
  read: (tx: Tx, after: ExportedPerson | undefined) => Promise<Batch>;
};

async function applicantsSheet(tx: Tx, scope: ExportScope): Promise<Sheet> {
  const groups = await listGroupNames(tx, scope, mostGroups);
  return {
    head: applicantHeadsOf(groups),
    read: async (within, after) => {
      const found = await listApplicants(within, scope, after, readAtOnce);
      const people = await notePeople(within, scope, found);
      return { people, rows: people.map((one) => applicantCells(one, groups)) };
    },
  };
}

/** A sheet with a row for each of what belongs to applicants. */
const sheetOfTheirs = <T extends { applicant_id: string }>(
  scope: ExportScope,
  head: readonly string[],
  list: (tx: Tx, orgId: string, applicantIds: readonly string[]) => Promise<T[]>,
  cells: (one: T, person: ExportedPerson) => Cell[],
): Sheet => ({
  head,
  read: async (tx, after) => {
    const people = await notePeople(tx, scope, await listPeople(tx, scope, after, readAtOnce));
    const ids = people.map((person) => person.applicant_id);
    const theirs = Map.groupBy(await list(tx, scope.orgId, ids), (one) => one.applicant_id);
    const rowsOf = (person: ExportedPerson) =>
      (theirs.get(person.applicant_id) ?? []).map((one) => cells(one, person));
    return { people, rows: people.flatMap(rowsOf) };
  },
});

const sheets: Record<SeasonSheet, (tx: Tx, scope: ExportScope) => Promise<Sheet>> = {
  applicants: applicantsSheet,
  reviews: async (tx, scope) => {
    const topics = await listMarkedTopics(tx, scope);
    return sheetOfTheirs(scope, reviewHeadsOf(topics), listReviews, (one, person) =>
      reviewCells(one, person, { topics, memberId: scope.memberId }),
    );
  },
  decisions: async (_tx, scope) => sheetOfTheirs(scope, decisionHeads, listDecisions, decisionCells),
};

/**
 * The job: a season's sheet, as it is when it is written and for what its member may see then (rule SCHOOL-67). It fails where they may not
 * have it any more.
 */
export async function writeSeason(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  job: RunningJob,
): Promise<JobEnd> {
  const { sheet, format, intakeId } = seasonExport.parse(
    Object.fromEntries(Object.entries(job.input).filter(([name]) => name !== 'programmeIds')),
  );
  const { orgId, createdBy: memberId } = job;
  const scope = { orgId, intakeId, memberId, now: () => clock.now() };
  const begun = await withinOrganisation(database, orgId, async (tx) => {
    const member = await findMember(tx, orgId, memberId);
    const intake = await findIntake(tx, orgId, intakeId);
    if (!member || !intake || !mayActInSchool(member.role, 'export') || !seesIntake(member, intake))
      return null;
    return { total: await countApplicants(tx, scope), ...(await sheets[sheet](tx, scope)) };
  });
  if (!begun) return { state: 'failed', report: null };
  const rows = rowsOf(database, job, begun);
  const content =
    format === 'csv' ? writeCsv(begun.head, rows) : writeXlsx([{ name: sheet, head: begun.head, rows }]);
  const fileName = `${sheet}-${indiaDay(clock.now())}.${format}`;
  await job.write({ fileName, mediaType: mediaTypes[format] }, content);
  return { state: 'done', report: null };
}

async function* rowsOf(
  database: SchoolParts['database'],
  job: RunningJob,
  { read, total }: Sheet & { total: number },
): AsyncGenerator<readonly Cell[]> {
  let after: ExportedPerson | undefined;
  for (let done = 0; ; ) {
    const { people, rows } = await withinOrganisation(database, job.orgId, (tx) => read(tx, after));
    yield* rows;
    after = people.at(-1);
    done += people.length;
    await job.progress(done, Math.max(total, done));
    if (people.length < readAtOnce) return;
  }
}
