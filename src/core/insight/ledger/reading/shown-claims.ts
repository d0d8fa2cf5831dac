import type { Turn } from '#contract/transcript.ts';
import { sentencesOf } from '../turn-words.ts';
import type { CheckedRow } from './check-rows.ts';
import { controlPair } from './control-pair.ts';
import { isOfTwoAnswers } from './settle-rows.ts';
import { type Readable, type ReadableExchange, type ReadableStatement, readableClaims } from './readable.ts';
import type { LedgerInput } from '../ledger-sources.ts';

/** An exchange as a model reads it: every turn whole, but for what tries to steer. */
export type ShownExchange = { number: number; turns: { by: Turn['role']; text: string }[] };

/** What a model reads first: the lines of the resume, and the exchanges with the numbers of the sentences that may be claims. */
type ClaimsToRead = {
  lines: { ref: string; text: string }[];
  exchanges: ShownExchange[];
  statements: number;
};

/**
 * What it judges then: each claim with the exchanges that may be about it, and nothing of how it was read before; `also` is what another answer says,
 * which may be true beside it or not.
 */
export type ClaimsToJudge = {
  rows: { row: number; claim: string; also?: string; exchanges: number[] }[];
  exchanges: ShownExchange[];
};

/** The claims and exchanges of an interview as they are shown to a model (rule LEDGER-15). */
export function claimsToRead(input: LedgerInput): ClaimsToRead {
  const readable = readableClaims(input);
  const { statements, exchanges } = readable;
  const said = statements.filter(({ statement }) => statement.by === 'turn');
  return {
    lines: statements
      .filter(({ statement }) => statement.by === 'resume')
      .map(({ ref, statement }) => ({ ref, text: statement.text })),
    exchanges: exchanges.map((one) => shown(one, readable, said)),
    statements: statements.length,
  };
}

/**
 * The rows to judge blind, with no standing and no words of the first reading but those of two answers, whole, and among these two that are true
 * together. What explains them may stand anywhere: where there are any, every exchange is shown.
 */
export function claimsToJudge(rows: readonly CheckedRow[], readable: Readable): ClaimsToJudge {
  const numbers = new Set(rows.flatMap(({ exchanges }) => exchanges));
  const pairs = rows.filter(isOfTwoAnswers);
  const isWhole = pairs.length > 0;
  const held = pairs.flatMap(({ statement, decisive }) => [statement.statement.text, decisive?.text ?? '']);
  const control = isWhole ? controlPair(held, readable) : null;
  const judged = rows.map((row, at) => ({
    row: at + 1,
    claim: row.statement.statement.text,
    ...(isOfTwoAnswers(row) && row.decisive ? { also: row.decisive.text } : {}),
    exchanges: [...row.exchanges],
  }));
  return {
    rows: control
      ? [
          ...judged,
          { row: rows.length + 1, claim: control.claim, also: control.also, exchanges: [control.exchange] },
        ]
      : judged,
    exchanges: readable.exchanges
      .filter(({ number }) => isWhole || numbers.has(number))
      .map((one) => shown(one, readable, [])),
  };
}

function shown(
  { number, exchange }: ReadableExchange,
  { sources }: Readable,
  said: readonly ReadableStatement[],
): ShownExchange {
  return {
    number,
    turns: exchange.turns.map((turn) => ({
      by: turn.role,
      text: turn.role === 'panel' ? plain(turn.text) : numbered(turn, sources.signals, said),
    })),
  };
}

/** Numbers of ours in what somebody said would be taken for ours. */
const plain = (text: string): string => plainly(text).trim();

/** An answer with the numbers of its sentences before them, and without those that try to steer. */
function numbered(
  turn: Turn,
  signals: Readable['sources']['signals'],
  said: readonly ReadableStatement[],
): string {
  const ignored = signals.get(turn.id)?.ignored ?? [];
  const sentences = sentencesOf(turn.text);
  const marks = said.flatMap(({ ref, claims }) => {
    const places = claims.flatMap(
      ({
        claim: {
          sources: [source],
        },
      }) => {
        if (source?.by !== 'turn' || source.turnId !== turn.id) return [];
        const sentence = sentences.find((one) => one.start <= source.start && source.start < one.end);
        return [sentence?.start ?? source.start];
      },
    );
    return [...new Set(places)].map((at) => ({ at, ref }));
  });
  const cuts = [
    ...marks.map(({ at, ref }) => ({ start: at, end: at, put: `[${ref}] ` })),
    ...ignored.map(({ start, end }) => ({ start, end, put: ' … ' })),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end);
  let [text, from] = ['', 0];
  for (const { start, end, put } of cuts) {
    if (start < from) continue;
    text += plainly(turn.text.slice(from, start)) + put;
    from = end;
  }
  return (text + plainly(turn.text.slice(from))).trim();
}

const plainly = (text: string): string => text.replace(/[[⟦](?=[RSQ]\d)/gu, '(');
