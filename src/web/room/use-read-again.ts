import { useEffect } from 'react';

/** How long the stream may say nothing where something is to come before it is no longer waited for alone. */
const longQuietMs = 8_000;

/** Reads afresh, again and again, while something is to come that the stream does not tell: `awaited` changes when it tells of anything, and is null where nothing is to come. */
export function useReadAgain(awaited: string | null, refresh: () => Promise<void>): void {
  useEffect(() => {
    if (awaited === null) return undefined;
    const timer = setInterval(() => void refresh(), longQuietMs);
    return () => clearInterval(timer);
  }, [awaited, refresh]);
}
