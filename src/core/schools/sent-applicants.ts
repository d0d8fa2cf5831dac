import type { SentApplicant } from '#contract/schools/api.ts';
import type { RowError } from '#contract/schools/row-errors.ts';
import { applicantBounds, applicantHeads, applicantReader, type ApplicantRow } from './applicant-rows.ts';

/** One thing wrong with what was sent: where it stands, by the names a program gave it. */
type SentError = { at: number; field: string; error: RowError };

type SentReading =
  | { ok: true; rows: ApplicantRow[] }
  | { ok: false; errors: SentError[] }
  | { ok: false; groups: 'too_many' | 'twice' };

/** What a program calls each column of a sheet. */
const fields: Readonly<Record<string, keyof SentApplicant>> = {
  Email: 'email',
  Name: 'name',
  'Application number': 'applicationNumber',
  'Extra minutes': 'extraMinutes',
  'Reason for extra minutes': 'extraReason',
};
const groupColumn = 'group: ';

const fieldOf = (column: string): string =>
  column.startsWith(groupColumn) ? `groups.${column.slice(groupColumn.length)}` : (fields[column] ?? column);

/**
 * Reads applicants that a program sends as the rows of a sheet are read, the first being row 1 (rules SCHOOL-43, SCHOOL-78): all of them, or
 * everything that is wrong with them. `known` are addresses and numbers of the season in small letters.
 */
export function readSentApplicants(
  sent: readonly SentApplicant[],
  known: { mails: ReadonlySet<string>; numbers: ReadonlySet<string> },
): SentReading {
  const groups = [...new Set(sent.flatMap(({ groups = {} }) => Object.keys(groups)))];
  if (groups.length > applicantBounds.groups) return { ok: false, groups: 'too_many' };
  const heads = [...applicantHeads, ...groups.map((name) => `${groupColumn}${name}`)];
  const reader = applicantReader(heads, { ...known, programmes: null });
  if (!reader.ok) return { ok: false, groups: 'twice' };
  const rows: ApplicantRow[] = [];
  const errors: SentError[] = [];
  for (const [at, one] of sent.entries()) {
    const reading = reader.read(at + 1, [
      ...applicantHeads.map((head) => cellOf(one, fields[head])),
      ...groups.map((name) => one.groups?.[name] ?? ''),
    ]);
    if (reading.ok) rows.push(reading.value);
    else errors.push(...reading.errors.map((error) => ({ at, field: fieldOf(error.column), error })));
  }
  return errors.length === 0 ? { ok: true, rows } : { ok: false, errors };
}

function cellOf(one: SentApplicant, field: keyof SentApplicant | undefined): string {
  const value = field && one[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
