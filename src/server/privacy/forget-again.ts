import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { findDeletion } from '#server/accounts/account-deletion-store.ts';
import { refuseMailAgain } from '#server/accounts/choose-mail.ts';
import { endExport } from '#server/accounts/end-export.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { findFeedback } from '#server/feedback/feedback-store.ts';
import { findInterviewForService, type InterviewRow } from '#server/interviews/interview-store.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { findResumeOwner } from '#server/resumes/resume-store.ts';
import { endReminders } from '#server/reminders/reminder-store.ts';
import { takeAwayAgain } from '#server/schools/take-away-again.ts';
import { endConsents } from './consents/end-consents.ts';
import { removeDeletion, setDeletionDue } from './deletion-store.ts';
import { feedbackMailId } from './delete-interview.ts';
import { eraseAccount } from './erase-account.ts';
import { forgetResumes } from './forget-resumes.ts';
import { forgetFeedback, forgetWords } from './forgetting-store.ts';
import { forgetMails } from './forget-mails.ts';
import { endKeepsLonger } from './keeping-store.ts';
import { unseeFeedback } from './sweep-store.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { giveUpUnended, startGrace } from './request-deletion.ts';
import type { Tombstone } from '#server/platform/tombstones/tombstone-file.ts';
import { withdrawnIn } from '#server/platform/tombstones/tombstone-store.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';

type Done = {
  accounts: number;
  interviews: number;
  resumes: number;
  withdrawals: number;
  /** What was taken away in schools. */
  ofSchools: number;
  alreadyGone: number;
};

/**
 * Deletes again what was asked to be deleted, and takes back and away again what was, by the file outside the database: after a backup was restored it may
 * all be there again (rule ERASE-5). An account whose week is not over is asked to go again on its old day; one that was kept after all is kept. May be repeated.
 */
export async function forgetAgain(deps: PrivacyParts): Promise<Done> {
  await writeTombstones(deps);
  const done: Done = {
    accounts: 0,
    interviews: 0,
    resumes: 0,
    withdrawals: 0,
    ofSchools: 0,
    alreadyGone: 0,
  };
  for (const stone of newest(await deps.tombstoneFile.read())) {
    if (stone.kind === 'interview') count(done, 'interviews', await interviewAgain(deps, stone));
    else if (stone.kind === 'resume') count(done, 'resumes', await resumeAgain(deps, stone));
    else if (stone.kind === 'consent_withdrawn') count(done, 'withdrawals', await withdrawAgain(deps, stone));
    else if (stone.kind === 'account') count(done, 'accounts', await accountAgain(deps, stone));
    else if (stone.kind === 'account_kept')
      await deps.database.transaction((tx) => keepAgain(tx, stone.subject));
    else count(done, 'ofSchools', await takeAwayAgain(deps, { ...stone, kind: stone.kind }));
  }
  await deps.database.transaction((tx) =>
    deps.audit(tx, { kind: 'deletions_repeated', actor: 'operator', uid: null, detail: { ...done } }),
  );
  await writeTombstones(deps);
  return done;
}

/** What was said last of each: two parts of a subject name it, and the rest says how it stands. */
function newest(stones: readonly Tombstone[]): Tombstone[] {
  const bySubject = new Map<string, Tombstone>();
  for (const stone of stones) {
    const subject = stone.subject.split(':', 2).join(':');
    const known = bySubject.get(subject);
    if (!known || known.at <= stone.at) bySubject.set(subject, stone);
  }
  return [...bySubject.values()];
}

function count(done: Done, what: Exclude<keyof Done, 'alreadyGone'>, again: boolean): void {
  done[again ? what : 'alreadyGone']++;
}

async function interviewAgain(deps: PrivacyParts, { subject }: Tombstone): Promise<boolean> {
  const again = await deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const owner = (await findInterviewForService(tx, subject))?.uid;
    if (owner !== undefined) await lockUser(tx, owner);
    const row = await findInterviewForService(tx, subject);
    if (!row || (isWithoutWords(row) && !(await findFeedback(tx, row.uid, subject)))) return false;
    // The backup may be of before it was over: without its words nothing would ever end it.
    const { uid, sessionId } = row;
    await giveUpUnended(tx, { uid, sessionId, now });
    await forgetWords(tx, [subject], now);
    await forgetFeedback(tx, [subject]);
    await endExport(tx, uid, now);
    await notifyAccountChanged(tx, uid);
    return true;
  });
  await forgetMails(deps, [feedbackMailId(subject)]);
  return again;
}

/** Deleted, swept or thrown away before the backup was taken. Feedback may have been kept longer (rule ERASE-3). */
const isWithoutWords = ({ forgottenAt, state, resumeId }: InterviewRow): boolean =>
  forgottenAt !== null || (state === 'discarded' && resumeId === null);

async function resumeAgain(deps: PrivacyParts, { subject }: Tombstone): Promise<boolean> {
  return deps.database.transaction(async (tx) => {
    const uid = await findResumeOwner(tx, subject);
    if (uid === null) return false;
    await lockUser(tx, uid);
    await forgetResumes(tx, { ids: [subject], uid });
    await endExport(tx, uid, deps.clock.now());
    return true;
  });
}

async function accountAgain(deps: PrivacyParts, stone: Tombstone): Promise<boolean> {
  const { subject: uid } = stone;
  const now = deps.clock.now();
  const requestedAt = new Date(stone.at);
  const dueAt = new Date(stone.dueAt ?? stone.at);
  const asked = await deps.database.transaction(async (tx) => {
    if (!(await lockUser(tx, uid))) return 'gone';
    const known = await findDeletion(tx, uid);
    if (known?.erasedAt) return 'gone';
    if (!known) await startGrace(tx, { uid, requestedAt, dueAt, now });
    else await setDeletionDue(tx, uid, dueAt);
    return known ? 'known' : 'again';
  });
  if (asked === 'gone') return false;
  const erased = dueAt <= now && (await eraseAccount(deps, uid));
  return erased || asked === 'again';
}

/** What was agreed to by then ends as it did, with the resumes of that time; a consent given since stays. */
async function withdrawAgain(deps: PrivacyParts, { subject, at }: Tombstone): Promise<boolean> {
  const withdrawn = withdrawnIn(subject);
  if (!withdrawn) return false;
  const { uid, of } = withdrawn;
  const until = new Date(at);
  return deps.database.transaction(async (tx) => {
    await lockUser(tx, uid);
    const now = deps.clock.now();
    if (of === 'mail') return refuseMailAgain(tx, { uid, until, now });
    if (of === 'reminders') return endReminders(tx, uid, until);
    if (of === 'longer_time') return keepNoLonger(tx, uid, until);
    const { purposes } = await endConsents(tx, { uid, purposes: [of], now, until });
    return purposes.length > 0;
  });
}

/** The sweep decides anew on what was kept longer. */
async function keepNoLonger(tx: Tx, uid: string, until: Date): Promise<boolean> {
  if (!(await endKeepsLonger(tx, uid, until))) return false;
  await unseeFeedback(tx, uid);
  return true;
}

/** The backup may be of the week in which it was to go. */
async function keepAgain(tx: Tx, uid: string): Promise<void> {
  await lockUser(tx, uid);
  await removeDeletion(tx, uid);
}
