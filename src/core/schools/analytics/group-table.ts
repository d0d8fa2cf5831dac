/** A count of people, or null where it is hidden. */
type ShownCount = number | null;

type GroupTable = {
  columns: string[];
  /** The counts of a group in the order of `columns`. */
  /** `group` is null for the smaller ones together, where there are more than `mostGroups`. */
  rows: { group: string | null; counts: ShownCount[]; total: ShownCount }[];
  totals: ShownCount[];
  total: ShownCount;
};

/** Fewer people than this are never shown of a group (rule SCHOOL-55). */
export const leastShown = 10;
/** So many groups have a row of their own, the largest; the others stand together. */
const mostGroups = 40;

/** Whether a cell is hidden; the last row and the last column hold the totals. */
type Grid = { counts: readonly (readonly number[])[]; hidden: boolean[][] };
type Place = readonly [row: number, column: number];

const isHidden = ({ hidden }: Grid, [row, column]: Place): boolean => hidden[row]?.[column] ?? false;
const countAt = ({ counts }: Grid, [row, column]: Place): number => counts[row]?.[column] ?? 0;
const endsOf = ([row, column]: Place) => [`row ${row}`, `column ${column}`] as const;
const placesOf = ({ counts }: Grid): Place[] =>
  counts.flatMap((row, at) => row.map((_, column) => [at, column] as const));

type Joins = ReadonlyMap<string, readonly Place[]>;

/** The hidden cells of each row and each column. */
function joinsOf(grid: Grid): Joins {
  const hidden = placesOf(grid).filter((place) => isHidden(grid, place));
  const ends = hidden.flatMap((place) => endsOf(place).map((end) => ({ end, place })));
  return new Map(
    [...Map.groupBy(ends, ({ end }) => end)].map(([end, own]) => [end, own.map(({ place }) => place)]),
  );
}

/** The rows and columns that hidden cells join to this one, when one of them is left out. */
function joinedTo(joins: Joins, start: string, without: Place): ReadonlySet<string> {
  const reached = new Set([start]);
  const next = [start];
  for (let node = next.pop(); node !== undefined; node = next.pop())
    for (const place of joins.get(node) ?? []) {
      if (place[0] === without[0] && place[1] === without[1]) continue;
      const other = endsOf(place).find((end) => end !== node) ?? node;
      if (reached.has(other)) continue;
      reached.add(other);
      next.push(other);
    }
  return reached;
}

/**
 * What a hidden cell follows from, if it does: the two parts that nothing but this cell joins. Each row and each column says one thing, that its
 * cells come to its total. Drawn as lines between rows and columns, a hidden cell can be worked out exactly when it is on no circle of hidden
 * cells.
 */
function sidesOf(joins: Joins, place: Place): [ReadonlySet<string>, ReadonlySet<string>] | null {
  const [row, column] = endsOf(place);
  const side = joinedTo(joins, row, place);
  return side.has(column) ? null : [side, joinedTo(joins, column, place)];
}

/** A line whose hidden cells are known to come to fewer people than may be shown, since its total and all its other cells are. */
function thinLine(grid: Grid): Place[] | null {
  const [lastRow, lastColumn] = [grid.counts.length - 1, (grid.counts[0]?.length ?? 1) - 1];
  const lines = [
    ...grid.counts.map((row, at) => row.map((_, column) => [at, column] as const)),
    ...(grid.counts[0] ?? []).map((_, column) => grid.counts.map((__, row) => [row, column] as const)),
  ];
  const isThin = (line: readonly Place[]): boolean => {
    const total = line.at(-1);
    const hidden = line.slice(0, -1).filter((place) => isHidden(grid, place));
    if (hidden.length === 0 || !total || isHidden(grid, total)) return false;
    return hidden.reduce((sum, place) => sum + countAt(grid, place), 0) < leastShown;
  };
  return lines.find((line) => line.length > 1 && lastRow > 0 && lastColumn > 0 && isThin(line)) ?? null;
}

/** The cell to hide next, the smallest that helps; null when nothing hidden can be found out. */
function nextToHide(grid: Grid): Place | null {
  const smallest = (places: readonly Place[]): Place | null =>
    places
      .filter((place) => !isHidden(grid, place))
      .toSorted((a, b) => countAt(grid, a) - countAt(grid, b))[0] ?? null;
  const thin = thinLine(grid);
  if (thin) return smallest(thin.slice(0, -1)) ?? smallest(thin);
  const joins = joinsOf(grid);
  for (const place of placesOf(grid)) {
    const sides = isHidden(grid, place) ? sidesOf(joins, place) : null;
    if (!sides) continue;
    const closes = ([row, column]: readonly [string, string]) => sides[0].has(row) && sides[1].has(column);
    const closing = placesOf(grid).filter((other) => {
      const [row, column] = endsOf(other);
      return closes([row, column]) || closes([column, row]);
    });
    const beside = placesOf(grid).filter(([row, column]) => row === place[0] || column === place[1]);
    return smallest(closing) ?? smallest(beside) ?? smallest(placesOf(grid));
  }
  return null;
}

function withTotals(counts: readonly (readonly number[])[], columns: number): number[][] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const rows = counts.map((row) => [...row, sum(row)]);
  return [...rows, Array.from({ length: columns + 1 }, (_, at) => sum(rows.map((row) => row[at] ?? 0)))];
}

/**
 * How many people of each group stand in each column, by what the school supplied of them; who has no value is left out. Counts under
 * `leastShown` are hidden, also those of none, and so many more that no hidden one can be worked out from the others and the totals, nor a sum of
 * hidden ones be found to be under `leastShown` (rule SCHOOL-55).
 */
export function groupTable(
  people: readonly { group: string | null; column: string }[],
  columns: readonly string[],
): GroupTable {
  const given = people.flatMap(({ group, column }) =>
    group === null || !columns.includes(column) ? [] : [{ group, column }],
  );
  const byGroup = Map.groupBy(given, ({ group }) => group);
  const bySize = [...byGroup].toSorted(
    ([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1),
  );
  const own = bySize.slice(0, mostGroups).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const others = bySize.slice(mostGroups).flatMap(([, people]) => people);
  const groups: [string | null, typeof given][] = others.length === 0 ? own : [...own, [null, others]];
  const counts = withTotals(
    groups.map(([, own]) => columns.map((column) => own.filter((one) => one.column === column).length)),
    columns.length,
  );
  const grid: Grid = { counts, hidden: counts.map((row) => row.map((count) => count < leastShown)) };
  for (let place = nextToHide(grid); place !== null; place = nextToHide(grid)) {
    const row = grid.hidden[place[0]];
    if (row) row[place[1]] = true;
  }
  const shown = counts.map((row, at) =>
    row.map((count, column) => (isHidden(grid, [at, column]) ? null : count)),
  );
  const totals = shown.at(-1) ?? [];
  return {
    columns: [...columns],
    rows: groups.map(([group], at) => ({
      group,
      counts: (shown[at] ?? []).slice(0, -1),
      total: shown[at]?.at(-1) ?? null,
    })),
    totals: totals.slice(0, -1),
    total: totals.at(-1) ?? null,
  };
}

/** The mean of a figure in each group of at least `leastShown`; a group that would be alone in being hidden takes the next smallest with it. */
export function groupMeans(
  people: readonly { group: string | null; value: number }[],
): { group: string; people: ShownCount; mean: number | null }[] {
  const byGroup = [...Map.groupBy(people, ({ group }) => group)].flatMap(([group, own]) =>
    group === null ? [] : [{ group, own }],
  );
  const bySize = byGroup.toSorted((a, b) => a.own.length - b.own.length || (a.group < b.group ? -1 : 1));
  const small = bySize.filter(({ own }) => own.length < leastShown);
  let hidden = small.length;
  const together = () => bySize.slice(0, hidden).reduce((sum, { own }) => sum + own.length, 0);
  while (hidden > 0 && hidden < bySize.length && together() < leastShown) hidden += 1;
  const hiddenGroups = new Set(bySize.slice(0, hidden).map(({ group }) => group));
  return byGroup
    .toSorted((a, b) => (a.group < b.group ? -1 : 1))
    .map(({ group, own }) =>
      hiddenGroups.has(group)
        ? { group, people: null, mean: null }
        : { group, people: own.length, mean: own.reduce((sum, { value }) => sum + value, 0) / own.length },
    );
}
