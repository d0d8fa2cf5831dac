import type { InterviewSnapshot } from '#contract/interview-events.ts';
import type { RoomTurn } from '../room-state.ts';

/** What is run in the room. */
export type WhatRuns = 'interview' | 'drill' | 'sitting' | 'try' | 'warm_up';

export const whatRuns = ({ drill, sitting }: InterviewSnapshot): WhatRuns =>
  drill ? 'drill' : (sitting?.kind ?? 'interview');

/** What the candidate calls it. */
export const runName: Readonly<Record<WhatRuns, string>> = {
  interview: 'the interview',
  drill: 'the drill',
  sitting: 'the interview',
  try: 'the try',
  warm_up: 'the practice',
};

/** What becomes of what is no interview of one's own when it ends now (rules DRILL-4, SCHOOL-18, SCHOOL-20). */
export function endsNow(what: Exclude<WhatRuns, 'interview'>, transcript: readonly RoomTurn[]): string {
  const answered = transcript.some(({ role, source }) => role === 'candidate' && source !== 'none');
  return answered ? endsAnswered[what] : endsUnanswered[what];
}

const endsAnswered: Readonly<Record<Exclude<WhatRuns, 'interview'>, string>> = {
  drill:
    'What you have answered is read, and this counts as one of today’s three drills. What has ended cannot be taken up again.',
  sitting:
    'What you have answered goes to the school, and this attempt is used, even where too little was said for a record. What has ended cannot be taken up again.',
  try: 'This was your own try: nothing of it is scored or counted.',
  warm_up: 'Nothing of the practice is kept. It can be taken once.',
};
const endsUnanswered: Readonly<Record<Exclude<WhatRuns, 'interview'>, string>> = {
  drill:
    'You have not answered yet, so there is nothing to read. This still counts as one of today’s three drills.',
  sitting: 'You have not answered yet, so nothing goes to the school and your attempt comes back.',
  try: endsAnswered.try,
  warm_up: endsAnswered.warm_up,
};

/** What stopping in care means for it. */
export function stopWords(what: WhatRuns, comesBack: boolean): string {
  if (what === 'drill') return 'If you stop, nothing of this drill is read.';
  if (what === 'warm_up') return 'If you stop, nothing of this practice is kept.';
  if (what === 'try') return 'If you stop, nothing of this try is kept.';
  if (what === 'sitting')
    return 'If you stop, the school gets nothing of this, is not told why, and your attempt comes back.';
  return comesBack
    ? 'If you stop, this interview is not counted.'
    : 'If you stop, nothing of it is scored, and a person here looks at it to return this interview to you.';
}
