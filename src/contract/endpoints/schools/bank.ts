import { z } from 'zod';
import { bankFilter, bankQuestion, bankQuestionBody, importReport } from '../../schools/bank.ts';
import { schoolJobId } from '../../schools/jobs.ts';
import { forSchool } from '../../schools/organisation.ts';
import { questionId } from '../../schools/scenario.ts';
import { type Endpoint, nothing } from '../endpoint.ts';

const reads = { access: 'school', schoolAct: 'read_scenarios' } as const;
const manages = { access: 'school', schoolAct: 'manage_scenarios' } as const;
const forQuestion = forSchool.extend({ questionId });
const forImport = forSchool.extend({ jobId: schoolJobId });
const revision = z.number().int().min(1);
const revised = z.object({ revision });

/** Questions of a school's own (rules SCHOOL-11, SCHOOL-12). */
export const bankEndpoints = {
  /** Newest first, a page at a time; `after` is the last question's id. */
  listQuestions: {
    method: 'GET',
    path: '/api/schools/:orgId/questions',
    ...reads,
    params: forSchool,
    query: bankFilter.extend({ after: questionId.optional() }),
    reply: z.object({ questions: z.array(bankQuestion), more: z.boolean(), total: z.number().int() }),
  },
  listQuestionTags: {
    method: 'GET',
    path: '/api/schools/:orgId/question-tags',
    ...reads,
    params: forSchool,
    reply: z.object({ tags: z.array(z.string()) }),
  },
  readQuestion: {
    method: 'GET',
    path: '/api/schools/:orgId/questions/:questionId',
    ...reads,
    params: forQuestion,
    reply: bankQuestion,
  },
  /** Refused with `question_unfit` where one of our guards stops it, with `name_taken` when the bank has it. */
  addQuestion: {
    method: 'POST',
    path: '/api/schools/:orgId/questions',
    ...manages,
    params: forSchool,
    body: bankQuestionBody,
    reply: z.object({ questionId }),
  },
  changeQuestion: {
    method: 'PUT',
    path: '/api/schools/:orgId/questions/:questionId',
    ...manages,
    params: forQuestion,
    body: bankQuestionBody.extend({ revision }),
    reply: revised,
  },
  /** Takes a question out of the bank or brings it back. Versions that hold it stay as they are. */
  withdrawQuestion: {
    method: 'POST',
    path: '/api/schools/:orgId/questions/:questionId/withdraw',
    ...manages,
    params: forQuestion,
    body: z.strictObject({ revision, withdrawn: z.boolean() }),
    reply: revised,
  },
  /** Brings in a CSV or XLSX: a job that reads all rows and takes them when none is bad. */
  importQuestions: {
    method: 'POST',
    path: '/api/schools/:orgId/questions/import',
    ...manages,
    kind: 'upload',
    params: forSchool,
    reply: z.object({ jobId: schoolJobId }),
  },
  /** What came of an import; null while it works. */
  readImport: {
    method: 'GET',
    path: '/api/schools/:orgId/questions/imports/:jobId',
    ...manages,
    params: forImport,
    reply: z.object({ report: importReport.nullable() }),
  },
  /** Takes the good rows of an import that was not taken for its bad ones. */
  takeGoodRows: {
    method: 'POST',
    path: '/api/schools/:orgId/questions/imports/:jobId/take',
    ...manages,
    params: forImport,
    body: nothing,
    reply: z.object({ jobId: schoolJobId }),
  },
  /** Writes the questions that a filter finds to a file, as a job. */
  exportQuestions: {
    method: 'POST',
    path: '/api/schools/:orgId/questions/export',
    ...manages,
    params: forSchool,
    body: z.strictObject({ format: z.enum(['csv', 'xlsx']), filter: bankFilter }),
    reply: z.object({ jobId: schoolJobId }),
  },
} as const satisfies Record<string, Endpoint>;
