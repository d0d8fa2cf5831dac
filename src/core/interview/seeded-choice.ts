/** Whatever an interview was seeded with; equal seeds give equal interviews. */
export type Seed = string | number;

/** A 32-bit unsigned hash of seed and purpose (FNV-1a with a final mix): the only source of variety in core. */
export function hashSeed(seed: Seed, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${seed}|${purpose}`) {
    hash ^= char.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  return hash >>> 0;
}

/** One item by seed, or null of an empty list. */
export function pickSeeded<T>(items: readonly T[], seed: Seed, purpose: string): T | null {
  return items[hashSeed(seed, purpose) % Math.max(1, items.length)] ?? null;
}

/** All items in an order that depends on the seed only. */
export function orderSeeded<T>(items: readonly T[], seed: Seed, purpose: string): T[] {
  return items
    .map((item, index) => ({ item, at: hashSeed(seed, `${purpose}|${index}`) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
