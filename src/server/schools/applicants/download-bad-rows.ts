import { applicantImport } from '#contract/schools/applicants.ts';
import { rowErrorWords } from '#contract/schools/row-errors.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { piecesOf } from '../jobs/run-school-job.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import type { Cell } from '../sheets/sheet-row.ts';
import { applicantSheet } from '../sheets/sheet-limits.ts';
import { writeCsv } from '../sheets/write-csv.ts';
import { findImport } from '../jobs/read-import.ts';

/** The head of the column that says what is wrong. */
const wrongHead = 'What is wrong';

/**
 * The bad rows of an import as they stood in its file, with what is wrong with each at their end, so that they can be mended and brought in again
 * (rule SCHOOL-23). Throws Refusal `not_found` while there is no report, and for one without bad rows.
 */
export async function downloadBadRows(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  member: ActingMember,
  { jobId }: { jobId: string },
): Promise<Buffer> {
  const { orgId, memberId } = member;
  const key = { orgId, jobId };
  const report = await withinOrganisation(database, orgId, async (tx) => {
    const found = await findImport(tx, member, { jobId, kind: 'import_applicants', report: applicantImport });
    if (!found.report || found.report.badRows === 0) throw new Refusal('not_found');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      now: clock.now(),
      kind: 'bad_rows_taken',
      subject: jobId,
      detail: { rows: found.report.badRows },
    });
    return found.report;
  });
  const wrong = new Map<number, string[]>();
  for (const error of report.errors)
    wrong.set(error.row, [...(wrong.get(error.row) ?? []), `${error.column}: ${rowErrorWords(error)}`]);
  const pieces: Uint8Array[] = [];
  for await (const piece of piecesOf(database, key)) pieces.push(piece);
  const file = Buffer.concat(pieces);
  return readSheet(file, { limits: applicantSheet, owner: orgId }, async ({ head, rows }) => {
    // A file that was mended and went wrong once more has the column already.
    const at = head.cells.indexOf(wrongHead);
    const width = at < 0 ? head.cells.length : at;
    const bad: Cell[][] = [];
    for await (const { number, cells } of rows) {
      const words = wrong.get(number);
      if (words) bad.push([...Array.from({ length: width }, (_, n) => cells[n] ?? ''), words.join(' ')]);
    }
    const written: Buffer[] = [];
    for await (const some of writeCsv([...head.cells.slice(0, width), wrongHead], bad)) written.push(some);
    return Buffer.concat(written);
  });
}
