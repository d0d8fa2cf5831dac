import { findMonthRanges } from './months.ts';
import type { Cell, Row } from './text-run.ts';

const piece = /^[\p{L}\d\p{Pd}\u00ad\u2212'’., ]{1,24}$/u;
const mostPieces = 4;

/** Whether a cell stands right under another of the same narrow column. */
const isUnder = (below: Cell | undefined, above: Cell): below is Cell =>
  below !== undefined &&
  piece.test(below.text) &&
  below.x < above.right &&
  below.right > above.x &&
  below.y - above.y < 2 * above.size;

/** The cells of a column, from this row down, that together are one stretch of months; empty where one row holds it, or none does. */
function brokenDate(rows: readonly Row[], at: number): { row: Row; cell: Cell }[] {
  const pieces: { row: Row; cell: Cell }[] = [];
  for (const row of rows.slice(at, at + 2 * mostPieces)) {
    const cell = row.cells.at(-1);
    const above = pieces.at(-1)?.cell;
    if (above === undefined ? !cell || !piece.test(cell.text) : !isUnder(cell, above)) {
      if (above === undefined) return [];
      continue;
    }
    if (cell) pieces.push({ row, cell });
    const text = pieces.map((one) => one.cell.text).join(' ');
    const [range] = findMonthRanges(text);
    if (range?.exact && range.text.length >= text.length - 2) return pieces.length > 1 ? pieces : [];
    if (pieces.length === mostPieces) return [];
  }
  return [];
}

/** Dates that a narrow cell broke ("Oct 2022 – Mar" over "2025") as one, on the row of the text they stand beside. */
export function withWholeDates(rows: readonly Row[]): Row[] {
  const whole = rows.map((row) => ({ ...row, cells: [...row.cells] }));
  for (const [at, row] of whole.entries()) {
    const pieces = brokenDate(whole, at);
    const [first] = pieces;
    const last = pieces.at(-1);
    if (!first || !last) continue;
    for (const { row: holder, cell } of pieces) holder.cells = holder.cells.filter((one) => one !== cell);
    const beside = whole.slice(at, whole.indexOf(last.row) + 1);
    const target = beside.find(({ cells }) => cells.length > 0) ?? row;
    const text = pieces.map(({ cell }) => cell.text).join(' ');
    target.cells.push({ ...first.cell, text, y: target.y });
  }
  return whole.filter((row) => row.cells.length > 0);
}
