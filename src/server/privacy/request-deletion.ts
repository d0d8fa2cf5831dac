import { formatIndiaTime } from '#contract/india-time.ts';
import type { InterviewState } from '#contract/interview-events.ts';
import { paths } from '#contract/paths.ts';
import { accountDue } from '#core/privacy/deletion-due.ts';
import { findDeletion } from '#server/accounts/account-deletion-store.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { deleteSessionsOf } from '#server/accounts/session-store.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import { discardRow, findActiveInterview, wasStarted } from '#server/interviews/interview-store.ts';
import { settleNoInterview } from '#server/interviews/leave-preparation.ts';
import { letter, type MailWords, type Reader } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';
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
  await discardActive(tx, uid, now);
  for (const sessionId of await findBeingScored(tx, uid)) {
    // Given up, not failed: nothing broke on our side, and the room says no such thing.
    const left = await discardRow(tx, { uid, sessionId, reason: 'abandoned', states: ['scoring'], now });
    if (!left || (await settleNoInterview(tx, { sessionId, kind: left.kind }, now))) continue;
    await releaseCredit(tx, { holdKey: left.holdKey, now, cause: 'given_up' });
    await notify(tx, 'interviews', `state:${sessionId}`);
  }
  await deleteSessionsOf(tx, uid);
  await insertTombstone(tx, { kind: 'account', subject: uid, at: requestedAt, dueAt });
  await notifyAccountChanged(tx, uid);
}

/** An interview or drill in preparation or running is thrown away as if its owner had given it up (rules CREDIT-6, DRILL-4). */
async function discardActive(tx: Tx, uid: string, now: Date): Promise<void> {
  const active = await findActiveInterview(tx, uid);
  if (active)
    await discardUnended(tx, { uid, sessionId: active.sessionId, states: ['preparing', 'running'], now });
}

/** The same of one that is in one of these states. */
export async function discardUnended(
  tx: Tx,
  { uid, sessionId, states, now }: { uid: string; sessionId: string; states: InterviewState[]; now: Date },
): Promise<void> {
  const row = await discardRow(tx, { uid, sessionId, reason: 'abandoned', states, now });
  if (!row) return;
  await notify(tx, 'interviews', `state:${sessionId}`);
  if (await settleNoInterview(tx, row, now)) return;
  const cause = (await wasStarted(tx, uid, row.holdKey)) ? 'given_up' : 'not_started';
  await releaseCredit(tx, { holdKey: row.holdKey, now, cause });
}

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
