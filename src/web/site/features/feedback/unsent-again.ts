import { keptPrefix } from '#web/lib/kept-words.ts';

const keyOf = (sessionId: string): string => `${keptPrefix}${sessionId}:again`;

/** What was written and not sent, kept in this tab; nothing where the browser keeps nothing. */
export function unsentAgain(sessionId: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(sessionId));
  } catch {
    return null;
  }
}

/** Keeps what is written in this tab until it is sent; null forgets it. */
export function keepUnsentAgain(sessionId: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(sessionId));
    else sessionStorage.setItem(keyOf(sessionId), text);
  } catch {
    return;
  }
}
