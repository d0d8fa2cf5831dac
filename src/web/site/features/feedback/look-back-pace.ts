/** Paces of reading, as factors of the plain one. */
export const paces = [
  { factor: 0.6, name: 'slow' },
  { factor: 1, name: 'as one reads' },
  { factor: 1.6, name: 'fast' },
] as const;

const wordsPerMinute = 210;
/** A look at who speaks, before the words are read. */
const settlingMs = 1_200;

/** How long words stand before the next turn, in milliseconds, at a pace. */
export function readingMs(words: string, pace: number): number {
  const count = words.split(/\s+/).filter(Boolean).length;
  return (settlingMs + (count * 60_000) / wordsPerMinute) / pace;
}
