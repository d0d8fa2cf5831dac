import type { Tx } from '#server/platform/database/database.ts';

export const auditKinds = [
  'sign_in',
  'sign_in_refused',
  'sign_out',
  'sign_out_everywhere',
  'consent_given',
  'consent_withdrawn',
  'consent_refused',
  'grievance_opened',
  'grievance_acknowledged',
  'grievance_closed',
  'breach_opened',
  'breach_affected',
  'breach_reported',
  'breach_worded',
  'breach_told',
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
  'interview_deleted',
  'resume_deleted',
  'feedback_kept_longer',
  'account_deletion_requested',
  'account_kept',
  'account_erased',
  'deletions_repeated',
  'audit_log_cut',
  'export_asked',
  'export_downloaded',
  'operator_sign_in',
  'operator_sign_in_refused',
  'operator_sign_out',
  'operator_refused',
  'books_compared',
  'audit_verified',
  'sweep_run',
  'words_read',
  'demo_loaded',
  'demo_removed',
  'demo_school_loaded',
  'demo_school_removed',
  'school_opened',
  'school_changed',
  'school_closed',
] as const;
type AuditKind = (typeof auditKinds)[number];

/**
 * One line of the audit log. `detail` holds codes, numbers and an operator's reason, never an e-mail, a name or a token; but for `operator`,
 * the address on the allow-list of whoever acted on the operator's page (rule OPERATOR-3).
 */
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
