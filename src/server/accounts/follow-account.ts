import type { Account } from '#contract/account.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readAccountRow } from './account-store.ts';
import type { AccountChanges } from './account-changes.ts';
import type { Session } from './find-session.ts';
import { findLiveSession } from './session-store.ts';

const recheckMs = 15 * 60_000;

type AccountFollower = {
  /** The account as it is now; null once the session ended, after which nothing more is sent. */
  send: (account: Account | null) => void;
  /** The account could not be read; nothing more is sent. */
  fail: (error: unknown) => void;
};

/**
 * Sends the account at once and again whenever it changed, until the session ends or the reply is called. Changes that come while one is
 * being read are read together. Sessions also end by time, so it looks again every 15 minutes.
 */
export function followAccount(
  parts: Pick<Parts, 'database' | 'clock'> & { changes: AccountChanges },
  session: Session,
  follower: AccountFollower,
): () => void {
  let state: 'idle' | 'reading' | 'reading_again' | 'stopped' = 'idle';
  let lastSent = '';
  const isStopped = (): boolean => state === 'stopped';
  const readOnce = async (): Promise<void> => {
    const account = await readWhileSignedIn(parts, session);
    const text = JSON.stringify(account);
    if (isStopped() || text === lastSent) return;
    lastSent = text;
    if (account === null) stop();
    follower.send(account);
  };
  const refresh = (): void => {
    if (state === 'reading') state = 'reading_again';
    if (state !== 'idle') return;
    state = 'reading';
    readOnce().then(
      () => {
        const again = state === 'reading_again';
        if (!isStopped()) state = 'idle';
        if (again) refresh();
      },
      (error: unknown) => {
        if (isStopped()) return;
        stop();
        follower.fail(error);
      },
    );
  };
  const unfollow = parts.changes.follow(session.uid, refresh);
  const recheck = setInterval(refresh, recheckMs);
  const stop = (): void => {
    state = 'stopped';
    clearInterval(recheck);
    unfollow();
  };
  refresh();
  return stop;
}

async function readWhileSignedIn(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  session: Session,
): Promise<Account | null> {
  const now = clock.now();
  return database.read(async (tx) => {
    const live = await findLiveSession(tx, session.tokenHash, now);
    return live ? readAccountRow(tx, session.uid, now) : null;
  });
}
