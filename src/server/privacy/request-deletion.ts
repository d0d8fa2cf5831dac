import { formatIndiaTime } from '#contract/india-time.ts';
import { paths } from '#contract/paths.ts';
import { accountDue } from '#core/privacy/deletion-due.ts';
import { findDeletion } from '#server/accounts/account-deletion-store.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { deleteSessionsOf } from '#server/accounts/session-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { findActiveInterview } from '#server/interviews/interview-store.ts';
import { giveUp } from '#server/interviews/throw-away.ts';
import { letter, type MailWords, type Reader } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findBeingScored, insertDeletion } from './deletion-store.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { insertTombstone } from '#server/platform/tombstones/tombstone-store.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';

type Deps = Pick<PrivacyParts, 'database' | 'clock' | 'jobs' | 'audit' | 'letterhead' | 'tombstoneFile'>;

/**
 * The owner asks for the account to be deleted: it is signed out everywhere, what runs of it stops, and it is erased in a week unless it is
 * kept after all (rule ERASE-1). Under the user's lock, as all that begins something new. Asking again changes nothing. Gives when it goes.
 */
export async function requestDeletion(deps: Deps, { uid }: { uid: string }): Promise<{ dueAt: Date }> {
  const now = deps.clock.now();
  const dueAt = await deps.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    const before = await findDeletion(tx, uid);
    if (before) return before.dueAt;
    const due = accountDue(now);
    await startGrace(tx, { uid, requestedAt: now, dueAt: due, now });
    const reader = { ...deps.letterhead, ...(await readNameAndEmail(tx, uid)) };
    const id = `account_deletion:${uid}:${now.getTime()}`;
    await queueMail(tx, deps.jobs, {
      id,
      uid,
      ...deletionMail({ ...reader, dueAt: due }),
      documentId: null,
      now,
    });
    const detail = { dueAt: due.toISOString() };
    await deps.audit(tx, { kind: 'account_deletion_requested', actor: 'user', uid, detail });
    return due;
  });
  await writeTombstones(deps);
  return { dueAt };
}

/** Stops all that runs of an account and sets its day, in the caller's transaction under the user's lock. */
export async function startGrace(
  tx: Tx,
  { uid, requestedAt, dueAt, now }: { uid: string; requestedAt: Date; dueAt: Date; now: Date },
): Promise<void> {
  await insertDeletion(tx, { uid, requestedAt, dueAt });
  const active = await findActiveInterview(tx, uid);
  const ids = [...(active ? [active.sessionId] : []), ...(await findBeingScored(tx, uid))];
  for (const sessionId of ids) await giveUpUnended(tx, { uid, sessionId, now });
  await deleteSessionsOf(tx, uid);
  await insertTombstone(tx, { kind: 'account', subject: uid, at: requestedAt, dueAt });
  await notifyAccountChanged(tx, uid);
}

/** Throws away an interview or drill that has not ended, as if its owner had given it up (rules CREDIT-6, DRILL-4): nothing broke on our side. */
export const giveUpUnended = (tx: Tx, which: { uid: string; sessionId: string; now: Date }): Promise<void> =>
  giveUp(tx, { ...which, reason: 'abandoned', states: ['preparing', 'running', 'scoring'] });

function deletionMail(mail: Reader & { dueAt: Date }): MailWords {
  return {
    subject: 'Your Hotseat account will be deleted',
    text: letter(mail, [
      `You asked us to delete your account. Everything in it goes after ${formatIndiaTime(mail.dueAt.toISOString())}, for good.`,
      `Changed your mind, or was it not you? Sign in before then and choose Keep my account: ${mail.publicUrl}${paths.account}`,
      'Receipts and invoices stay as long as tax law asks, without your name. Until then we only write to you about money.',
    ]),
  };
}
