import type { ResumeFact } from '#contract/resume.ts';
import type { Contradiction } from '#core/answers/answer-signals.ts';
import type { Said } from './claims.ts';
import { metricConflicts } from './metric-conflicts.ts';
import { markConflicts, yearConflicts } from './study-conflicts.ts';
import { teamConflicts } from './team-conflicts.ts';
import { roleConflicts, skillConflicts, tenureConflicts } from './work-conflicts.ts';

/** Where one sentence disagrees with the resume. Only like is set against like: a different number of a different thing is no conflict (rule SIGNAL-4). */
export function factConflicts(said: Said, facts: readonly ResumeFact[]): Contradiction[] {
  return [
    teamConflicts,
    metricConflicts,
    yearConflicts,
    tenureConflicts,
    roleConflicts,
    skillConflicts,
    markConflicts,
  ].flatMap((rule) => rule(said, facts));
}
