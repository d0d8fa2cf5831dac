import type { AuditEntry, WriteAudit } from '#server/accounts/audit.ts';
import type { Parts } from '#server/platform/parts.ts';
import { appendAudit } from './audit-store.ts';

/** The audit log: who signed in or out, what operators did, what was refused. Append-only and hash-chained (rule LOG-2). */
export function createAuditLog({ clock }: Pick<Parts, 'clock'>): WriteAudit {
  return (tx, entry: AuditEntry) => appendAudit(tx, entry, clock.now());
}
