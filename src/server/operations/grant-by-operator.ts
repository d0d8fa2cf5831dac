import { findUidByEmail } from '#server/accounts/user-store.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { grantInterviews } from '#server/billing/grant-interviews.ts';
import { readRemaining } from '#server/billing/read-remaining.ts';
import { randomId } from '#server/platform/ids.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * An operator gives interviews to the user with this e-mail, who must have signed in once; the reason goes into the audit log. Every call
 * grants again. Throws Refusal `user_unknown`.
 */
export async function grantByOperator(
  { database, clock, audit }: Pick<Parts, 'database' | 'clock'> & { audit: WriteAudit },
  input: { email: string; interviews: number; reason: string },
): Promise<{ uid: string; remaining: number; expiresAt: string }> {
  const now = clock.now();
  const sourceKey = randomId('operator_');
  return database.transaction(async (tx) => {
    const uid = await findUidByEmail(tx, input.email);
    if (uid === null) throw new Refusal('user_unknown');
    const { interviews, reason } = input;
    const { expiresAt } = await grantInterviews(tx, { uid, interviews, sourceKey, grantedAt: now, now });
    const remaining = await readRemaining(tx, uid, now);
    const detail = { interviews, reason, sourceKey };
    await audit(tx, { kind: 'interviews_granted', actor: 'operator', uid, detail });
    return { uid, remaining, expiresAt: expiresAt.toISOString() };
  });
}
