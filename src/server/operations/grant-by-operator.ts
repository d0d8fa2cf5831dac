import { findUidByEmail } from '#server/accounts/user-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import type { PaidPlan } from '#contract/catalogue.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { lockLotOf } from '#server/billing/credit-store.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { findIdempotencyRecord, storeIdempotencyRecord } from '#server/billing/idempotency-store.ts';
import { readRemaining } from '#server/billing/read-remaining.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { randomId, sha256 } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';

type Granted = { uid: string; remaining: number; expiresAt: string };
type GrantParts = Pick<Parts, 'database' | 'clock'> & { audit: WriteAudit };

/**
 * An operator gives interviews to the user with this e-mail, who must have signed in once; the reason goes into the audit log. Every call
 * grants again. Throws Refusal `user_unknown`.
 */
export async function grantByOperator(
  parts: GrantParts,
  input: { email: string; interviews: number; reason: string },
): Promise<Granted> {
  const sourceKey = randomId('operator_');
  return parts.database.transaction(async (tx) => {
    const uid = await findUidByEmail(tx, input.email);
    if (uid === null) throw new Refusal('user_unknown');
    const { interviews, reason } = input;
    return grantFrom(parts, tx, { uid, interviews, reason, sourceKey });
  });
}

/**
 * The same for a user known by id, once under its key however often it is asked: a second time gives what the first gave, and the key of
 * another grant is refused (rule OPERATOR-5). Throws Refusal `not_found`, `idempotency_key_reused`.
 */
export async function grantOnceByOperator(
  parts: GrantParts,
  input: { uid: string; interviews: number; reason: string; idempotencyKey: string },
): Promise<Granted> {
  const { uid, interviews, reason, idempotencyKey } = input;
  const request = {
    uid,
    route: 'operator_grant',
    key: idempotencyKey,
    body: { interviews, reason },
  } as const;
  // The lot's own key says it too: a key is remembered for a week, a lot for good.
  const sourceKey = `operator_${sha256(idempotencyKey).slice(0, 22)}`;
  return parts.database.transaction(async (tx) => {
    if (!(await lockUser(tx, uid))) throw new Refusal('not_found');
    const before = await findIdempotencyRecord(tx, request);
    if (before === null && (await lockLotOf(tx, sourceKey))) throw new Refusal('idempotency_key_reused');
    if (before === null) await storeIdempotencyRecord(tx, request, sourceKey, parts.clock.now());
    return grantFrom(parts, tx, { uid, interviews, reason, sourceKey });
  });
}

/** The grant itself, with its line in the audit log, in the caller's transaction. */
export async function grantFrom(
  { clock, audit }: Pick<GrantParts, 'clock' | 'audit'>,
  tx: Tx,
  grant: { uid: string; interviews: number; reason: string; sourceKey: string; plan?: PaidPlan },
): Promise<Granted> {
  const now = clock.now();
  const { uid, interviews, reason, sourceKey, plan = null } = grant;
  const { expiresAt, repeated } = await grantInterviews(tx, {
    uid,
    interviews,
    sourceKey,
    plan,
    grantedAt: now,
    now,
  });
  const remaining = await readRemaining(tx, uid, now);
  const detail = { interviews, reason, sourceKey, ...(plan && { plan }) };
  if (!repeated) await audit(tx, { kind: 'interviews_granted', actor: 'operator', uid, detail });
  return { uid, remaining, expiresAt: expiresAt.toISOString() };
}
