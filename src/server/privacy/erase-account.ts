import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { lockUser } from '#server/accounts/user-lock.ts';
import { findMailsTo } from '#server/mail/mail-store.ts';
import { acrossOrganisations } from '#server/platform/database/organisation-scope.ts';
import { beginErasing, findDueAccounts, markErased } from './deletion-store.ts';
import { blankUser, eraseAtOnce, eraseBuyer, eraseSpending, leaveSchools } from './erasing-store.ts';
import { findUnforgotten, forgetFeedback, forgetWords } from './forgetting-store.ts';
import { forgetMails } from './forget-mails.ts';
import type { PrivacyParts } from './privacy-parts.ts';

type Deps = Pick<PrivacyParts, 'database' | 'clock' | 'log' | 'audit' | 'mailer'>;

const interviewsAtOnce = 50;
const mailsAtOnce = 200;
const callsAtOnce = 1_000;
const accountsAtOnce = 100;

/** Erases the accounts whose week is over. One that fails is tried again with the next run, and stops no other. */
export async function eraseDueAccounts(deps: Deps, until: () => boolean): Promise<void> {
  const due = await deps.database.read((tx) => findDueAccounts(tx, deps.clock.now(), accountsAtOnce));
  for (const uid of due) {
    if (until()) return;
    await eraseAccount(deps, uid).catch((error: unknown) =>
      deps.log.error({ err: error }, 'an account could not be erased yet'),
    );
  }
}

/**
 * Erases an account whose week is over: first what finds the person and their name, so that who signs in again is somebody new and what is
 * booked from then on names nobody, then all they said (rule ERASE-4). In short transactions, each of which may be repeated: killed anywhere
 * it goes on. Replies whether it was erased now.
 */
export async function eraseAccount(deps: Deps, uid: string): Promise<boolean> {
  const { database, clock } = deps;
  const begun = await database.transaction(async (tx) => {
    await lockUser(tx, uid);
    if (!(await beginErasing(tx, uid, clock.now()))) return false;
    await eraseAtOnce(tx, uid);
    await blankUser(tx, uid, clock.now());
    await notifyAccountChanged(tx, uid);
    return true;
  });
  if (!begun) return false;
  await acrossOrganisations(database, (tx) => leaveSchools(tx, uid));
  await inBatches(interviewsAtOnce, () =>
    database.transaction(async (tx) => {
      const sessionIds = await findUnforgotten(tx, uid, interviewsAtOnce);
      await forgetFeedback(tx, sessionIds);
      await forgetWords(tx, sessionIds, clock.now());
      return sessionIds.length;
    }),
  );
  await inBatches(mailsAtOnce, async () => {
    const ids = await database.read((tx) => findMailsTo(tx, uid, mailsAtOnce));
    await forgetMails(deps, ids);
    return ids.length;
  });
  await inBatches(callsAtOnce, () => database.transaction((tx) => eraseSpending(tx, uid, callsAtOnce)));
  return database.transaction(async (tx) => {
    await lockUser(tx, uid);
    const now = clock.now();
    if (!(await markErased(tx, uid, now))) return false;
    await eraseBuyer(tx, uid);
    await deps.audit(tx, { kind: 'account_erased', actor: 'service', uid, detail: {} });
    return true;
  });
}

/** Does `step` until it found less than a full batch. */
async function inBatches(size: number, step: () => Promise<number>): Promise<void> {
  while ((await step()) >= size);
}
