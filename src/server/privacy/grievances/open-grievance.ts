import type { Grievance } from '#contract/grievances.ts';
import { ticketOf } from '#contract/grievances.ts';
import type { WriteAudit } from '#server/accounts/audit.ts';
import { findUidByEmail } from '#server/accounts/user-store.ts';
import type { Letterhead } from '#server/mail/letter.ts';
import { InvalidInput } from '#server/platform/http/error-replies.ts';
import type { Parts } from '#server/platform/parts.ts';
import { insertGrievance, shownGrievance } from './grievance-store.ts';

export type GrievanceDeps = Pick<Parts, 'database' | 'clock' | 'jobs'> & {
  audit: WriteAudit;
  letterhead: Letterhead;
};

/** Writes a complaint into the log under a new ticket number; its time runs from when it was received. Throws InvalidInput for a time to come. */
export async function openGrievance(
  { database, clock, audit }: GrievanceDeps,
  { email, about, receivedAt }: { email: string; about: string; receivedAt?: string | undefined },
): Promise<Grievance> {
  const now = clock.now();
  const received = receivedAt ? new Date(receivedAt) : now;
  if (received > now)
    throw new InvalidInput([{ path: 'body.receivedAt', message: 'must not lie in the future' }]);
  return database.transaction(async (tx) => {
    const uid = await findUidByEmail(tx, email);
    const row = await insertGrievance(tx, { email, uid, about, receivedAt: received });
    const detail = { ticket: ticketOf(row.number) };
    await audit(tx, { kind: 'grievance_opened', actor: 'operator', uid, detail });
    return shownGrievance(row, now);
  });
}
