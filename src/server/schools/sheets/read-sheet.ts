import { Worker } from 'node:worker_threads';
import { FairQueue, WaitedTooLong } from '#server/resumes/parser/fair-queue.ts';
import type { FileToRead, ReadBatch } from './read-thread.ts';
import { SheetFault } from './sheet-fault.ts';
import { sheetBounds, type SheetLimits } from './sheet-limits.ts';
import type { SheetForm, SheetRow } from './sheet-row.ts';

/** A sheet while it is read: its first row, and those below in order, each read when it is asked for. */
type OpenSheet = { form: SheetForm; head: SheetRow; rows: AsyncIterable<SheetRow> };

const queue = new FairQueue(sheetBounds.threadsAtOnce);

type Batch = Extract<ReadBatch, { rows: SheetRow[] }>;

/** A thread that reads one file and tells the next rows when asked, in bounded time and memory. */
class ReadingThread {
  readonly #worker: Worker;
  readonly #processorMs: number;

  constructor(file: FileToRead, processorMs: number) {
    this.#processorMs = processorMs;
    this.#worker = new Worker(new URL('./read-thread.ts', import.meta.url), {
      workerData: file,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: sheetBounds.threadMegabytes },
    });
  }

  /** The next rows. Throws SheetFault; `took_too_long` where the thread has used up its processor time. */
  async next(): Promise<Batch> {
    const { promise, resolve, reject } = Promise.withResolvers<ReadBatch>();
    const tooLong = (): void => reject(new SheetFault('took_too_long'));
    const late = setTimeout(tooLong, sheetBounds.batchMs);
    const look = setInterval(
      () => void this.#isSpent().then((isSpent) => isSpent && tooLong()),
      sheetBounds.lookedAtMs,
    );
    const died = (error: Error) =>
      reject(
        (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new SheetFault('unpacks_too_large')
          : error,
      );
    const ended = () => reject(new Error('The thread that reads a sheet ended.'));
    this.#worker.once('message', resolve).once('error', died).once('exit', ended);
    try {
      this.#worker.postMessage('next');
      const batch = await promise;
      if ('fault' in batch) throw new SheetFault(batch.fault, batch.row);
      if ('error' in batch) throw new Error(batch.error);
      if (await this.#isSpent()) throw new SheetFault('took_too_long');
      return batch;
    } finally {
      clearTimeout(late);
      clearInterval(look);
      this.#worker.off('message', resolve).off('error', died).off('exit', ended);
    }
  }

  /** Whether the thread has used up its processor time; one that has ended has not. */
  async #isSpent(): Promise<boolean> {
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    return (user + system) / 1000 > this.#processorMs;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}

async function* rowsFrom(first: Batch, thread: ReadingThread): AsyncGenerator<SheetRow> {
  yield* first.rows.slice(1);
  for (let isLast = first.isLast; !isLast; ) {
    const batch = await thread.next();
    yield* batch.rows;
    isLast = batch.isLast;
  }
}

/**
 * Reads a CSV or the first shown sheet of an XLSX, whatever its name says, and gives it to `use`; when that ends, so does the reading.
 * It is done on a thread of its own; `owner` (an organisation) has one at a time. Throws `SheetFault` where the file is not read, from
 * `readSheet` or, past the first rows, out of `rows` (rules SCHOOL-40, SCHOOL-41).
 */
export async function readSheet<T>(
  bytes: Uint8Array,
  {
    limits,
    owner,
    processorMs = sheetBounds.processorMs,
  }: { limits: SheetLimits; owner: string; processorMs?: number },
  use: (sheet: OpenSheet) => Promise<T>,
): Promise<T> {
  if (bytes.length > sheetBounds.fileBytes) throw new SheetFault('file_too_large');
  try {
    return await queue.run(owner, sheetBounds.patienceMs, async () => {
      const thread = new ReadingThread({ bytes, limits }, processorMs);
      try {
        const first = await thread.next();
        const head = first.rows[0];
        if (!head) throw new SheetFault('sheet_empty');
        return await use({ form: first.form, head, rows: rowsFrom(first, thread) });
      } finally {
        await thread.end();
      }
    });
  } catch (error) {
    if (error instanceof WaitedTooLong) throw new SheetFault('took_too_long');
    throw error;
  }
}
