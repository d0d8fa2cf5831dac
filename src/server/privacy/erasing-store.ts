import type { Tx } from '#server/platform/database/database.ts';
import { and, eq, inArray, sql } from '#server/platform/database/query.ts';
import { identities, sessions, users } from '#server/platform/database/schema/accounts.ts';
import { billingDocuments, idempotencyKeys } from '#server/platform/database/schema/billing.ts';
import { claimMarks } from '#server/platform/database/schema/claim-marks.ts';
import { dataExports, exportChunks } from '#server/platform/database/schema/exports.ts';
import { interviewDates } from '#server/platform/database/schema/interview-dates.ts';
import { unsubscribeLinks } from '#server/platform/database/schema/mail.ts';
import { feedbackKeeping } from '#server/platform/database/schema/privacy.ts';
import { orgMembers } from '#server/platform/database/schema/organisations.ts';
import { invitations } from '#server/platform/database/schema/sittings.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { modelBudgets, modelCalls } from '#server/platform/database/schema/spending.ts';

/** Whatever names a person and goes at once with the account: nobody finds the user by Google's name or a session any more. */
const goneAtOnce = [
  identities,
  sessions,
  resumes,
  feedbackKeeping,
  claimMarks,
  interviewDates,
  unsubscribeLinks,
  idempotencyKeys,
  exportChunks,
  dataExports,
];

/** Deletes what of a user is a handful of rows. */
export async function eraseAtOnce(tx: Tx, uid: string): Promise<void> {
  for (const table of goneAtOnce) await tx.delete(table).where(eq(table.uid, uid));
}

/**
 * Takes the account from what schools have of its person: their links end, and the school's record of a sitting stays until its own day (rule SCHOOL-21). Only
 * across organisations.
 */
export async function leaveSchools(tx: Tx, uid: string): Promise<void> {
  await tx.update(invitations).set({ uid: null, tokenHash: null }).where(eq(invitations.uid, uid));
  await tx.update(orgMembers).set({ uid: null }).where(eq(orgMembers.uid, uid));
  await tx.update(orgMembers).set({ signOnUid: null }).where(eq(orgMembers.signOnUid, uid));
}

/** Takes the user's name from up to `limit` calls of models and deletes the budgets that carried it; replies how many calls there were. */
export async function eraseSpending(tx: Tx, uid: string, limit: number): Promise<number> {
  const calls = await tx
    .select({ id: modelCalls.id, sessionId: modelCalls.sessionId, day: modelCalls.day })
    .from(modelCalls)
    .where(eq(modelCalls.uid, uid))
    .limit(limit);
  if (calls.length === 0) return 0;
  const ids = calls.map((call) => call.id);
  await tx
    .delete(modelBudgets)
    .where(inArray(modelBudgets.key, budgetKeys(calls.map((c) => ({ ...c, uid })))));
  await tx.update(modelCalls).set({ uid: null, sessionId: null }).where(inArray(modelCalls.id, ids));
  return calls.length;
}

type Counted = { uid: string | null; sessionId: string | null; day: string };

/** The budgets of persons and interviews that calls were counted in, language models' and speech services'. */
export function budgetKeys(calls: readonly Counted[]): string[] {
  const keys = calls.flatMap(({ uid, sessionId, day }) => [
    ...(uid === null ? [] : [`user:${uid}:${day}`]),
    ...(sessionId === null ? [] : [`interview:${sessionId}`]),
  ]);
  return [...new Set(keys.flatMap((key) => [key, `speech:${key}`]))];
}

/** Takes name and address of the buyer from the user's documents; state and PIN stay, which tax law asks for (rule ERASE-4). */
export async function eraseBuyer(tx: Tx, uid: string): Promise<void> {
  await tx
    .update(billingDocuments)
    .set({
      content: sql`jsonb_set(content, '{buyer}', (content -> 'buyer') || '{"name": "", "email": ""}')`,
    })
    .where(and(eq(billingDocuments.uid, uid), sql`content -> 'buyer' ->> 'email' <> ''`));
}

/** Leaves of a user a row without a name, which orders and credits refer to. */
export async function blankUser(tx: Tx, uid: string, now: Date): Promise<void> {
  const settings = { notifications: false, emailUpdates: false };
  await tx
    .update(users)
    .set({ email: '', displayName: '', photoURL: null, settings, lastLogin: users.createdAt, updatedAt: now })
    .where(eq(users.uid, uid));
}
