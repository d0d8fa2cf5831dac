import { indiaDay } from '#contract/india-time.ts';
import { packExport } from '#contract/schools/exports.ts';
import { mayActInSchool } from '#contract/schools/roles.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { JobEnd, RunningJob } from '../../jobs/run-school-job.ts';
import { findMember } from '../../members/member-store.ts';
import { findOrganisation } from '../../organisations/organisation-store.ts';
import { findIntake, seesIntake } from '../../organisations/require-intake.ts';
import type { SchoolParts } from '../../school-parts.ts';
import { noteShown } from '../../reviews/marks-seen.ts';
import { listDecisions, listReviews } from '../export-store.ts';
import { drawPack } from './draw-pack.ts';
import { packFileName } from './file-name.ts';
import { packContent, type PackOf } from './pack-content.ts';
import { countInPack, listInPack, listPackSittings, type PackPerson, type PackScope } from './pack-store.ts';
import { storedZip } from './stored-zip.ts';

/** Transcripts are long: so many are held at a time. */
const atOnce = 10;

type Parts = Pick<SchoolParts, 'database' | 'clock'>;
type Season = { school: string; season: string; total: number };

/**
 * The job: a PDF of each applicant in a ZIP, for what the member may see when it is written (rules SCHOOL-94, SCHOOL-95). It fails where they may not have it
 * any more.
 */
export async function writePacks({ database, clock }: Parts, job: RunningJob): Promise<JobEnd> {
  const { intakeId, status } = packExport.parse({
    intakeId: job.input['intakeId'],
    status: job.input['status'],
  });
  const { orgId, createdBy: memberId } = job;
  const scope = { orgId, intakeId, status, memberId };
  const season = await withinOrganisation(database, orgId, (tx) => seasonOf(tx, scope));
  if (!season) return { state: 'failed', report: null };
  const at = clock.now();
  const fileName = `applicants-${indiaDay(at)}.zip`;
  await job.write(
    { fileName, mediaType: 'application/zip' },
    storedZip(filesOf(database, job, { scope, season, at, now: () => clock.now() })),
  );
  return { state: 'done', report: null };
}

async function seasonOf(tx: Tx, scope: PackScope): Promise<Season | null> {
  const { orgId, intakeId, memberId } = scope;
  const member = await findMember(tx, orgId, memberId);
  const intake = await findIntake(tx, orgId, intakeId);
  const school = await findOrganisation(tx, orgId);
  if (!member || !intake || !school) return null;
  if (!mayActInSchool(member.role, 'export') || !seesIntake(member, intake)) return null;
  return { school: school.name, season: intake.name, total: await countInPack(tx, scope) };
}

type Pack = { scope: PackScope; season: Season; at: Date; now: () => Date };

async function* filesOf(database: SchoolParts['database'], job: RunningJob, pack: Pack) {
  const withheld: PackPerson[] = [];
  let after: PackPerson | undefined;
  for (let done = 0; ; ) {
    const batch = await withinOrganisation(database, job.orgId, (tx) => readBatch(tx, pack, after));
    for (const [at, one] of batch.entries()) {
      const { person } = one;
      if (person.withheld) withheld.push(person);
      else
        yield {
          name: packFileName(done + at + 1, { name: person.name, number: person.external_id }),
          bytes: await drawPack(packContent(one)),
        };
      await job.progress(done + at + 1, Math.max(pack.season.total, done + at + 1));
    }
    after = batch.at(-1)?.person;
    done += batch.length;
    if (batch.length < atOnce) break;
  }
  yield { name: 'contents.txt', bytes: Buffer.from(contentsOf(pack, withheld), 'utf8') };
}

async function readBatch(
  tx: Tx,
  { scope, season, at, now }: Pack,
  after: PackPerson | undefined,
): Promise<PackOf[]> {
  const found = await listInPack(tx, scope, after, atOnce);
  const open = found.filter(({ withheld }) => withheld === null).map((one) => one.applicant_id);
  const { orgId, memberId } = scope;
  const closed = await noteShown(tx, { orgId, memberId, now: now() }, open);
  const people = found.map((one) => ({
    ...one,
    withheld: one.withheld ?? closed.get(one.applicant_id) ?? null,
  }));
  // Nothing is even read of those who are withheld (rule SCHOOL-95).
  const ids = people.filter(({ withheld }) => withheld === null).map((one) => one.applicant_id);
  const sat = ids.length > 0 ? await listPackSittings(tx, orgId, ids) : [];
  const reviews = await listReviews(tx, orgId, ids);
  const decisions = await listDecisions(tx, orgId, ids);
  return people.map((person) => ({
    ...season,
    at,
    person,
    sittings: sat.filter(({ applicantId }) => applicantId === person.applicant_id),
    reviews: reviews.filter((review) => review.applicant_id === person.applicant_id),
    decisions: decisions.filter((decision) => decision.applicant_id === person.applicant_id),
  }));
}

/** Whose PDFs are not in it, and why, by name alone. */
function contentsOf({ season }: Pack, withheld: readonly PackPerson[]): string {
  const nameOf = ({ name }: PackPerson): string => name.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const why = ({ withheld: by }: PackPerson): string =>
    by === 'known' ? 'you said that you know them' : 'your review of them is not in yet';
  const lines = withheld.map((person) => `- ${nameOf(person)}: ${why(person)}`);
  return [
    `${season.school}, ${season.season}`,
    `${season.total - withheld.length} of ${season.total} applicants with an interview.`,
    ...(lines.length > 0 ? ['', 'Not in this file:', ...lines] : []),
    '',
  ].join('\r\n');
}
