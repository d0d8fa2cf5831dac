import type { ClaimStep, Standing, StandingClaim } from '#contract/ledger.ts';
import type { Claim } from '#core/claims/claim.ts';
import { type Known, placeOf } from './known-claims.ts';
import { isSaidThere } from './judged-rows.ts';
import { idOf, type StatedClaim } from './ledger-sources.ts';

/** A claim as its owner reads it, wherever it is said; null where its words are not there any more. `again` are the same told again. */
export function shownClaim(
  { claim, said }: StatedClaim,
  standing: Standing,
  steps: readonly ClaimStep[],
  against: StandingClaim['against'],
  again: readonly Claim[],
  known: Known,
): StandingClaim | null {
  const [place, ...others] = [claim, ...again]
    .flatMap(({ sources }) => sources.map((source) => placeOf(source, known)))
    .filter((one, at) => at === 0 || isSaidThere(one, said, standing));
  if (!place) return null;
  const { statement, from, to } = said;
  return {
    id: idOf(claim),
    kind: claim.kind,
    words: place.text,
    statement: { text: statement.text, from, to },
    places: [place, ...others],
    standing,
    steps: [...steps],
    against,
  };
}
