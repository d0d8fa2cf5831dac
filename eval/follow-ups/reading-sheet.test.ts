import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv, toCsv } from './csv.ts';
import { drawn, exportSheet, figuresOf, type Mark, marks, readSheet } from './reading-sheet.ts';

const lines = Array.from({ length: 30 }, (_, at) => ({
  id: `M${at}.1`,
  question: `Question ${at}, of “two”?`,
  answer: `I said "yes",\nthen ${at}.`,
  next: `And after ${at}?`,
}));
const marked = (of: (at: number) => Mark) => lines.map((line, at) => ({ ...line, mark: of(at) }));

/** What a reader hands in: the exported sheet with every open cell filled. */
const filledIn = (sheet: string, mark: (row: number) => string): string => {
  const [head = [], ...rows] = parseCsv(sheet);
  return toCsv([head, ...rows.map((row, at) => row.map((cell) => (cell === '' ? mark(at) : cell)))]);
};

describe('comma-separated values', () => {
  test('come back as they were, whatever is in the cells', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r\n', ' ', 'é', ';') });
    const row = fc
      .array(cell, { minLength: 2, maxLength: 4 })
      .filter((cells) => cells.some((one) => one !== ''));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), (rows) => {
        expect(parseCsv(toCsv(rows))).toEqual(rows);
      }),
    );
  });

  test('are read as spreadsheets write them', () => {
    expect(parseCsv('\uFEFFid,yes\na,"1"\n\nb,2')).toEqual([
      ['id', 'yes'],
      ['a', '1'],
      ['b', '2'],
    ]);
  });
});

describe('the sheet', () => {
  test('is drawn by its seed, each line once', () => {
    const some = drawn(lines, 12, 'a');
    expect(new Set(some.map(({ id }) => id)).size).toBe(12);
    expect(drawn(lines.toReversed(), 12, 'a')).toEqual(some);
    expect(drawn(lines, 12, 'b')).not.toEqual(some);
  });

  test('shows no more than question, answer and follow-up, and comes back as marked', () => {
    const sheet = exportSheet(lines);
    expect(parseCsv(sheet)[0]).toEqual(['id', 'question', 'answer', 'next', 'mark']);
    const of = (at: number): Mark => marks[at % marks.length] ?? 'natural';
    expect(readSheet(filledIn(sheet, (at) => of(at).toUpperCase()))).toEqual(marked(of));
  });

  test.each(['', 'good'])('with “%s” for a mark is refused, and says where', (word) => {
    const broken = filledIn(exportSheet(lines), (at) => (at === 4 ? word : 'stiff'));
    expect(() => readSheet(broken)).toThrow('M4.1');
  });

  test('without one of its columns is refused', () => {
    expect(() => readSheet(exportSheet(lines).replace('next', 'then'))).toThrow('no column "next"');
  });
});

describe('figures of a sheet', () => {
  test('are shares over all readers, and how often they agree', () => {
    const one = marked((at) => (at < 15 ? 'natural' : 'broken'));
    const other = marked((at) => (at < 9 ? 'natural' : 'broken'));
    expect(figuresOf([one, other.toReversed()])).toEqual({
      rows: 30,
      shares: { natural: 24 / 60, stiff: 0, broken: 36 / 60 },
      agreed: 24 / 30,
    });
    expect(figuresOf([one]).agreed).toBe(1);
  });

  test('of different sheets, or of none, are refused', () => {
    const all = marked(() => 'stiff');
    expect(() => figuresOf([all, all.slice(1)])).toThrow('M0.1');
    expect(() => figuresOf([all.slice(1), all])).toThrow('more rows');
    expect(() => figuresOf([])).toThrow('no line');
  });
});
