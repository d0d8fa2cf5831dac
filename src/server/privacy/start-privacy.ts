import type { MoneyTime } from '#server/platform/money-time.ts';
import { eraseDueAccounts } from './erase-account.ts';
import type { PrivacyParts } from './privacy-parts.ts';
import { sweepPrivacy } from './sweep-privacy.ts';
import { writeTombstones } from '#server/platform/tombstones/write-tombstones.ts';

/** A run ends before the next begins. */
const runMs = 60_000;

/** Deletes by the clock, every ten minutes; not while a process's clock is apart from the database's, since nothing brings back what it took. */
export async function startPrivacy(parts: PrivacyParts, { whenClocksAgree }: MoneyTime): Promise<void> {
  await parts.jobs.every('sweep_privacy', '*/10 * * * *', () =>
    whenClocksAgree('sweep_privacy', async () => {
      const began = performance.now();
      const enough = (): boolean => performance.now() - began > runMs;
      await writeTombstones(parts);
      await eraseDueAccounts(parts, enough);
      await sweepPrivacy(parts, enough);
    }),
  );
}
