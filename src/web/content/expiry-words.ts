import type { Account } from '#contract/account.ts';
import { formatDateTime } from '#contract/time.ts';

/** Which interviews go first, said ahead: "2 interviews expire on December 22, 2026 at 11:59 PM". Null when none remain. */
export function expiryWords(next: Account['nextExpiry'], timeZone?: string): string | null {
  if (!next) return null;
  const { interviews, at } = next;
  return `${interviews === 1 ? '1 interview expires' : `${interviews} interviews expire`} on ${formatDateTime(at, timeZone)}`;
}
