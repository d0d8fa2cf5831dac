import type { Standing } from '#contract/ledger.ts';
import type { StatedClaim } from '../ledger-sources.ts';
import { figuresIn } from '../figures.ts';
import { findWords } from './find-words.ts';
import type { Readable, ReadableExchange, ReadableStatement } from './readable.ts';
import { inConflict, sideOf, sideOfClaim } from './two-answers.ts';

/**
 * What a model says of a claim: by the numbers it was shown. Of a sentence without a number, which another answer goes against, `of` is the exchange
 * and `said` are its words. Any of it may be wrong.
 */
export type ReadRow = {
  of: string;
  said: string;
  standing: Standing;
  exchanges: readonly number[];
  figures: readonly string[];
  words: string;
};

/** Words of a turn that decide a standing, by UTF-16 offsets into it. */
type DecisiveWords = { turnId: string; exchange: number; text: string; start: number; end: number };

/** A row that code lets stand: known numbers, exchanges after the claim was made, and decisive words that were said (rule LEDGER-16). */
export type CheckedRow = {
  statement: ReadableStatement;
  standing: Standing;
  exchanges: readonly number[];
  /** The claims of the statement that are meant. */
  concerned: readonly StatedClaim[];
  decisive: DecisiveWords | null;
};

/** A standing that says something against its owner, which takes words of theirs. */
const accuses: ReadonlySet<Standing> = new Set(['collapsed', 'in_conflict', 'shaken', 'corrected'] as const);
/** An answer of fewer words defends nothing. */
const fewestToDefend = 12;
/** So many conflicts of which nobody in an interview took notice; one who finds more finds them everywhere. */
const mostUnasked = 4;
/** What may come of a claim that nobody asked about. */
const unasked: ReadonlySet<Standing> = new Set(['collapsed', 'in_conflict', 'corrected'] as const);

/**
 * A model's rows as far as they hold: what names nothing known is dropped, what names no words that were said where it says becomes spoken about,
 * two standings of one claim become none; never anything worse (rule LEDGER-16).
 */
export function checkRows(rows: readonly ReadRow[], readable: Readable): CheckedRow[] {
  const checked = new Map<string, CheckedRow>();
  for (const row of rows) {
    const one = checkedRow(row, readable);
    if (!one || (one.statement.isUnasked && !unasked.has(one.standing))) continue;
    const before = checked.get(one.statement.ref);
    checked.set(one.statement.ref, before ? merged(before, one) : one);
  }
  const rowsOfAsked = [...checked.values()].filter(
    ({ statement, standing }) => !statement.isUnasked || unasked.has(standing),
  );
  const conflicts = rowsOfAsked.filter((row) => row.statement.isUnasked && row.standing === 'in_conflict');
  return rowsOfAsked.filter((row) => !conflicts.includes(row, mostUnasked));
}

const inOrder = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);

function merged(one: CheckedRow, other: CheckedRow): CheckedRow {
  const exchanges = inOrder([...one.exchanges, ...other.exchanges]);
  if (one.standing !== other.standing) {
    const concerned = one.statement.claims;
    return { ...one, standing: 'left_open', exchanges, concerned, decisive: null };
  }
  return { ...one, exchanges, concerned: [...new Set([...one.concerned, ...other.concerned])] };
}

/** A claim of an answer with what another answer says against it, the earlier first; null where code does not let that stand (rule LEDGER-19). */
function conflictRow(
  row: ReadRow,
  known: ReadableStatement | undefined,
  readable: Readable,
): CheckedRow | null {
  const numbers = readable.exchanges.map(({ number }) => number);
  const one = known
    ? sideOfClaim(known, readable)
    : sideOf(
        row.said,
        numbers.filter((number) => row.of.trim().toUpperCase() === `Q${number}`),
        readable,
      );
  const other = sideOf(row.words, row.exchanges, readable) ?? sideOf(row.words, numbers, readable);
  const [earlier, later] = (one && other && inConflict(one, other, readable)) ?? [];
  if (!earlier || !later) return null;
  const { statement } = earlier;
  const { turnId, exchange, text, start, end } = later;
  return {
    statement,
    standing: row.standing,
    exchanges: inOrder([...row.exchanges.filter((number) => isAfter(number, statement, readable)), exchange]),
    concerned: meant(row.figures, statement),
    decisive: { turnId, exchange, text, start, end },
  };
}

const isAfter = (number: number, { statement }: ReadableStatement, { exchanges }: Readable): boolean =>
  exchanges.some((one) => one.number === number && one.exchange.at > statement.at);

function checkedRow(row: ReadRow, readable: Readable): CheckedRow | null {
  const statement = readable.statements.find(({ ref }) => ref === row.of.trim().toUpperCase());
  const isOfAnswer = !statement || statement.statement.by === 'turn';
  const conflict =
    row.standing === 'in_conflict' && isOfAnswer ? conflictRow(row, statement, readable) : null;
  if (conflict) return conflict;
  if (!statement || row.standing === 'untested') return null;
  const after = readable.exchanges.filter(({ exchange }) => exchange.at > statement.statement.at);
  const listed = after.filter(({ number }) => row.exchanges.includes(number));
  // The other side of a conflict may stand where nobody asked about it.
  const places = row.standing === 'in_conflict' ? [...listed, ...readable.exchanges] : listed;
  const decisive = wordsIn(row.words, places, statement, readable);
  const isBacked =
    row.standing === 'defended'
      ? decisive !== null && defends(decisive, readable)
      : !accuses.has(row.standing) ||
        (decisive !== null &&
          !(row.standing === 'in_conflict' && (isOfAnswer || saysTheSame(decisive, statement))));
  const standing = isBacked ? row.standing : 'left_open';
  const kept = isBacked && decisive && standing !== 'left_open' ? decisive : null;
  const exchanges = inOrder([
    ...listed.map(({ number }) => number),
    ...(kept && standing === 'in_conflict' ? [kept.exchange] : []),
  ]);
  if (exchanges.length === 0) return null;
  const concerned = isBacked ? meant(row.figures, statement) : statement.claims;
  return { statement, standing, exchanges, concerned, decisive: kept };
}

/** Where the candidate said these words in one of these exchanges; not in the claim itself. */
function wordsIn(
  quote: string,
  exchanges: readonly ReadableExchange[],
  { statement, claims }: ReadableStatement,
  { sources }: Readable,
): DecisiveWords | null {
  const own = claims.flatMap(
    ({
      claim: {
        sources: [one],
      },
    }) => (one?.by === 'turn' ? [one] : []),
  );
  for (const { number, exchange } of exchanges) {
    for (const turn of exchange.turns) {
      if (turn.role !== 'candidate') continue;
      const found = findWords(quote, turn.text, sources.signals.get(turn.id)?.ignored ?? []);
      const isOwn =
        statement.by === 'turn' &&
        own.some(
          ({ turnId, start, end }) =>
            turnId === turn.id && found !== null && found.start < end && start < found.end,
        );
      if (found && !isOwn) return { turnId: turn.id, exchange: number, ...found };
    }
  }
  return null;
}

/** Whether words that are to go against a line of the resume hold figures, and only such as it has itself. */
function saysTheSame({ text }: DecisiveWords, { statement }: ReadableStatement): boolean {
  const figures = figuresIn(text);
  return (
    statement.by === 'resume' &&
    figures.length > 0 &&
    figures.every((one) => statement.figures.some((own) => own.value === one.value))
  );
}

/** Whether an answer may defend anything: long enough, no way out, and not "I do not know". */
function defends({ turnId }: DecisiveWords, { sources }: Readable): boolean {
  const signals = sources.signals.get(turnId);
  return (
    signals !== undefined &&
    signals.words >= fewestToDefend &&
    signals.evasions.length === 0 &&
    !signals.dontKnow
  );
}

const plain = (text: string): string => text.toLowerCase().replace(/[\s,]|\.$/g, '');
const numbersIn = (text: string): string[] => text.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];

/** How much two figures are one: in the same words, in the one as part of the other, by a number alone, or not at all. */
function likeness(one: string, other: string): number {
  if (plain(one) === plain(other)) return 3;
  const shared = numbersIn(one).some((number) => numbersIn(other).includes(number));
  if (!shared) return 0;
  return plain(one).includes(plain(other)) || plain(other).includes(plain(one)) ? 2 : 1;
}

/** The claims of a statement that these figures or dates name, each those most like it; all of them where they name none. */
function meant(figures: readonly string[], { claims }: ReadableStatement): readonly StatedClaim[] {
  const found = figures.flatMap((figure) => {
    const rated = claims.map((one) => {
      const { statement, from, to } = one.said;
      const texts = [one.claim.sources[0]?.text ?? '', statement.text.slice(from, to)];
      return { one, rate: Math.max(...texts.map((text) => likeness(figure, text))) };
    });
    const best = Math.max(...rated.map(({ rate }) => rate));
    return best > 0 ? rated.flatMap(({ one, rate }) => (rate === best ? [one] : [])) : [];
  });
  return found.length > 0 ? [...new Set(found)] : claims;
}
