import type { ClaimStep } from '#contract/ledger.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { restates } from './judge-answer.ts';
import { questionIn, sentenceAt, sentencesOf } from './turn-words.ts';

/** How later words settled a conflict: they give both figures, or say that the claim, or what it was held against, was wrong. */
export type Settlement = { holds: 'both' | 'claim' | 'rival'; turnId: string; quote: string };

const page = oneOf('resume|cv|page|form|file');
const wrong = oneOf('wrong|outdated|incorrect|mistaken|old|an? (?:typo|mistake|error|slip)');
const right = oneOf('right|correct|true|accurate');
const pageHolds = new RegExp(
  raw`\b${page}\b[^,.;?]{0,20}\b(?:is|was|has it|has the) (?:the )?${right}\b`,
  'i',
);
const pageIsWrong = new RegExp(
  raw`\b${page}\b[^,.;?]{0,40}\b(?:is|was|has|carries|shows|says)\b[^,.;?]{0,30}\b${wrong}\b|\b(?:typo|mistake|error) (?:in|on) my ${page}\b`,
  'i',
);
const saidWrong = new RegExp(
  raw`\bi (?:misspoke|said (?:it|that) wrong(?:ly)?|was mistaken|got (?:it|that) wrong)\b|\b(?:slip of (?:the|my) tongue)\b|\bwhat i said (?:just )?now (?:is|was) (?:not ${right}|${wrong})\b`,
  'i',
);
const earlierWrong = new RegExp(
  raw`\bwhat i said (?:earlier|before|first|then|at first) (?:is|was) (?:not ${right}|${wrong})\b`,
  'i',
);
/** What is only supposed, denied or asked settles nothing. */
const supposed = oneOf('if|whether|unless|maybe|perhaps|may be|might|could be|nobody|they say');
const notSo = raw`(?:\bnot (?:that )?|n't )(?:${wrong}|(?:an? )?(?:typo|mistake|error)|${right})`;
const unsaid = new RegExp(raw`\b${supposed}\b|${notSo}\b|\?`, 'i');

/** The words in which a later answer says both figures, or says of the other that it was wrong. */
function bothSaid(claim: Claim, rival: Claim | undefined, turn: Turn): Settlement | null {
  if (!rival || !restates(turn.text, claim)) return null;
  if (rival.outcome !== 'corrected' && !restates(turn.text, rival)) return null;
  const place = claim.sources.find((source) => source.by === 'turn' && source.turnId === turn.id);
  const quote = place?.by === 'turn' ? sentenceAt(turn.text, place) : questionIn(turn);
  return { holds: 'both', turnId: turn.id, quote };
}

/** Which of the two a sentence says to be wrong, without a figure. */
function holdsBy(said: string, againstPage: boolean): 'claim' | 'rival' | null {
  const denied = unsaid.test(said);
  if (earlierWrong.test(said)) return againstPage ? null : 'claim';
  if (denied) return null;
  if (!againstPage) return null;
  if (pageIsWrong.test(said)) return 'claim';
  return pageHolds.test(said) || saidWrong.test(said) ? 'rival' : null;
}

function settlementOf(
  claim: Claim,
  rival: Claim | undefined,
  turns: ReadonlyMap<string, Turn>,
): Settlement | null {
  const turn = turns.get(claim.conflict?.explainedAt ?? '');
  if (!turn || claim.outcome !== 'explained') return null;
  const both = bothSaid(claim, rival, turn);
  if (both) return both;
  const found = sentencesOf(turn.text).flatMap(({ text }) => {
    const holds = holdsBy(text, claim.conflict?.againstTurnId === undefined);
    return holds ? [{ holds, turnId: turn.id, quote: text }] : [];
  });
  const one = found[0];
  return one && found.every(({ holds }) => holds === one.holds) ? one : null;
}

/** How each conflict that was spoken about was settled, by the claim's id; where the words did not say which of the two holds, it is not here (rule LEDGER-4). */
export function settlements(
  claims: readonly Claim[],
  turns: ReadonlyMap<string, Turn>,
): ReadonlyMap<string, Settlement> {
  return new Map(
    claims.flatMap((claim) => {
      const rival = claims.find(({ id }) => id === claim.conflict?.claimId);
      const settled = settlementOf(claim, rival, turns);
      return settled ? [[claim.id, settled] as const] : [];
    }),
  );
}

/** The step that a settled conflict is for a claim: of the one that holds it was cleared up, of the other it was corrected. */
export function settlingSteps(
  claim: Claim,
  claims: Iterable<Claim>,
  settled: ReadonlyMap<string, Settlement>,
): ClaimStep[] {
  const own = settled.get(claim.id);
  const step = (one: Settlement, holds: boolean): ClaimStep => ({
    kind: holds ? 'reconciled' : 'corrected',
    turnId: one.turnId,
    quote: one.quote,
  });
  const against = [...claims].flatMap((other) => {
    const one = other.conflict?.claimId === claim.id ? settled.get(other.id) : undefined;
    return one && one.holds !== 'both' ? [step(one, one.holds === 'rival')] : [];
  });
  return [...(own ? [step(own, own.holds !== 'rival')] : []), ...against];
}
