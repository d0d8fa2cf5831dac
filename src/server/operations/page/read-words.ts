import { formatIndiaTime, indiaDay } from '#contract/india-time.ts';
import type { InterviewWords } from '#contract/operator-page.ts';
import { panelOf, transcriptOf } from '#core/interview/shown-state.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import type { BillingParts } from '#server/billing/billing-parts.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { applyStored, emptyLog } from '#server/interviews/interview-log.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import { letter, type MailWords, type Reader } from '#server/mail/letter.ts';
import { queueMail } from '#server/mail/queue-mail.ts';
import { Refusal } from '#server/platform/refusal.ts';

/**
 * What was said in one interview, for an operator who says why. The audit log has the reading and its reason, and the candidate's mail is
 * queued, before a word is read (rule OPERATOR-4). Throws Refusal `not_found`.
 */
export async function readWords(
  parts: Pick<BillingParts, 'database' | 'clock' | 'jobs' | 'letterhead' | 'audit'>,
  { sessionId, reason }: { sessionId: string; reason: string },
): Promise<InterviewWords> {
  const now = parts.clock.now();
  await parts.database.transaction(async (tx) => {
    const interview = await findInterviewForService(tx, sessionId);
    if (!interview) throw new Refusal('not_found');
    const { uid, timestamp } = interview;
    const { name } = await readNameAndEmail(tx, uid);
    const words = wordsReadMail({ ...parts.letterhead, name, heldAt: timestamp, reason });
    // Looking twice on one day is one piece of news.
    const id = `words_read:${sessionId}:${indiaDay(now)}`;
    await queueMail(tx, parts.jobs, { id, uid, ...words, documentId: null, now });
    const detail = { sessionId, reason };
    await parts.audit(tx, { kind: 'words_read', actor: 'operator', uid, detail });
  });
  const { state } = applyStored(emptyLog, await parts.database.read((tx) => readEvents(tx, sessionId, 0)));
  const names = new Map(panelOf(state).map(({ id, shortName }) => [id, shortName]));
  return {
    sessionId,
    turns: transcriptOf(state).map(({ id, role, speakerId, text }) => ({
      id,
      speaker: role === 'candidate' ? 'Candidate' : (names.get(speakerId ?? '') ?? 'Panel'),
      text,
    })),
  };
}

function wordsReadMail(mail: Reader & { heldAt: Date; reason: string }): MailWords {
  return {
    subject: 'Somebody of Hotseat read an interview of yours',
    text: letter(mail, [
      `One of the people who run Hotseat has read what was said in your interview of ${formatIndiaTime(mail.heldAt.toISOString())}.`,
      `The reason they gave: ${mail.reason}`,
      'Nobody can do so without giving a reason, and every reading is written down. You need not do anything.',
    ]),
  };
}
