import { indiaCalendar, indiaMidnight } from '#contract/india-time.ts';

const hourMs = 60 * 60_000;

/** Until when a grievance is acknowledged and ended: 48 hours and a month in India's calendar (rule GRIEVANCE-1). */
export function grievanceDeadlines(receivedAt: Date): { acknowledgeBy: Date; endBy: Date } {
  const { year, month, day } = indiaCalendar(receivedAt);
  const midnight = indiaMidnight({ year, month, day });
  const sameDay = indiaMidnight({ year, month: month + 1, day });
  // A month without that day ends it.
  const lastDay = indiaMidnight({ year, month: month + 2, day: 0 });
  const dayAfter = sameDay < lastDay ? sameDay : lastDay;
  const ofDayMs = receivedAt.getTime() - midnight.getTime();
  return {
    acknowledgeBy: new Date(receivedAt.getTime() + 48 * hourMs),
    endBy: new Date(dayAfter.getTime() + ofDayMs),
  };
}

/** Until when a breach that became known is told of: CERT-In within 6 hours, the Board without delay and with details within 72 (rule BREACH-1). */
export function breachDeadlines(knownAt: Date): { certIn: Date; boardDetails: Date } {
  return {
    certIn: new Date(knownAt.getTime() + 6 * hourMs),
    boardDetails: new Date(knownAt.getTime() + 72 * hourMs),
  };
}
