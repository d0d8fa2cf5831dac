import { bankLimits, type BankQuestionBody } from '#contract/schools/bank.ts';
import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import { unfitReason } from '#core/schools/unfit-reason.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { countQuestions, findByWords, findQuestions, insertQuestions, updateQuestion } from './bank-store.ts';

type Parts = Pick<SchoolParts, 'database' | 'clock'>;

/** Adds a question. Throws Refusal `question_unfit` (rule SCHOOL-11), `name_taken` when the bank has its words, `school_limit_reached`. */
export async function addQuestion(
  parts: Parts,
  member: ActingMember,
  question: BankQuestionBody,
): Promise<{ questionId: string }> {
  const { orgId } = member;
  requireFit(question);
  const questionId = randomId('q_');
  await inBank(parts, member, { kind: 'question_added', subject: questionId }, async (tx, now) => {
    if (await findByWords(tx, orgId, question.text)) throw new Refusal('name_taken');
    if ((await countQuestions(tx, orgId)) >= bankLimits.questions) throw new Refusal('school_limit_reached');
    await insertQuestions(tx, [{ ...question, orgId, questionId, createdAt: now }]);
  });
  return { questionId };
}

type Change = BankQuestionBody & { questionId: string; revision: number };

/** Edits a question over the revision one saw. Throws Refusal `not_found`, `changed_meanwhile`, and as `addQuestion` does. */
export async function changeQuestion(
  parts: Parts,
  member: ActingMember,
  { questionId, ...change }: Change,
): Promise<{ revision: number }> {
  const { orgId } = member;
  requireFit(change);
  return inBank(parts, member, { kind: 'question_changed', subject: questionId }, async (tx, now) => {
    const [row] = await findQuestions(tx, orgId, [questionId]);
    if (!row) throw new Refusal('not_found');
    const same = await findByWords(tx, orgId, change.text);
    if (same !== null && same !== questionId) throw new Refusal('name_taken');
    return revised(await updateQuestion(tx, { orgId, questionId }, { ...change, now }));
  });
}

type Withdrawal = { questionId: string; revision: number; withdrawn: boolean };

/** Takes a question out of the bank or brings it back; versions that hold it stay. Throws Refusal `not_found`, `changed_meanwhile`, `name_taken`. */
export async function withdrawQuestion(
  parts: Parts,
  member: ActingMember,
  { questionId, revision, withdrawn }: Withdrawal,
): Promise<{ revision: number }> {
  const { orgId } = member;
  const kind = withdrawn ? 'question_withdrawn' : 'question_brought_back';
  return inBank(parts, member, { kind, subject: questionId }, async (tx, now) => {
    const [row] = await findQuestions(tx, orgId, [questionId]);
    if (!row) throw new Refusal('not_found');
    if (!withdrawn && row.withdrawnAt && (await findByWords(tx, orgId, row.text)))
      throw new Refusal('name_taken');
    const withdrawnAt = withdrawn ? (row.withdrawnAt ?? now) : null;
    return revised(await updateQuestion(tx, { orgId, questionId }, { revision, withdrawnAt, now }));
  });
}

function revised(revision: number | null): { revision: number } {
  if (revision === null) throw new Refusal('changed_meanwhile');
  return { revision };
}

/** Throws Refusal `question_unfit` with the place and the reason. */
function requireFit({ text, rungs }: Pick<BankQuestionBody, 'text' | 'rungs'>): void {
  for (const [at, words] of [text, ...rungs].entries()) {
    const reason = unfitReason(words);
    if (reason) throw new Refusal('question_unfit', { field: at === 0 ? 'text' : `rungs.${at - 1}`, reason });
  }
}

/** One at a time in a school's bank, so that no words are in it twice; with its line in the log. */
async function inBank<T>(
  { database, clock }: Parts,
  { orgId, memberId }: ActingMember,
  entry: { kind: SchoolAuditKind; subject: string },
  work: (tx: Tx, now: Date) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  return withinOrganisation(database, orgId, async (tx) => {
    await lockOrganisation(tx, orgId);
    const result = await work(tx, now);
    await auditSchool(tx, { orgId, actor: 'member', memberId, ...entry, now });
    return result;
  });
}
