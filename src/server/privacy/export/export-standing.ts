import type { ExportStanding } from '#contract/export.ts';
import type { ExportRow } from './export-store.ts';

/** How a copy stands at `now` for a browser that may download for `freshMs` more. Time ends it before a sweep does. */
export function exportStanding(
  row: ExportRow | null,
  { now, freshMs }: { now: Date; freshMs: number },
): ExportStanding {
  if (!row) return { status: 'none' };
  const askedAt = row.askedAt.toISOString();
  const isOver = row.endsAt <= now;
  if (row.status === 'making' && !isOver)
    return { status: 'making', exportId: row.id, done: row.done, of: row.total };
  if (row.status === 'ready' && !isOver)
    return {
      status: 'ready',
      exportId: row.id,
      readyAt: (row.readyAt ?? row.askedAt).toISOString(),
      until: row.endsAt.toISOString(),
      bytes: row.bytes ?? 0,
      freshSeconds: Math.floor(freshMs / 1000),
    };
  return row.status === 'ready' || row.status === 'over'
    ? { status: 'over', askedAt }
    : { status: 'failed', askedAt };
}
