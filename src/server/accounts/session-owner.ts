import { type SQL, sql } from '#server/platform/database/query.ts';
import { sessionLimits } from './session-limits.ts';

/** Who makes a call: a user known already, or a browser session that the statement itself is to look up, which saves a round trip. */
export type Caller = { uid: string } | { sessionHash: string };

/** The caller's uid within a statement; null there when the session is unknown, ended, idle for 7 days or 30 days old (rule SIGN-1). */
export function callerUid(caller: Caller, now: Date): SQL {
  if ('uid' in caller) return sql`${caller.uid}::text`;
  const idleSince = new Date(now.getTime() - sessionLimits.idleMs);
  return sql`(select uid from sessions where token_hash = ${caller.sessionHash}
    and expires_at > ${now.toISOString()}::timestamptz and seen_at > ${idleSince.toISOString()}::timestamptz)`;
}
