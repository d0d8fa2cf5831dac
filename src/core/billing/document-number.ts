import type { DocumentKind } from '#contract/billing.ts';
import { indiaCalendar } from '#contract/india-time.ts';

const aprilIndex = 3;
const prefixes: Record<DocumentKind, string> = { tax_invoice: 'HS', receipt: 'RC', credit_note: 'CN' };
const digits = 6;
/** Seven digits still make 16 characters, the most that Rule 46 allows. */
const lastNumber = 9_999_999;

/** The financial year in India that `at` falls in, from 1 April to 31 March on Indian calendars: "26-27". */
export function financialYear(at: Date): string {
  const { year, month } = indiaCalendar(at);
  const first = month < aprilIndex ? year - 1 : year;
  const short = (full: number) => String(full % 100).padStart(2, '0');
  return `${short(first)}-${short(first + 1)}`;
}

/** Within which numbers follow each other from 1: the kind and the financial year, "HS/26-27". */
export function seriesKey(kind: DocumentKind, at: Date): string {
  return `${prefixes[kind]}/${financialYear(at)}`;
}

/**
 * The number of the `n`th document of its series, at most 16 characters (CGST rule 46, rule MONEY-13): "HS/26-27/000123" is a tax invoice, RC a
 * receipt, CN a credit note. Throws RangeError unless `n` is a whole number from 1 to 9,999,999.
 */
export function documentNumber(kind: DocumentKind, at: Date, n: number): string {
  if (!Number.isInteger(n) || n < 1 || n > lastNumber)
    throw new RangeError('A document is numbered from 1 to 9,999,999.');
  return `${seriesKey(kind, at)}/${String(n).padStart(digits, '0')}`;
}
