import { isBullet } from './clean-line.ts';
import { isUnfinished, joinWrapped, unwrapCell, wasFull } from './line-wrap.ts';
import { findDuration, findMonthRanges, findMonths } from './months.ts';
import { withoutSoftCells } from './page-rows.ts';
import { readTable } from './page-tables.ts';
import { headKinds } from './sections.ts';
import { withWholeDates } from './whole-dates.ts';
import type { Cell, ReadLine, Row } from './text-run.ts';

type OpenLine = {
  text: string;
  style: string;
  first: Cell;
  last: Cell;
  bullet: boolean;
  notes: string[];
  page: number;
};

/** How a line is set, for telling heads of unknown wording by the look of known ones. */
function styleOf(cell: Cell): string {
  const capitals = /\p{Lu}{2}/u.test(cell.text) && !/\p{Ll}/u.test(cell.text);
  return `${Math.round(cell.size * 2) / 2}${cell.bold ? ' bold' : ''}${capitals ? ' capitals' : ''}`;
}

const isDateNote = (text: string) =>
  text.length < 45 &&
  (findMonthRanges(text).length > 0 ||
    findMonths(text).length > 0 ||
    findDuration(text) !== undefined ||
    /^\(?(?:19|20)\d{2}\)?$/.test(text));
const isPlaceNote = (text: string) => /^\p{Lu}[\p{L}. ]{1,30}, \p{Lu}[\p{L}. ]{1,24}$/u.test(text);

/** A shorter line has not been broken by the page: it is an item of a list. */
const shortestFull = 15;

const contact = /@|^\+?\d[\d\s-]{8,}|linkedin|github|www\./i;

/** Whether `cell` carries on the text of `open` after a line break of the page. */
function goesOn(open: OpenLine, cell: Cell, page: number, edge: number): boolean {
  if (isBullet(cell.text) || page !== open.page) return false;
  const gap = cell.y - open.last.y;
  if (gap <= 0 || gap > 1.9 * Math.max(cell.size, 6) || Math.abs(cell.size - open.last.size) > 1.2)
    return false;
  if (headKinds(cell.text).length > 0) return false;
  if (open.bullet) {
    if (cell.x > open.first.x + 2 && cell.x >= open.first.textX - 3) return true;
    return (
      Math.abs(cell.x - open.first.x) <= 3 && (wasFull(open.last, cell, edge) || /^\p{Ll}/u.test(cell.text))
    );
  }
  if (Math.abs(cell.x - open.first.x) > 3) return false;
  if (open.notes.length > 0) return isUnfinished(open.text);
  if (headKinds(open.text).length > 0 || contact.test(cell.text) || contact.test(open.text)) return false;
  const complete = /(?:\d{4}|%|cgpa|present|\d\/\d+)\)?$/i.test(open.text) && /^\p{Lu}/u.test(cell.text);
  if (complete && !isUnfinished(open.text)) return false;
  if (isUnfinished(open.text)) return true;
  if (open.last.text.length < shortestFull) return false;
  return wasFull(open.last, cell, edge) || (/^[\p{Ll})]/u.test(cell.text) && open.last.right > 0.6 * edge);
}

/** Dates and places set to the right of a bullet belong to the entry's own line above it. */
function moveNotes(lines: OpenLine[], notes: readonly Cell[]): string[] {
  const header = lines.findLast((line) => !line.bullet && headKinds(line.text).length === 0);
  return notes.flatMap((note) => {
    if (header === undefined || !(isDateNote(note.text) || isPlaceNote(note.text))) return [note.text];
    header.notes.push(note.text);
    return [];
  });
}

function flowRows(rows: readonly Row[], edge: number, tables: boolean): ReadLine[] {
  const left = Math.min(...rows.flatMap((row) => row.cells.map((cell) => cell.x)));
  const lines: OpenLine[] = [];
  const done: ReadLine[] = [];
  const flush = () => {
    done.push(
      ...lines.map((l) => ({
        text: [l.text.replace(/(?<=\p{L})\u00ad(?=\p{L})/gu, ''), ...l.notes].join(' | '),
        style: l.style,
      })),
    );
    lines.length = 0;
  };
  for (let i = 0; i < rows.length; i += 1) {
    const row = withoutSoftCells(rows[i] as Row);
    const table = tables ? readTable(rows, i) : undefined;
    if (table) {
      flush();
      done.push(...table.lines.map((text) => ({ text, style: '' })));
      i += table.used - 1;
      continue;
    }
    const [first, ...rest] = row.cells as [Cell, ...Cell[]];
    const open = lines.at(-1);
    const alone = rest.length === 0 && first.x > left + 0.55 * (edge - left) && open !== undefined;
    if (alone && isDateNote(first.text)) {
      const kept = moveNotes(lines, [first]);
      if (kept.length === 0) continue;
    }
    if (open && goesOn(open, first, row.page, edge)) {
      open.text = joinWrapped(open.text, first.text);
      open.last = first;
      const kept = open.bullet ? moveNotes(lines, rest) : rest.map((cell) => cell.text);
      if (kept.length > 0) open.text += ` | ${kept.join(' | ')}`;
      continue;
    }
    const bullet = isBullet(first.text);
    const line: OpenLine = {
      text: first.text,
      style: rest.length === 0 ? styleOf(first) : '',
      first,
      last: first,
      bullet,
      notes: [],
      page: row.page,
    };
    if (bullet) {
      const kept = moveNotes(lines, rest);
      if (kept.length > 0) line.text += ` | ${kept.join(' | ')}`;
    } else line.notes.push(...rest.map((cell) => cell.text));
    lines.push(line);
  }
  flush();
  return done;
}

/** The left edge of the text when a narrow column of names or dates hangs left of bulleted or long text; undefined when there is none. */
function hangingEdge(rows: readonly Row[]): number | undefined {
  const cells = rows.flatMap((row) => row.cells);
  const left = Math.min(...cells.map((cell) => cell.x));
  const right = Math.max(...cells.map((cell) => cell.right));
  const isBody = (cell: Cell) => isBullet(cell.text) || cell.text.length > 45;
  const edges = new Set(
    cells.map((cell) => Math.round(cell.x)).filter((x) => x > left + 40 && x < left + 0.45 * (right - left)),
  );
  for (const edge of Array.from(edges)
    .toSorted((a, b) => a - b)
    .slice(0, 12)) {
    const hanging = cells.filter((cell) => cell.right <= edge + 1);
    const text = cells.filter((cell) => cell.x >= edge - 3);
    if (hanging.length === 0 || hanging.length + text.length < cells.length) continue;
    if (text.some(isBody) && !hanging.some((cell) => isBullet(cell.text))) return edge - 3;
  }
  return undefined;
}

/** Longer words left of the text are no label of a row. */
const longestLabel = 24;

/**
 * The rows without the labels that a table of an institute sets left of the points of a job ("Process", "Team"), where lines across the whole
 * width name the job itself. As they are when there are no such labels.
 */
function withoutRowLabels(rows: readonly Row[]): readonly Row[] {
  const cells = rows.flatMap((row) => row.cells);
  const edge = Math.min(...cells.filter((cell) => isBullet(cell.text)).map((cell) => cell.x)) - 3;
  const left = cells.filter((cell) => cell.x < edge);
  const labels = left.filter((cell) => cell.right <= edge + 3 && cell.text.length <= longestLabel);
  const across = left.filter((cell) => !labels.includes(cell));
  const margin = Math.min(...labels.map((cell) => cell.x)) + 3;
  const isBanner = ({ x, right, text }: Cell): boolean =>
    x <= margin && right > edge + 20 && !/^\p{Ll}/u.test(text);
  if (labels.length < 2 || across.length === 0 || !across.every(isBanner)) return rows;
  if (labels.some(({ text }) => /\d|@/.test(text) || headKinds(text).length > 0)) return rows;
  return rows
    .map((row) => ({ ...row, cells: row.cells.filter((cell) => !labels.includes(cell)) }))
    .filter((row) => row.cells.length > 0);
}

/** Blocks of the hanging column: lines closer than one and a half line heights; each line one of its own where each stands beside one line of text. */
function hangingBlocks(cells: readonly Cell[], text: readonly Row[]): Cell[][] {
  const blocks: Cell[][] = [];
  const oneEach = text.length === cells.length && cells.every(({ y }) => text.some((row) => row.y === y));
  for (const cell of cells) {
    const open = blocks.at(-1);
    const last = open?.at(-1);
    if (open && last && !oneEach && cell.y - last.y <= 1.5 * cell.size) open.push(cell);
    else blocks.push([cell]);
  }
  return blocks;
}

/** Where each hanging block's record begins: at its own top when that stands beside a text row, else at the widest gap of the text between two blocks. */
function recordTops(blocks: readonly Cell[][], text: readonly Row[]): number[] {
  const top = (block: Cell[]) => (block[0] as Cell).y;
  const topAligned = blocks.every((block) => text.some((row) => Math.abs(row.y - top(block)) < 4));
  return blocks.map((block, i) => {
    if (i === 0) return -Infinity;
    if (topAligned) return top(block) - 4;
    const middle = (b: Cell[]) => (top(b) + (b.at(-1) as Cell).y) / 2;
    const between = text.filter(
      (row) => row.y > middle(blocks[i - 1] as Cell[]) - 6 && row.y < middle(block) + 6,
    );
    let best = top(block) - 4;
    let widest = 0;
    for (const [k, row] of between.entries()) {
      const next = between[k + 1];
      if (next && next.y - row.y > widest) {
        widest = next.y - row.y;
        best = next.y - 1;
      }
    }
    return best;
  });
}

function hangingLines(rows: readonly Row[], edge: number, right: number): ReadLine[] {
  const hanging = rows.flatMap((row) => row.cells.filter((cell) => cell.x < edge));
  const text = rows.flatMap((row) => {
    const cells = row.cells.filter((cell) => cell.x >= edge);
    return cells.length === 0 ? [] : [{ ...row, y: (cells[0] as Cell).y, cells }];
  });
  const columnEdge = Math.max(...hanging.map((cell) => cell.right));
  const blocks = hangingBlocks(hanging, text);
  const tops = recordTops(blocks, text);
  const labels = blocks.map((block) => unwrapCell(block, columnEdge).join(' | '));
  const isHead = (label: string): boolean => headKinds(label.replaceAll(' | ', ' ')).length > 0;
  // "Volunteer" between "Treasurer" and "Captain" is an office, not a section.
  const areHeads = labels.filter(isHead).length > labels.length / 2;
  return labels.flatMap((label, i) => {
    const own = text.filter((row) => row.y >= (tops[i] ?? 0) && row.y < (tops[i + 1] ?? Infinity));
    const lines = flowRows(own, right, false);
    const firstLine = lines[0];
    if (isDateNote(label) && firstLine)
      return [{ ...firstLine, text: `${firstLine.text} | ${label}` }, ...lines.slice(1)];
    const heading = areHeads && isHead(label);
    if (!heading && firstLine && label.length <= longestLabel && !isBullet(firstLine.text))
      return [{ ...firstLine, text: `${label} | ${firstLine.text}` }, ...lines.slice(1)];
    return [{ text: heading ? label.replaceAll(' | ', ' ') : label, style: '' }, ...lines];
  });
}

/** Whether the row is a head in the margin with its first text beside it: what follows keeps to the right of the head, and nothing stands over it that is no head. */
function isMarginHead(row: Row, next: Row | undefined, before: readonly Row[]): boolean {
  const [head, text] = row.cells;
  if (head === undefined || text === undefined || headKinds(head.text).length === 0) return false;
  if (before.some(({ cells: [over] }) => over && Math.abs(over.x - head.x) <= 4 && over.right < text.x))
    return false;
  const below = next?.cells[0];
  return below === undefined || below.x >= text.x - 3 || headKinds(below.text).length > 0;
}

/** Bold words clearly larger than the text, alone on their row. */
const isSetAsHead = ({ bold, size, text }: Cell, usual: number): boolean =>
  bold && size > 1.15 * usual && text.length < longestLabel && !/\d/.test(text);

/** The rows cut at section heads: a head on a row of its own, or in the margin beside its text. */
function blocksOf(rows: readonly Row[]): Row[][] {
  const blocks: Row[][] = [[]];
  const sizes = rows.flatMap((row) => row.cells.map((cell) => cell.size)).toSorted((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  for (const [i, row] of rows.entries()) {
    const [first, ...rest] = row.cells as [Cell, ...Cell[]];
    const alone = rest.every(({ text }) => findDuration(text) !== undefined);
    if (alone && (headKinds(first.text).length > 0 || isSetAsHead(first, usual))) blocks.push([row], []);
    else if (isMarginHead(row, rows[i + 1], blocks.at(-1) ?? []))
      blocks.push([{ ...row, cells: [first] }], [{ ...row, cells: rest }]);
    else blocks.at(-1)?.push(row);
  }
  return blocks.filter((block) => block.length > 0);
}

/** One column of a page as lines of reading order: tables by record, hanging columns before their text, wrapped lines put back together. */
export function readColumn(rows: readonly Row[]): ReadLine[] {
  const edge = Math.max(...rows.flatMap((row) => row.cells.map((cell) => cell.right)));
  return blocksOf(rows).flatMap((block) => {
    const isTable = block.some((row, i) => row.cells.length >= 3 && readTable(block, i) !== undefined);
    const dated = isTable ? block : withWholeDates(block);
    const several = dated.length > 1 || dated.some((row) => row.cells.length > 1);
    const hanging = several && !isTable ? hangingEdge(dated) : undefined;
    return hanging === undefined
      ? flowRows(withoutRowLabels(dated), edge, true)
      : hangingLines(dated, hanging, edge);
  });
}
