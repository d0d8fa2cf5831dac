import type { BillingRoom } from '#server/billing/billing-room.ts';
import { readBuyer } from '#server/billing/documents/document-store.ts';
import { feedbackMail } from '#server/billing/mail-words.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { findReader } from './feedback-store.ts';

/** Mails the candidate that their feedback is ready, when there is one and they want e-mail updates; once an interview, however often it is asked. */
export async function tellFeedbackReady(
  room: Pick<BillingRoom, 'database' | 'clock' | 'jobs' | 'publicUrl' | 'seller'>,
  { sessionId }: { sessionId: string },
): Promise<void> {
  const { publicUrl, seller } = room;
  await room.database.transaction(async (tx) => {
    const uid = await findReader(tx, sessionId);
    if (uid === null) return;
    const { name } = await readBuyer(tx, uid);
    const words = feedbackMail({ name, publicUrl, supportEmail: seller.email, sessionId });
    const now = room.clock.now();
    await queueMail(tx, room.jobs, { id: `feedback:${sessionId}`, uid, ...words, documentId: null, now });
  });
}
