import { useEffect, useState } from 'react';

const wordMs = 24;

/**
 * How many of `count` words may be seen: they come 24 ms apart, or all at once for readers who asked for less motion. A new `key` starts
 * from the first word.
 */
export function useRevealedWords(key: string, count: number): number {
  const [progress, setProgress] = useState({ key, shown: 0 });
  const atOnce = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const shown = atOnce ? count : progress.key === key ? progress.shown : 0;
  useEffect(() => {
    if (shown >= count) return undefined;
    const timer = setTimeout(() => setProgress({ key, shown: shown + 1 }), wordMs);
    return () => clearTimeout(timer);
  }, [key, shown, count]);
  return Math.min(shown, count);
}
