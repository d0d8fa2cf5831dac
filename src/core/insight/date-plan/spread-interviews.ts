/** Interviews on days, counted in days since 1970. */
type Spread = {
  days: number[];
  /** Those without a day because they end before one is free. */
  outrun: number;
  /** Those without a day because the last one is too near. */
  beyond: number;
  /** When the first of those with a day ends, where that is before the last day. */
  firstEnd: number | null;
};

/**
 * A day each from `from` to `to` for interviews that can be begun until `lastDays`: those that end first come first, as many as can have one do,
 * and they stand as evenly as their ends allow.
 */
export function spreadInterviews({
  from,
  to,
  lastDays,
}: {
  from: number;
  to: number;
  lastDays: readonly number[];
}): Spread {
  const ends: number[] = [];
  let outrun = 0;
  for (const lastDay of lastDays.toSorted((a, b) => a - b)) {
    const end = Math.min(lastDay, to);
    if (from + ends.length <= end) ends.push(end);
    else if (lastDay < to) outrun++;
  }
  const first = ends[0];
  return {
    days: evenly(from, ends),
    outrun,
    beyond: lastDays.length - ends.length - outrun,
    firstEnd: first === undefined || first === to ? null : first,
  };
}

/** A day for each end, none after it. Those that have the fewest days each until their end are spread first, the others over what follows. */
function evenly(from: number, ends: readonly number[]): number[] {
  const days: number[] = [];
  let start = from;
  while (days.length < ends.length) {
    const left = ends.slice(days.length);
    const daysEach = left.map((end, at) => (end - start + 1) / (at + 1));
    const count = daysEach.lastIndexOf(Math.min(...daysEach)) + 1;
    const end = left[count - 1] ?? start;
    for (let at = 1; at <= count; at++) days.push(start - 1 + Math.ceil((at * (end - start + 1)) / count));
    start = end + 1;
  }
  return days;
}
