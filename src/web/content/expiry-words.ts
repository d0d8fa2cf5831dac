import type { Account } from '#contract/account.ts';
import { indianTime } from './unbroken-words.ts';

/** Which interviews go first, said ahead: "2 interviews expire on December 22, 2026 at 11:59 PM IST". Null when none remain. */
export function expiryWords(next: Account['nextExpiry']): string | null {
  if (!next) return null;
  const { interviews, at } = next;
  return `${interviews === 1 ? '1 interview expires' : `${interviews} interviews expire`} on ${indianTime(at)}`;
}
