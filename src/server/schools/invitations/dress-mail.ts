import type { Database } from '#server/platform/database/database.ts';
import { isFitSender } from '#core/schools/outer-names.ts';
import type { MailDress } from '#server/mail/mailer.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { findBranding } from '../branding/branding-store.ts';
import { findLogo } from '../branding/logo-store.ts';
import { brandOf } from '../branding/read-brand.ts';
import { findShownName } from './invitation-store.ts';
import { isMailToApplicant } from './link-mail-store.ts';
import { mailPage } from './mail-page.ts';

/** How a mail to an applicant looks: whose it is, and its own words in the school's looks where it has any (rule SCHOOL-92); null for every other mail. */
export async function dressMail(
  { database, publicUrl }: { database: Database; publicUrl: string },
  { id, uid: orgId, text }: { id: string; uid: string; text: string },
): Promise<MailDress | null> {
  if (!isMailToApplicant(id)) return null;
  return withinOrganisation(database, orgId, async (tx) => {
    const words = await findBranding(tx, orgId);
    const brand = brandOf(words, await findLogo(tx, orgId));
    const names = words ? [words.senderName, words.shownName] : [];
    const hasLooks = brand.logo !== null || brand.main !== null || brand.accent !== null;
    return {
      senderName: names.find((name) => name !== '' && isFitSender(name)) ?? null,
      html: hasLooks ? mailPage(text, { brand, school: await findShownName(tx, orgId), publicUrl }) : null,
    };
  });
}
