import type { ApplicantImport } from '#contract/schools/applicants.ts';
import type { RowError } from '#contract/schools/row-errors.ts';
import { applicantReader, type ApplicantRow } from '#core/schools/applicant-rows.ts';
import { readSheet } from '../sheets/read-sheet.ts';
import { SheetFault } from '../sheets/sheet-fault.ts';
import { applicantSheet } from '../sheets/sheet-limits.ts';

type ApplicantSheet = { report: Omit<ApplicantImport, 'taken'>; good: ApplicantRow[] };

/** What a season holds when a sheet is compared with it. */
export type Season = { mails: ReadonlySet<string>; numbers: ReadonlySet<string>; programme: string };

/** Reads a sheet of applicants to its end: its good rows, and all that is wrong with the others (rules SCHOOL-23, SCHOOL-43). */
export async function readApplicantSheet(
  bytes: Uint8Array,
  { season, owner, onRow }: { season: Season; owner: string; onRow: (rows: number) => Promise<void> },
): Promise<ApplicantSheet> {
  const { programme, ...known } = season;
  try {
    return await readSheet(bytes, { limits: applicantSheet, owner }, async ({ head, rows }) => {
      const found = applicantReader(head.cells, { ...known, programmes: [programme] });
      if (!found.ok) return faulty({ kind: 'head', ...found.fault });
      const good: ApplicantRow[] = [];
      const errors: RowError[] = [];
      let [count, badRows] = [0, 0];
      for await (const { number, cells } of rows) {
        const reading = found.read(number, cells);
        if (reading.ok) good.push(reading.value);
        else {
          errors.push(...reading.errors);
          badRows += 1;
        }
        count += 1;
        if (count % 500 === 0) await onRow(count);
      }
      return { report: { fault: null, rows: count, badRows, errors }, good };
    });
  } catch (error) {
    if (!(error instanceof SheetFault)) throw error;
    return faulty({ kind: 'sheet', code: error.code, row: error.row });
  }
}

const faulty = (fault: ApplicantImport['fault']): ApplicantSheet => ({
  report: { fault, rows: 0, badRows: 0, errors: [] },
  good: [],
});
