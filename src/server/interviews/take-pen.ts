import { notify } from '#server/platform/database/notify.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findInterview, takeLease } from './interview-store.ts';

/** Gives this tab the pen when it is free or taken over; every other tab turns read-only. Throws Refusal `not_found`, `interview_over`. */
export async function takePen(
  { database }: Pick<Parts, 'database'>,
  input: { uid: string; sessionId: string; leaseId: string; takeOver: boolean },
): Promise<{ held: boolean }> {
  return database.transaction(async (tx) => {
    const row = await findInterview(tx, input.uid, input.sessionId);
    if (!row) throw new Refusal('not_found');
    if (row.state !== 'preparing' && row.state !== 'running') throw new Refusal('interview_over');
    const held = await takeLease(tx, input);
    if (held) await notify(tx, 'interviews', `pen:${input.sessionId}:${input.leaseId}`);
    return { held };
  });
}
