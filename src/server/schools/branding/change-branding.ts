import type { BrandingWords } from '#contract/schools/branding.ts';
import { isFitSender } from '#core/schools/outer-names.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { findBranding, writeBranding } from './branding-store.ts';

/**
 * Sets in what words and colours a school speaks to its applicants (rules SCHOOL-75, SCHOOL-91). `was` is the time of the words that the person
 * saw. Throws Refusal `changed_meanwhile` when others stand there, `sender_name_unfit` for a name that mails may not come from (rule SCHOOL-92).
 */
export async function changeBranding(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  { orgId, memberId }: ActingMember,
  { was, ...words }: BrandingWords & { was: string | null },
): Promise<{ changedAt: string }> {
  if (!isFitSender(words.senderName)) throw new Refusal('sender_name_unfit');
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
        sender: words.senderName !== (before?.senderName ?? ''),
        colours:
          words.mainColour !== (before?.mainColour ?? null) ||
          words.accentColour !== (before?.accentColour ?? null),
      },
      now,
    });
    return { changedAt: changedAt.toISOString() };
  });
}
