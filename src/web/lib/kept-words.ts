/** Under this stands in the browser's storage what the room keeps. */
export const keptPrefix = 'hotseat:';

/** Under this stands in the tab's storage where the last invoice went. */
export const keptAddress = 'hotseat-billing-address';

/** Under this stands in the tab's storage what was typed into a review and not kept. */
export const keptReview = 'hotseat-review-';

/** Says `forget` to pages that would keep words as they are left. */
export const forgetting = new EventTarget();

/** What the room keeps in this tab: words and facts, beside which tab has the pen, which names nobody and is needed by who comes back. */
const roomWords = new RegExp(`^${keptPrefix}session_(?!.*:(?:lease|pen)$)`);

/**
 * Hands what a candidate wrote beside the resume to the interview that follows a restarted one: the server deletes the old interview's words, so
 * only this tab still has it.
 */
export function carryAims(fromSession: string, toSession: string): void {
  try {
    const from = `${keptPrefix}${fromSession}:setup`;
    const { statement, targetSchools } = JSON.parse(sessionStorage.getItem(from) ?? '{}') as Record<
      string,
      unknown
    >;
    sessionStorage.removeItem(from);
    sessionStorage.setItem(`${keptPrefix}${toSession}:setup`, JSON.stringify({ statement, targetSchools }));
  } catch {
    return;
  }
}

/** Forgets what is kept of a person in this browser and this tab: nothing stays behind who signs out, and nothing is shown to who signs in next. */
export function forgetKeptWords(): void {
  forgetting.dispatchEvent(new Event('forget'));
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keptPrefix)) localStorage.removeItem(key);
    for (const key of Object.keys(sessionStorage))
      if (key === keptAddress || key.startsWith(keptReview) || roomWords.test(key))
        sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
