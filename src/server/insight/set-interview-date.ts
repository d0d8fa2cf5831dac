import type { ReplyOf } from '#contract/endpoints.ts';
import { indiaDay } from '#contract/india-time.ts';
import { furthestDays, type InterviewDate } from '#contract/interview-date.ts';
import { daysBetween } from '#core/insight/date-plan/plan-back.ts';
import { refuseWhileDeleting } from '#server/accounts/account-deletion-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import { deleteInterviewDate, upsertInterviewDate } from './interview-date-store.ts';
import { type DateParts, datedPlan } from './read-interview-date.ts';

/**
 * Sets the day the user prepares for, today or later in India (rule DATE-1), and gives the plan back from it. Throws InvalidInput for a day that is
 * over or too far ahead, Refusal `account_being_deleted`.
 */
export async function setInterviewDate(
  parts: DateParts,
  { uid, ...date }: InterviewDate & { uid: string },
): Promise<ReplyOf<'setInterviewDate'>> {
  const now = parts.clock.now();
  const ahead = daysBetween(indiaDay(now), date.day);
  if (ahead < 0) throw new InvalidInput([{ path: 'body.day', message: 'must not be over' }]);
  if (ahead > furthestDays) throw new InvalidInput([{ path: 'body.day', message: 'is too far ahead' }]);
  return parts.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    await refuseWhileDeleting(tx, uid);
    await upsertInterviewDate(tx, uid, date, now);
    return datedPlan(parts, tx, uid);
  });
}

/** Takes the day away, whenever its owner likes; nothing else changes. */
export async function clearInterviewDate(
  { database, clock }: Pick<DateParts, 'database' | 'clock'>,
  { uid }: { uid: string },
): Promise<ReplyOf<'clearInterviewDate'>> {
  await database.transaction((tx) => deleteInterviewDate(tx, uid, clock.now()));
  return { date: null, plan: null };
}
