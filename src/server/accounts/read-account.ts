import type { Account } from '#contract/account.ts';
import type { Parts } from '#server/platform/parts.ts';
import { readAccountRow } from './account-store.ts';

/** The account of a user as it is now; null when the user is gone. */
export async function readAccount(
  { database, clock }: Pick<Parts, 'database' | 'clock'>,
  uid: string,
): Promise<Account | null> {
  const now = clock.now();
  return database.read((tx) => readAccountRow(tx, uid, now));
}
