/** A day, YYYY-MM-DD, as a person says it: "3 December". */
export function dayWords(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}
