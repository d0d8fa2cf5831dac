import type { ResumeFact } from '#contract/resume.ts';

/** Where each fact is shown: what is likely to be asked, jobs and studies first, and the rest folded (rule RESUME-17). */
type FactsShown = {
  likely: readonly ResumeFact[];
  jobs: readonly ResumeFact[];
  studies: readonly ResumeFact[];
  /** Facts in doubt that are neither a job nor a study. */
  unsure: readonly ResumeFact[];
  rest: readonly ResumeFact[];
  also: readonly ResumeFact[];
};

const mostLikely = 5;
const mostUnsure = 2;
/** Rows of a table before the others fold. */
const mostRows = 4;

/** The marks that stand in the row of a study: those the reader is certain of. */
export const marksOf = (study: ResumeFact, facts: readonly ResumeFact[]): ResumeFact[] =>
  facts.filter((fact) => isMark(fact) && fact.ofFactId === study.id);

const isMark = ({ kind, doubt }: ResumeFact): boolean => kind === 'score' && doubt === undefined;

export function showFacts(facts: readonly ResumeFact[], likelyIds: readonly string[]): FactsShown {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const likely = likelyIds.flatMap((id) => byId.get(id) ?? []).slice(0, mostLikely);
  const jobs = facts.filter(({ kind }) => kind === 'employment');
  const studies = facts.filter(({ kind }) => kind === 'education');
  const also = facts.filter(({ kind }) => kind === 'also');
  const inTables = new Set([...jobs, ...studies, ...also, ...studies.flatMap((one) => marksOf(one, facts))]);
  const others = facts.filter((fact) => !inTables.has(fact));
  const unsure = others.filter(({ doubt }) => doubt !== undefined).slice(0, mostUnsure);
  const rest = others.filter((fact) => !likely.includes(fact) && !unsure.includes(fact));
  return { likely, jobs, studies, unsure, rest, also };
}

/** The rows of a table that show at once, those in doubt before others, and the ones that fold; each in the order of the page. */
export function foldRows(facts: readonly ResumeFact[]): { shown: ResumeFact[]; folded: ResumeFact[] } {
  const first = new Set(
    facts
      .toSorted((a, b) => Number(b.doubt !== undefined) - Number(a.doubt !== undefined))
      .slice(0, mostRows),
  );
  return { shown: facts.filter((fact) => first.has(fact)), folded: facts.filter((fact) => !first.has(fact)) };
}
