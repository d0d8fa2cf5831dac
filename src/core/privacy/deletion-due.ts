import { endOfIndiaDay, indiaCalendar, indiaMidnight } from '#contract/india-time.ts';
import { accountGrace, type DataClass, keptLonger, type Period, retention } from '#contract/retention.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * When data of a class is to be gone, by the retention table; null while its account stands. `since` is when it came, `purchasedAt` when the
 * owner's newest interviews were granted, null without any. A purchase counts while it is valid; data that comes later counts from its own
 * day. Days and months end with the day in India, as purchases do.
 */
export function deletionDue(
  dataClass: DataClass,
  { since, purchasedAt }: { since: Date; purchasedAt: Date | null },
): Date | null {
  const { period, from } = retention[dataClass];
  if (period === null) return null;
  if (from === 'annual_return') return after(annualReturn(since), period);
  const ofPurchase = from === 'purchase' && purchasedAt ? after(purchasedAt, period) : null;
  return ofPurchase && ofPurchase > since ? ofPurchase : after(since, period);
}

/** When feedback that was completed at `since` is to be gone: with the interviews, or later where its owner keeps it longer (rule ERASE-3). */
export function feedbackDue({
  since,
  purchasedAt,
  keepsLonger,
}: {
  since: Date;
  purchasedAt: Date | null;
  keepsLonger: boolean;
}): Date | null {
  const due = deletionDue('interviews', { since, purchasedAt });
  const later = after(since, keptLonger);
  return keepsLonger && due !== null && due < later ? later : due;
}

/** When an account goes whose deletion was asked for at `requestedAt`. */
export function accountDue(requestedAt: Date): Date {
  return after(requestedAt, accountGrace);
}

/**
 * Of a class that counts from its own day or its annual return: what came before this moment is over at `now`, and nothing that came later
 * is. Throws for a class that counts from something else, or is kept while the account stands.
 */
export function overBefore(dataClass: DataClass, now: Date): Date {
  const { period, from } = retention[dataClass];
  if (period === null || from === 'purchase') throw new Error(`${dataClass} does not end by its own day.`);
  const { count, unit } = period;
  if (unit === 'minutes') return new Date(now.getTime() - count * minuteMs);
  if (unit === 'hours') return new Date(now.getTime() - count * hourMs);
  const { year, month, day } = indiaCalendar(now);
  // The return of the year that ended in March is due in December, and counts from there.
  if (from === 'annual_return') return indiaMidnight({ year: year - count / 12 - 1, month: 3, day: 1 });
  return unit === 'days'
    ? indiaMidnight({ year, month, day: day - count })
    : indiaMidnight({ year, month: month - count, day });
}

/** The moment `period` is over: to the minute for minutes and hours, else the last second of the day in India. */
function after(start: Date, { count, unit }: Period): Date {
  if (unit === 'minutes') return new Date(start.getTime() + count * minuteMs);
  if (unit === 'hours') return new Date(start.getTime() + count * hourMs);
  const { year, month, day } = indiaCalendar(start);
  if (unit === 'days') return endOfIndiaDay(indiaMidnight({ year, month, day: day + count }));
  const sameDay = indiaMidnight({ year, month: month + count, day });
  const monthEnd = indiaMidnight({ year, month: month + count + 1, day: 0 });
  // A month without that day ends it.
  return endOfIndiaDay(sameDay < monthEnd ? sameDay : monthEnd);
}

/** 31 December after the financial year (April to March, in India) of a payment: when its annual return is due. */
function annualReturn(paidAt: Date): Date {
  const { year, month } = indiaCalendar(paidAt);
  return indiaMidnight({ year: month >= 3 ? year + 1 : year, month: 11, day: 31 });
}
