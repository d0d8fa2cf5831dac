import { keptReview } from '#web/lib/kept-words.ts';
import type { ReviewWords } from './draft-keeper.ts';

/* What was typed into a review and not kept when its page was left, as when a session has ended: this tab keeps it until it is sent or somebody signs out. */

type Left = { words: ReviewWords; revision: number };

const keyOf = (reviewId: string): string => `${keptReview}${reviewId}`;

/** Where storage is closed to us nothing is left, and nothing found. */
function inTab<T>(act: (storage: Storage) => T): T | null {
  try {
    return act(window.sessionStorage);
  } catch {
    return null;
  }
}

export const leaveWords = (reviewId: string, left: Left): void => {
  inTab((storage) => storage.setItem(keyOf(reviewId), JSON.stringify(left)));
};

export const forgetWords = (reviewId: string): void => {
  inTab((storage) => storage.removeItem(keyOf(reviewId)));
};

export const wordsLeft = (reviewId: string): Left | null =>
  inTab((storage) => JSON.parse(storage.getItem(keyOf(reviewId)) ?? 'null') as Left | null);
