import { columnsOf } from './page-columns.ts';
import { readColumn } from './page-flow.ts';
import { rowsOf } from './page-rows.ts';
import { headKinds } from './sections.ts';
import type { ReadLine, Row, TextRun } from './text-run.ts';

/** Lines of reading order, and which of them (1-based) are set like section heads. */
export type ArrangedText = { lines: string[]; marked: Set<number> };

/** "John Doe – 1/2", "Page 1 of 2": a running foot, told by the page's own number and the count of pages. */
function isPageNumber(row: Row, page: number, pages: number): boolean {
  const text = row.cells.map((cell) => cell.text).join(' ');
  const match = /^(?:.{0,60}?[\s–|-])?(?:page\s*)?(\d{1,2})(?:\s*(?:\/|of)\s*(\d{1,2}))?$/i.exec(text);
  if (!match || Number(match[1]) !== page) return false;
  return match[2] === undefined ? /^(?:page\s*)?\d{1,2}$/i.test(text) : Number(match[2]) === pages;
}

const sizeOf = (row: Row) => Math.max(...row.cells.map((cell) => cell.size));

/** The row set clearly larger than all others, when it stands in the upper half of the first page: the name, wherever its column is read. */
function titleRow(rows: readonly Row[]): Row | undefined {
  const largest = Math.max(...rows.map(sizeOf));
  const title = rows.filter((row) => sizeOf(row) === largest);
  const row = title[0];
  const others = rows.filter((other) => other !== row).map(sizeOf);
  if (row === undefined || title.length > 1 || row.cells.length > 2 || others.length === 0) return undefined;
  const text = row.cells[0]?.text ?? '';
  const isName = text.length < 45 && !/[\d@]/.test(text) && headKinds(text).length === 0;
  return isName && largest >= 1.15 * Math.max(...others) && rows.indexOf(row) < rows.length / 2
    ? row
    : undefined;
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

/** Puts the text runs of a document into reading order (panel.md B4.1): columns, tables and wrapped lines undone, the name first, page numbers left out. */
export function arrangeRuns(runs: readonly TextRun[]): ArrangedText {
  const pages = Math.max(0, ...runs.map((run) => run.page));
  const knownEdges: number[] = [];
  const lines: ReadLine[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const rows = rowsOf(runs.filter((run) => run.page === page)).filter(
      (row) => !isPageNumber(row, page, pages),
    );
    const title = page === 1 ? titleRow(rows) : undefined;
    if (title) lines.push({ text: title.cells.map((cell) => cell.text).join(' | '), style: 'title' });
    const rest = rows.filter((row) => row !== title);
    lines.push(...columnsOf(rest, knownEdges).flatMap(readColumn));
  }
  return arrangeLines(lines);
}

/** Lines that are already in reading order, with those set like section heads marked. */
export function arrangeLines(lines: readonly ReadLine[]): ArrangedText {
  return { lines: lines.map((line) => line.text), marked: markHeads(lines, commonStyle(lines)) };
}
