import type { PaidPlan } from '#contract/catalogue.ts';
import { lotExpiry } from '#core/billing/lot-expiry.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { addToQuota, insertLedgerEntry, insertLot } from './credit-store.ts';
import { projectPlan } from './order-store.ts';

type Grant = {
  uid: string;
  /** How many, at least 1. */
  interviews: number;
  /** What they are granted for; the same source grants once, however often it asks. */
  sourceKey: string;
  /** The plan an operator's grant puts the user on (rule FEATURE-4); a purchase's stands in its order. */
  plan?: PaidPlan | null;
  /** From when the 30 days count: when the money was captured, or now. */
  grantedAt: Date;
  now: Date;
};

/**
 * Gives a user a lot of interviews, adds them to interview_quota and tells their open pages. Idempotent by `sourceKey`: repeating changes
 * nothing and replies with the same lot. Throws when the user does not exist.
 */
export async function grantInterviews(
  tx: Tx,
  { uid, interviews, sourceKey, plan = null, grantedAt, now }: Grant,
): Promise<{ lotId: string; expiresAt: Date; repeated: boolean }> {
  if (!(await lockUser(tx, uid))) throw new Error('Interviews were granted to a user who does not exist.');
  const expiresAt = lotExpiry(grantedAt);
  const lot = await insertLot(tx, { uid, sourceKey, granted: interviews, plan, grantedAt, expiresAt });
  if (lot.inserted) {
    const entry = { uid, lotId: lot.lotId, delta: interviews, sourceKey, at: now };
    await insertLedgerEntry(tx, { ...entry, kind: 'grant' });
    await addToQuota(tx, uid, interviews, now);
    if (plan) await projectPlan(tx, uid, now);
    await notifyAccountChanged(tx, uid);
  }
  return { lotId: lot.lotId, expiresAt: lot.expiresAt, repeated: !lot.inserted };
}
