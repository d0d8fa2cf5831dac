import { paths } from '#contract/paths.ts';
import { sweptAfter } from '#contract/retention.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { letter, type Letterhead, type MailWords, type Reader } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Tx } from '#server/platform/database/database.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { wantsNotifications } from './personal-data-store.ts';

/** Mails the owner that their copy is ready, once a copy, where they want notifications. The copy itself is in no mail. */
export async function tellExportReady(
  tx: Tx,
  { jobs, letterhead }: { jobs: Jobs; letterhead: Letterhead },
  { uid, exportId, now }: { uid: string; exportId: string; now: Date },
): Promise<void> {
  if (!(await wantsNotifications(tx, uid))) return;
  const words = readyMail({ ...letterhead, ...(await readNameAndEmail(tx, uid)) });
  await queueMail(tx, jobs, { id: `export:${exportId}`, uid, ...words, documentId: null, now });
}

function readyMail(mail: Reader): MailWords {
  const account = `${mail.publicUrl}${paths.account}`;
  return {
    subject: 'Your copy of everything is ready',
    text: letter(mail, [
      `The copy you asked for can be downloaded for ${sweptAfter.copyHours} hours, on your account page:`,
      account,
      'If you did not ask for it, sign out everywhere on that page: somebody else may be signed in as you.',
      'You get this because notifications are on. Turn them off on your account page.',
    ]),
  };
}
