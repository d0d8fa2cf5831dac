import type { Tx } from '#server/platform/database/database.ts';
import { consents } from '#server/platform/database/schema/accounts.ts';
import { randomId } from '#server/platform/ids.ts';

/** Records that the user agreed to a purpose, with the version of the words they saw (rule DATA-2). */
export async function recordConsent(
  tx: Tx,
  consent: { uid: string; purpose: 'interview' | 'adult'; noticeVersion: string; now: Date },
): Promise<void> {
  const { uid, purpose, noticeVersion, now } = consent;
  await tx.insert(consents).values({ id: randomId('con_'), uid, purpose, noticeVersion, givenAt: now });
}
