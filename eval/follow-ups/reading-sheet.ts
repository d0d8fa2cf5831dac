import { hashSeed } from '#core/interview/seeded-choice.ts';
import { parseCsv, toCsv } from './csv.ts';
import type { ReadLine } from './follow-ups-to.ts';

/** How a follow-up reads to somebody who sees only question, answer and follow-up (rule GOLD-5). */
export const marks = ['natural', 'stiff', 'broken'] as const;
export type Mark = (typeof marks)[number];

/** A line and how a reader marked it. */
export type MarkedLine = ReadLine & { mark: Mark };

const columns = ['id', 'question', 'answer', 'next', 'mark'] as const;

/** So many of the lines, drawn and put in order by a seed. */
export function drawn(lines: readonly ReadLine[], count: number, seed: string): ReadLine[] {
  return lines
    .map((line) => ({ line, at: hashSeed(seed, line.id) }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ line }) => line);
}

/** The sheet a reader fills in, alone: one of the three marks in every empty cell. */
export const exportSheet = (lines: readonly ReadLine[]): string =>
  toCsv([[...columns], ...lines.map(({ id, question, answer, next }) => [id, question, answer, next, ''])]);

/** A sheet as a reader hands it in. Throws, naming the row, where a column is missing or a cell holds no mark. */
export function readSheet(text: string): MarkedLine[] {
  const [head = [], ...rows] = parseCsv(text);
  const missing = columns.find((column) => !head.includes(column));
  if (missing) throw new Error(`the sheet has no column "${missing}"`);
  return rows.map((row) => {
    const cell = (column: (typeof columns)[number]): string => row[head.indexOf(column)] ?? '';
    const mark = marks.find((one) => one === cell('mark').trim().toLowerCase());
    if (!mark) throw new Error(`${cell('id')}: "${cell('mark')}" is none of ${marks.join(', ')}`);
    return { id: cell('id'), question: cell('question'), answer: cell('answer'), next: cell('next'), mark };
  });
}

/** What readers made of one sheet. */
export type SheetFigures = {
  rows: number;
  /** The part of all marks of each kind, 0-1. */
  shares: Record<Mark, number>;
  /** The part of the rows that all readers marked alike, 0-1. */
  agreed: number;
};

/** Shares over the marks of all readers. Throws when they did not read the same lines, or there are none. */
export function figuresOf(readings: readonly (readonly MarkedLine[])[]): SheetFigures {
  const [first = [], ...others] = readings;
  if (first.length === 0) throw new Error('no line was read');
  const lineOf = ({ id, next }: ReadLine): string => `${id} ${next}`;
  for (const other of others) {
    const unread = first.filter((line) => !other.some((one) => lineOf(one) === lineOf(line)));
    if (unread.length > 0 || other.length !== first.length)
      throw new Error(`not the same sheet: ${unread[0]?.id ?? 'more rows'} was read by one reader only`);
  }
  const all = readings.flat();
  const share = (mark: Mark): number => all.filter((line) => line.mark === mark).length / all.length;
  const alike = first.filter((line) =>
    others.every((other) => other.find((one) => lineOf(one) === lineOf(line))?.mark === line.mark),
  );
  return {
    rows: first.length,
    shares: { natural: share('natural'), stiff: share('stiff'), broken: share('broken') },
    agreed: alike.length / first.length,
  };
}
