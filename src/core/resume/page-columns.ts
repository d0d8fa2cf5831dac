import { headKinds } from './sections.ts';
import type { Cell, Row } from './text-run.ts';

const near = 3;

const crosses = (row: Row, edge: number) =>
  row.cells.some((cell) => cell.x < edge - near && cell.right > edge + 1);

function side(rows: readonly Row[], belongs: (cell: Cell) => boolean): Row[] {
  return rows.flatMap((row) => {
    const cells = row.cells.filter(belongs);
    return cells.length === 0 ? [] : [{ page: row.page, y: Math.max(...cells.map((c) => c.y)), cells }];
  });
}

type Band = { edge: number; first: number; last: number };

/** The stretch of rows around `at` that no cell crosses at `edge`, when both sides of it hold at least three rows. */
function bandAt(rows: readonly Row[], edge: number, at: number): Band | undefined {
  let first = at;
  let last = at;
  while (first > 0 && !crosses(rows[first - 1] as Row, edge)) first -= 1;
  while (last < rows.length - 1 && !crosses(rows[last + 1] as Row, edge)) last += 1;
  const band = rows.slice(first, last + 1);
  const aligned = band.filter((row) => row.cells.some((cell) => Math.abs(cell.x - edge) <= near));
  const leftRows = band.filter((row) => row.cells.some((cell) => cell.right <= edge + 1));
  return aligned.length >= 3 && leftRows.length >= 3 ? { edge, first, last } : undefined;
}

function findBand(rows: readonly Row[], knownEdges: readonly number[]): Band | undefined {
  const leftmost = Math.min(...rows.flatMap((row) => row.cells.map((cell) => cell.x)));
  const rightmost = Math.max(...rows.flatMap((row) => row.cells.map((cell) => cell.right)));
  const inside = (x: number) => x > leftmost + 0.18 * (rightmost - leftmost);
  for (const [at, row] of rows.entries())
    for (const cell of row.cells) {
      const isEdge =
        headKinds(cell.text).length > 0 || knownEdges.some((edge) => Math.abs(edge - cell.x) <= near);
      const band = isEdge && inside(cell.x) ? bandAt(rows, cell.x, at) : undefined;
      if (band) return band;
    }
  return undefined;
}

/**
 * The rows of a page as columns in reading order: what stands above the columns, the left one, the right one, what stands below. A right-hand column is
 * one with a section head of its own at its left edge; a table's columns and right-set dates have none and stay in their rows. `knownEdges` carries
 * the columns found on earlier pages and is added to.
 */
export function columnsOf(rows: readonly Row[], knownEdges: number[], depth = 0): Row[][] {
  if (rows.length === 0) return [];
  const band = depth < 3 ? findBand(rows, knownEdges) : undefined;
  if (band === undefined) return [[...rows]];
  if (!knownEdges.some((edge) => Math.abs(edge - band.edge) <= near)) knownEdges.push(band.edge);
  const within = rows.slice(band.first, band.last + 1);
  return [
    ...columnsOf(rows.slice(0, band.first), knownEdges, depth + 1),
    ...columnsOf(
      side(within, (cell) => cell.x < band.edge - near),
      knownEdges,
      depth + 1,
    ),
    ...columnsOf(
      side(within, (cell) => cell.x >= band.edge - near),
      [],
      depth + 1,
    ),
    ...columnsOf(rows.slice(band.last + 1), knownEdges, depth + 1),
  ];
}
