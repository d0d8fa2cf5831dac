/** What came of one check; `null` means that it could not be made here, and `says` why. Neither ever holds a secret. */
export type Outcome = { holds: boolean | null; says: string };

export const holds = (says: string): Outcome => ({ holds: true, says });
export const fails = (says: string): Outcome => ({ holds: false, says });
export const notTried = (says: string): Outcome => ({ holds: null, says });

/** What went wrong on the way to another computer, by its code alone: messages quote addresses, and addresses hold passwords. */
export function codeOf(error: unknown): string {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at.name === 'TimeoutError' || at.name === 'AbortError') return 'no answer in time';
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return 'no connection';
}
