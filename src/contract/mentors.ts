import { z } from 'zod';
import { type CriterionId, criterionIds } from './feedback.ts';
import { mentorLimits } from './mentor-limits.ts';
import { candidateProfiles, topicIds } from './topics.ts';

/** The secret in a mentor's link: 256 random bits. */
export const mentorToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const mentorLinkId = z.string().regex(/^ml_[A-Za-z0-9]{22}$/);

/** What a link shows besides the transcript: the candidate chooses each (rule MENTOR-2). */
export const mentorShows = z.strictObject({
  name: z.boolean(),
  resumeFacts: z.boolean(),
  /** Our levels, once the mentor has scored. */
  scores: z.boolean(),
  /** Our feedback in words, once the mentor has scored. */
  feedbackText: z.boolean(),
});
export type MentorShows = z.infer<typeof mentorShows>;

/** 0-4 by the rubric; null is "cannot say". */
const level = z.number().int().min(0).max(4).nullable();
const levels = z.strictObject(
  Object.fromEntries(criterionIds.map((id) => [id, level])) as Record<CriterionId, typeof level>,
);
export type MentorLevels = z.infer<typeof levels>;

/** A mentor's judgement of one topic. */
export const mentorTopicScore = z.strictObject({
  topicId: z.enum(topicIds),
  levels,
  note: z.string().trim().max(mentorLimits.noteChars),
});
export type MentorTopicScore = z.infer<typeof mentorTopicScore>;

/** How far a topic's levels are from ours; `not_comparable` has no criterion that both judged. */
const agreements = ['same', 'within_a_level', 'apart', 'not_comparable'] as const;
export type Agreement = (typeof agreements)[number];

/** Two readings of one interview, side by side (rule MENTOR-5). */
const mentorComparison = z.object({
  topics: z.array(
    z.object({
      topicId: z.enum(topicIds),
      agreement: z.enum(agreements),
      criteria: z.array(z.object({ criterion: z.enum(criterionIds), mentor: level, ours: level })),
    }),
  ),
  /** Levels that both gave, and how many of them are equal, one apart, further apart. */
  compared: z.number().int(),
  equal: z.number().int(),
  oneApart: z.number().int(),
  further: z.number().int(),
  /** Quadratic weighted kappa to two places; null where too little was compared to mean anything. */
  kappa: z.number().nullable(),
});
export type MentorComparison = z.infer<typeof mentorComparison>;

/** What a mentor reads before scoring. Nothing of ours is in it. */
const mentorReading = z.object({
  linkId: mentorLinkId,
  /** The candidate's own browser asks: it may look, and cannot score. */
  own: z.boolean(),
  expiresAt: z.string(),
  candidate: z.string().nullable(),
  completedAt: z.string(),
  profile: z.enum(candidateProfiles),
  topics: z.array(z.object({ topicId: z.enum(topicIds), name: z.string() })),
  turns: z.array(
    z.object({
      id: z.string(),
      role: z.enum(['panel', 'candidate']),
      speaker: z.string(),
      topicId: z.enum(topicIds),
      text: z.string(),
      /** Its words are kept back: they are about something else than the interview. */
      keptBack: z.boolean(),
    }),
  ),
  facts: z.array(z.string()).nullable(),
  rubric: z.array(
    z.object({ criterion: z.enum(criterionIds), none: z.string(), half: z.string(), full: z.string() }),
  ),
  /** The candidate lets these scores help to check ours; the mentor is asked too. */
  asksConsent: z.boolean(),
});

/** What a mentor reads after scoring: their own, and of ours what the candidate chose. */
const mentorResult = z.object({
  scoredAt: z.string(),
  scores: z.array(mentorTopicScore),
  comparison: mentorComparison.nullable(),
  words: z
    .object({
      verdict: z.string(),
      topics: z.array(z.object({ topicId: z.enum(topicIds), text: z.string() })),
    })
    .nullable(),
});

export const mentorPage = z.object({ reading: mentorReading, result: mentorResult.nullable() });
export type MentorPage = z.infer<typeof mentorPage>;

/** A link as its candidate sees it; the secret is shown once, when it is made. */
export const mentorLink = z.object({
  linkId: mentorLinkId,
  state: z.enum(['waiting', 'opened', 'scored', 'expired', 'revoked']),
  forWhom: z.string(),
  shows: mentorShows,
  createdAt: z.string(),
  expiresAt: z.string(),
  openedAt: z.string().nullable(),
  /** Whether its scores help to check ours: both said yes. */
  helps: z.boolean(),
  /** It can still be revoked: the link works, or its scores still help. */
  revocable: z.boolean(),
  result: z
    .object({ scoredAt: z.string(), scores: z.array(mentorTopicScore), comparison: mentorComparison })
    .nullable(),
});
export type MentorLink = z.infer<typeof mentorLink>;
