import { csvRecords } from './csv-records.ts';
import { unguarded } from './formula-guard.ts';
import type { SheetForm, SheetRow } from './sheet-row.ts';

const pieceBytes = 64 * 1024;

function* textOf(bytes: Uint8Array, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding);
  for (let at = 0; at < bytes.length; at += pieceBytes)
    yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true });
  yield decoder.decode();
}

/** The rows of a CSV, as they are come to. */
export function* csvRows(
  bytes: Uint8Array,
  { encoding }: Extract<SheetForm, { form: 'csv' }>,
): Generator<SheetRow> {
  let number = 0;
  for (const record of csvRecords(textOf(bytes, encoding))) {
    number += 1;
    yield { number, cells: record.map(unguarded) };
  }
}
