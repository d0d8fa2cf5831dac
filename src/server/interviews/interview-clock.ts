/** What the interview clock is computed from. */
export type ClockRow = { startedAt: Date | null; frozenMs: number; frozenAt: Date | null };

/** Milliseconds of interview at `now`: time since the start, less what the clock stood still. Zero before the start. */
export function elapsedMs(row: ClockRow, now: Date): number {
  if (!row.startedAt) return 0;
  const until = row.frozenAt ?? now;
  return Math.max(0, until.getTime() - row.startedAt.getTime() - row.frozenMs);
}

/** Whether two rows tell the same time from now on. */
export const isSameClock = (one: ClockRow, other: ClockRow): boolean =>
  one.frozenMs === other.frozenMs &&
  one.startedAt?.getTime() === other.startedAt?.getTime() &&
  one.frozenAt?.getTime() === other.frozenAt?.getTime();
