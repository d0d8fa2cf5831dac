import { mostSheetRows } from '#contract/schools/sheet-faults.ts';

/** How much of a sheet is read; `rows` are those below the head that hold something. */
export type SheetLimits = { rows: number };

/** A list of applicants, and a bank of questions (rule SCHOOL-40). */
export const applicantSheet: SheetLimits = { rows: mostSheetRows.applicants };
export const questionSheet: SheetLimits = { rows: mostSheetRows.questions };

/** Bounds on any sheet, whatever it holds (rule SCHOOL-40). */
export const sheetBounds = {
  fileBytes: 50 * 1024 * 1024,
  /** As many rows as a spreadsheet has, empty ones counted. */
  rows: 1_048_576,
  columns: 100,
  cellCharacters: 10_000,
  /** In all cells together: many cells may name one long text. */
  characters: 32_000_000,
  zip: { entries: 1_000, unpackedBytes: 64 * 1024 * 1024 },
  /** Of a workbook, over all its parts; a cell takes two to four. */
  elements: 2_000_000,
  /** Nothing in a workbook is nested as deep. */
  depth: 50,
  /** For what is made of the file while it is read. */
  threadMegabytes: 192,
  /** Of processor time for one file, so that a busy machine refuses none. */
  processorMs: 2_000,
  /** How often that is looked at. */
  lookedAtMs: 200,
  /** For the next rows on a machine that is too busy to come to them. */
  batchMs: 60_000,
  batchRows: 500,
  batchCharacters: 1_000_000,
  threadsAtOnce: 2,
  patienceMs: 60_000,
} as const;
