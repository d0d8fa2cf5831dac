import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import type { Claim } from '#core/claims/claim.ts';
import { saidTurns } from '#core/claims/interview-conflicts.ts';

const unspoken: ReadonlySet<ResumeFact['kind']> = new Set(['email', 'phone']);

/** What of the interview stands against something else, or was taken back: it is neither known nor ever brought in. */
export const disputed = (ledger: readonly Claim[]): readonly Claim[] =>
  ledger.filter(({ outcome }) => outcome === 'in_conflict' || outcome === 'corrected');

/**
 * Every text a rung may take facts from: what the candidate said and what the resume says, without what they took back or what stands against
 * something else, and the question itself.
 */
export function knownTexts(input: {
  transcript: readonly Turn[];
  facts: readonly ResumeFact[];
  ledger: readonly Claim[];
  question: string;
}): string[] {
  const sources = disputed(input.ledger).flatMap((claim) => claim.sources);
  const said = saidTurns(input.transcript).map(({ id, text }) =>
    sources
      .flatMap((one) => (one.by === 'turn' && one.turnId === id ? [one] : []))
      .toSorted((a, b) => b.start - a.start)
      .reduce((left, { start, end }) => `${left.slice(0, start)} … ${left.slice(end)}`, text),
  );
  const contested = new Set(sources.flatMap((one) => (one.by === 'resume' ? [one.factId] : [])));
  const written = input.facts
    .filter(({ id, kind }) => !unspoken.has(kind) && !contested.has(id))
    .map(({ value }) => value);
  return [...said, ...written, input.question];
}
