import { guardedText } from './formula-guard.ts';
import type { Cell } from './sheet-row.ts';

const chunkCharacters = 64 * 1024;
/** Without it Excel reads UTF-8 as something else. */
const mark = '\uFEFF';

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : '';
  const text = guardedText(cell.toWellFormed());
  return /[",;|\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const line = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** A CSV in UTF-8, in pieces as its rows come; what a spreadsheet would run is guarded (rule SCHOOL-42). */
export async function* writeCsv(
  head: readonly string[],
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
): AsyncGenerator<Buffer> {
  let held = mark + line(head);
  for await (const row of rows) {
    held += line(row);
    if (held.length < chunkCharacters) continue;
    yield Buffer.from(held, 'utf8');
    held = '';
  }
  if (held !== '') yield Buffer.from(held, 'utf8');
}
