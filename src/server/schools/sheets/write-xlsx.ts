import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sheetBounds } from './sheet-limits.ts';
import type { Cell } from './sheet-row.ts';
import type { WriteStep, Written } from './write-thread.ts';

export type SheetToWrite = {
  name: string;
  head: readonly string[];
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>;
};

/** Names as a workbook takes them: short, without its signs, each once. */
function sheetNames(sheets: readonly SheetToWrite[]): string[] {
  const taken = new Set<string>();
  return sheets.map(({ name }) => {
    const plain = name.replaceAll(/[*?:\\/[\]\p{Cc}]/gu, ' ').replaceAll(/^[\s']+|[\s']+$/g, '') || 'Sheet';
    let free = plain.slice(0, 31);
    for (let more = 2; taken.has(free.toLowerCase()); more += 1) free = `${plain.slice(0, 26)} (${more})`;
    taken.add(free.toLowerCase());
    return free;
  });
}

async function* stepsOf(sheets: readonly SheetToWrite[]): AsyncGenerator<WriteStep> {
  const names = sheetNames(sheets);
  for (const [at, { head, rows }] of sheets.entries()) {
    yield { kind: 'sheet', name: names[at] ?? 'Sheet', head };
    let batch: (readonly Cell[])[] = [];
    for await (const row of rows) {
      batch.push(row);
      if (batch.length < sheetBounds.batchRows) continue;
      yield { kind: 'rows', rows: batch };
      batch = [];
    }
    if (batch.length > 0) yield { kind: 'rows', rows: batch };
  }
  yield { kind: 'end' };
}

/**
 * An XLSX with these sheets, each with its head row frozen, in pieces as its rows come; texts that a spreadsheet would run are texts
 * (rule SCHOOL-42). It is written on a thread of its own that gives way to all other work on Linux.
 */
export async function* writeXlsx(sheets: readonly SheetToWrite[]): AsyncGenerator<Uint8Array> {
  const worker = new Worker(new URL('./write-thread.ts', import.meta.url), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: sheetBounds.threadMegabytes },
  });
  const died = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread that writes a sheet ended with ${code}.`)));
  });
  // It may die while rows are read; then the next ones find out.
  died.catch(() => undefined);
  try {
    for await (const step of stepsOf(sheets)) {
      const answer = once(worker, 'message');
      worker.postMessage(step);
      const [written] = (await Promise.race([answer, died])) as [Written];
      if ('error' in written) throw new Error(written.error);
      yield* written.bytes;
    }
  } finally {
    await worker.terminate();
  }
}
