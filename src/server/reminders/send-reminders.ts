import { indiaDay } from '#contract/india-time.ts';
import { reminderDays } from '#contract/interview-date.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { type DateParts, datedPlan } from '#server/insight/read-interview-date.ts';
import type { Letterhead } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Parts } from '#server/platform/parts.ts';
import { reminderIdOf } from './is-mail-wanted.ts';
import { reminderMail } from './reminder-mail.ts';
import { claimReminder, findDue, type Reminder } from './reminder-store.ts';

export type ReminderParts = DateParts & Pick<Parts, 'jobs'> & { letterhead: Letterhead };

const batch = 200;

/** Writes the mails that are due today in India, each once however often and by however many it is asked (rule REMIND-2). Replies how many it wrote. */
export async function sendReminders(parts: ReminderParts): Promise<number> {
  const today = parts.clock.now();
  let written = 0;
  for (const daysBefore of reminderDays) {
    const due = { day: indiaDay(today, -daysBefore), daysBefore };
    for (let after = ''; ; ) {
      const page = { after, limit: batch };
      const uids: string[] = await parts.database.read((tx) => findDue(tx, due, page));
      for (const uid of uids) written += (await remind(parts, { uid, ...due })) ? 1 : 0;
      after = uids.at(-1) ?? '';
      if (uids.length < batch) break;
    }
  }
  return written;
}

/** Claims a mail and writes it in one transaction, under the user's lock. */
async function remind(parts: ReminderParts, reminder: Reminder): Promise<boolean> {
  const { uid, daysBefore } = reminder;
  return parts.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    if (!(await claimReminder(tx, reminder))) return false;
    const { date, plan } = await datedPlan(parts, tx, uid);
    if (!date || !plan) return false;
    const reader = { ...parts.letterhead, ...(await readNameAndEmail(tx, uid)) };
    await queueMail(tx, parts.jobs, {
      id: reminderIdOf(reminder),
      uid,
      ...reminderMail({ ...reader, date, plan, daysBefore }),
      documentId: null,
      stoppable: { kind: 'reminders', publicUrl: parts.letterhead.publicUrl },
      now: parts.clock.now(),
    });
    return true;
  });
}
