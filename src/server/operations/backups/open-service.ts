import type { WriteAudit } from '#server/accounts/audit.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readClosure, removeClosure } from './closure-store.ts';
import type { ServiceGate } from './service-gate.ts';

/** Lets people in after a restore. Gives whether the service was closed before. */
export async function openService(
  { database, gate, audit }: Pick<Parts, 'database'> & { gate: Pick<ServiceGate, 'look'>; audit: WriteAudit },
  { reason }: { reason: string },
): Promise<{ wasClosed: boolean }> {
  const wasClosed = await database.transaction(async (tx) => {
    const closure = await readClosure(tx);
    if (!closure) return false;
    await removeClosure(tx);
    const detail = { backupAt: closure.backupAt.toISOString(), reason };
    await audit(tx, { kind: 'service_opened', actor: 'operator', uid: null, detail });
    return true;
  });
  await gate.look();
  return { wasClosed };
}
