import type { ReplyOf } from '#contract/endpoints.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { type DateParts, datedPlan } from '#server/insight/read-interview-date.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { setReminders, withdrawReminders } from './reminder-store.ts';

/**
 * Keeps whether the user wants mails before their day, which is off until chosen and gone with the date (rule REMIND-1); no is taken always. Throws Refusal
 * `not_found` where no day is set, `account_being_deleted`.
 */
export async function chooseReminders(
  parts: DateParts,
  { uid, on }: { uid: string; on: boolean },
): Promise<ReplyOf<'chooseReminders'>> {
  return parts.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    if (on) {
      await refuseWhileDeleting(tx, uid);
      if (!(await setReminders(tx, uid, parts.clock.now()))) throw new Refusal('not_found');
    } else await withdrawReminders(tx, uid, parts.clock.now());
    return datedPlan(parts, tx, uid);
  });
}
