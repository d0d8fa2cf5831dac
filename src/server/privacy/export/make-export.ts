import type { Letterhead } from '#server/mail/letter.ts';
import { randomId } from '#server/platform/ids.ts';
import { inPieces } from '#server/platform/in-pieces.ts';
import type { Parts } from '#server/platform/parts.ts';
import type { CopyPart } from './copy-part.ts';
import { copyParts } from './copy-parts.ts';
import {
  type Attempt,
  finishExport,
  giveUpExport,
  insertChunk,
  setProgress,
  takeExport,
} from './export-store.ts';
import { tellExportReady } from './tell-export-ready.ts';
import { writeOnThread } from './write-on-thread.ts';

export type MakeExportParts = Pick<Parts, 'database' | 'clock' | 'jobs' | 'log'> & { letterhead: Letterhead };

/** How large a piece of a file is in the database: the embedded one, which works on the thread that serves everybody, keeps 64 KB in 20 ms. */
const pieceBytes = 16 * 1024;

/** Another attempt writes the copy now, a new one took its place, or its owner is gone: there is nothing left to do. */
class Overtaken extends Error {}

/**
 * Makes a copy that was asked for, from its beginning: an attempt that died left pieces, which go. Repeating it for a copy that is ready,
 * over or replaced changes nothing. Throws what stopped it, to be tried again; after the fourth attempt the copy has failed instead.
 */
export async function makeExport(
  parts: MakeExportParts,
  { uid, exportId }: { uid: string; exportId: string },
): Promise<void> {
  const { database, clock, jobs, letterhead, log } = parts;
  const attempt = { uid, exportId, attempt: randomId('att_') };
  const isTaken = await database.transaction((tx) => takeExport(tx, attempt, clock.now()));
  if (!isTaken) {
    await database.transaction((tx) => giveUpExport(tx, attempt, clock.now()));
    return;
  }
  try {
    const bytes = await writeFile(parts, attempt);
    await database.transaction(async (tx) => {
      const now = clock.now();
      const isReady = await finishExport(tx, attempt, { bytes, now });
      if (isReady) await tellExportReady(tx, { jobs, letterhead }, { uid, exportId, now });
    });
  } catch (error) {
    if (error instanceof Overtaken) return;
    if (!(await database.transaction((tx) => giveUpExport(tx, attempt, clock.now())))) throw error;
    log.error({ err: error }, 'a copy of everything could not be made');
  }
}

/** Writes the file piece by piece into the database; gives its length in bytes. Throws Overtaken. */
async function writeFile(parts: MakeExportParts, attempt: Attempt): Promise<number> {
  const { database } = parts;
  let [bytes, seq] = [0, 0];
  const keep = async (piece: Uint8Array): Promise<void> => {
    const isKept = await database.write((tx) => insertChunk(tx, attempt, { seq, bytes: piece }));
    if (!isKept) throw new Overtaken();
    bytes += piece.byteLength;
    seq += 1;
  };
  for await (const piece of inPieces(writeOnThread(withProgress(parts, attempt)), pieceBytes))
    await keep(piece);
  return bytes;
}

/** The parts of the copy; its progress is written down after each interview and document. */
async function* withProgress(parts: MakeExportParts, attempt: Attempt): AsyncGenerator<CopyPart> {
  let [done, total] = [0, 0];
  const counted = (n: number): void => {
    total = n;
  };
  for await (const part of copyParts(parts, attempt.uid, counted)) {
    yield part;
    if (part.kind === 'rows' && done > 0) continue;
    if (part.kind === 'interview' || part.kind === 'document') done += 1;
    await parts.database.write((tx) => setProgress(tx, attempt, { done, total }));
  }
}
