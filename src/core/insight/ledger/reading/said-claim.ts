import type { Claim } from '#core/claims/claim.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import type { Known } from '../known-claims.ts';
import type { StatedClaim } from '../ledger-sources.ts';
import { statedBy } from '../stated.ts';

/** A sentence of an answer as a claim by its words; null where they are not there any more. */
export function saidClaim(turnId: string, sentence: Mention, known: Known): StatedClaim | null {
  const claim: Claim = {
    id: `W ${turnId} ${sentence.start}`,
    kind: 'role',
    sources: [{ by: 'turn', turnId, ...sentence }],
    outcome: 'stated',
  };
  const said = statedBy(claim, known);
  return said ? { claim, said } : null;
}
