import { availableOn } from '#core/billing/credits.ts';
import { findLotsToRemindOf } from './credit-store.ts';
import type { BillingRoom } from './billing-room.ts';
import { readBuyer } from './documents/document-store.ts';
import { expiryMail } from './mail-words.ts';
import { queueMail } from '#server/mail/queue-mail.ts';

const aheadMs = 3 * 24 * 60 * 60_000;
const batch = 500;

/** Mails whoever wants notifications about interviews that expire within three days, once a lot. Replies how many were written. */
export async function remindOfExpiry(
  room: Pick<BillingRoom, 'database' | 'clock' | 'jobs' | 'publicUrl' | 'seller'>,
): Promise<number> {
  const now = room.clock.now();
  const until = new Date(now.getTime() + aheadMs);
  const lots = await room.database.read((tx) => findLotsToRemindOf(tx, { now, until, limit: batch }));
  for (const { uid, ...lot } of lots) {
    const interviews = availableOn(lot, now);
    if (interviews === 0) continue;
    await room.database.transaction(async (tx) => {
      const { name } = await readBuyer(tx, uid);
      const { publicUrl, seller } = room;
      const words = expiryMail({
        name,
        publicUrl,
        supportEmail: seller.email,
        interviews,
        expiresAt: lot.expiresAt,
      });
      await queueMail(tx, room.jobs, { id: `expiry:${lot.id}`, uid, ...words, documentId: null, now });
    });
  }
  return lots.length;
}
