/** A calendar day, `YYYY-MM-DD`, as the pages print it: "March 7, 2025". */
export function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
