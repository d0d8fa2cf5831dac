import type { Standing } from '#contract/ledger.ts';
import { isShown, touches } from '../shown-rows.ts';
import type { StatedClaim } from '../ledger-sources.ts';
import type { CheckedRow } from './check-rows.ts';
import type { Readable, ReadableStatement } from './readable.ts';
import { shownClaim } from '../shown-claim.ts';

/** How two things that answers say can both be true; `no` where they cannot. */
export const together = ['other_time', 'other_thing', 'part', 'manner', 'set_right', 'no'] as const;

/**
 * What a model says of a row without having seen how it was read: which of its exchanges are about the claim, how it stands, and of a row that holds
 * words of two answers how both can be true.
 */
export type JudgedRow = {
  row: number;
  about: readonly number[];
  standing: Standing;
  both: (typeof together)[number] | null;
};

/** A row that both readings settled; what decides it is null where it is spoken about or untested. */
export type SettledRow = Omit<CheckedRow, 'statement'> & { statement: ReadableStatement };

/** Whether a figure of the resume is a row where nobody asked about it. */
const mayBeUntested = ({ claim, said }: StatedClaim, { sources: { known } }: Readable): boolean => {
  const shown = shownClaim({ claim, said }, 'untested', [], null, [], known);
  return shown !== null && isShown({ claim, said, shown }, [], known, []);
};

const untestable = (statement: ReadableStatement, readable: Readable): StatedClaim[] =>
  statement.statement.by === 'resume' ? statement.claims.filter((one) => mayBeUntested(one, readable)) : [];

/**
 * The rows that are judged a second time: those of the first reading, and the figures of the resume it found untested though a question shares a
 * figure or a telling word with their line, with those questions (rule LEDGER-17).
 */
export function rowsToJudge(rows: readonly CheckedRow[], readable: Readable): CheckedRow[] {
  const read = new Set(rows.map(({ statement }) => statement.ref));
  const others = readable.statements.flatMap((statement): CheckedRow[] => {
    const [first, ...more] = read.has(statement.ref) ? [] : untestable(statement, readable);
    if (!first) return [];
    const exchanges = readable.exchanges
      .filter(({ exchange }) => touches(exchange, first.said))
      .map(({ number }) => number);
    if (exchanges.length === 0) return [];
    return [{ statement, standing: 'untested', exchanges, concerned: [first, ...more], decisive: null }];
  });
  return [...rows, ...others];
}

/**
 * What two readings of the same rows come to: where they agree the standing is kept, where they differ the claim is spoken about; an exchange that
 * the second denies is not shown, and untested is only what neither of them nor code finds a question about (rules LEDGER-17, LEDGER-20).
 */
export function settleRows(
  rows: readonly CheckedRow[],
  judged: readonly JudgedRow[],
  readable: Readable,
): SettledRow[] {
  // What is judged behind the rows is true together.
  const isBelieved = judged.every(
    ({ row, standing, both }) => row <= rows.length || (standing !== 'in_conflict' && both !== 'no'),
  );
  const settled = rows.flatMap((row, at) => {
    const own = judged.filter((one) => one.row === at + 1);
    return isOfTwoAnswers(row) && !isBelieved
      ? spokenAbout(row, row.exchanges, readable)
      : settledRow(row, own, readable);
  });
  const read = new Set(rows.map(({ statement }) => statement.ref));
  const untouched = readable.statements.flatMap((statement) =>
    read.has(statement.ref) ? [] : untestedRow(statement, [], readable),
  );
  return [...settled, ...untouched];
}

/** Whether a row says that one answer goes against another. */
export const isOfTwoAnswers = ({ statement, standing }: CheckedRow): boolean =>
  standing === 'in_conflict' && statement.statement.by === 'turn';

function settledRow(row: CheckedRow, judged: readonly JudgedRow[], readable: Readable): SettledRow[] {
  const [first, ...others] = judged;
  if (!first) return row.standing === 'untested' ? [] : spokenAbout(row, row.exchanges, readable);
  const kept = row.exchanges.filter((number) => judged.every(({ about }) => about.includes(number)));
  if (kept.length === 0) return untestedRow(row.statement, row.exchanges, readable);
  const agrees = [first, ...others].every(
    ({ standing, both }) => standing === row.standing && (!isOfTwoAnswers(row) || both === 'no'),
  );
  const { decisive } = row;
  const stands = agrees && row.standing !== 'untested' && (!decisive || kept.includes(decisive.exchange));
  return stands ? [{ ...row, exchanges: kept }] : spokenAbout(row, kept, readable);
}

/** A row without its standing; of what was said, only what was asked since: the other side of a conflict may have been said before. */
function spokenAbout(row: CheckedRow, exchanges: readonly number[], readable: Readable): SettledRow[] {
  const { statement } = row;
  const since = readable.exchanges.flatMap(({ number, exchange }) =>
    exchanges.includes(number) && exchange.at > statement.statement.at ? [number] : [],
  );
  if (since.length === 0 || statement.isUnasked) return [];
  return [{ ...row, standing: 'left_open', exchanges: since, concerned: statement.claims, decisive: null }];
}

/** The row of a figure that nobody asked about; none where a question may touch it that was not denied. */
function untestedRow(
  statement: ReadableStatement,
  denied: readonly number[],
  readable: Readable,
): SettledRow[] {
  const concerned = untestable(statement, readable);
  const [first] = concerned;
  if (!first) return [];
  const isTouched = readable.sources.exchanges.some((exchange) => {
    const number = readable.exchanges.find((one) => one.exchange === exchange)?.number;
    return touches(exchange, first.said) && (number === undefined || !denied.includes(number));
  });
  return isTouched ? [] : [{ statement, standing: 'untested', exchanges: [], concerned, decisive: null }];
}
