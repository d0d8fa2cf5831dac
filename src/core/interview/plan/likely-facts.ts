import type { FactKind, ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import { unexplainedKinds } from '#core/interview/questions/question.ts';

/** What each style goes for, first to last: Grill for what is left to be explained (rule TOPIC-9), Chill for work, degree and pastimes. */
const order: Readonly<Record<Style, readonly FactKind[]>> = {
  grill: [...unexplainedKinds, 'employment', 'metric', 'hobby', 'project', 'responsibility'],
  chill: [
    'employment',
    'education',
    'hobby',
    'project',
    'certificate',
    'metric',
    'responsibility',
    ...unexplainedKinds,
  ],
};

/** Ids of the facts a panel of that style will most probably ask about, likeliest first: one of each kind, then another; figures from jobs before others. */
export function likelyFactIds(facts: readonly ResumeFact[], style: Style): string[] {
  const jobs = new Set(facts.filter(({ kind }) => kind === 'employment').map(({ id }) => id));
  const fromAJob = ({ ofFactId }: ResumeFact): boolean => ofFactId !== undefined && jobs.has(ofFactId);
  const ranked = order[style].flatMap((kind) => {
    const own = facts.filter((fact) => fact.kind === kind);
    const inTurn = [...own.filter(fromAJob), ...own.filter((fact) => !fromAJob(fact))];
    return inTurn.map(({ id }, turn) => ({ id, turn }));
  });
  return ranked.toSorted((a, b) => a.turn - b.turn).map(({ id }) => id);
}
