import { blankMails } from '#server/mail/mail-store.ts';
import type { PrivacyParts } from './privacy-parts.ts';

/** Deletes the words and addresses of these mails, first what the mailer holds of them: killed in between, the rows still name what is left. */
export async function forgetMails(
  { database, clock, mailer }: Pick<PrivacyParts, 'database' | 'clock' | 'mailer'>,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await mailer.forget(id);
  await database.transaction((tx) => blankMails(tx, ids, clock.now()));
}
