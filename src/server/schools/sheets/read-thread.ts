import { parentPort, workerData } from 'node:worker_threads';
import type { SheetFaultCode } from '#contract/schools/sheet-faults.ts';
import { csvRows } from './csv-rows.ts';
import { SheetFault } from './sheet-fault.ts';
import { sheetFormOf } from './sheet-form.ts';
import { sheetBounds, type SheetLimits } from './sheet-limits.ts';
import type { SheetForm, SheetRow } from './sheet-row.ts';
import { xlsxRows } from './xlsx-rows.ts';
import { lowerThreadPriority } from '#server/platform/background-thread.ts';

export type FileToRead = { bytes: Uint8Array; limits: SheetLimits };
/** The next rows, fewer than a batch at the end; the form of the file comes with each. */
export type ReadBatch =
  | { rows: SheetRow[]; isLast: boolean; form: SheetForm }
  | { fault: SheetFaultCode; row: number | null }
  | { error: string };

lowerThreadPriority();

const { bytes, limits } = workerData as FileToRead;
let form: SheetForm | null = null;
let rows: Iterator<SheetRow> | null = null;
let taken = 0;
let characters = 0;

const hasWords = ({ cells }: SheetRow): boolean => cells.some((cell) => cell.trim() !== '');
const lengthOf = ({ cells }: SheetRow): number => cells.reduce((sum, cell) => sum + cell.length, 0);

function nextBatch(): ReadBatch {
  form ??= sheetFormOf(bytes);
  rows ??= form.form === 'csv' ? csvRows(bytes, form) : xlsxRows(bytes);
  const batch: SheetRow[] = [];
  const full = characters + sheetBounds.batchCharacters;
  while (batch.length < sheetBounds.batchRows && characters < full) {
    const step = rows.next();
    if (step.done === true) return { rows: batch, isLast: true, form };
    if (step.value.number > sheetBounds.rows) throw new SheetFault('too_many_rows', step.value.number);
    if (!hasWords(step.value)) continue;
    taken += 1;
    // The head is a row, too.
    if (taken > limits.rows + 1) throw new SheetFault('too_many_rows', step.value.number);
    characters += lengthOf(step.value);
    if (characters > sheetBounds.characters) throw new SheetFault('unpacks_too_large', step.value.number);
    batch.push(step.value);
  }
  return { rows: batch, isLast: false, form };
}

function answer(): ReadBatch {
  try {
    return nextBatch();
  } catch (error) {
    if (error instanceof SheetFault) return { fault: error.code, row: error.row };
    return { error: error instanceof Error ? (error.stack ?? error.message) : 'unknown' };
  }
}

parentPort?.on('message', () => parentPort?.postMessage(answer()));
