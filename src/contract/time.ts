export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * 60 * 60 * 1000;

/** A date as it is printed (rule PAGE-3): en-US long form with hour and minute, or "No date". */
export function formatDateTime(iso: string | null | undefined, timeZone?: string): string {
  if (!iso) return 'No date';
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return 'No date';
  return new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).format(date);
}

/** Milliseconds since the interview started as "mm:ss". */
export function formatClock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}
