/** A row with its number as a spreadsheet shows it, from 1, and its cells as text; empty rows are left out. */
export type SheetRow = { number: number; cells: string[] };

/** What a file is by its content, and for text the letters it was read in. */
export type SheetForm =
  | { form: 'xlsx'; encoding: null }
  | { form: 'csv'; encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' };

/** What is written into a cell. A number stays one; a text is never run as a formula. */
export type Cell = string | number | null;
