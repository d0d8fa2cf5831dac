import type { Stem } from '../question.ts';

/** Every question the panel can open a thread with, by topic. */
export const questionBank: readonly Stem[] = [];
