import { consentPurposes } from '#contract/consents.ts';
import type { Tx } from '../database/database.ts';
import { asc, inArray, isNull } from '../database/query.ts';
import { tombstones } from '../database/schema/privacy.ts';
import type { SchoolTombstoneKind, Tombstone } from './tombstone-file.ts';

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

/** What a user can take back: a consent, reminders of their day, the longer time of their feedback. */
const takenBack = [...consentPurposes, 'reminders', 'longer_time'] as const;
type TakenBack = (typeof takenBack)[number];

/** Records that a user took something back, in the transaction that does it. */
export async function insertWithdrawal(
  tx: Tx,
  { uid, of, at }: { uid: string; of: TakenBack; at: Date },
): Promise<void> {
  await insertTombstone(tx, { kind: 'consent_withdrawn', subject: `${uid}:${of}`, at, dueAt: null });
}

/** Who took what back by such a name; null where it means nothing. */
export function withdrawnIn(subject: string): { uid: string; of: TakenBack } | null {
  const [uid = '', named] = subject.split(':');
  const of = takenBack.find((one) => one === named);
  return of ? { uid, of } : null;
}

type OfSchool = {
  orgId: string;
  /** Of the member, key, invitation, applicant or webhook. */
  id: string;
  /** How it stands from now on, in codes and ids; nothing where it is gone. */
  stands?: readonly string[];
};

/** Records how something of a school stands from now on, in the transaction that makes it so. */
export async function insertSchoolTombstone(
  tx: Tx,
  kind: SchoolTombstoneKind,
  { orgId, id, stands = [], at }: OfSchool & { at: Date },
): Promise<void> {
  await insertTombstone(tx, { kind, subject: [orgId, id, ...stands].join(':'), at, dueAt: null });
}

/** What of which school such a name means. */
export function ofSchoolIn(subject: string): Required<OfSchool> {
  const [orgId = '', id = '', ...stands] = subject.split(':');
  return { orgId, id, stands };
}
