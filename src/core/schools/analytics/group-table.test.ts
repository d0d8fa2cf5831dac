import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#tests/fixtures/property-seed.ts';
import { groupMeans, groupTable, leastShown } from './group-table.ts';

/** Whether the value of one unknown follows from linear equations, by elimination: an own way to it, which knows nothing of circles. */
function isDetermined(equations: readonly (readonly number[])[], unknown: number): boolean {
  const rankOf = (given: readonly (readonly number[])[]): number => {
    let rows = given.map((row) => [...row]);
    let rank = 0;
    for (let column = 0; column < (rows[0]?.length ?? 0); column += 1) {
      const pivot = rows.find((row) => Math.abs(row[column] ?? 0) > 1e-9);
      if (!pivot) continue;
      rank += 1;
      rows = rows
        .filter((row) => row !== pivot)
        .map((row) =>
          row.map((value, at) => value - ((row[column] ?? 0) / (pivot[column] ?? 1)) * (pivot[at] ?? 0)),
        );
    }
    return rank;
  };
  const wanted = (equations[0] ?? []).map((_, at) => (at === unknown ? 1 : 0));
  return equations.length > 0 && rankOf([...equations, wanted]) === rankOf(equations);
}

describe('figures by group', () => {
  const people = (counts: Record<string, Record<string, number>>) =>
    Object.entries(counts).flatMap(([group, columns]) =>
      Object.entries(columns).flatMap(([column, count]) =>
        Array.from({ length: count }, () => ({ group, column })),
      ),
    );

  it('are shown where ten or more stand in every cell', () => {
    const table = groupTable(
      [...people({ a: { x: 10, y: 12 }, b: { x: 30, y: 11 } }), { group: null, column: 'x' }],
      ['x', 'y'],
    );
    expect(table).toEqual({
      columns: ['x', 'y'],
      rows: [
        { group: 'a', counts: [10, 12], total: 22 },
        { group: 'b', counts: [30, 11], total: 41 },
      ],
      totals: [40, 23],
      total: 63,
    });
  });

  it('hide with a cell of nine what it could be worked out from', () => {
    const table = groupTable(people({ a: { x: 9, y: 12 }, b: { x: 30, y: 11 }, c: { x: 50, y: 50 } }), [
      'x',
      'y',
    ]);
    expect(table.rows.map(({ counts }) => counts)).toEqual([
      [null, null],
      [null, null],
      [50, 50],
    ]);
    expect(table.rows.map(({ total }) => total)).toEqual([21, 41, 100]);
  });

  it('show nothing of fewer than ten in all', () => {
    expect(groupTable(people({ a: { x: 4 }, b: { x: 5 } }), ['x'])).toEqual({
      columns: ['x'],
      rows: [
        { group: 'a', counts: [null], total: null },
        { group: 'b', counts: [null], total: null },
      ],
      totals: [null],
      total: null,
    });
    expect(groupTable([], ['x']).rows).toEqual([]);
  });

  const tables = fc
    .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
    .chain(([rows, columns]) =>
      fc.array(
        fc.array(fc.oneof(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 10, max: 60 })), {
          minLength: columns,
          maxLength: columns,
        }),
        {
          minLength: rows,
          maxLength: rows,
        },
      ),
    );

  it('stand together where there are more than forty, the smaller ones', () => {
    const many = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`g${String(at).padStart(2, '0')}`, { x: at + 1, y: 70 }]),
    );
    const { rows, total } = groupTable(people(many), ['x', 'y']);
    expect(rows).toHaveLength(41);
    // Groups 1 to 20 of x, 70 of y each.
    expect(rows.at(-1)).toEqual({ group: null, counts: [210, 1400], total: 1610 });
    expect([rows[0]?.group, total]).toEqual(['g20', 1830 + 4200]);
  });

  it('never let a hidden cell be worked out from what is shown (rule SCHOOL-55)', () => {
    fc.assert(
      fc.property(tables, (counts) => {
        const columns = (counts[0] ?? []).map((_, at) => `c${at}`);
        const given = Object.fromEntries(
          counts.map((row, r) => [`r${r}`, Object.fromEntries(row.map((n, c) => [`c${c}`, n]))]),
        );
        const table = groupTable(people(given), columns);
        fc.pre(table.rows.length > 0);
        const grid = [
          ...table.rows.map(({ counts: row, total }) => [...row, total]),
          [...table.totals, table.total],
        ];
        // What is shown is true, and never small.
        table.rows.forEach(({ group, counts: row }) =>
          row.forEach((count, c) => {
            if (count !== null)
              expect([count, count >= leastShown]).toEqual([given[group ?? '']?.[`c${c}`], true]);
          }),
        );
        const [height, width] = [grid.length, columns.length + 1];
        const unknowns = grid.flatMap((row, r) =>
          row.flatMap((count, c) => (count === null ? [r * width + c] : [])),
        );
        const line = (cells: number[]) =>
          unknowns.map((id) => (cells.at(-1) === id ? -1 : cells.includes(id) ? 1 : 0));
        const equations = [
          ...Array.from({ length: height }, (_, r) =>
            line(Array.from({ length: width }, (__, c) => r * width + c)),
          ),
          ...Array.from({ length: width }, (_, c) =>
            line(Array.from({ length: height }, (__, r) => r * width + c)),
          ),
        ];
        unknowns.forEach((_, at) => expect(isDetermined(equations, at)).toBe(false));
        // Nor is a sum of hidden cells known that is small: total and the rest of the line shown.
        for (const cells of [...grid, ...columns.map((_, c) => grid.map((row) => row[c] ?? null))]) {
          const total = cells.at(-1);
          if (total == null || !cells.includes(null)) continue;
          const shown = cells.slice(0, -1).reduce<number>((sum, count) => sum + (count ?? 0), 0);
          expect(total - shown).toBeGreaterThanOrEqual(leastShown);
        }
      }),
      { numRuns: runs(500) },
    );
  });

  it('hide no more than small cells need: a table of large ones is whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 10, max: 30 }), { minLength: 3, maxLength: 3 }), {
          minLength: 1,
          maxLength: 4,
        }),
        (counts) => {
          const given = Object.fromEntries(
            counts.map((row, r) => [`r${r}`, Object.fromEntries(row.map((n, c) => [`c${c}`, n]))]),
          );
          expect(groupTable(people(given), ['c0', 'c1', 'c2']).rows.map(({ counts: row }) => row)).toEqual(
            counts,
          );
        },
      ),
    );
  });

  const group = (name: string, count: number, value: number) =>
    Array.from({ length: count }, () => ({ group: name, value }));
  it.each([
    ['all large', [10, 20, 30], ['a', 'b', 'c']],
    ['one small: the next goes with it', [9, 20, 30], ['c']],
    ['two small that come to ten', [4, 6, 30], ['c']],
    ['two small that do not', [4, 5, 30], []],
    ['one alone', [12], ['a']],
    ['one alone and small', [9], []],
  ])('means, %s', (_name, sizes, shown) => {
    const means = groupMeans([
      { group: null, value: 9 },
      ...sizes.flatMap((size, at) => group('abc'[at] ?? '', size, at + 1)),
    ]);
    expect(means.filter(({ mean }) => mean !== null).map((one) => one.group)).toEqual(shown);
    for (const { group: name, people: count, mean } of means)
      if (mean !== null) expect([mean, count]).toEqual(['abc'.indexOf(name) + 1, sizes['abc'.indexOf(name)]]);
  });
});
