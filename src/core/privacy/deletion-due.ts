import { endOfIndiaDay, indiaCalendar, indiaMidnight } from '#contract/india-time.ts';
import { type DataClass, type Period, retention } from '#contract/retention.ts';

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
