import type { ClaimStep, Standing, StandingClaim } from '#contract/ledger.ts';
import { isSaid } from '../ledger-claims.ts';
import type { LedgerInput, StatedClaim } from '../ledger-sources.ts';
import { inOrder, isShown, pastime, type Row } from '../shown-rows.ts';
import { type CheckedRow, checkRows, type ReadRow } from './check-rows.ts';
import { type Readable, readableClaims } from './readable.ts';
import { type JudgedRow, rowsToJudge, type SettledRow, settleRows } from './settle-rows.ts';
import { shownClaim } from '../shown-claim.ts';
import { claimsToJudge, type ClaimsToJudge } from './shown-claims.ts';

/** The rows of a first reading that hold, as they are judged a second time without it. */
export function ledgerToJudge(input: LedgerInput, rows: readonly ReadRow[]): ClaimsToJudge {
  const readable = readableClaims(input);
  return claimsToJudge(checkedRows(rows, readable), readable);
}

/**
 * The ledger of an interview as a model read it twice, checked: the same claims and words that code's ledger shows, with the standings on which both
 * readings agree (rules LEDGER-15, LEDGER-16, LEDGER-17).
 */
export function ledgerRead(
  input: LedgerInput,
  rows: readonly ReadRow[],
  judged: readonly JudgedRow[],
): StandingClaim[] {
  const readable = readableClaims(input);
  const agreed = settleRows(checkedRows(rows, readable), judged, readable);
  const settled = withoutRepeats(withoutRelapses(agreed, readable));
  const ids = new Set<string>();
  const shown = settled.flatMap((row) =>
    shownOf(row).flatMap((one): Row[] => {
      const made = rowOf(one, row, readable);
      if (!made) return [];
      const seen = [made.shown.id, `${row.statement.statement.key} ${one.said.from}`];
      if (seen.some((id) => ids.has(id))) return [];
      for (const id of seen) ids.add(id);
      return [made];
    }),
  );
  return inOrder(shown).map((row) => row.shown);
}

/**
 * What was set right and later said again as before is not set right: of a line that was corrected, where a sentence of its own exchanges stands
 * against a later one of them, nothing is said of what became of it. Which of the two holds, the row of that sentence shows.
 */
function withoutRelapses(rows: readonly SettledRow[], readable: Readable): SettledRow[] {
  const against = rows.flatMap(({ statement: { statement, claims }, standing, decisive }) => {
    const [said] = claims[0]?.claim.sources ?? [];
    if (statement.by !== 'turn' || standing !== 'in_conflict' || !decisive || said?.by !== 'turn') return [];
    const own = readable.exchanges.find(({ exchange }) =>
      exchange.turns.some(({ id }) => id === said.turnId),
    );
    return own ? [{ said: own.number, again: decisive.exchange }] : [];
  });
  return rows.map((row) => {
    const { statement, standing, decisive, exchanges } = row;
    const isAgain = against.some(
      (one) =>
        decisive !== null &&
        one.again > decisive.exchange &&
        [one.said, one.again].every((number) => exchanges.includes(number)),
    );
    const falls = statement.statement.by === 'resume' && standing === 'corrected' && isAgain;
    return falls ? { ...row, standing: 'left_open', decisive: null } : row;
  });
}

/** Of what was said and decides nothing no row where all that was asked about it is shown with a line of the resume. */
function withoutRepeats(rows: readonly SettledRow[]): SettledRow[] {
  const lines = rows.filter(({ statement: { statement } }) => statement.by === 'resume');
  return rows.filter(
    ({ statement: { statement }, standing, exchanges }) =>
      statement.by === 'resume' ||
      standing !== 'left_open' ||
      !lines.some((line) => exchanges.every((number) => line.exchanges.includes(number))),
  );
}

const checkedRows = (rows: readonly ReadRow[], readable: Readable): CheckedRow[] =>
  rowsToJudge(checkRows(rows, readable), readable);

const needsNoFigure: ReadonlySet<Standing> = new Set([
  'collapsed',
  'in_conflict',
  'shaken',
  'corrected',
] as const);

/**
 * The claims of a row that are shown of it: its figures, or those that were meant; where it has neither, the line or sentence itself. A pastime
 * without a figure is a row only where something became of it (rule LEDGER-2).
 */
function shownOf({ concerned, statement, standing, decisive }: SettledRow): readonly StatedClaim[] {
  const { figures: written, text } = statement.statement;
  if (!needsNoFigure.has(standing) && written.length === 0 && pastime.test(text)) return [];
  const figures = concerned.filter(({ claim, said }) => claim.kind === 'figure' && said.figure !== null);
  const dates = concerned.filter(({ claim }) => claim.kind === 'date');
  if (standing === 'in_conflict' && decisive && dates.length > 0) return [...figures, ...dates];
  if (figures.length > 0) return figures;
  const whole =
    concerned.find(({ claim }) => isSaid(claim)) ?? concerned.find(({ claim }) => claim.kind === 'role');
  return [whole ?? concerned[0]].flatMap((one) => one ?? []);
}

const decidesAs: Partial<Record<Standing, ClaimStep['kind']>> = {
  corrected: 'corrected',
  collapsed: 'taken_back',
  in_conflict: 'conflicts',
  shaken: 'no_ground',
  defended: 'defended',
};

/** Every question and answer about a claim, whole, the one that decides its standing said to do so (rule LEDGER-7). */
function stepsOf({ exchanges, standing, decisive }: SettledRow, readable: Readable): ClaimStep[] {
  return readable.exchanges
    .filter(({ number }) => exchanges.includes(number))
    .flatMap(({ exchange }) => exchange.turns)
    .map(({ id, role, text }) => {
      const kind = (decisive?.turnId === id && decidesAs[standing]) || 'left_open';
      return { kind: role === 'panel' ? 'asked' : kind, turnId: id, quote: text.trim() };
    });
}

function rowOf(one: StatedClaim, row: SettledRow, readable: Readable): Row | null {
  const { known, again } = readable.sources;
  const { standing, decisive } = row;
  const against =
    standing === 'in_conflict' && decisive ? { words: decisive.text, turnId: decisive.turnId } : null;
  const told = again.get(one.claim.id) ?? [];
  const shown = shownClaim(one, standing, stepsOf(row, readable), against, told, known);
  if (!shown) return null;
  const made = { ...one, shown };
  const isOpinion = one.said.statement.by === 'turn' && (standing === 'left_open' || standing === 'defended');
  return isOpinion && !isShown(made, onResume(readable), known, []) ? null : made;
}

const onResume = ({ statements }: Readable) =>
  statements.flatMap(({ statement }) => (statement.by === 'resume' ? statement.figures : []));
