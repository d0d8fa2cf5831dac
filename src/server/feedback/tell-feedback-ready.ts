import { paths } from '#contract/paths.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import { letter, type Letterhead, type MailWords, type Reader } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findReader } from './feedback-store.ts';

export type FeedbackMailParts = Pick<Parts, 'database' | 'clock' | 'jobs'> & { letterhead: Letterhead };

/** Mails the candidate that their feedback is ready, when there is one and they want e-mail updates; once an interview, however often it is asked. */
export async function tellFeedbackReady(
  { database, clock, jobs, letterhead }: FeedbackMailParts,
  { sessionId }: { sessionId: string },
): Promise<void> {
  await database.transaction(async (tx) => {
    const uid = await findReader(tx, sessionId);
    if (uid === null) return;
    const words = feedbackMail({ ...letterhead, ...(await readNameAndEmail(tx, uid)), sessionId });
    await queueMail(tx, jobs, {
      id: `feedback:${sessionId}`,
      uid,
      ...words,
      documentId: null,
      stoppable: { kind: 'feedback', publicUrl: letterhead.publicUrl },
      now: clock.now(),
    });
  });
}

/** Tells that the feedback of an interview is there to be read. */
function feedbackMail(mail: Reader & { sessionId: string }): MailWords {
  return {
    subject: 'Your Hotseat feedback is ready',
    text: letter(mail, [
      'The panel has finished reading. Your feedback, with your own words behind every score, is here:',
      `${mail.publicUrl}${paths.feedback(mail.sessionId)}`,
      `You get this because e-mail updates are on. Turn them off on your account page: ${mail.publicUrl}${paths.account}`,
    ]),
  };
}
