import type { BooksReport } from '#contract/billing.ts';
import { dayMs } from '#contract/time.ts';
import type { BillingParts } from '#server/billing/billing-parts.ts';
import { compareBooks } from '#server/billing/compare-books.ts';
import { verifyAuditLog } from '../verify-audit-log.ts';

type CheckParts = Pick<BillingParts, 'database' | 'clock' | 'gateway' | 'audit'>;

/** Compares the gateway's books with ours over the last days; what came of it is in the audit log. Throws as `compareBooks` does. */
export async function compareBooksByOperator(
  parts: CheckParts,
  { days, reason }: { days: number; reason: string },
): Promise<BooksReport> {
  const to = parts.clock.now();
  const report = await compareBooks(parts, { from: new Date(to.getTime() - days * dayMs), to });
  const detail = { days, reason, differences: report.differences.length };
  await parts.database.transaction((tx) =>
    parts.audit(tx, { kind: 'books_compared', actor: 'operator', uid: null, detail }),
  );
  return report;
}

/** Checks the chain of the audit log, and then adds what was found to it. */
export async function verifyAuditByOperator(
  parts: Pick<CheckParts, 'database' | 'audit'>,
  { reason }: { reason: string },
): Promise<{ entries: number; brokenAt: number | null }> {
  const verdict = await verifyAuditLog(parts);
  const found = { entries: verdict.entries, brokenAt: verdict.whole ? null : verdict.brokenAt };
  await parts.database.transaction((tx) =>
    parts.audit(tx, { kind: 'audit_verified', actor: 'operator', uid: null, detail: { ...found, reason } }),
  );
  return found;
}
