import type { CriterionId } from '#contract/feedback.ts';

/** What the levels of a criterion mean, in one line each; 1 and 3 lie between (rule RUBRIC-3). */
export const criterionAnchors = {
  evidence: {
    none: 'Nothing that could be checked.',
    half: 'A concrete thing: a number, a name, a date.',
    full: 'Several concrete things, a measured one among them, from your own life.',
  },
  structure: {
    none: 'No line to follow.',
    half: 'Part of a story, or a claim with a reason.',
    full: 'Whole: the situation, what you did, what came of it; or claim, reason, example and the other side.',
  },
  reasoning: {
    none: 'Claims without grounds.',
    half: 'A cause is given.',
    full: 'A trade-off, a limit or the road not taken is weighed.',
  },
  ownership: {
    none: 'No part of your own.',
    half: 'Your part is clear.',
    full: 'A decision of yours, and what you learnt or would change.',
  },
  response: {
    none: 'Follow-ups were met with the same words or a way out.',
    half: 'Follow-ups were answered in part.',
    full: 'Follow-ups were answered at once, with something new.',
  },
} as const satisfies Record<CriterionId, { none: string; half: string; full: string }>;
