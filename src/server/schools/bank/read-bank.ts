import type { BankFilter, BankQuestion } from '#contract/schools/bank.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { countFound, findQuestions, listQuestionRows, listTags, type QuestionRecord } from './bank-store.ts';

type Parts = Pick<SchoolParts, 'database'>;
const pageSize = 50;

/** The questions a filter finds, newest first, a page at a time, and how many there are in all. */
export async function listQuestions(
  { database }: Parts,
  { orgId }: ActingMember,
  { after, ...filter }: BankFilter & { after?: string | undefined },
): Promise<{ questions: BankQuestion[]; more: boolean; total: number }> {
  return withinOrganisation(database, orgId, async (tx) => {
    const { rows, more } = await listQuestionRows(tx, orgId, { filter, after, limit: pageSize });
    return { questions: rows.map(questionShown), more, total: await countFound(tx, orgId, filter) };
  });
}

/** One question, withdrawn or not. Throws Refusal `not_found`. */
export async function readQuestion(
  { database }: Parts,
  { orgId }: ActingMember,
  { questionId }: { questionId: string },
): Promise<BankQuestion> {
  const [row] = await withinOrganisation(database, orgId, (tx) => findQuestions(tx, orgId, [questionId]));
  if (!row) throw new Refusal('not_found');
  return questionShown(row);
}

/** The tags in use. */
export async function listQuestionTags(
  { database }: Parts,
  { orgId }: ActingMember,
): Promise<{ tags: string[] }> {
  return { tags: await withinOrganisation(database, orgId, (tx) => listTags(tx, orgId)) };
}

const questionShown = ({
  orgId: _org,
  createdAt: _added,
  updatedAt,
  withdrawnAt,
  ...row
}: QuestionRecord) => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
  withdrawnAt: withdrawnAt?.toISOString() ?? null,
});
