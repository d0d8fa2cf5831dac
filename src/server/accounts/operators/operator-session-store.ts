import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, gt, lt, lte, or } from '#server/platform/database/query.ts';
import { operatorSessions } from '#server/platform/database/schema/operators.ts';
import { operatorSessionLimits } from './operator-session-limits.ts';

type OperatorAccount = { issuer: string; subject: string; email: string };

/** Adds a session of an account that the provider has verified; only the token's SHA-256 is stored. */
export async function insertOperatorSession(
  tx: Tx,
  tokenHash: string,
  { issuer, subject, email }: OperatorAccount,
  now: Date,
): Promise<void> {
  const expiresAt = new Date(now.getTime() + operatorSessionLimits.absoluteMs);
  await tx
    .insert(operatorSessions)
    .values({ tokenHash, issuer, subject, email, createdAt: now, seenAt: now, expiresAt });
}

/** Whose session a token is and when it was last used, while it is within its limits at `now`; else null. */
export async function findLiveOperatorSession(
  tx: Tx,
  tokenHash: string,
  now: Date,
): Promise<{ email: string; seenAt: Date } | null> {
  const idleSince = new Date(now.getTime() - operatorSessionLimits.idleMs);
  const [row] = await tx
    .select({ email: operatorSessions.email, seenAt: operatorSessions.seenAt })
    .from(operatorSessions)
    .where(
      and(
        eq(operatorSessions.tokenHash, tokenHash),
        gt(operatorSessions.expiresAt, now),
        gt(operatorSessions.seenAt, idleSince),
      ),
    );
  return row ?? null;
}

/** Notes that a session was used at `now`; later uses noted meanwhile win. */
export async function touchOperatorSession(tx: Tx, tokenHash: string, now: Date): Promise<void> {
  await tx
    .update(operatorSessions)
    .set({ seenAt: now })
    .where(and(eq(operatorSessions.tokenHash, tokenHash), lt(operatorSessions.seenAt, now)));
}

/** Ends a session; false when it had ended before. */
export async function deleteOperatorSession(tx: Tx, tokenHash: string): Promise<boolean> {
  const rows = await tx
    .delete(operatorSessions)
    .where(eq(operatorSessions.tokenHash, tokenHash))
    .returning({ tokenHash: operatorSessions.tokenHash });
  return rows.length > 0;
}

/** Removes sessions past one of their limits. */
export async function deleteDeadOperatorSessions(tx: Tx, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - operatorSessionLimits.idleMs);
  await tx
    .delete(operatorSessions)
    .where(or(lte(operatorSessions.expiresAt, now), lte(operatorSessions.seenAt, idleSince)));
}
