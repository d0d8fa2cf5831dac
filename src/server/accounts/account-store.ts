import { z } from 'zod';
import { subscriptionStatuses, type Account } from '#contract/account.ts';
import { nextExpiry, remainingInterviews } from '#core/billing/credits.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import { sql } from '#server/platform/database/query.ts';

const row = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  createdAtMs: z.number(),
  lastLoginMs: z.number(),
  updatedAtMs: z.number(),
  subscriptionStatus: z.enum(subscriptionStatuses),
  quota: z.number(),
  hasPurchasedPremium: z.boolean(),
  settings: z.object({ notifications: z.boolean(), emailUpdates: z.boolean() }),
  completed: z.number(),
  lots: z.array(
    z.object({
      id: z.string(),
      granted: z.number(),
      held: z.number(),
      captured: z.number(),
      lapsed: z.number(),
      revoked: z.number(),
      frozen: z.boolean(),
      expired: z.boolean(),
      grantedAtMs: z.number(),
      expiresAtMs: z.number(),
    }),
  ),
  active: z.object({ sessionId: z.string(), state: z.enum(['preparing', 'running']) }).nullable(),
  deletionDueMs: z.number().nullable(),
});

/**
 * The account as its owner's pages know it, in one round trip; null when there is no such user. `remaining` follows the lots at `now`;
 * `completed` counts interviews with feedback.
 */
export async function readAccountRow(tx: Tx, uid: string, now: Date): Promise<Account | null> {
  const [found] = await queryRows(tx, row, accountQuery(uid, now));
  if (!found) return null;
  const lots = found.lots.map(({ grantedAtMs, expiresAtMs, ...lot }) => ({
    ...lot,
    grantedAt: new Date(grantedAtMs),
    expiresAt: new Date(expiresAtMs),
  }));
  const expiry = nextExpiry(lots, now);
  return {
    uid: found.uid,
    email: found.email,
    displayName: found.displayName,
    photoURL: found.photoURL,
    createdAt: new Date(found.createdAtMs).toISOString(),
    lastLogin: new Date(found.lastLoginMs).toISOString(),
    updatedAt: new Date(found.updatedAtMs).toISOString(),
    subscriptionStatus: found.subscriptionStatus,
    interview_quota: found.quota,
    has_purchased_premium: found.hasPurchasedPremium,
    settings: found.settings,
    remaining: remainingInterviews(lots, now),
    completed: found.completed,
    nextExpiry: expiry && { interviews: expiry.interviews, at: expiry.at.toISOString() },
    activeSessionId: found.active?.sessionId ?? null,
    activeInterviewState: found.active?.state ?? null,
    deletionDueAt: found.deletionDueMs === null ? null : new Date(found.deletionDueMs).toISOString(),
  };
}

function accountQuery(uid: string, now: Date) {
  const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);
  return sql`
    select
      u.uid, u.email, u.display_name as "displayName", u.photo_url as "photoURL",
      ${ms('u.created_at')} as "createdAtMs", ${ms('u.last_login')} as "lastLoginMs",
      ${ms('u.updated_at')} as "updatedAtMs",
      u.subscription_status as "subscriptionStatus", u.interview_quota as quota,
      u.has_purchased_premium as "hasPurchasedPremium", u.settings,
      (select count(*)::int from interview_sessions i where i.uid = u.uid and i.has_feedback) as completed,
      (select coalesce(json_agg(json_build_object(
          'id', l.id, 'granted', l.granted, 'held', l.held, 'captured', l.captured, 'lapsed', l.lapsed,
          'revoked', l.revoked,
          'frozen', l.frozen, 'expired', l.expired, 'grantedAtMs', ${ms('l.granted_at')},
          'expiresAtMs', ${ms('l.expires_at')}
        )), '[]'::json)
        from credit_lots l where l.uid = u.uid and l.expires_at > ${now.toISOString()}::timestamptz) as lots,
      (select json_build_object('sessionId', i.session_id, 'state', i.state)
        from interview_sessions i where i.uid = u.uid and i.kind = 'interview'
          and i.state in ('preparing', 'running')) as active,
      (select ${ms('d.due_at')} from account_deletions d where d.uid = u.uid) as "deletionDueMs"
    from users u where u.uid = ${uid}`;
}
