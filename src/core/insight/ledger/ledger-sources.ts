import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import type { Claim } from '#core/claims/claim.ts';
import { askedAndAnswered, type Exchange } from './asked-and-answered.ts';
import type { Known } from './known-claims.ts';
import { ledgerClaims } from './ledger-claims.ts';
import { statedBy, type Stated } from './stated.ts';
import { factsOfLines } from './statements.ts';
import { testsOf } from './which-tested.ts';

/** What the ledger is made from: the log's transcript, and the facts and lines of the resume the interview was held with. */
export type LedgerInput = {
  transcript: readonly Turn[];
  facts: readonly ResumeFact[];
  lines?: readonly string[];
};

/** A claim in the clause or line that makes it. */
export type StatedClaim = { claim: Claim; said: Stated };

/** What every ledger of an interview is read from, whoever reads it: its claims, and its questions with their answers. */
export type LedgerSources = {
  exchanges: readonly Exchange[];
  /** The turns whose words may stand in a ledger, and what code sees in those of the candidate. */
  onRecord: readonly Turn[];
  signals: ReadonlyMap<string, AnswerSignals>;
  claims: readonly Claim[];
  known: Known;
  tested: ReadonlyMap<string, Exchange[]>;
  /** The same claims told again, by the one they repeat. */
  again: ReadonlyMap<string, Claim[]>;
  stated: readonly StatedClaim[];
};

/** Reads resume and transcript for a ledger; nothing of turns that are never scored, of distress or of gibberish (rule LEDGER-2). */
export function ledgerSources({ transcript, facts: read, lines = [] }: LedgerInput): LedgerSources {
  const facts = [...read, ...factsOfLines(lines, read)];
  const { exchanges, onRecord, signals } = askedAndAnswered(transcript, facts);
  const claims = ledgerClaims(onRecord, facts);
  const turns = new Map(onRecord.map((turn) => [turn.id, turn]));
  const known: Known = {
    turns,
    lines,
    places: new Map(transcript.map((turn, at) => [turn.id, at])),
    facts: new Map(facts.map((fact) => [fact.id, fact])),
  };
  const tested = testsOf(claims, exchanges, known);
  const again = saidAgain(claims, tested);
  const repeats = new Set([...again.values()].flat());
  const stated = claims.flatMap((claim) => {
    const said = repeats.has(claim) ? null : statedBy(claim, known);
    return said ? [{ claim, said }] : [];
  });
  return { exchanges, onRecord, signals, claims, known, tested, again, stated };
}

/** A claim by its first place: its number in the ledger may change with the rules, its place does not. */
export function idOf({ kind, sources: [source] }: Claim): string {
  if (!source) return kind;
  return source.by === 'resume'
    ? `${kind}:${source.factId}:${source.text}`
    : `${kind}:${source.turnId}:${source.start}`;
}

/** Figures said first in answers to what tested an equal one: the same claim told again. */
function saidAgain(claims: readonly Claim[], tested: ReadonlyMap<string, Exchange[]>): Map<string, Claim[]> {
  return new Map(
    claims.flatMap((claim) => {
      const answers = new Set((tested.get(claim.id) ?? []).map(({ answer }) => answer?.turn.id));
      const same = claims.filter(
        (one) =>
          one !== claim &&
          one.outcome === 'stated' &&
          one.quantity !== undefined &&
          one.quantity.measure === claim.quantity?.measure &&
          one.quantity.value === claim.quantity.value &&
          !tested.has(one.id) &&
          one.sources.every((source) => source.by === 'turn' && answers.has(source.turnId)),
      );
      return same.length > 0 ? [[claim.id, same] as const] : [];
    }),
  );
}
