import { type FrameMessage, frameMessage } from '#contract/interview-events.ts';

/** The message of our own interview frame in `event`, or null for anything else: another origin, another window, another shape. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  frame: Window | null | undefined,
  origin: string,
): FrameMessage | null {
  if (!frame || event.source !== frame || event.origin !== origin) return null;
  const parsed = frameMessage.safeParse(event.data);
  return parsed.success ? parsed.data : null;
}
