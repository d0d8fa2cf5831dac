import type { Tx } from '#server/platform/database/database.ts';

export const auditKinds = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'sign_out_everywhere',
  'interviews_granted',
  'order_placed',
  'order_settled',
  'order_resettled',
  'payment_sent_back',
  'webhook_retried',
  'numbers_cancelled',
  'signature_refused',
  'refund_requested',
  'refund_processed',
  'refund_failed',
  'dispute',
  'backup_restored',
  'service_opened',
] as const;
type AuditKind = (typeof auditKinds)[number];

/** One line of the audit log. `detail` holds codes and numbers, never an e-mail, a name or a token. */
export type AuditEntry = {
  kind: AuditKind;
  actor: 'user' | 'operator' | 'service';
  uid: string | null;
  detail: Record<string, string | number | boolean | null>;
};

/**
 * Writes an entry that exists only if the transaction commits. Entries form one chain, so writers wait for each other until they commit:
 * call it last in a transaction. `server/operations` implements it.
 */
export type WriteAudit = (tx: Tx, entry: AuditEntry) => Promise<void>;
