import type { ResumeFact } from '#contract/resume.ts';

/** The facts as they are once their owner has said that each is right. */
export const confirmed = (facts: readonly ResumeFact[]): ResumeFact[] =>
  facts.map((fact) => {
    const { doubt: _, ...certain } = fact;
    return certain;
  });

/**
 * The facts that the panel, its questions and the scores may rest on: none in doubt (rule RESUME-16), and none of what nobody asks about (rule RESUME-14).
 * What belonged to a fact left out belongs to nothing.
 */
export function factsInUse(facts: readonly ResumeFact[]): ResumeFact[] {
  const used = facts.filter(({ kind, doubt }) => doubt === undefined && kind !== 'also');
  const ids = new Set(used.map(({ id }) => id));
  return used.map((fact) => {
    if (fact.ofFactId === undefined || ids.has(fact.ofFactId)) return fact;
    const { ofFactId: _gone, ...rest } = fact;
    return rest;
  });
}
