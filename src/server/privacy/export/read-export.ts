import type { ExportStanding } from '#contract/export.ts';
import { freshForMs } from '#server/accounts/fresh-session.ts';
import type { Parts } from '#server/platform/parts.ts';
import { exportStanding } from './export-standing.ts';
import { findExport } from './export-store.ts';

/** How the copy of everything stands that the user asked for last, and for how long this browser may download it. */
export async function readExport(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  { uid, sessionHash }: { uid: string; sessionHash: string | null },
): Promise<ExportStanding> {
  const now = clock.now();
  return database.read(async (tx) =>
    exportStanding(await findExport(tx, uid), { now, freshMs: await freshForMs(tx, sessionHash, now) }),
  );
}
