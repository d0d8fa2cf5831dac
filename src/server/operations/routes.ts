import type { WriteAudit } from '#server/accounts/audit.ts';
import type { RoomRoutes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { grantByOperator } from './grant-by-operator.ts';
import { verifyAuditLog } from './verify-audit-log.ts';

/** What the operator's command line calls. */
export function operationsRoutes(
  room: Pick<Parts, 'database' | 'clock'> & { audit: WriteAudit },
): RoomRoutes {
  return (bind) => {
    bind('grantInterviews', ({ body }) => grantByOperator(room, body));
    bind('verifyAudit', async () => {
      const verdict = await verifyAuditLog(room);
      return { entries: verdict.entries, brokenAt: verdict.whole ? null : verdict.brokenAt };
    });
  };
}
