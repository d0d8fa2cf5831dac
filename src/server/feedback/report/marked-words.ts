import type { MarkedWords } from './report-section.ts';

export type Mark = MarkedWords['mark'];
/** Words in a row of one mark. */
type Run = { mark: Mark; text: string };

/** How each mark is told from the others: by its line first, by its colour besides. */
export const looks: Readonly<Record<Mark, { colour: string }>> = {
  own: { colour: '#1b1b1f' },
  in: { colour: '#4f46e5' },
  out: { colour: '#5f5f68' },
  aside: { colour: '#5f5f68' },
};

/** Where its line stands below the top of the words, as a multiple of their size. */
export const strokeAt: Readonly<Record<Mark, number | null>> = { own: null, in: 1.16, out: 0.7, aside: null };

const isStroked = (mark: Mark): boolean => strokeAt[mark] !== null;

/** The words in runs of one mark; the space between two runs belongs to one without a line, or is a run of its own. */
export function runsOf(words: readonly MarkedWords[]): Run[] {
  const runs: Run[] = [];
  for (const { mark, text, isGlued = false } of words) {
    if (text === '') continue;
    const open = runs.at(-1);
    const space = open && !isGlued ? ' ' : '';
    if (open?.mark === mark) open.text += `${space}${text}`;
    else if (open && !isStroked(open.mark)) {
      open.text += space;
      runs.push({ mark, text });
    } else if (!isStroked(mark)) runs.push({ mark, text: `${space}${text}` });
    else runs.push(...(space ? [{ mark: 'own', text: space } as const] : []), { mark, text });
  }
  return runs;
}

/** The pieces of a line by their runs, where the line begins `at` that place of the whole. */
export function piecesOn(
  { at, line }: { at: number; line: string },
  runs: readonly Run[],
): (Run & { run: number })[] {
  let begin = 0;
  return runs.flatMap(({ mark, text }, run) => {
    const from = Math.max(begin, at);
    const to = Math.min(begin + text.length, at + line.length);
    const piece = text.slice(from - begin, to - begin);
    begin += text.length;
    return to > from ? [{ run, mark, text: piece }] : [];
  });
}

/** What is heard in the place of a run: its words, and what becomes of them. */
export function saidOf(mark: Mark, text: string): { actual?: string } {
  if (mark === 'in') return { actual: `Put in: ${text} End of what is put in.` };
  if (mark === 'out') return { actual: `Left out: ${text} End of what is left out.` };
  return {};
}
