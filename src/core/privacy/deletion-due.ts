import { type DataClass, type Period, retention } from '#contract/retention.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const istOffsetMs = 330 * minuteMs;

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

/** The moment `period` is over: to the minute for minutes, else the last second of the day in India. */
function after(start: Date, { count, unit }: Period): Date {
  if (unit === 'minutes') return new Date(start.getTime() + count * minuteMs);
  const india = new Date(start.getTime() + istOffsetMs);
  const day =
    unit === 'days'
      ? Date.UTC(india.getUTCFullYear(), india.getUTCMonth(), india.getUTCDate() + count)
      : Math.min(
          Date.UTC(india.getUTCFullYear(), india.getUTCMonth() + count, india.getUTCDate()),
          // A month without that day ends it.
          Date.UTC(india.getUTCFullYear(), india.getUTCMonth() + count + 1, 0),
        );
  return new Date(day + dayMs - 1000 - istOffsetMs);
}

/** 31 December after the financial year (April to March, in India) of a payment: when its annual return is due. */
function annualReturn(paidAt: Date): Date {
  const india = new Date(paidAt.getTime() + istOffsetMs);
  const endsIn = india.getUTCFullYear() + (india.getUTCMonth() >= 3 ? 1 : 0);
  return new Date(Date.UTC(endsIn, 11, 31) - istOffsetMs);
}
