import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { bankLimits, type BankQuestionBody, type ImportReport } from '#contract/schools/bank.ts';
import type { Tx } from '#server/platform/database/database.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { randomId } from '#server/platform/ids.ts';
import type { JobEnd, RunningJob } from '../jobs/run-school-job.ts';
import { lockOrganisation } from '../organisations/organisation-store.ts';
import { auditSchool } from '../school-audit.ts';
import type { SchoolParts } from '../school-parts.ts';
import {
  countQuestions,
  findQuestions,
  insertQuestions,
  type QuestionRecord,
  updateQuestion,
  wordsInUse,
} from './bank-store.ts';
import { type Bank, type GoodRow, readQuestionSheet } from './read-question-sheet.ts';

const importInput = z.object({ takeGood: z.boolean() });
type Taken = NonNullable<ImportReport['taken']>;

/** The bank changed while its sheet was read: it is read again. */
class BankChanged extends Error {}

/**
 * The job: reads the whole sheet, then takes all of its rows in one transaction or, when one is bad and the good ones were not asked for, none
 * (rule SCHOOL-12). Throws where the bank changed meanwhile, to be tried again.
 */
export async function workOnImport(
  { database }: Pick<SchoolParts, 'database'>,
  job: RunningJob,
): Promise<JobEnd> {
  const { orgId } = job;
  const { takeGood } = importInput.parse(job.input);
  const bank = await withinOrganisation(database, orgId, (tx) => readBank(tx, orgId));
  const { report, good } = await readQuestionSheet(await job.upload(), {
    bank,
    owner: orgId,
    onRow: (rows) => job.progress(rows, null),
  });
  const fresh = good.filter(({ questionId }) => questionId === null).length;
  if (bank.questions + fresh > bankLimits.questions)
    report.fault ??= { kind: 'full', most: bankLimits.questions };
  const isTaken = report.fault === null && (report.badRows === 0 || takeGood);
  if (!isTaken) return { state: report.fault ? 'failed' : 'done', report: { ...report, taken: null } };
  await job.progress(report.rows, report.rows);
  return {
    state: 'done',
    settle: async (tx, now) => {
      await lockOrganisation(tx, orgId);
      if (!isDeepStrictEqual(await readBank(tx, orgId), bank)) throw new BankChanged();
      const taken = await take(tx, orgId, good, now);
      await auditSchool(tx, {
        orgId,
        actor: 'member',
        memberId: job.createdBy,
        now,
        kind: 'questions_imported',
        subject: job.jobId,
        detail: taken,
      });
      return { ...report, taken } satisfies ImportReport;
    },
  };
}

async function readBank(tx: Tx, orgId: string): Promise<Bank> {
  const words = await wordsInUse(tx, orgId);
  return { words, ids: new Set(words.values()), questions: await countQuestions(tx, orgId) };
}

async function take(tx: Tx, orgId: string, good: readonly GoodRow[], now: Date): Promise<Taken> {
  const fresh = good.filter(({ questionId }) => questionId === null);
  await insertQuestions(
    tx,
    fresh.map(({ question }, at) => ({
      ...question,
      orgId,
      questionId: randomId('q_'),
      // The newest stand first in a list: so the rows keep their order.
      createdAt: new Date(now.getTime() - at),
    })),
  );
  const known = good.flatMap(({ questionId, question }) =>
    questionId === null ? [] : [{ questionId, question }],
  );
  const ids = known.map(({ questionId }) => questionId);
  const rows = new Map((await findQuestions(tx, orgId, ids)).map((row) => [row.questionId, row]));
  const changes = known.flatMap(({ questionId, question }) => {
    const row = rows.get(questionId);
    return row && !isDeepStrictEqual(bodyOf(row), question) ? [{ row, question }] : [];
  });
  for (const { row, question } of changes)
    await updateQuestion(tx, row, { ...question, revision: row.revision, now });
  return { added: fresh.length, changed: changes.length, same: known.length - changes.length };
}

const bodyOf = ({ topicId, text, tags, difficulty, rungs, keyPoints }: QuestionRecord): BankQuestionBody => ({
  text,
  tags,
  difficulty,
  rungs,
  keyPoints,
  topicId,
});
