import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { takeUpload } from '../jobs/take-upload.ts';
import type { SchoolParts } from '../school-parts.ts';
import { addQuestion, changeQuestion, withdrawQuestion } from './change-questions.ts';
import { exportQuestions } from './export-questions.ts';
import { importReport } from '#contract/schools/bank.ts';
import { readImport } from '../jobs/read-import.ts';
import { takeGoodRows } from '../jobs/take-good-rows.ts';
import { listQuestions, listQuestionTags, readQuestion } from './read-bank.ts';

const ofQuestions = { kind: 'import_questions', report: importReport } as const;

/** Questions of a school's own. */
export function bankRoutes(parts: SchoolParts): Routes {
  return (bind) => {
    bind('listQuestions', ({ member, query }) => listQuestions(parts, member, query));
    bind('listQuestionTags', ({ member }) => listQuestionTags(parts, member));
    bind('readQuestion', ({ member, params }) => readQuestion(parts, member, params));
    bind('addQuestion', ({ member, body }) => addQuestion(parts, member, body));
    bind('changeQuestion', ({ member, params: { questionId }, body }) =>
      changeQuestion(parts, member, { questionId, ...body }),
    );
    bind('withdrawQuestion', ({ member, params: { questionId }, body }) =>
      withdrawQuestion(parts, member, { questionId, ...body }),
    );
    bind('importQuestions', ({ member, request }) =>
      takeUpload(parts, member, { kind: 'import_questions', input: { takeGood: false }, request }),
    );
    bind('readImport', ({ member, params }) => readImport(parts, member, { ...params, ...ofQuestions }));
    bind('takeGoodRows', ({ member, params }) => takeGoodRows(parts, member, { ...params, ...ofQuestions }));
    bind('exportQuestions', ({ member, body }) => exportQuestions(parts, member, body));
  };
}
