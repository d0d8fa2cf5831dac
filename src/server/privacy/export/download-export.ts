import { Readable } from 'node:stream';
import { indiaDay } from '#contract/india-time.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { freshForMs } from '#server/accounts/fresh-session.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findReady, readChunk } from './export-store.ts';

type Download = { uid: string; exportId: string; sessionHash: string | null };

/** A file to be sent: its name, its length and its bytes, a piece at a time. */
type DownloadedFile = { fileName: string; bytes: number; content: Readable };

/**
 * Hands a ready copy to its owner, once it is written down that it was taken. Throws Refusal `not_found` for another user's as for one that
 * is missing or over, `fresh_sign_in_required` where the browser signed in more than 15 minutes ago (rules EXPORT-3, SIGN-6).
 */
export async function downloadExport(
  { database, clock, audit }: Pick<Parts, 'database' | 'clock'> & { audit: WriteAudit },
  { uid, exportId, sessionHash }: Download,
): Promise<DownloadedFile> {
  const now = clock.now();
  const ready = await database.transaction(async (tx) => {
    const found = await findReady(tx, { uid, exportId, now });
    if (!found) throw new Refusal('not_found');
    if ((await freshForMs(tx, sessionHash, now)) === 0) throw new Refusal('fresh_sign_in_required');
    await audit(tx, {
      kind: 'export_downloaded',
      actor: 'user',
      uid,
      detail: { exportId, bytes: found.bytes },
    });
    return found;
  });
  return {
    fileName: `hotseat-${indiaDay(ready.readyAt)}.zip`,
    bytes: ready.bytes,
    content: Readable.from(piecesOf(database, ready.attempt)),
  };
}

async function* piecesOf(database: Parts['database'], attempt: string): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ; seq++) {
    const piece = await database.read((tx) => readChunk(tx, attempt, seq));
    if (!piece) return;
    yield piece;
  }
}
