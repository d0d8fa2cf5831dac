import { retryDelayMs } from '#web/lib/event-stream.ts';
import { EndpointError } from '#web/lib/call-endpoint.ts';
import type { CallErrorCode } from '#web/lib/error-words.ts';

const passing: readonly CallErrorCode[] = [
  'offline',
  'unreachable',
  'upstream_unavailable',
  'storage_full',
  'shutting_down',
  'internal',
  'too_many_requests',
];

/** Whether the same call may well succeed a little later. */
export function isPassing(error: unknown): boolean {
  return error instanceof EndpointError && passing.includes(error.code);
}

type Delivery = {
  /** Called before each new try. */
  onDelay: () => void;
  /** Waits; resolves early when the network comes back. */
  pause: (delayMs: number) => Promise<void>;
  isCancelled: () => boolean;
};

/**
 * Sends until it is taken, pausing longer after each failure that may pass. `send` must be safe to repeat. Throws what cannot pass;
 * returns null when cancelled.
 */
export async function deliver<T>(send: () => Promise<T>, delivery: Delivery): Promise<T | null> {
  for (let attempt = 0; !delivery.isCancelled(); attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!isPassing(error)) throw error;
      delivery.onDelay();
      const asked = error instanceof EndpointError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
      await delivery.pause(Math.max(asked, retryDelayMs(attempt)));
    }
  }
  return null;
}

/** Waits `delayMs`, or until the network comes back. */
export function pauseUntilOnline(delayMs: number): Promise<void> {
  return new Promise((resume) => {
    const done = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resume();
    };
    const timer = setTimeout(done, delayMs);
    window.addEventListener('online', done);
  });
}
