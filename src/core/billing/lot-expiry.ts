import { validityDays } from '#contract/catalogue.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** India keeps one offset all year, so its calendar needs no time-zone database. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;
const lastSecondMs = dayMs - 1000;

/**
 * Until when interviews granted at `grantedAt` may be begun: 30 days later, rounded up, in the user's favour, to the next 23:59:59 in
 * India (rule CREDIT-1). A lot is available while now < expiry.
 */
export function lotExpiry(grantedAt: Date): Date {
  const earliestIst = grantedAt.getTime() + validityDays * dayMs + istOffsetMs;
  const midnightIst = Math.floor(earliestIst / dayMs) * dayMs;
  const sameDayEnd = midnightIst + lastSecondMs;
  const endIst = earliestIst <= sameDayEnd ? sameDayEnd : sameDayEnd + dayMs;
  return new Date(endIst - istOffsetMs);
}
