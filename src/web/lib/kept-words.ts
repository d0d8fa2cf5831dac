/** Under this stands in the browser's storage what the room keeps. */
export const keptPrefix = 'hotseat:';

/** Forgets what the room keeps in this browser beyond its tab: nothing of a person stays behind who signs out. */
export function forgetKeptWords(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keptPrefix)) localStorage.removeItem(key);
  } catch {
    return;
  }
}
