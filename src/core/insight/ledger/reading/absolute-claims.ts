import type { Exchange } from '../asked-and-answered.ts';
import { absolute, feels, supposes } from '../lexicon-absolute.ts';
import type { LedgerSources, StatedClaim } from '../ledger-sources.ts';
import { kin } from '../shown-rows.ts';
import { sentencesOf } from '../turn-words.ts';
import { saidClaim } from './said-claim.ts';

/** Of an interview so many are offered, those first whose words come first in the lexicon. */
const most = 12;
const ofOneself = /\b(?:i|me|my|we|us|our|mine|myself|nobody|no one)\b|\bi['’]/i;

/**
 * Sentences without a figure that say something of every time, of everybody or of oneself alone: nobody need have taken them up for another answer to
 * go against them (rule LEDGER-19).
 */
export function absoluteClaims(
  exchanges: readonly { exchange: Exchange }[],
  { known, signals }: LedgerSources,
): StatedClaim[] {
  const found = exchanges.flatMap(({ exchange }) =>
    exchange.turns.flatMap((turn) => {
      if (turn.role !== 'candidate') return [];
      const ignored = signals.get(turn.id)?.ignored ?? [];
      return sentencesOf(turn.text).flatMap((sentence) => {
        const { text, start, end } = sentence;
        const rank = absolute.patterns.findIndex((one) => one.test(text));
        const isFact = ![feels, supposes].some(({ pattern }) => pattern.test(text)) && !/\?\W*$/.test(text);
        const steers = ignored.some((one) => one.start < end && start < one.end);
        if (rank < 0 || !isFact || steers || !ofOneself.test(text) || kin.test(text)) return [];
        const claim = saidClaim(turn.id, sentence, known);
        return claim ? [{ claim, rank }] : [];
      });
    }),
  );
  const first = new Set(found.toSorted((one, other) => one.rank - other.rank).slice(0, most));
  return found.flatMap((one) => (first.has(one) ? [one.claim] : []));
}
