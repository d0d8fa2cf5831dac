import { z } from 'zod';
import { breachForm, breachIdOf, type BreachReport, type BreachStatus } from '#contract/breaches.ts';
import { breachDeadlines } from '#core/privacy/deadlines.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { and, eq, inArray, isNull, sql } from '#server/platform/database/query.ts';
import { breachAffected, breaches } from '#server/platform/database/schema/breaches.ts';

type StoredBreach = typeof breaches.$inferSelect;

export async function insertBreach(
  tx: Tx,
  row: Pick<StoredBreach, 'what' | 'beganAt' | 'endedAt' | 'knownAt'>,
): Promise<StoredBreach> {
  const [kept] = await tx.insert(breaches).values(row).returning();
  if (!kept) throw new Error('the new breach was not returned');
  return kept;
}

/** A breach, locked until the transaction ends, so that its words and its telling follow one another; null when there is none. */
export async function lockBreach(tx: Tx, breach: string): Promise<StoredBreach | null> {
  const [row] = await tx
    .select()
    .from(breaches)
    .where(eq(breaches.number, numberOf(breach)))
    .for('update');
  return row ?? null;
}

/** A breach that others may read and tell of at the same time, but whose words stay while this transaction lasts. */
export async function holdBreach(tx: Tx, breach: string): Promise<StoredBreach | null> {
  const [row] = await tx
    .select()
    .from(breaches)
    .where(eq(breaches.number, numberOf(breach)))
    .for('share');
  return row ?? null;
}

export async function updateBreach(
  tx: Tx,
  number: number,
  change: Partial<Omit<StoredBreach, 'number'>>,
): Promise<void> {
  await tx.update(breaches).set(change).where(eq(breaches.number, number));
}

const counted = z.object({ n: z.number() });

/** Names everybody there is as concerned; those already named stay. Gives how many are new. */
export async function addEverybody(tx: Tx, number: number): Promise<number> {
  const [row] = await queryRows(
    tx,
    counted,
    sql`with added as (
        insert into breach_affected (breach, uid) select ${number}, uid from users
        on conflict do nothing returning uid
      ) select count(*)::int as n from added`,
  );
  return row?.n ?? 0;
}

/** Names these users as concerned; those already named stay. Gives how many are new. */
export async function addUsers(tx: Tx, number: number, uids: readonly string[]): Promise<number> {
  if (uids.length === 0) return 0;
  const added = await tx
    .insert(breachAffected)
    .values(uids.map((uid) => ({ breach: number, uid })))
    .onConflictDoNothing()
    .returning({ uid: breachAffected.uid });
  return added.length;
}

/** The next of those who were not told, with name; what another transaction tells now is passed over. Accounts that are gone have a null name. */
export async function lockUntold(
  tx: Tx,
  number: number,
  limit: number,
): Promise<{ uid: string; name: string | null }[]> {
  const row = z.object({ uid: z.string(), name: z.string().nullable() });
  return queryRows(
    tx,
    row,
    sql`select a.uid, (select u.display_name from users u where u.uid = a.uid) as name
      from breach_affected a where a.breach = ${number} and a.told_at is null
      order by a.uid limit ${limit} for update of a skip locked`,
  );
}

export async function markTold(tx: Tx, number: number, uids: readonly string[], now: Date): Promise<void> {
  await tx
    .update(breachAffected)
    .set({ toldAt: now })
    .where(
      and(
        eq(breachAffected.breach, number),
        inArray(breachAffected.uid, [...uids]),
        isNull(breachAffected.toldAt),
      ),
    );
}

/** Takes off the list whose account is gone: there is nobody to tell. */
export async function dropAffected(tx: Tx, number: number, uids: readonly string[]): Promise<void> {
  await tx
    .delete(breachAffected)
    .where(and(eq(breachAffected.breach, number), inArray(breachAffected.uid, [...uids])));
}

/** How many are concerned, and how many were told. */
export async function countAffected(tx: Tx, number: number): Promise<{ affected: number; told: number }> {
  const row = z.object({ affected: z.number(), told: z.number() });
  const [counts] = await queryRows(
    tx,
    row,
    sql`select count(*)::int as affected, count(told_at)::int as told from breach_affected where breach = ${number}`,
  );
  return counts ?? { affected: 0, told: 0 };
}

/** Where it is noted that somebody outside was told. */
export const reportColumns = {
  'cert-in': 'certInAt',
  board: 'boardAt',
  'board-details': 'boardDetailsAt',
} as const satisfies Record<BreachReport, keyof StoredBreach>;

/** A breach as the operator reads it at `now`, with what is owed to whom by when (rule BREACH-1). */
export async function shownBreach(tx: Tx, row: StoredBreach, now: Date): Promise<BreachStatus> {
  const { certIn, boardDetails } = breachDeadlines(row.knownAt);
  const by = {
    'cert-in': certIn.toISOString(),
    board: null,
    'board-details': boardDetails.toISOString(),
  } satisfies Record<BreachReport, string | null>;
  return {
    breach: breachIdOf(row.number),
    what: row.what,
    beganAt: row.beganAt.toISOString(),
    endedAt: row.endedAt.toISOString(),
    knownAt: row.knownAt.toISOString(),
    reports: (['cert-in', 'board', 'board-details'] as const).map((to) => ({
      to,
      by: by[to],
      doneAt: row[reportColumns[to]]?.toISOString() ?? null,
    })),
    ...(await countAffected(tx, row.number)),
    now: now.toISOString(),
  };
}

const numberOf = (breach: string): number => Number(breachForm.exec(breach)?.[1] ?? 0);
