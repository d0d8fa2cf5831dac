import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, desc, eq, or, sql, lt } from '#server/platform/database/query.ts';
import { apiKeys } from '#server/platform/database/schema/api-keys.ts';
import { orgAudit, orgMembers } from '#server/platform/database/schema/organisations.ts';
import { randomId } from '#server/platform/ids.ts';

type Entry = {
  orgId: string;
  kind: SchoolAuditKind;
  subject: string | null;
  detail?: Record<string, string | number | boolean | null>;
  now: Date;
} & (
  | { actor: 'member'; memberId: string; keyId?: null }
  | { actor: 'key'; keyId: string; memberId?: null }
  | { actor: 'operator' | 'service' | 'applicant'; memberId?: null; keyId?: null }
);

/** Who is written down for what is done: the member, or the key that acted for them (rule SCHOOL-76). */
export const actorOf = ({ memberId, keyId }: { memberId: string; keyId?: string | undefined }) =>
  keyId === undefined ? ({ actor: 'member', memberId } as const) : ({ actor: 'key', keyId } as const);

const pageSize = 50;

/** Writes what was changed in a school, and by whom, with the change itself. `detail` holds codes and numbers, never an applicant's name or address. */
export async function auditSchool(tx: Tx, entry: Entry): Promise<void> {
  const { orgId, kind, subject, detail = {}, actor, memberId = null, keyId = null, now } = entry;
  const auditId = randomId('aud_');
  await tx
    .insert(orgAudit)
    .values({ orgId, auditId, at: now, actor, memberId, keyId, kind, subject, detail });
}

/** A page of a school's log, newest first, from after the entry `before`; one more than a page when there are more. */
export async function listSchoolAudit(tx: Tx, orgId: string, before: string | undefined) {
  const [from] = before
    ? await tx
        .select({ at: orgAudit.at })
        .from(orgAudit)
        .where(and(eq(orgAudit.orgId, orgId), eq(orgAudit.auditId, before)))
    : [];
  const older = from
    ? or(lt(orgAudit.at, from.at), and(eq(orgAudit.at, from.at), lt(orgAudit.auditId, before ?? '')))
    : before
      ? sql`false`
      : undefined;
  const rows = await tx
    .select({ entry: orgAudit, by: sql<string | null>`coalesce(${orgMembers.name}, ${apiKeys.name})` })
    .from(orgAudit)
    .leftJoin(apiKeys, and(eq(apiKeys.orgId, orgAudit.orgId), eq(apiKeys.keyId, orgAudit.keyId)))
    .leftJoin(
      orgMembers,
      and(eq(orgMembers.orgId, orgAudit.orgId), eq(orgMembers.memberId, orgAudit.memberId)),
    )
    .where(and(eq(orgAudit.orgId, orgId), older))
    .orderBy(desc(orgAudit.at), desc(orgAudit.auditId))
    .limit(pageSize + 1);
  return { rows: rows.slice(0, pageSize), more: rows.length > pageSize };
}
