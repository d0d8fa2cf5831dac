import { dayMs } from '#contract/time.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, inArray } from '#server/platform/database/query.ts';
import { dataExports, exportChunks } from '#server/platform/database/schema/exports.ts';

/** How long it is remembered that a copy was asked for. */
export const exportRememberedMs = 30 * dayMs;

/**
 * Ends the user's copy of everything, ready or being made, because something that may be in it was deleted: its file goes, and no attempt
 * writes on (rule EXPORT-3). Call it under the user's lock, after the deletion.
 */
export async function endExport(tx: Tx, uid: string, now: Date): Promise<void> {
  const ended = await tx
    .update(dataExports)
    .set({
      status: 'over',
      attempt: null,
      bytes: null,
      endsAt: new Date(now.getTime() + exportRememberedMs),
    })
    .where(and(eq(dataExports.uid, uid), inArray(dataExports.status, ['making', 'ready'])))
    .returning({ id: dataExports.id });
  if (ended.length > 0) await tx.delete(exportChunks).where(eq(exportChunks.uid, uid));
}
