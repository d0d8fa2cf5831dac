/** What a candidate was told before: every summary and drill of their earlier feedback, in any order. */
export type ToldBefore = { summaries: readonly string[]; drills: readonly string[] };

/** Whether these words stand in a text, whatever fills their slots. */
const isIn = (frame: string, text: string): boolean =>
  frame.split(/\{[a-z]\}/).every((part) => part.trim() === '' || text.includes(part.trim()));

const timesUsed = (frame: string, told: readonly string[]): number =>
  told.filter((text) => isIn(frame, text)).length;

/** The words with the fewest uses so far, the first of them; empty when there are none to choose from. */
export function freshest(frames: readonly string[], told: readonly string[]): string {
  const [first] = [...frames].sort((a, b) => timesUsed(a, told) - timesUsed(b, told));
  return first ?? '';
}

/** Whether words were never used. */
export const isFresh = (frame: string, told: readonly string[]): boolean => timesUsed(frame, told) === 0;

/** A frame with its slots filled. */
export const filled = (frame: string, slots: Readonly<Record<string, string>>): string =>
  frame.replace(/\{([a-z])\}/g, (_, name: string) => slots[name] ?? '');
