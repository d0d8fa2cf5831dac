import { mostSheetRows } from '#contract/schools/sheet-faults.ts';

/** How much of a sheet is read; `rows` are those below the head that hold something. */
export type SheetLimits = { rows: number };

/** A list of applicants, and a bank of questions (rule SCHOOL-40). */
export const applicantSheet: SheetLimits = { rows: mostSheetRows.applicants };
export const questionSheet: SheetLimits = { rows: mostSheetRows.questions };

/** Bounds on any sheet, whatever it holds (rule SCHOOL-40). */
export const sheetBounds = {
  fileBytes: 50 * 1024 * 1024,
  columns: 100,
  cellCharacters: 10_000,
  zip: { entries: 1_000, unpackedBytes: 64 * 1024 * 1024 },
  /** For what is made of the file while it is read. */
  threadMegabytes: 192,
  /** For `batchRows` rows, of which most files have a few. */
  batchMs: 20_000,
  batchRows: 500,
  threadsAtOnce: 2,
  patienceMs: 60_000,
} as const;
