import type { ClaimPlace, ClaimStep, Standing, StandingClaim } from '#contract/ledger.ts';
import type { Claim } from '#core/claims/claim.ts';
import { type Known, placeOf } from './known-claims.ts';
import { figuresIn, isSameFigure } from './figures.ts';
import { idOf, type StatedClaim } from './ledger-sources.ts';
import { aboutOf } from './spoken-of.ts';
import type { Stated } from './stated.ts';

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

const denied = /\b(?:no|not|never|nor|wrong|overstated)\b|n['’]t\b/i;
const upheld: ReadonlySet<Standing> = new Set(['defended', 'left_open', 'untested', 'in_conflict'] as const);

/** Whether a further place says the claim: not where it is denied, set right, or an equal figure is of something else. */
function isSaidThere(place: ClaimPlace, { statement, figure }: Stated, standing: Standing): boolean {
  if (place.by === 'resume') return true;
  if (statement.by === 'turn') return true;
  if (!upheld.has(standing) || denied.test(place.within)) return false;
  const about = aboutOf(place.within).telling;
  // "three" is said of everything.
  if (figure !== null && figure.value < 10) return false;
  return (
    [...statement.about.telling.keys()].some((stem) => about.has(stem)) ||
    (figure !== null &&
      figure.value >= 1000 &&
      figuresIn(place.text).some((one) => isSameFigure(one, figure)))
  );
}
