import type { BrandingWords } from '#contract/schools/branding.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findBranding, writeBranding } from './branding-store.ts';

/**
 * Sets in what words a school speaks to its applicants (rule SCHOOL-75). `was` is the time of the words that the person saw. Throws Refusal
 * `changed_meanwhile` when others stand there.
 */
export async function changeBranding(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { orgId, memberId }: ActingMember,
  { was, ...words }: BrandingWords & { was: string | null },
): Promise<{ changedAt: string }> {
  const now = clock.now();
  const seen = was === null ? null : new Date(was);
  // The time is what a writer is held to: no two changes have the same one.
  const changedAt = new Date(Math.max(now.getTime(), (seen?.getTime() ?? 0) + 1));
  return withinOrganisation(database, orgId, async (tx) => {
    const before = await findBranding(tx, orgId);
    if (!(await writeBranding(tx, { orgId, was: seen, changedAt, ...words })))
      throw new Refusal('changed_meanwhile');
    await auditSchool(tx, {
      orgId,
      actor: 'member',
      memberId,
      kind: 'branding_changed',
      subject: orgId,
      detail: {
        name: words.shownName !== before?.shownName,
        welcome: words.welcome !== (before?.welcome ?? ''),
        consent: words.consentText !== (before?.consentText ?? ''),
      },
      now,
    });
    return { changedAt: changedAt.toISOString() };
  });
}
