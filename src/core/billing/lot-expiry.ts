import { validityDays } from '#contract/catalogue.ts';
import { endOfIndiaDay, indiaDay } from '#contract/india-time.ts';
import { dayMs } from '#contract/time.ts';

/**
 * Until when interviews granted at `grantedAt` may be begun: 30 days later, rounded up, in the user's favour, to the next 23:59:59 in
 * India (rule CREDIT-1). A lot is available while now < expiry.
 */
export function lotExpiry(grantedAt: Date): Date {
  const earliest = new Date(grantedAt.getTime() + validityDays * dayMs);
  const sameDayEnd = endOfIndiaDay(earliest);
  return earliest <= sameDayEnd ? sameDayEnd : new Date(sameDayEnd.getTime() + dayMs);
}

/** The last day in India, YYYY-MM-DD, on all of which what ends at `expiresAt` can be begun; its last second counts for nothing. */
export function lastWholeDay(expiresAt: Date): string {
  return indiaDay(new Date(expiresAt.getTime() + 1000), 1);
}
