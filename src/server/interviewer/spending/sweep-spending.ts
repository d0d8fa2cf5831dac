import type { Parts } from '#server/platform/parts.ts';
import { endCall, findForgottenCalls } from './budget-store.ts';

const forgottenMs = 15 * 60_000;
const batch = 100;

/**
 * Counts in full every call that was reserved more than 15 minutes ago and never ended, because its process died: what it took is not
 * known, and a budget errs on the safe side. Safe to run on several processes at once; replies how many it counted.
 */
export async function sweepSpending({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<number> {
  const now = clock.now();
  let counted = 0;
  for (;;) {
    const before = new Date(now.getTime() - forgottenMs);
    const ids = await database.read((tx) => findForgottenCalls(tx, before, batch));
    for (const id of ids) {
      if (await database.write((tx) => endCall(tx, id, 'unknown', now))) counted++;
    }
    if (ids.length < batch) return counted;
  }
}
