type Kept<T> = { mark: string; value: Promise<T>; weight: number };

/**
 * What takes long to work out is kept under its key for as long as the mark of what it was made of is the same, and whoever asks meanwhile waits
 * for the same. What is kept weighs `most` at most together; the longest unused go first, the last one used stays. What failed is not kept.
 */
export function keepWhile<T>({
  most,
  weigh,
}: {
  most: number;
  weigh: (value: T) => number;
}): (key: string, mark: string, work: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Kept<T>>();
  const makeRoom = (): void => {
    let total = 0;
    for (const { weight } of kept.values()) total += weight;
    for (const [key, { weight }] of kept) {
      if (total <= most || kept.size === 1) return;
      kept.delete(key);
      total -= weight;
    }
  };
  return (key, mark, work) => {
    const found = kept.get(key);
    kept.delete(key);
    const one = found?.mark === mark ? found : { mark, value: work(), weight: 0 };
    kept.set(key, one);
    if (one === found) return one.value;
    one.value.then(
      (value) => {
        one.weight = weigh(value);
        makeRoom();
      },
      () => void (kept.get(key) === one && kept.delete(key)),
    );
    return one.value;
  };
}
