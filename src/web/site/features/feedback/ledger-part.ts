import type { Feedback } from '#contract/feedback.ts';

/** What every part of going through an interview again is given. */
export type AgainProps = { feedback: Feedback; onJump: (turnId: string) => void };
