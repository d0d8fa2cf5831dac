import type { WriteAudit } from '#server/accounts/audit.ts';
import type { Parts } from '#server/platform/parts.ts';
import { isSweep } from '#server/platform/queue-store.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Has a job of the clock run once more, as soon as a process is free; jobs may run twice by their nature. Throws Refusal `not_found` for any other name. */
export async function runSweep(
  { database, jobs, audit }: Pick<Parts, 'database' | 'jobs'> & { audit: WriteAudit },
  { sweep, reason }: { sweep: string; reason: string },
): Promise<{ ok: true }> {
  await database.transaction(async (tx) => {
    if (!(await isSweep(tx, sweep))) throw new Refusal('not_found');
    await jobs.enqueue(tx, sweep, {});
    await audit(tx, { kind: 'sweep_run', actor: 'operator', uid: null, detail: { sweep, reason } });
  });
  return { ok: true };
}
