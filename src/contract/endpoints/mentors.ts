import { z } from 'zod';
import { criterionIds } from '../feedback.ts';
import { mentorLimits } from '../mentor-limits.ts';
import {
  mentorLink,
  mentorLinkId,
  mentorPage,
  mentorShows,
  mentorToken,
  mentorTopicScore,
} from '../mentors.ts';
import { topicIds } from '../topics.ts';
import { type Endpoint, forInterview, nothing, ok } from './endpoint.ts';

/** Without a log, which is deleted with the resume, no link works and none can be made. */
const links = z.object({ links: z.array(mentorLink), hasLog: z.boolean() });

/** A mentor's second score: the candidate's links, and the page they lead to. The secret travels in bodies only, which no log holds. */
export const mentorEndpoints = {
  listMentorLinks: {
    method: 'GET',
    path: '/api/interviews/:sessionId/mentor-links',
    access: 'user',
    params: forInterview,
    reply: links,
  },
  /** The token is in this reply and never again. */
  makeMentorLink: {
    method: 'POST',
    path: '/api/interviews/:sessionId/mentor-links',
    access: 'user',
    params: forInterview,
    body: z.strictObject({
      days: z.literal(mentorLimits.days),
      forWhom: z.string().trim().max(mentorLimits.forWhomChars),
      shows: mentorShows,
      helps: z.boolean(),
    }),
    reply: z.object({ linkId: mentorLinkId, token: mentorToken, expiresAt: z.string() }),
  },
  revokeMentorLink: {
    method: 'POST',
    path: '/api/mentor-links/:linkId/revoke',
    access: 'user',
    params: z.strictObject({ linkId: mentorLinkId }),
    body: nothing,
    reply: ok,
  },
  openMentorPage: {
    method: 'POST',
    path: '/api/mentor/open',
    access: 'public',
    body: z.strictObject({ token: mentorToken }),
    reply: mentorPage,
  },
  scoreAsMentor: {
    method: 'POST',
    path: '/api/mentor/scores',
    access: 'public',
    body: z.strictObject({
      token: mentorToken,
      scores: z.array(mentorTopicScore).min(1).max(topicIds.length),
      helps: z.boolean(),
    }),
    reply: mentorPage,
  },
  /** Pairs of levels that candidate and mentor both let us use, without a name, a word or an id (rule MENTOR-6). */
  readMentorScores: {
    method: 'GET',
    path: '/api/operator/mentor-scores',
    access: 'operator',
    reply: z.object({
      readings: z.number().int(),
      pairs: z.array(
        z.object({
          /** Which reading, counted from 1 in no order of time. */
          reading: z.number().int(),
          rubricHash: z.string(),
          assessor: z.string(),
          topicId: z.enum(topicIds),
          criterion: z.enum(criterionIds),
          ours: z.number().int(),
          mentor: z.number().int(),
        }),
      ),
    }),
  },
} as const satisfies Record<string, Endpoint>;
