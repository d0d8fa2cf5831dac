import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import { quantitiesOf } from '#core/answers/signals/quantities.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import type { Exchange } from './asked-and-answered.ts';
import { restates, saysBare, stemsOf } from './restates.ts';
import { isAssumed, type Known, placeOf } from './known-claims.ts';

/** Holds up what the resume says, or what was said. */
const holdsUp =
  /\b(?:your|the) (?:resume|cv|form|page|file)\b|\byou (?:just |have )?(?:said|say|told|wrote|write|claim(?:ed)?|mention(?:ed)?)\b/i;

/**
 * The questions that tested each claim: those that name it, or that take up the words of the one claim only. Where a question takes up several
 * at once, it tested those that the answer names again, and where the panel plainly held them up, with those the others (rule LEDGER-3).
 */
export function testsOf(
  claims: readonly Claim[],
  exchanges: readonly Exchange[],
  known: Known,
): Map<string, Exchange[]> {
  const tested = new Map<string, Exchange[]>();
  for (const exchange of exchanges) {
    const { asked, at, answer } = exchange;
    const text = answer?.turn.text ?? '';
    const before = claims.filter((claim) => isTestable(claim, asked) && isMadeBefore(claim, at, known));
    const named = before.filter((claim) => isNamed(claim, exchange, known));
    const taken = named.length > 0 ? named : before.filter((claim) => isHooked(claim, asked, known));
    const again = taken.filter((one) => restates(text, one) || saysBare(text, one));
    const sure = taken.length === 1 ? taken : again;
    const heldUp = again.length > 0 ? named.filter((one) => isHeldUp(one, exchange, known)) : [];
    const beside = before.filter(
      (one) => named.some((other) => isOfOneFact(one, other)) && countsAnew(text, one),
    );
    for (const claim of new Set([...sure, ...heldUp, ...beside]))
      tested.set(claim.id, [...(tested.get(claim.id) ?? []), exchange]);
  }
  return tested;
}

/** Whether the panel plainly held a claim up: it says so, or names what was said right before. */
const isHeldUp = ({ sources }: Claim, { asked, at }: Exchange, { places }: Known): boolean =>
  holdsUp.test(asked.text) ||
  sources.some((source) => source.by === 'turn' && places.get(source.turnId) === at - 1);

const isOfOneFact = (one: Claim, other: Claim): boolean =>
  one !== other &&
  one.sources.some(
    (source) =>
      source.by === 'resume' &&
      other.sources.some((place) => place.by === 'resume' && place.factId === source.factId),
  );

/** Whether a text gives another number of what a claim counts. */
function countsAnew(text: string, { quantity }: Claim): boolean {
  const clean = cleanText(text).text;
  return segmentText(clean).some((sentence) =>
    quantitiesOf(clean, sentence).some(
      ({ measure, value, nouns }) =>
        measure === 'count' &&
        quantity?.measure === 'count' &&
        nouns[0] === quantity.nouns[0] &&
        value !== quantity.value,
    ),
  );
}

/** Names and offices stand beside whatever is asked, and so do most years; the figures of a puzzle are its own. */
const isTestable = ({ kind }: Claim, asked: Turn): boolean =>
  !isAssumed(asked) && (kind === 'figure' || (kind === 'date' && asksWhen.test(asked.text)));

/** Whether a question says the claim, and of the same thing: an equal figure by itself may be of anything. */
function isNamed(claim: Claim, exchange: Exchange, known: Known): boolean {
  const { asked } = exchange;
  if (!restates(asked.text, claim)) return holdsUp.test(asked.text) && saysBare(asked.text, claim);
  if (isHooked(claim, asked, known) || isHeldUp(claim, exchange, known)) return true;
  const own = stemsOf(claim.sources.map(({ text }) => text).join(' '));
  const of = stemsOf(claim.sources.map((source) => placeOf(source, known).within).join(' '));
  return [...stemsOf(asked.text)].some((stem) => of.has(stem) && !own.has(stem));
}

/** A year stands beside much that is asked about; it is asked about itself only in these words. */
const asksWhen = /\b(?:when|which year|what year|which month|since which|until which|dates?)\b/i;

const isMadeBefore = ({ sources }: Claim, at: number, { places }: Known): boolean =>
  sources.some((source) => source.by === 'resume' || (places.get(source.turnId) ?? at) < at);

/** Whether the words a question takes up hold the claim, where it was said. */
function isHooked({ sources }: Claim, { hook, move }: Turn, { turns }: Known): boolean {
  if (!hook || move === 'lead') return false;
  const from = turns.get(hook.turnId)?.text.indexOf(hook.quote) ?? -1;
  return (
    from >= 0 &&
    sources.some(
      (source) =>
        source.by === 'turn' &&
        source.turnId === hook.turnId &&
        source.start < from + hook.quote.length &&
        from < source.end,
    )
  );
}
