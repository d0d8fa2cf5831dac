import type { HeadFault, RowError, RowErrorCode } from '#contract/schools/row-errors.ts';
import { cutText } from '#core/text/cut-text.ts';

/** A column a sheet may have: its plain name, under which it is written, and other names it is found by. */
export type Column<Key extends string> = {
  key: Key;
  name: string;
  alsoKnownAs: readonly string[];
  required?: true;
};

/** Where each column stands, from 0; a column that the sheet does not have is not in it. */
export type ColumnPlaces<Key extends string> = ReadonlyMap<Key, number>;

/** Small letters and figures alone: "E-mail ID *" and "email_id" are one head. */
export const plainHead = (head: string): string =>
  head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Finds columns in the first row of a sheet by forgiving names (rule SCHOOL-43). A required column that is missing, or one that is there
 * twice, is answered with what was expected and what was found.
 */
export function findColumns<Key extends string>(
  head: readonly string[],
  columns: readonly Column<Key>[],
): { ok: true; places: ColumnPlaces<Key> } | { ok: false; fault: HeadFault } {
  const heads = head.map(plainHead);
  const found = columns.map((column) => {
    const names = new Set([column.name, ...column.alsoKnownAs].map(plainHead));
    return { column, at: heads.flatMap((one, at) => (names.has(one) ? [at] : [])) };
  });
  const fault = (code: HeadFault['code'], faulty: typeof found) => ({
    ok: false as const,
    fault: {
      code,
      columns: faulty.map(({ column }) => column.name),
      expected: columns.map(({ name }) => name),
      found: head.map((one) => cutText(tidyCell(one), 80)).filter((one) => one !== ''),
    },
  });
  const missing = found.filter(({ column, at }) => column.required && at.length === 0);
  if (missing.length > 0) return fault('column_missing', missing);
  const twice = found.filter(({ at }) => at.length > 1);
  if (twice.length > 0) return fault('column_twice', twice);
  return {
    ok: true,
    places: new Map(found.flatMap(({ column, at }) => at.map((place) => [column.key, place]))),
  };
}

/** A cell's text on one line, without what cannot be seen. */
export const tidyCell = (cell: string): string => tidyLines(cell).replaceAll(/\s+/g, ' ');

/** A cell's text with its lines kept, without what cannot be seen. */
export const tidyLines = (cell: string): string =>
  cell
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]|[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu, '')
    .normalize('NFC')
    .replaceAll(/[\t\p{Zs}]/gu, ' ')
    .trim();

/** What a spreadsheet shows in place of a value it cannot work out: #REF!, #N/A, #NAME?, and Err:502 of LibreOffice; of a CSV it is all there is. */
const cellError = /^(?:#(?:[\p{Lu}\d_/]{1,30}[!?]|N\/A|GETTING_DATA)|Err:\d{3})$/u;

/** Errors of one row, gathered while it is read. */
export class RowReport {
  readonly errors: RowError[] = [];
  readonly #row: number;

  constructor(row: number) {
    this.#row = row;
  }

  /** A column whose cell holds no value but a spreadsheet's error: said once, and nothing else of that cell. */
  addIfInError(column: string, cell: string): void {
    const text = tidyCell(cell);
    if (cellError.test(text)) this.add('cell_in_error', column, text);
  }

  add(code: RowErrorCode, column: string, found = '', bound: number | null = null): void {
    if (this.errors.some((one) => one.column === column && one.code === 'cell_in_error')) return;
    const shown = found.length > 80 ? `${cutText(found, 79)}…` : found;
    this.errors.push({ row: this.#row, column, code, found: shown, bound });
  }

  /** The text, of which too much is an error. */
  within(text: string, most: number, column: string): string {
    if (text.length > most) this.add('too_long', column, text, most);
    return text;
  }
}

/** A row as a value, or all that is wrong with it. */
export type RowReading<Value> = { ok: true; value: Value } | { ok: false; errors: RowError[] };

export const readingOf = <Value>(report: RowReport, value: Value): RowReading<Value> =>
  report.errors.length === 0 ? { ok: true, value } : { ok: false, errors: report.errors };
