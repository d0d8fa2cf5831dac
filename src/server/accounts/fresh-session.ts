import { exportLimits } from '#contract/export-limits.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { eq } from '#server/platform/database/query.ts';
import { sessions } from '#server/platform/database/schema/accounts.ts';

const freshMs = exportLimits.freshMinutes * 60_000;

/**
 * For how many milliseconds more a browser's session counts as signed in just now (rule SIGN-6); 0 when its sign-in is too long ago or it
 * is unknown. Each sign-in begins a session of its own, so that its age is the sign-in's.
 */
export async function freshForMs(tx: Tx, sessionHash: string | null, now: Date): Promise<number> {
  if (sessionHash === null) return 0;
  const [row] = await tx
    .select({ createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  return row ? Math.max(0, row.createdAt.getTime() + freshMs - now.getTime()) : 0;
}
