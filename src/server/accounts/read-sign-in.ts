import type { Account } from '#contract/account.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { sha256 } from '#server/platform/ids.ts';
import { readAccountRow } from './account-store.ts';
import { findFlow } from './flow-store.ts';
import { findLiveSession } from './session-store.ts';

type SignInStatus = {
  status: 'pending' | 'done' | 'failed';
  message: string | null;
  account: Account | null;
};

/**
 * What became of a sign-in attempt, told only to the browser that began it. `done` carries the account this browser is signed in as.
 * Refuses `sign_in_expired` for an attempt that is unknown, another browser's, or was never finished in time.
 */
export async function readSignIn(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  input: { flowId: string; flowToken: string | null; sessionToken: string | null },
): Promise<SignInStatus> {
  const { flowId, flowToken, sessionToken } = input;
  const now = clock.now();
  return database.read(async (tx) => {
    const flow = flowToken === null ? null : await findFlow(tx, flowId, sha256(flowToken));
    if (!flow) throw new Refusal('sign_in_expired');
    if (flow.status === 'failed') return { status: 'failed', message: flow.message, account: null };
    if (flow.status !== 'done') {
      if (now >= flow.expiresAt) throw new Refusal('sign_in_expired');
      return { status: 'pending', message: null, account: null };
    }
    const session = sessionToken === null ? null : await findLiveSession(tx, sha256(sessionToken), now);
    return {
      status: 'done',
      message: null,
      account: session ? await readAccountRow(tx, session.uid, now) : null,
    };
  });
}
