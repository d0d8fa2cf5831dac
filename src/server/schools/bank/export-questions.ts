import { z } from 'zod';
import { type BankFilter, bankFilter } from '#contract/schools/bank.ts';
import { indiaDay } from '#contract/india-time.ts';
import { questionCells, questionHeads } from '#core/schools/question-rows.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import type { JobEnd, RunningJob } from '../jobs/run-school-job.ts';
import { startJob } from '../jobs/start-job.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import { mediaTypes } from '../sheets/media-types.ts';
import type { Cell } from '../sheets/sheet-row.ts';
import { writeCsv } from '../sheets/write-csv.ts';
import { writeXlsx } from '../sheets/write-xlsx.ts';
import { countFound, listQuestionRows } from './bank-store.ts';

const exportInput = z.object({ format: z.enum(['csv', 'xlsx']), filter: bankFilter });
const readAtOnce = 500;

/** Starts the writing of the questions a filter finds to a file. Throws Refusal `school_limit_reached`. */
export async function exportQuestions(
  parts: SchoolParts,
  member: ActingMember,
  input: z.infer<typeof exportInput>,
): Promise<{ jobId: string }> {
  return withinOrganisation(parts.database, member.orgId, (tx) =>
    startJob(tx, parts, member, { kind: 'export_questions', input }),
  );
}

/** The job: the heads and a row for each question, in the order of the list. Read in again it changes nothing (rule SCHOOL-45). */
export async function workOnExport(
  { database, clock }: Pick<SchoolParts, 'database' | 'clock'>,
  job: RunningJob,
): Promise<JobEnd> {
  const { format, filter } = exportInput.parse(job.input);
  const rows = rowsOf(database, job, filter);
  const content =
    format === 'csv'
      ? writeCsv(questionHeads, rows)
      : writeXlsx([{ name: 'Questions', head: questionHeads, rows }]);
  const fileName = `questions-${indiaDay(clock.now())}.${format}`;
  await job.write({ fileName, mediaType: mediaTypes[format] }, content);
  return { state: 'done', report: null };
}

async function* rowsOf(
  database: SchoolParts['database'],
  job: RunningJob,
  filter: BankFilter,
): AsyncGenerator<readonly Cell[]> {
  const { orgId } = job;
  const total = await withinOrganisation(database, orgId, (tx) => countFound(tx, orgId, filter));
  let after: string | undefined;
  for (let done = 0, more = true; more; ) {
    const page = await withinOrganisation(database, orgId, (tx) =>
      listQuestionRows(tx, orgId, { filter, after, limit: readAtOnce }),
    );
    yield* page.rows.map(questionCells);
    ({ more } = page);
    after = page.rows.at(-1)?.questionId;
    done += page.rows.length;
    await job.progress(done, Math.max(total, done));
  }
}
