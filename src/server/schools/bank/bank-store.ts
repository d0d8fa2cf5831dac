import { z } from 'zod';
import type { BankFilter, BankQuestionBody } from '#contract/schools/bank.ts';
import { queryRows, type Tx } from '#server/platform/database/database.ts';
import {
  and,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from '#server/platform/database/query.ts';
import { bankQuestions } from '#server/platform/database/schema/scenarios.ts';

export type QuestionRecord = typeof bankQuestions.$inferSelect;
type QuestionKey = { orgId: string; questionId: string };

const isQuestion = ({ orgId, questionId }: QuestionKey) =>
  and(eq(bankQuestions.orgId, orgId), eq(bankQuestions.questionId, questionId));
const insertedAtOnce = 500;
const tagsShown = 200;

/** Questions by their ids, withdrawn ones too. */
export async function findQuestions(
  tx: Tx,
  orgId: string,
  ids: readonly string[],
): Promise<QuestionRecord[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(bankQuestions)
    .where(and(eq(bankQuestions.orgId, orgId), inArray(bankQuestions.questionId, [...ids])));
}

/** How many questions a school has, withdrawn ones too. Ask it while the school is locked. */
export async function countQuestions(tx: Tx, orgId: string): Promise<number> {
  return tx.$count(bankQuestions, eq(bankQuestions.orgId, orgId));
}

/** The words of the questions in use, in small letters, with their ids. */
export async function wordsInUse(tx: Tx, orgId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ questionId: bankQuestions.questionId, text: sql<string>`lower(${bankQuestions.text})` })
    .from(bankQuestions)
    .where(and(eq(bankQuestions.orgId, orgId), isNull(bankQuestions.withdrawnAt)));
  return new Map(rows.map(({ text, questionId }) => [text, questionId]));
}

/** The question in use that has these words, in any letter case; null when there is none. */
export async function findByWords(tx: Tx, orgId: string, text: string): Promise<string | null> {
  const [row] = await tx
    .select({ questionId: bankQuestions.questionId })
    .from(bankQuestions)
    .where(
      and(
        eq(bankQuestions.orgId, orgId),
        isNull(bankQuestions.withdrawnAt),
        sql`lower(${bankQuestions.text}) = lower(${text})`,
      ),
    )
    .limit(1);
  return row?.questionId ?? null;
}

type NewQuestion = BankQuestionBody & QuestionKey & { createdAt: Date };

export async function insertQuestions(tx: Tx, rows: readonly NewQuestion[]): Promise<void> {
  for (let at = 0; at < rows.length; at += insertedAtOnce) {
    const some = rows.slice(at, at + insertedAtOnce);
    await tx.insert(bankQuestions).values(some.map((row) => ({ ...row, updatedAt: row.createdAt })));
  }
}

/** Writes a question over the revision that was seen; the next revision, or null when there is another. */
export async function updateQuestion(
  tx: Tx,
  key: QuestionKey,
  {
    revision,
    now,
    ...set
  }: Partial<BankQuestionBody> & { revision: number; now: Date; withdrawnAt?: Date | null },
): Promise<number | null> {
  const [row] = await tx
    .update(bankQuestions)
    .set({ ...set, updatedAt: now, revision: sql`${bankQuestions.revision} + 1` })
    .where(and(isQuestion(key), eq(bankQuestions.revision, revision)))
    .returning({ revision: bankQuestions.revision });
  return row?.revision ?? null;
}

const pattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

function found(orgId: string, filter: BankFilter): SQL | undefined {
  const { search = '', topicId, tag, difficulty, withdrawn } = filter;
  const words = search.split(/\s+/).filter(Boolean).slice(0, 12);
  return and(
    eq(bankQuestions.orgId, orgId),
    withdrawn ? isNotNull(bankQuestions.withdrawnAt) : isNull(bankQuestions.withdrawnAt),
    topicId ? eq(bankQuestions.topicId, topicId) : undefined,
    difficulty ? eq(bankQuestions.difficulty, Number(difficulty)) : undefined,
    tag ? sql`${bankQuestions.tags} @> ${JSON.stringify([tag])}::jsonb` : undefined,
    ...words.map(
      (word) =>
        sql`(${bankQuestions.text} ilike ${pattern(word)} or ${bankQuestions.tags}::text ilike ${pattern(word)})`,
    ),
  );
}

/** A page of the questions a filter finds, newest first, from after the question `after`; each word of the search stands in its words or tags. */
export async function listQuestionRows(
  tx: Tx,
  orgId: string,
  { filter, after, limit }: { filter: BankFilter; after: string | undefined; limit: number },
): Promise<{ rows: QuestionRecord[]; more: boolean }> {
  const from = after === undefined ? undefined : (await findQuestions(tx, orgId, [after]))[0];
  if (after !== undefined && !from) return { rows: [], more: false };
  const { createdAt, questionId } = bankQuestions;
  const older = from
    ? or(lt(createdAt, from.createdAt), and(eq(createdAt, from.createdAt), lt(questionId, from.questionId)))
    : undefined;
  const rows = await tx
    .select()
    .from(bankQuestions)
    .where(and(found(orgId, filter), older))
    .orderBy(desc(createdAt), desc(questionId))
    .limit(limit + 1);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}

/** How many questions a filter finds. */
export async function countFound(tx: Tx, orgId: string, filter: BankFilter): Promise<number> {
  return tx.$count(bankQuestions, found(orgId, filter));
}

/** The tags of questions in use, those on most of them first. */
export async function listTags(tx: Tx, orgId: string): Promise<string[]> {
  const rows = await queryRows(
    tx,
    z.object({ tag: z.string() }),
    sql`select tag from bank_questions, jsonb_array_elements_text(tags) as tag
      where org_id = ${orgId} and withdrawn_at is null group by tag order by count(*) desc, tag limit ${tagsShown}`,
  );
  return rows.map(({ tag }) => tag);
}
