import type { WriteAudit } from '#server/accounts/audit.ts';

/** The same parts, whose entries of the audit log name who acted on the operator's page (rule OPERATOR-3). */
export function actAs<P extends { audit: WriteAudit }>(parts: P, { email }: { email: string }): P {
  return {
    ...parts,
    audit: (tx, entry) => parts.audit(tx, { ...entry, detail: { ...entry.detail, operator: email } }),
  };
}
