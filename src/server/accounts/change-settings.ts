import type { Account } from '#contract/account.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { notifyAccountChanged } from './account-changes.ts';
import { readAccountRow } from './account-store.ts';
import type { WriteAudit } from './audit.ts';
import { chooseMail } from './choose-mail.ts';
import { lockSettings, setSettings } from './user-store.ts';

/** Stores what the user wants to be told, tells their open pages, and gives the account as it is now. */
export async function changeSettings(
  { database, clock, audit }: Pick<Parts, 'database' | 'clock'> & { audit: WriteAudit },
  { uid, settings }: { uid: string; settings: Account['settings'] },
): Promise<Account> {
  const now = clock.now();
  return database.transaction(async (tx) => {
    const before = await lockSettings(tx, uid);
    if (!before) throw new Refusal('not_signed_in');
    await setSettings(tx, uid, { ...before, notifications: settings.notifications }, now);
    await chooseMail(tx, audit, { uid, on: settings.emailUpdates, language: 'en', now });
    await notifyAccountChanged(tx, uid);
    const account = await readAccountRow(tx, uid, now);
    if (!account) throw new Refusal('not_signed_in');
    return account;
  });
}
