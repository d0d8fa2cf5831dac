import type { AuditEntry } from '#server/accounts/audit.ts';

/** What stands before the first entry of the chain. */
export const genesisHash = '0'.repeat(64);

/** An entry as the text its hash covers, the same however the database orders the keys of `detail`. */
export function auditText({ kind, actor, uid, detail }: AuditEntry, at: Date): string {
  const sorted = Object.entries(detail).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([kind, actor, uid, sorted, at.toISOString()]);
}
