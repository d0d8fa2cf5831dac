import { constants, setPriority } from 'node:os';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import excel from 'exceljs';
import { mayRun } from './formula-guard.ts';
import type { Cell } from './sheet-row.ts';

/** One step of writing; each is answered by the bytes that are ready. */
export type WriteStep =
  | { kind: 'sheet'; name: string; head: readonly string[] }
  | { kind: 'rows'; rows: readonly (readonly Cell[])[] }
  | { kind: 'end' };
export type Written = { bytes: Uint8Array[] } | { error: string };

/** The most a cell of a workbook may hold. */
const mostCharacters = 32_767;
const widths = { least: 10, most: 48 } as const;

// Linux gives a thread a priority of its own; elsewhere this would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

let ready: Uint8Array[] = [];
const stream = new Writable({
  write(chunk: Uint8Array, _encoding, done) {
    ready.push(chunk);
    done();
  },
});
const workbook = new excel.stream.xlsx.WorkbookWriter({ stream, useStyles: true, useSharedStrings: false });
let sheet: excel.Worksheet | null = null;

/** A text with one kind of line end, in which nothing looks like the code of a letter: `_x000D_` is how those are written. */
function storable(cell: Cell): Cell {
  if (typeof cell !== 'string') return typeof cell === 'number' && !Number.isFinite(cell) ? null : cell;
  const text = cell
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/_x(?=[\da-f]{4}_)/gi, '_x005F_x');
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1).toWellFormed()}…`;
}

function addRow(cells: readonly Cell[]): void {
  const row = sheet?.addRow(cells.map(storable));
  // A text stays one, also when somebody opens the cell and presses Enter.
  cells.forEach((cell, at) => {
    if (row && typeof cell === 'string' && mayRun(cell)) row.getCell(at + 1).numFmt = '@';
  });
  row?.commit();
}

function begin(name: string, head: readonly string[]): void {
  sheet?.commit();
  sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] });
  sheet.columns = head.map((words) => ({
    width: Math.min(widths.most, Math.max(widths.least, words.length + 4)),
  }));
  const row = sheet.addRow(head.map(storable));
  row.font = { bold: true };
  row.commit();
}

async function take(step: WriteStep): Promise<Written> {
  if (step.kind === 'sheet') begin(step.name, step.head);
  else if (step.kind === 'rows') step.rows.forEach(addRow);
  else {
    sheet?.commit();
    await workbook.commit();
  }
  // What was added goes through the packing before more is asked for.
  await setImmediate();
  const bytes = ready;
  ready = [];
  return { bytes };
}

parentPort?.on('message', (step: WriteStep) => {
  take(step).then(
    (written) => parentPort?.postMessage(written),
    (error: unknown) =>
      parentPort?.postMessage({
        error: error instanceof Error ? (error.stack ?? error.message) : 'unknown',
      } satisfies Written),
  );
});
