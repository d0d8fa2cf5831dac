import { indiaDay } from '#contract/india-time.ts';
import { readNameAndEmail } from '#server/accounts/user-store.ts';
import type { Parts } from '#server/platform/parts.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findFeedback } from '../feedback-store.ts';
import { type Report, reportContent } from './report-content.ts';
import type { MoreOfReport } from './report-section.ts';

/** The report of an interview for its owner, with what the rooms above add to it. Throws Refusal `not_found`, for another user's and for deleted feedback too. */
export async function readReport(
  { database, moreOfReport }: Pick<Parts, 'database'> & { moreOfReport: MoreOfReport },
  { uid, sessionId }: { uid: string; sessionId: string },
): Promise<Report> {
  const { feedback, name } = await database.read(async (tx) => ({
    feedback: await findFeedback(tx, uid, sessionId),
    name: (await readNameAndEmail(tx, uid)).name,
  }));
  if (!feedback) throw new Refusal('not_found');
  return reportContent(feedback, name, await moreOfReport({ uid, sessionId }, feedback));
}

/** What the file is called: the day in India, and nothing of the person. */
export function reportFileName({ completedAt }: Pick<Report, 'completedAt'>): string {
  return `hotseat-report-${indiaDay(new Date(completedAt))}.pdf`;
}
