import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { comesBack } from '#server/billing/comes-back.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { type InterviewRow, wasStarted } from './interview-store.ts';
import { throwAllAway } from './throw-away.ts';

/**
 * Throws away what the user prepared, sits in or has being scored of their own interviews and drills or of those for a school, because the
 * consent it rests on was withdrawn: nothing more of it is asked, heard or read. A credit comes back as if the candidate had ended the
 * interview (rules CONSENT-3, CREDIT-6). Call it under the user's lock.
 */
export async function discardWithdrawn(
  tx: Tx,
  { uid, purpose, now }: { uid: string; purpose: 'interview' | 'school'; now: Date },
): Promise<{ interviews: number; returned: number }> {
  const thrown = await throwAllAway(tx, { uid, kinds: restingOn[purpose], reason: 'withdrawn', now });
  let returned = 0;
  for (const { holdKey } of thrown.filter(({ kind }) => kind === 'interview')) {
    const started = await wasStarted(tx, uid, holdKey);
    if (await comesBack(tx, { holdKey, started, now })) returned += 1;
    await releaseCredit(tx, { holdKey, now, cause: started ? 'given_up' : 'not_started' });
  }
  if (thrown.length > 0) await notifyAccountChanged(tx, uid);
  return { interviews: thrown.length, returned };
}

/** What rests on which consent. */
const restingOn = {
  interview: ['interview', 'drill'],
  school: ['sitting', 'warm_up'],
} as const satisfies Record<string, readonly InterviewRow['kind'][]>;
