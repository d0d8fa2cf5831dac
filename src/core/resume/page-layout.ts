import { columnsOf } from './page-columns.ts';
import { readColumn } from './page-flow.ts';
import { rowsOf } from './page-rows.ts';
import { headKinds } from './sections.ts';
import type { Cell, ReadLine, Row, TextRun } from './text-run.ts';

/** Lines of reading order, and which of them (1-based) are set like section heads. */
type ArrangedText = { lines: string[]; marked: Set<number> };

/** "John Doe – 1/2", "Page 1 of 2": a running foot, told by the page's own number and the count of pages. */
function isPageNumber(row: Row, page: number, pages: number): boolean {
  const text = row.cells.map((cell) => cell.text).join(' ');
  const match = /^(?:.{0,60}?[\s–|-])?(?:page\s*)?(\d{1,2})(?:\s*(?:\/|of)\s*(\d{1,2}))?$/i.exec(text);
  if (!match || Number(match[1]) !== page) return false;
  return match[2] === undefined ? /^(?:page\s*)?\d{1,2}$/i.test(text) : Number(match[2]) === pages;
}

/** A row without its figures, and where on the page it stands: what repeats both is the page's furniture. */
const placeOf = (row: Row): string =>
  `${Math.round(row.y / 6)} ${row.cells.map((cell) => cell.text.replace(/\d+/g, '0')).join(' ')}`;

/** Rows in the order of their pages, without those that an earlier page holds at the same place. */
function withoutFurniture(pages: readonly (readonly Row[])[]): Row[][] {
  const seen = new Set<string>();
  return pages.map((rows) => {
    const fresh = rows.filter((row) => !(seen.has(placeOf(row)) && /\p{L}{3}/u.test(placeOf(row))));
    for (const row of rows) seen.add(placeOf(row));
    return fresh;
  });
}

/** The words set clearly larger than all others, when they stand in the upper half of the first page: the name, wherever its column is read. */
function titleCell(rows: readonly Row[]): Cell | undefined {
  const cells = rows.flatMap((row) => row.cells);
  const largest = Math.max(...cells.map((cell) => cell.size));
  const [title, second] = cells.filter((cell) => cell.size === largest);
  if (title === undefined || second !== undefined || cells.length < 2) return undefined;
  const next = Math.max(...cells.filter((cell) => cell !== title).map((cell) => cell.size));
  const isName = title.text.length < 45 && !/[\d@]/.test(title.text) && headKinds(title.text).length === 0;
  const above = rows.filter((row) => row.y < title.y).length;
  return isName && largest >= 1.15 * next && above < rows.length / 2 ? title : undefined;
}

function without(rows: readonly Row[], cell: Cell | undefined): Row[] {
  return rows
    .map((row) =>
      cell && row.cells.includes(cell) ? { ...row, cells: row.cells.filter((c) => c !== cell) } : row,
    )
    .filter((row) => row.cells.length > 0);
}

function markHeads(lines: readonly ReadLine[], bodyStyle: string): Set<number> {
  const looks = new Set(
    lines.flatMap((line) =>
      line.style !== '' && line.style !== bodyStyle && headKinds(line.text).length > 0 ? [line.style] : [],
    ),
  );
  const marked = new Set<number>();
  for (const [index, line] of lines.entries())
    if (looks.has(line.style) && line.text.length <= 60 && index > 0 && !/[@\d]{3}|[.,;]$/.test(line.text))
      marked.add(index + 1);
  return marked;
}

/** The style most of the text is set in. */
function commonStyle(lines: readonly ReadLine[]): string {
  const weight = new Map<string, number>();
  for (const line of lines)
    if (line.style !== '') weight.set(line.style, (weight.get(line.style) ?? 0) + line.text.length);
  return [...weight].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

/** More than any printed page holds; past it rows are read as they stand, so that the work stays small. */
const mostRows = 220;
const mostCells = 1_500;

/** One page in reading order. What stands under the name, before the first head of its column, is read with the name. */
function readPage(rows: readonly Row[], knownEdges: number[], title: Cell | undefined): ReadLine[] {
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (rows.length > mostRows || cells > mostCells)
    return rows.map((row) => ({ text: row.cells.map((cell) => cell.text).join(' | '), style: '' }));
  const under: ReadLine[] = [];
  const rest = columnsOf(rows, knownEdges).flatMap((column, i) => {
    const lines = readColumn(column);
    const left = Math.min(...column.flatMap((row) => row.cells.map((cell) => cell.x)));
    const top = column[0]?.y ?? 0;
    const firstHead = lines.findIndex((line) => headKinds(line.text).length > 0);
    const isNamed = title !== undefined && i > 0 && title.x >= left - 3 && top > title.y;
    if (!isNamed || firstHead < 1 || firstHead > 5 || under.length > 0) return lines;
    under.push(...lines.slice(0, firstHead));
    return lines.slice(firstHead);
  });
  return [...under, ...rest];
}

/** Puts the text runs of a document into reading order (rule RESUME-2): columns, tables and wrapped lines undone, the name first, page numbers and what repeats on every page left out. */
export function arrangeRuns(runs: readonly TextRun[]): ArrangedText {
  const count = Math.max(0, ...runs.map((run) => run.page));
  const pages = withoutFurniture(
    Array.from({ length: count }, (_, at) =>
      rowsOf(runs.filter((run) => run.page === at + 1)).filter((row) => !isPageNumber(row, at + 1, count)),
    ),
  );
  const knownEdges: number[] = [];
  const lines: ReadLine[] = [];
  for (const [at, rows] of pages.entries()) {
    const title = at === 0 ? titleCell(rows) : undefined;
    if (title) lines.push({ text: title.text, style: 'title' });
    lines.push(...readPage(without(rows, title), knownEdges, title));
  }
  return arrangeLines(lines);
}

/** Lines that are already in reading order, with those set like section heads marked. */
export function arrangeLines(lines: readonly ReadLine[]): ArrangedText {
  return { lines: lines.map((line) => line.text), marked: markHeads(lines, commonStyle(lines)) };
}
