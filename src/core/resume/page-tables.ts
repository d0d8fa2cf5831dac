import { oneOf, raw } from '#core/text/lexicon.ts';
import { headKinds } from './sections.ts';
import { isBullet } from './clean-line.ts';
import { joinWrapped } from './line-wrap.ts';
import type { Cell, Row } from './text-run.ts';

/** A table read off a page: one line a record, cells parted by ` | `, an empty one as `-`; `used` is how many rows it took. */
type PageTable = { lines: string[]; used: number };

const columnWords = oneOf(
  'degree|exam(?:ination)?s?|qualification|course|class|programme|program|standard',
  'institut(?:e|ion)|school|college|university|board|year|passing|duration|score|cgpa|gpa|cpi',
  'marks?|percentage|grade|division|aggregate|organi[sz]ation|company|role|designation|period',
);
const headerWord = new RegExp([raw`\b${columnWords}\b`, '%'].join('|'), 'i');

/** Whether the row names columns: three cells or more, at least two with column words and none with a number. */
export function isTableHeader(cells: readonly string[]): boolean {
  return (
    cells.length >= 3 &&
    cells.filter((cell) => headerWord.test(cell)).length >= 2 &&
    cells.every((cell) => cell.length < 40 && !/\d{2}/.test(cell))
  );
}

const mostColumns = 12;

type Column = { left: number; right: number };

function columnsFrom(rows: readonly Row[]): Column[] {
  const most = Math.max(...rows.map((row) => row.cells.length));
  const full = rows.filter((row) => row.cells.length === most);
  return Array.from({ length: most }, (_, k) => ({
    left: Math.min(...full.map((row) => row.cells[k]?.x ?? Infinity)),
    right: Math.max(...full.map((row) => row.cells[k]?.right ?? 0)),
  }));
}

function columnFor(cell: Cell, columns: readonly Column[]): number {
  const overlap = (c: Column) => Math.min(c.right, cell.right) - Math.max(c.left, cell.x);
  let best = 0;
  for (const [k, column] of columns.entries())
    if (overlap(column) > overlap(columns[best] as Column)) best = k;
  return best;
}

const spans = (cell: Cell, columns: readonly Column[]) =>
  columns.filter((c) => cell.x < c.right - 2 && cell.right > c.left + 2).length >= 2;

/** Whether the cells of two rows stand in the same columns, by left edge, middle or right edge. */
function isAligned(a: Row, b: Row): boolean {
  const shared = a.cells.filter((p) =>
    b.cells.some(
      (q) =>
        Math.abs(p.x - q.x) <= 4 ||
        Math.abs(p.x + p.right - q.x - q.right) <= 8 ||
        Math.abs(p.right - q.right) <= 4,
    ),
  );
  return shared.length >= 3;
}

function tableRows(rows: readonly Row[], start: number): Row[] {
  const taken: Row[] = [];
  for (const row of rows.slice(start)) {
    const first = row.cells[0] as Cell;
    if (isBullet(first.text) || (row.cells.length === 1 && headKinds(first.text).length > 0)) break;
    const columns = taken.length > 0 ? columnsFrom(taken) : [];
    if (columns.length >= 3 && row.cells.length < columns.length && row.cells.some((c) => spans(c, columns)))
      break;
    const previous = taken.at(-1);
    if (previous && row.y - previous.y > 4.5 * first.size) break;
    taken.push(row);
  }
  return taken;
}

/** The column that has a figure in most rows (year, marks): it never wraps, so it tells one record from the next. */
function anchorColumn(rows: readonly Row[], columns: readonly Column[]): number | undefined {
  const counts = columns.map(
    (_, k) =>
      rows.filter((row) => row.cells.some((c) => columnFor(c, columns) === k && /^\W{0,2}\d/.test(c.text)))
        .length,
  );
  const best = counts.lastIndexOf(Math.max(...counts));
  return (counts[best] ?? 0) >= 1 ? best : undefined;
}

function clusters(rows: readonly Row[]): Row[][] {
  const gaps = rows.slice(1).map((row, i) => row.y - (rows[i] as Row).y);
  const tight = Math.min(...gaps, Infinity);
  const groups: Row[][] = [];
  for (const [i, row] of rows.entries()) {
    const gap = i === 0 ? Infinity : (gaps[i - 1] ?? Infinity);
    const open = groups.at(-1);
    if (open && gap <= 1.25 * tight && gap < 1.6 * (row.cells[0]?.size ?? 10)) open.push(row);
    else groups.push([row]);
  }
  return groups;
}

/** One cluster of rows as records: a single anchor takes it all; rows between several go to the one above, or to the nearest when the cell is centred. */
function recordsIn(cluster: readonly Row[], isAnchor: (row: Row) => boolean): Row[][] {
  const anchors = cluster.filter(isAnchor);
  if (anchors.length <= 1) return [[...cluster]];
  const topAligned = cluster[0] === anchors[0];
  return anchors.map((anchor, i) =>
    cluster.filter((row) => {
      if (row === anchor) return true;
      if (isAnchor(row)) return false;
      const next = anchors[i + 1];
      const previous = anchors[i - 1];
      if (topAligned) return row.y > anchor.y && (next === undefined || row.y < next.y);
      const distance = Math.abs(row.y - anchor.y);
      return (
        (next === undefined || distance < Math.abs(row.y - next.y)) &&
        (previous === undefined || distance <= Math.abs(row.y - previous.y))
      );
    }),
  );
}

function recordLine(record: readonly Row[], columns: readonly Column[]): string {
  const texts = columns.map((_, k) =>
    record
      .flatMap((row) => row.cells.filter((cell) => columnFor(cell, columns) === k))
      .map((cell) => cell.text)
      .reduce((joined, text) => (joined === '' ? text : joinWrapped(joined, text)), ''),
  );
  return texts.map((text) => text || '-').join(' | ');
}

/** The table that starts at row `start`, told by a header row or by two rows with three cells in the same columns; undefined when there is none. */
export function readTable(rows: readonly Row[], start: number): PageTable | undefined {
  const first = rows[start] as Row;
  const header = isTableHeader(first.cells.map((cell) => cell.text));
  const alike = rows.slice(start + 1, start + 5).some((row) => isAligned(first, row));
  if (first.cells.length > mostColumns) return undefined;
  const hardCells = first.cells.filter((cell) => !cell.soft).length;
  const topOfWrap = hardCells < 3 && !header;
  if (topOfWrap || !(header || (first.cells.length >= 3 && alike))) return undefined;
  const taken = tableRows(rows, start);
  const columns = columnsFrom(taken);
  if (taken.length < 2 || columns.length < 3) return undefined;
  const body = header ? taken.slice(1) : taken;
  const anchor = anchorColumn(body, columns);
  const isAnchor = (row: Row) =>
    anchor === undefined
      ? row.cells.length >= Math.ceil(0.6 * columns.length)
      : row.cells.some((cell) => columnFor(cell, columns) === anchor && /\d/.test(cell.text));
  const records: Row[][] = header ? [[first]] : [];
  let used = header ? 1 : 0;
  for (const cluster of clusters(body)) {
    if (!cluster.some(isAnchor)) {
      const last = records.at(-1)?.at(-1);
      const size = cluster[0]?.cells[0]?.size ?? 10;
      const isHeaderRest = header && records.length === 1;
      if (last === undefined || (!isHeaderRest && (cluster[0] as Row).y - last.y > 1.5 * size)) break;
      records.at(-1)?.push(...cluster);
    } else records.push(...recordsIn(cluster, isAnchor));
    used += cluster.length;
  }
  if (records.length < 2) return undefined;
  return { lines: records.map((record) => recordLine(record, columns)), used };
}
