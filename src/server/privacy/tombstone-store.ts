import { type ConsentPurpose, consentPurposes } from '#contract/consents.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { asc, inArray, isNull } from '#server/platform/database/query.ts';
import { tombstones } from '#server/platform/database/schema/privacy.ts';
import type { Tombstone } from './tombstone-file.ts';

/** Records what is deleted in the transaction that deletes it or lets it be deleted. */
export async function insertTombstone(
  tx: Tx,
  stone: { kind: Tombstone['kind']; subject: string; at: Date; dueAt: Date | null },
): Promise<void> {
  await tx.insert(tombstones).values(stone);
}

/** Tombstones that are not in the file yet, in the order they were made. */
export async function findUnwritten(tx: Tx, limit: number): Promise<(Tombstone & { id: number })[]> {
  const rows = await tx
    .select()
    .from(tombstones)
    .where(isNull(tombstones.writtenAt))
    .orderBy(asc(tombstones.id))
    .limit(limit);
  return rows.map(({ id, kind, subject, at, dueAt }) => ({
    id,
    kind,
    subject,
    at: at.toISOString(),
    dueAt: dueAt?.toISOString() ?? null,
  }));
}

/** Marks tombstones as being in the file for good. They are locked in one order, so that two who write the same do not wait for each other. */
export async function markWritten(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
  await tx
    .select({ id: tombstones.id })
    .from(tombstones)
    .where(inArray(tombstones.id, [...ids]))
    .orderBy(asc(tombstones.id))
    .for('update');
  await tx
    .update(tombstones)
    .set({ writtenAt: now })
    .where(inArray(tombstones.id, [...ids]));
}

/** How a tombstone names a consent that was taken back. */
export const withdrawalOf = (uid: string, purpose: ConsentPurpose): string => `${uid}:${purpose}`;

/** Whose consent to what such a name means; null where it means none. */
export function withdrawnIn(subject: string): { uid: string; purpose: ConsentPurpose } | null {
  const [uid = '', named] = subject.split(':');
  const purpose = consentPurposes.find((one) => one === named);
  return purpose ? { uid, purpose } : null;
}
