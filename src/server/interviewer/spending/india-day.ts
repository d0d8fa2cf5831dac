/** India keeps one offset all year, so its calendar needs no time-zone database. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** The calendar day in India at `now`, as YYYY-MM-DD; `daysBefore` goes back that many days. */
export function indiaDay(now: Date, daysBefore = 0): string {
  return new Date(now.getTime() + istOffsetMs - daysBefore * dayMs).toISOString().slice(0, 10);
}
