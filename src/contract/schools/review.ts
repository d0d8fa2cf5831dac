import { z } from 'zod';
import { criterionIds } from '../feedback.ts';
import { panellist } from '../panellists.ts';
import { topicIds } from '../topics.ts';
import { turn } from '../transcript.ts';
import { schoolRole } from './roles.ts';
import { recommendations, reviewStates } from './states.ts';

export const reviewId = z.string().regex(/^rev_[A-Za-z0-9_-]{8,40}$/);
export const sittingId = z.string().regex(/^sit_[A-Za-z0-9_-]{8,40}$/);

/** Bounds of a review (rule SCHOOL-8). */
export const reviewLimits = { noteCharacters: 4_000, reasonCharacters: 300, assignedAtOnce: 2_000 } as const;

/** Why a member sees no number of an applicant: a review of theirs is owed, or they said that they know each other (rules SCHOOL-61, SCHOOL-66). */
export const closedWhys = ['owed', 'known'] as const;
export type ClosedWhy = (typeof closedWhys)[number];

/** A mark from 1 to 5, by the school's own anchors. */
const mark = z.number().int().min(1).max(5);
export const reviewMarks = z.partialRecord(z.enum(topicIds), mark);
export type ReviewMarks = z.infer<typeof reviewMarks>;

export const reviewWords = z.strictObject({
  marks: reviewMarks,
  recommendation: z.enum(recommendations).nullable(),
  note: z.string().trim().max(reviewLimits.noteCharacters),
});

/** A line of a reviewer's desk. */
export const deskLine = z.object({
  reviewId,
  applicantName: z.string(),
  programmeName: z.string(),
  intakeName: z.string(),
  topicId: z.enum(topicIds).nullable(),
  state: z.enum(reviewStates),
  isAppeal: z.boolean(),
  assignedAt: z.string(),
  submittedAt: z.string().nullable(),
});

/** What the others and we made of the same sitting: there only once all of one's own reviews of the applicant are submitted. */
const afterwards = z.object({
  /** Null where no model read it (rule SCHOOL-100). */
  ours: z
    .object({
      overall: z.number(),
      band: z.object({ low: z.number(), high: z.number() }),
      topics: z.array(z.object({ topicId: z.enum(topicIds), score: z.number().nullable() })),
      /** Who read it, and what that reader can and cannot judge. */
      honesty: z.string(),
    })
    .nullable(),
  others: z.array(
    z.object({
      name: z.string(),
      marks: reviewMarks,
      recommendation: z.enum(recommendations),
      note: z.string(),
      submittedAt: z.string(),
    }),
  ),
});

/** Everything a reviewer works from. Nothing in it comes from a score of ours or from another reviewer, but for `afterwards`. */
export const review = z.object({
  ...deskLine.shape,
  ...reviewWords.shape,
  revision: z.number().int(),
  sitting: z.object({
    finishedAt: z.string(),
    panel: z.array(panellist),
    transcript: z.array(turn),
    /** The candidate's own words, to be found in the transcript; what they count for and no more. */
    quotes: z.array(z.object({ turnId: z.string(), quote: z.string(), criterion: z.enum(criterionIds) })),
    topics: z.array(
      z.object({
        topicId: z.enum(topicIds),
        name: z.string(),
        weightPercent: z.number(),
        anchors: z.array(z.object({ mark: z.number(), words: z.string() })),
      }),
    ),
    signals: z.object({
      tabLeft: z.number().int(),
      pastedCharacters: z.number().int(),
      secondTab: z.number().int(),
    }),
  }),
  /** Earlier submissions of this review, oldest first, each with the reason it was changed. */
  history: z.array(
    z.object({ at: z.string(), reason: z.string().nullable(), recommendation: z.enum(recommendations) }),
  ),
  afterwards: afterwards.nullable(),
  /** Why there is no `afterwards`; null where it is there. */
  closed: z.enum(closedWhys).nullable(),
});
export type Review = z.infer<typeof review>;

/** The reviews one looks at on one's desk: those that still wait, begun or not, or those of one state. */
export const deskStates = ['waiting', ...reviewStates] as const;
export type DeskState = (typeof deskStates)[number];

/** Who may be given reviews of a season, with how many they have not submitted. */
export const reviewer = z.object({
  memberId: z.string(),
  name: z.string(),
  role: schoolRole,
  open: z.number().int(),
});

/** How far the reviews of one sitting have come, for who assigns them. */
export const reviewProgress = z.object({
  sittingId,
  applicantId: z.string(),
  applicantName: z.string(),
  finishedAt: z.string(),
  /** The topics of the scenario that was sat. */
  topicIds: z.array(z.enum(topicIds)),
  assigned: z.number().int(),
  submitted: z.number().int(),
  /** When the one waiting longest was assigned; null when none waits. */
  waitingSince: z.string().nullable(),
  reviewers: z.array(
    z.object({
      reviewId,
      memberId: z.string(),
      name: z.string(),
      topicId: z.enum(topicIds).nullable(),
      state: z.enum(reviewStates),
      conflict: z.boolean(),
      isAppeal: z.boolean(),
      /** Nobody began it, or who did reviews no more, or it is of a topic that the sitting never had. */
      mayTakeBack: z.boolean(),
    }),
  ),
});
export type ReviewProgress = z.infer<typeof reviewProgress>;
