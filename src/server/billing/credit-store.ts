import type { PaidPlan } from '#contract/catalogue.ts';
import { dayMs } from '#contract/time.ts';
import {
  type CreditLot,
  type CreditMovement,
  lapseAfterMs,
  type LotChange,
  type Returns,
} from '#core/billing/credits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  lt,
  lte,
  max,
  or,
  sql,
} from '#server/platform/database/query.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import { creditLots, ledger } from '#server/platform/database/schema/credits.ts';
import { randomId } from '#server/platform/ids.ts';

type StopReason = NonNullable<CreditMovement['reason']>;
type LedgerKind = CreditMovement['kind'] | 'grant';
type LedgerEntry = {
  uid: string;
  lotId: string;
  kind: LedgerKind;
  delta: number;
  sourceKey: string;
  at: Date;
  reason?: CreditMovement['reason'];
  creditNumber?: number;
};

const lotColumns = {
  id: creditLots.id,
  granted: creditLots.granted,
  held: creditLots.held,
  captured: creditLots.captured,
  lapsed: creditLots.lapsed,
  revoked: creditLots.revoked,
  frozen: creditLots.frozen,
  expired: creditLots.expired,
  grantedAt: creditLots.grantedAt,
  expiresAt: creditLots.expiresAt,
};

/** Adds a lot unless its source granted one before. */
export async function insertLot(
  tx: Tx,
  lot: {
    uid: string;
    sourceKey: string;
    granted: number;
    plan: PaidPlan | null;
    grantedAt: Date;
    expiresAt: Date;
  },
): Promise<{ lotId: string; expiresAt: Date; inserted: boolean }> {
  const [added] = await tx
    .insert(creditLots)
    .values({ id: randomId('lot_'), ...lot })
    .onConflictDoNothing({ target: creditLots.sourceKey })
    .returning({ lotId: creditLots.id, expiresAt: creditLots.expiresAt });
  if (added) return { ...added, inserted: true };
  const [known] = await tx
    .select({ lotId: creditLots.id, expiresAt: creditLots.expiresAt })
    .from(creditLots)
    .where(and(eq(creditLots.sourceKey, lot.sourceKey), eq(creditLots.uid, lot.uid)));
  if (!known) throw new Error('The source of these interviews belongs to another user.');
  return { ...known, inserted: false };
}

/** The plans that operators' grants put the user on; they are in no order, and so in no revenue (rule FEATURE-4). */
export async function readGrantedPlans(tx: Tx, uid: string): Promise<PaidPlan[]> {
  const lots = await tx
    .selectDistinct({ plan: creditLots.plan })
    .from(creditLots)
    .where(and(eq(creditLots.uid, uid), isNotNull(creditLots.plan)));
  return lots.flatMap(({ plan }) => plan ?? []);
}

/** The user's lots that can still change, locked in one order until the transaction ends: callers on one user go one at a time. */
export async function lockLots(tx: Tx, uid: string): Promise<CreditLot[]> {
  return tx
    .select(lotColumns)
    .from(creditLots)
    .where(and(eq(creditLots.uid, uid), or(eq(creditLots.expired, false), unsettled)))
    .orderBy(asc(creditLots.id))
    .for('update');
}

/** The lot of an order, locked until the transaction ends; null when it was never granted. */
export async function lockLotOf(tx: Tx, sourceKey: string): Promise<CreditLot | null> {
  const [lot] = await tx
    .select(lotColumns)
    .from(creditLots)
    .where(eq(creditLots.sourceKey, sourceKey))
    .for('update');
  return lot ?? null;
}

/** Freezes an order's lot while a refund is decided, or gives it free again. */
export async function freezeLot(tx: Tx, sourceKey: string, frozen: boolean): Promise<void> {
  await tx.update(creditLots).set({ frozen }).where(eq(creditLots.sourceKey, sourceKey));
}

const unsettled = sql`${creditLots.captured} + ${creditLots.lapsed} + ${creditLots.revoked} < ${creditLots.granted}`;

/** The user's lots that are not past their expiry at `now`. */
export async function readLots(tx: Tx, uid: string, now: Date): Promise<CreditLot[]> {
  return tx
    .select(lotColumns)
    .from(creditLots)
    .where(and(eq(creditLots.uid, uid), gt(creditLots.expiresAt, now)));
}

/** When the newest interviews of each of these users were granted; who has none is missing. */
export async function readNewestGrants(tx: Tx, uids: readonly string[]): Promise<Map<string, Date>> {
  if (uids.length === 0) return new Map();
  const rows = await tx
    .select({ uid: creditLots.uid, grantedAt: max(creditLots.grantedAt) })
    .from(creditLots)
    .where(inArray(creditLots.uid, [...new Set(uids)]))
    .groupBy(creditLots.uid);
  return new Map(rows.flatMap(({ uid, grantedAt }) => (grantedAt ? [[uid, grantedAt] as const] : [])));
}

export type OwnedLot = CreditLot & { sourceKey: string };

/** Every lot of a user, what granted it and when, the newest first. */
export async function listLots(tx: Tx, uid: string): Promise<OwnedLot[]> {
  return tx
    .select({ ...lotColumns, sourceKey: creditLots.sourceKey })
    .from(creditLots)
    .where(eq(creditLots.uid, uid))
    .orderBy(desc(creditLots.grantedAt), desc(creditLots.id));
}

/** Where a list goes on: after this lot. */
export type LotPlace = { expiresAt: Date; id: string };

/**
 * Lots that expire in (now, until], the first to expire first: `limit` of them after `after`. `isDue` says of which their user is to be
 * reminded: one who wants notifications, was not reminded of it yet and keeps the account.
 */
export async function listExpiringLots(
  tx: Tx,
  { now, until, after, limit }: { now: Date; until: Date; after: LotPlace | null; limit: number },
): Promise<(CreditLot & { uid: string; isDue: boolean })[]> {
  // The page first: whoever was reminded before is read once, and not looked past by every page.
  const page = tx
    .select({ id: creditLots.id })
    .from(creditLots)
    .where(
      and(
        gt(creditLots.expiresAt, now),
        lte(creditLots.expiresAt, until),
        after
          ? sql`(${creditLots.expiresAt}, ${creditLots.id}) > (${after.expiresAt.toISOString()}::timestamptz, ${after.id})`
          : undefined,
        // True of them all, and what their index goes by.
        sql`not ${creditLots.expired}`,
      ),
    )
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id))
    .limit(limit);
  return tx
    .select({
      ...lotColumns,
      uid: creditLots.uid,
      isDue: sql<boolean>`(${users.settings} ->> 'notifications')::boolean
        and not exists (select 1 from mails where mails.id = 'expiry:' || ${creditLots.id})
        and not exists (select 1 from account_deletions d where d.uid = ${creditLots.uid})`,
    })
    .from(creditLots)
    .innerJoin(users, eq(users.uid, creditLots.uid))
    .where(inArray(creditLots.id, page))
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id));
}

/** Whose lots have a lapse to be written at `now`, the longest expired first. */
export async function findUsersWithLapses(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ uid: creditLots.uid })
    .from(creditLots)
    .where(
      and(
        lte(creditLots.expiresAt, new Date(now.getTime() - lapseAfterMs)),
        or(
          eq(creditLots.expired, false),
          lt(
            sql`${creditLots.held} + ${creditLots.captured} + ${creditLots.lapsed} + ${creditLots.revoked}`,
            creditLots.granted,
          ),
        ),
      ),
    )
    .groupBy(creditLots.uid)
    .orderBy(sql`min(${creditLots.expiresAt})`)
    .limit(limit);
  return rows.map((row) => row.uid);
}

/** A credit of a lot, named by how many of the lot were captured before it: one that comes back keeps its number until it is captured. */
type LotCredit = { uid: string; lotId: string; creditNumber: number };

/** Which credit a hold is on, whose, when its lot is over and whether its money goes back; null when there is no such hold. */
export async function findHold(
  tx: Tx,
  holdKey: string,
): Promise<(LotCredit & Pick<CreditLot, 'expiresAt' | 'frozen'>) | null> {
  const { captured, expiresAt, frozen } = creditLots;
  const [row] = await tx
    .select({ uid: ledger.uid, lotId: ledger.lotId, creditNumber: captured, expiresAt, frozen })
    .from(ledger)
    .innerJoin(creditLots, eq(creditLots.id, ledger.lotId))
    .where(and(eq(ledger.kind, 'hold'), eq(ledger.sourceKey, holdKey)));
  return row ?? null;
}

/** How a hold was settled, when and why; null while it is open. */
export async function findSettlement(
  tx: Tx,
  holdKey: string,
): Promise<{ kind: 'capture' | 'release'; at: Date; reason: StopReason | null } | null> {
  const { kind, at, reason, sourceKey } = ledger;
  const [row] = await tx
    .select({ kind: sql<'capture' | 'release'>`${kind}`, at, reason })
    .from(ledger)
    .where(and(sql`${kind} in ('capture', 'release')`, eq(sourceKey, holdKey)));
  return row ?? null;
}

/** How often started interviews of this credit, and of its user in the 24 hours before `now`, were given up and came back. */
export async function countReturns(
  tx: Tx,
  { uid, lotId, creditNumber }: LotCredit,
  now: Date,
): Promise<Returns> {
  const dayAgo = new Date(now.getTime() - dayMs).toISOString();
  const [row] = await tx
    .select({
      ofCredit: sql<number>`count(*) filter (where ${ledger.lotId} = ${lotId} and ${ledger.creditNumber} = ${creditNumber})::int`,
      ofDay: sql<number>`count(*) filter (where ${ledger.at} > ${dayAgo}::timestamptz)::int`,
    })
    .from(ledger)
    .where(and(eq(ledger.uid, uid), eq(ledger.kind, 'release'), eq(ledger.reason, 'given_up')));
  return row ?? { ofCredit: 0, ofDay: 0 };
}

/** Stores a change of a locked lot with its ledger row. Throws when the database finds the lot overdrawn or the row written before. */
export async function writeChange(
  tx: Tx,
  change: LotChange,
  entry: { uid: string; sourceKey: string; at: Date },
): Promise<void> {
  const { id, held, captured, lapsed, expired, revoked, frozen } = change.lot;
  await tx
    .update(creditLots)
    .set({ held, captured, lapsed, expired, revoked, frozen })
    .where(eq(creditLots.id, id));
  await insertLedgerEntry(tx, { ...entry, ...change.movement, lotId: id });
}

export async function insertLedgerEntry(tx: Tx, entry: LedgerEntry): Promise<void> {
  await tx.insert(ledger).values({ id: randomId('led_'), ...entry });
}

/** Adds to the user's interview_quota; negative when interviews lapse. */
export async function addToQuota(tx: Tx, uid: string, interviews: number, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ interviewQuota: sql`${users.interviewQuota} + ${interviews}`, updatedAt: now })
    .where(eq(users.uid, uid));
}
