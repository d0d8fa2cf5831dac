import type { SignOnReason } from '#contract/schools/sign-on.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, gt, notInArray, sql } from '#server/platform/database/query.ts';
import { orgAudit } from '#server/platform/database/schema/organisations.ts';
import { auditSchool } from '../school-audit.ts';
import { reasonsOfNamed } from './sign-on-refused.ts';

/** Anybody can begin a sign-on and answer it with nonsense: so many lines of that are enough. */
const unproven = { most: 60, withinMs: 10 * 60_000 } as const;

/** Writes to a school's log why somebody was not let in, and not more of who proved nothing than anybody reads (rule SCHOOL-85). */
export async function noteRefused(
  tx: Tx,
  { orgId, reason, now }: { orgId: string; reason: SignOnReason; now: Date },
): Promise<void> {
  const kind = 'sign_on_refused';
  if (!reasonsOfNamed.includes(reason)) {
    const lines = await tx
      .select({ auditId: orgAudit.auditId })
      .from(orgAudit)
      .where(
        and(
          eq(orgAudit.orgId, orgId),
          eq(orgAudit.kind, kind),
          gt(orgAudit.at, new Date(now.getTime() - unproven.withinMs)),
          notInArray(sql`${orgAudit.detail} ->> 'reason'`, [...reasonsOfNamed]),
        ),
      )
      .limit(unproven.most);
    if (lines.length >= unproven.most) return;
  }
  await auditSchool(tx, { orgId, actor: 'service', kind, subject: null, detail: { reason }, now });
}
