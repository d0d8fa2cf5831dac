import { z } from 'zod';
import { headFault, rowError } from './row-errors.ts';
import { questionId, scenarioQuestion, scenarioTopics } from './scenario.ts';
import { sheetFaultCodes } from './sheet-faults.ts';

/** Bounds of a school's bank (rule SCHOOL-11). */
export const bankLimits = { questions: 10_000, tags: 12, tagCharacters: 40, hardest: 5, usual: 3 } as const;

const topicOfBank = z.enum(scenarioTopics as [ScenarioTopic, ...ScenarioTopic[]]);
type ScenarioTopic = (typeof scenarioTopics)[number];

/** A question as a school edits it. */
export const bankQuestionBody = scenarioQuestion.omit({ questionId: true }).extend({
  topicId: topicOfBank,
  tags: z.array(z.string().trim().min(1).max(bankLimits.tagCharacters)).max(bankLimits.tags),
  /** 1 is the easiest. */
  difficulty: z.number().int().min(1).max(bankLimits.hardest),
});
export type BankQuestionBody = z.infer<typeof bankQuestionBody>;

export const bankQuestion = bankQuestionBody.extend({
  questionId,
  /** In how many sittings it was asked. */
  asked: z.number().int(),
  revision: z.number().int(),
  updatedAt: z.string(),
  withdrawnAt: z.string().nullable(),
});
export type BankQuestion = z.infer<typeof bankQuestion>;

/** What is looked for in a bank; numbers come as text, since they stand in an address. */
export const bankFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  topicId: topicOfBank.optional(),
  tag: z.string().trim().max(bankLimits.tagCharacters).optional(),
  difficulty: z
    .string()
    .regex(/^[1-5]$/)
    .optional(),
  withdrawn: z.enum(['yes']).optional(),
});
export type BankFilter = z.infer<typeof bankFilter>;

/** What came of bringing in a sheet: what is wrong with it, row by row, and what was taken of it. */
export const importReport = z.object({
  /** Why it could not be read as a sheet, or its head not. */
  fault: z
    .union([
      z.object({ kind: z.literal('sheet'), code: z.enum(sheetFaultCodes), row: z.number().nullable() }),
      headFault.extend({ kind: z.literal('head') }),
      /** The bank would hold more than it may. */
      z.object({ kind: z.literal('full'), most: z.number() }),
    ])
    .nullable(),
  rows: z.number().int(),
  badRows: z.number().int(),
  errors: z.array(rowError),
  /** Null where nothing was taken: there were bad rows, and nobody asked for the good ones alone. */
  taken: z.object({ added: z.number().int(), changed: z.number().int(), same: z.number().int() }).nullable(),
});
export type ImportReport = z.infer<typeof importReport>;
