import { z } from 'zod';
import { delivery, feedback, relevances } from '../feedback.ts';
import { overallChange } from '../progress.ts';
import { styles } from '../styles.ts';
import { topicIds } from '../topics.ts';
import { type Endpoint, nothing, sessionId, forInterview } from './endpoint.ts';

/** Past interviews and their feedback. */
export const feedbackEndpoints = {
  listPastInterviews: {
    method: 'GET',
    path: '/api/past-interviews',
    access: 'user',
    reply: z.object({
      completed: z.number().int(),
      remaining: z.number().int(),
      /** Completed ones whose feedback was deleted, by their owner or because its time was over. */
      deleted: z.number().int(),
      interviews: z.array(
        z.object({
          sessionId,
          timestamp: z.string().nullable(),
          updatedAt: z.string().nullable(),
          style: z.enum(styles),
          avgScore: z.number().nullable(),
        }),
      ),
    }),
  },
  /** Opening feedback for the first time sets `counted`; no credit moves. */
  readFeedback: {
    method: 'POST',
    path: '/api/feedback/:sessionId/open',
    access: 'user',
    params: forInterview,
    body: nothing,
    reply: z.object({
      status: z.enum(['ready', 'writing', 'none', 'deleted']),
      feedback: feedback.nullable(),
      /** Scores by topic of the interview before this one, where there was one. */
      previous: z
        .object({
          avgScore: z.number().nullable(),
          style: z.enum(styles),
          change: overallChange,
          topics: z.record(z.string(), z.number().nullable()),
          delivery: delivery.nullable(),
        })
        .nullable(),
      /** How it sounded, where it was spoken. */
      delivery: delivery.nullable(),
      progress: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
    }),
  },
  /** Tells whether the answers to a topic met its question, and gives the feedback as it then stands. Only of feedback without a model. */
  tellRelevance: {
    method: 'PUT',
    path: '/api/feedback/:sessionId/relevance',
    access: 'user',
    params: forInterview,
    body: z.strictObject({ topicId: z.enum(topicIds), relevance: z.enum(relevances) }),
    reply: z.object({ feedback }),
  },
  /** The report of an interview in PDF, for its owner. */
  downloadReport: {
    method: 'GET',
    path: '/api/feedback/:sessionId/report.pdf',
    access: 'user',
    kind: 'file',
    params: forInterview,
    reply: z.unknown(),
  },
} as const satisfies Record<string, Endpoint>;
