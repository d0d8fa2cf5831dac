import type { Parts } from '#server/platform/parts.ts';
import type { AccountChanges } from './account-changes.ts';
import type { Session } from './find-session.ts';
import { findLiveSession } from './session-store.ts';

/** Sessions also end by time, which nobody announces. */
const recheckMs = 15 * 60_000;

export type EndWithSessionDeps = Pick<Parts, 'database' | 'clock' | 'log'> & { changes: AccountChanges };

/**
 * Calls `end` once the session is over, wherever it was ended: what a signed-out browser holds open shows it nothing more. Also when the
 * session cannot be looked up, since unknown means no (rule SIGN-5). The reply stops watching.
 */
export function endWithSession(
  { database, clock, log, changes }: EndWithSessionDeps,
  { uid, tokenHash }: Pick<Session, 'uid' | 'tokenHash'>,
  end: () => void,
): () => void {
  const check = (): void => {
    database
      .read((tx) => findLiveSession(tx, tokenHash, clock.now()))
      .then(
        (session) => {
          if (!session) end();
        },
        (error: unknown) => {
          log.warn({ err: error }, 'a session could not be looked up, its stream ends');
          end();
        },
      );
  };
  const unfollow = changes.follow(uid, check);
  const recheck = setInterval(check, recheckMs);
  // It may have ended between the call and this.
  check();
  return () => {
    clearInterval(recheck);
    unfollow();
  };
}
