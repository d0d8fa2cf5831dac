import { z } from 'zod';

/** What is wrong with the first row. */
const headFaultCodes = ['column_missing', 'column_twice'] as const;

/** The heads a sheet must have and does not, or has twice, with those it may have and those that were found. */
export const headFault = z.object({
  code: z.enum(headFaultCodes),
  /** The columns it is about, by their plain names. */
  columns: z.array(z.string()),
  expected: z.array(z.string()),
  found: z.array(z.string()),
});
export type HeadFault = z.infer<typeof headFault>;

export const rowErrorCodes = [
  'mail_missing',
  'mail_invalid',
  'mail_twice',
  'mail_known',
  'name_missing',
  'name_holds_address',
  'number_twice',
  'number_known',
  'too_long',
  'cell_in_error',
  'programme_unknown',
  'minutes_invalid',
  'reason_missing',
  'minutes_missing',
  'question_missing',
  'question_twice',
  'question_known',
  'question_unfit',
  'topic_missing',
  'topic_unknown',
  'difficulty_invalid',
  'too_many_in_cell',
  'id_invalid',
  'id_twice',
  'id_unknown',
] as const;
export type RowErrorCode = (typeof rowErrorCodes)[number];

/** One thing wrong with one row: where, what, and what stood there, shortened. */
export const rowError = z.object({
  /** As the spreadsheet counts, the head being 1. */
  row: z.number().int().min(1),
  /** The plain name of the column. */
  column: z.string(),
  code: z.enum(rowErrorCodes),
  found: z.string().max(80),
  /** The most that is allowed, or the row that came first. */
  bound: z.number().nullable(),
});
export type RowError = z.infer<typeof rowError>;

const words: Readonly<Record<RowErrorCode, string>> = {
  mail_missing: 'There is no e-mail address.',
  mail_invalid: '“{found}” is not an e-mail address.',
  mail_twice: '{found} is already in row {bound}.',
  mail_known: '{found} is in this season already.',
  name_missing: 'There is no name.',
  name_holds_address:
    'A name must not contain a web address, an e-mail address or a phone number: “{found}”.',
  number_twice: 'The application number {found} is already in row {bound}.',
  number_known: 'The application number {found} is in this season already.',
  too_long: '“{found}” is longer than {bound} characters.',
  cell_in_error: 'The spreadsheet shows the error {found} here in place of a value.',
  programme_unknown: '“{found}” is none of your programmes.',
  minutes_invalid: '“{found}” is not a whole number of extra minutes from 0 to {bound}.',
  reason_missing: 'Extra minutes need a reason.',
  minutes_missing: 'There is a reason for extra minutes, and no extra minutes.',
  question_missing: 'There is no question.',
  question_twice: '“{found}” is already in row {bound}.',
  question_known: '“{found}” is in the bank already.',
  question_unfit: 'A panel does not say this: {found}.',
  topic_missing: 'There is no topic.',
  topic_unknown: '“{found}” is none of the topics.',
  difficulty_invalid: '“{found}” is not a difficulty from 1 to {bound}.',
  too_many_in_cell: '“{found}” holds more than {bound}.',
  id_invalid: '“{found}” is not an id of ours. Leave it empty for a new question.',
  id_twice: 'The id {found} is already in row {bound}.',
  id_unknown: 'There is no question of the id {found} in your bank. Leave it empty for a new question.',
};

/** The error as a sentence, for the report beside the row. */
export function rowErrorWords({ code, found, bound }: Pick<RowError, 'code' | 'found' | 'bound'>): string {
  const said = { found, bound: bound === null ? '' : bound.toLocaleString('en-IN') };
  return words[code].replaceAll(/\{(found|bound)\}/g, (_, key: keyof typeof said) => said[key]);
}
