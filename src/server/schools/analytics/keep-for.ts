import type { Clock } from '#server/platform/clock.ts';

type Kept<T> = { since: number; value: Promise<T> };

/**
 * What takes long to work out is kept for a while under its key, and whoever asks meanwhile waits for the same. At most `most` are kept, the
 * oldest go first; what failed is not.
 */
export function keepFor<T>(
  clock: Clock,
  { ms, most }: { ms: number; most: number },
): (key: string, work: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  return (key, work) => {
    const now = clock.now().getTime();
    const found = kept.get(key);
    if (found && now - found.since < ms) return found.value;
    kept.delete(key);
    const value = work();
    kept.set(key, { since: now, value });
    value.catch(() => kept.get(key)?.value === value && kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return value;
  };
}
