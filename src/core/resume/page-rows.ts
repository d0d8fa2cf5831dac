import { cleanLine, isBullet } from './clean-line.ts';
import type { Cell, Row, TextRun } from './text-run.ts';

type Placed = TextRun & { order: number };

const loneBullet = /^(?:[•●▪■◦○◆◇►▶▸‣⁃∙·*✓✔➢➤❖□–—-]|o)$/u;

/** Text as the page shows it, spaces kept at the seam; a hyphen cut by the line stays. */
function cleanRun(text: string): string {
  return text.replace(/[\t\u00a0]+/g, ' ');
}

const wordSpace = 0.7;
const widestSpace = 1.1;

function startCell(run: Placed, soft: boolean): Cell {
  return {
    x: run.x,
    textX: run.x,
    right: run.x + run.width,
    y: run.y,
    size: run.size,
    bold: run.bold,
    soft,
    text: cleanRun(run.text),
  };
}

/** How a run stands to the cell before it: part of it, a soft cell of its own (right after it in the file, a wide word space off), or a cell for sure. A lone bullet glyph takes whatever follows. */
function seamOf(cell: Cell, lastOrder: number, run: Placed): 'part' | 'soft' | 'cell' {
  const gap = run.x - cell.right;
  const em = Math.max(cell.size, run.size, 1);
  if (loneBullet.test(cell.text.trim())) return gap < 4 * em ? 'part' : 'cell';
  const follows = run.order > lastOrder && run.order - lastOrder <= 2;
  const reach = follows && run.bold === cell.bold ? wordSpace : 0.45;
  if (gap < reach * em) return 'part';
  return follows && gap < widestSpace * em ? 'soft' : 'cell';
}

/** The row with its soft cells joined to the one before them, as running text reads. */
export function withoutSoftCells(row: Row): Row {
  if (!row.cells.some((cell) => cell.soft)) return row;
  const cells: Cell[] = [];
  for (const cell of row.cells) {
    const before = cells.at(-1);
    if (before && cell.soft)
      cells[cells.length - 1] = {
        ...before,
        right: cell.right,
        text: `${before.text} ${cell.text}`,
        bold: before.bold && cell.bold,
      };
    else cells.push(cell);
  }
  return { ...row, cells };
}

function cellsOf(runs: Placed[]): Cell[] {
  const cells: Cell[] = [];
  let lastOrder = -1;
  for (const run of runs.toSorted((a, b) => a.x - b.x)) {
    const cell = cells.at(-1);
    const seam = cell === undefined ? 'cell' : seamOf(cell, lastOrder, run);
    if (cell === undefined || seam !== 'part') cells.push(startCell(run, seam === 'soft'));
    else {
      const gap = run.x - cell.right;
      if (loneBullet.test(cell.text.trim())) cell.textX = run.x;
      cell.text += (gap > 0.14 * run.size ? ' ' : '') + cleanRun(run.text);
      cell.right = Math.max(cell.right, run.x + run.width);
      cell.size = Math.max(cell.size, run.size);
      cell.bold &&= run.bold;
    }
    lastOrder = run.order;
  }
  return cells.flatMap((cell) => {
    const hyphen = /\u00ad\s*$/u.test(cell.text) ? '\u00ad' : '';
    const text = cleanLine(cell.text.replace(/ {2,}/g, ' ')).replace(/(?<=\S)\s*[•·|]$/u, '') + hyphen;
    if (text.replace(/[|\s]/g, '') === '') return [];
    if (cell.textX === cell.x && isBullet(text)) cell.textX = cell.x + 0.9 * cell.size;
    return [{ ...cell, text }];
  });
}

/** How far two baselines of one row may lie apart: a superscript's height, but never the line height of a small text beside a large name. */
const reachOf = (one: number, other: number): number =>
  Math.min(0.45 * Math.max(one, other), 0.6 * Math.min(one, other));

/** The rows of one page, top to bottom. Runs whose baselines differ by less than half their size (superscripts, bullets) share a row. */
export function rowsOf(pageRuns: readonly TextRun[]): Row[] {
  const placed = pageRuns
    .map((run, order) => ({ ...run, order }))
    .filter((run) => run.text.trim() !== '')
    .toSorted((a, b) => a.y - b.y);
  const groups: Placed[][] = [];
  let base: Placed | undefined;
  for (const run of placed) {
    const group = groups.at(-1);
    if (group && base && run.y - base.y < reachOf(run.size, base.size)) {
      group.push(run);
      if (run.size > base.size) base = run;
    } else {
      groups.push([run]);
      base = run;
    }
  }
  return groups.flatMap((group) => {
    const cells = cellsOf(group);
    const first = cells[0];
    return first === undefined
      ? []
      : [{ page: group[0]?.page ?? 1, y: Math.max(...cells.map((c) => c.y)), cells }];
  });
}
