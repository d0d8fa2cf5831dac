import type { Agreement, MentorComparison } from '#contract/mentors.ts';

/** How far a topic's levels agree, as it is read beside its name. */
export const agreementWords: Readonly<Record<Agreement, string>> = {
  same: 'the same',
  within_a_level: 'within a level',
  apart: 'apart',
  not_comparable: 'not comparable',
};

/** Two readings in counts, as they can be checked by hand. */
export function countWords({ compared, equal, oneApart, further }: MentorComparison): string {
  if (compared === 0) return 'There is no level that both gave.';
  return `Of ${compared} ${compared === 1 ? 'level' : 'levels'} that both gave, ${equal} ${equal === 1 ? 'is' : 'are'} the same, ${oneApart} one apart and ${further} further.`;
}

/** What the measure says, with what its ends mean; empty where too little was compared. */
export function kappaWords({ kappa }: MentorComparison): string {
  return kappa === null
    ? ''
    : `Quadratic weighted kappa: ${kappa.toFixed(2)} (1 is full agreement, 0 what chance would give).`;
}

/** A level as it stands in a table. */
export const levelWords = (level: number | null): string => (level === null ? 'no level' : String(level));
