import type { FrameMessage } from '#contract/interview-events.ts';

/** Whether the room stands inside the interview page rather than in a window of its own. */
export const isFramed = (): boolean => window.parent !== window;

/** Tells the page around the frame; only a page of our own origin can read it. */
export function tellParent(message: FrameMessage): void {
  if (isFramed()) window.parent.postMessage(message, window.location.origin);
}
