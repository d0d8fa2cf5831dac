import type { ClaimStep, Standing, StandingClaim } from '#contract/ledger.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { Exchange } from './asked-and-answered.ts';
import { isOpen, stepsOf } from './claim-steps.ts';
import type { Known } from './known-claims.ts';
import { isSaid } from './ledger-claims.ts';
import { ledgerSources, type LedgerInput } from './ledger-sources.ts';
import { decidedAgainst, isConcerned, judgedRows, type Read } from './judged-rows.ts';
import { goingOn } from './passages.ts';
import { shownClaim } from './shown-claim.ts';
import { inOrder, isShown, type Row } from './shown-rows.ts';
import { questionsOf, type Spoken } from './spoken-of.ts';
import type { Stated } from './stated.ts';

/**
 * Every claim of resume and interview with its one standing and the words that show it, what a panel would come back to first before the rest (rules
 * LEDGER-1, LEDGER-7, LEDGER-14). The same for the same log; nothing of turns that are never scored, of distress or of gibberish.
 */
export function claimStandings(input: LedgerInput): StandingClaim[] {
  const { exchanges, onRecord, claims, known, tested, again, stated } = ledgerSources(input);
  const statements = new Map(stated.map(({ said: { statement } }) => [statement.key, statement]));
  const spoken = questionsOf([...statements.values()], exchanges);
  const rivals = new Set(claims.flatMap((claim) => (isOpen(claim, known) && claim.conflict?.claimId) || []));
  const onResume = [...statements.values()].flatMap(({ by, figures }) => (by === 'resume' ? figures : []));
  const ofResume = new Set(
    [...spoken].flatMap(([key, all]) =>
      statements.get(key)?.by === 'resume' ? all.map(({ exchange }) => exchange) : [],
    ),
  );
  const taken = [...spoken].flatMap(([key, all]) =>
    statements.get(key)?.by === 'turn'
      ? all.flatMap(({ sure, named, exchange }) => (sure && named.length > 0 ? [exchange.at] : []))
      : [],
  );
  const each = stated.map(({ claim, said }): Read => {
    const own = (spoken.get(said.statement.key) ?? []).filter((one) => isOfClaim(one, claim, said));
    const onward = (exchange: Exchange): Exchange[] => goingOn(exchange, exchanges, own, ofResume);
    const found = stepsOf(claim, said, { tests: tested.get(claim.id) ?? [], spoken: own, onward }, known);
    return { claim, said, own, found, standing: standingOf(claim, found, rivals.has(claim.id)) };
  });
  const judged = judgedRows(each, {
    exchanges,
    onRecord,
    ofResume,
    takenUp: new Set(taken),
    places: known.places,
  });
  const ids = new Set<string>();
  const rows = each.flatMap((one): Row[] => {
    const { claim, said, standing: own } = one;
    const { statement, from } = said;
    const row = judged.get(statement.key) ?? { standing: own, steps: [...one.found], decided: null };
    const { standing, steps, decided } = row;
    if (statement.by === 'turn' && one.own.length === 0 && one.found.length === 0) return [];
    const group = each.filter((other) => other.said.statement.key === statement.key);
    if (!isConcerned(one, group, row)) return [];
    const against = decidedAgainst(decided, said, standing) ?? againstOf(claim, standing, claims, known);
    const shown = shownClaim(one, standing, steps, against, again.get(claim.id) ?? [], known);
    if (!shown) return [];
    const made = { claim, said, shown, alone: own };
    const seen = [shown.id, `${statement.key} ${from}`];
    if (seen.some((one) => ids.has(one)) || !isShown(made, onResume, known, exchanges)) return [];
    for (const one of seen) ids.add(one);
    return [made];
  });
  return inOrder(rows).map(({ shown }) => shown);
}

/** Of what was said a question takes up the figures it names; a line without a figure, only where it shares several words. */
const isOfClaim = ({ named, words }: Spoken, claim: Claim, { statement, figure }: Stated): boolean =>
  isSaid(claim) ? words > 1 : statement.by === 'resume' || named.some(({ start }) => start === figure?.start);

/** One standing, by the words that show it; the last test counts, and without words the claim is untested (rule LEDGER-1). */
function standingOf(claim: Claim, steps: readonly ClaimStep[], isRival: boolean): Standing {
  const has = (kind: ClaimStep['kind']): boolean => steps.some((step) => step.kind === kind);
  if (has('corrected')) return 'corrected';
  const last = steps.findLast(({ kind }) => kind in byStep);
  if (last?.kind === 'taken_back') return 'collapsed';
  if (has('conflicts') || (isRival && claim.outcome !== 'corrected')) return 'in_conflict';
  return byStep[last?.kind ?? 'asked'] ?? (has('left_open') ? 'left_open' : 'untested');
}

const byStep: Partial<Record<ClaimStep['kind'], Standing>> = {
  defended: 'defended',
  reconciled: 'defended',
  no_ground: 'shaken',
  taken_back: 'collapsed',
};

/** The other side of a conflict: what the claim was held against, or who was held against it. */
function againstOf(
  claim: Claim,
  standing: Standing,
  claims: readonly Claim[],
  known: Known,
): StandingClaim['against'] {
  if (standing !== 'in_conflict') return null;
  if (isOpen(claim, known) && claim.conflict) {
    const { against, againstTurnId } = claim.conflict;
    return { words: against, turnId: againstTurnId && known.turns.has(againstTurnId) ? againstTurnId : null };
  }
  const other = claims.find((one) => isOpen(one, known) && one.conflict?.claimId === claim.id);
  return other?.conflict ? { words: other.conflict.words, turnId: other.conflict.turnId } : null;
}
