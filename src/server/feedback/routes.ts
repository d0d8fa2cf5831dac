import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { listPastInterviews } from './list-past-interviews.ts';
import { openFeedback } from './open-feedback.ts';

/** Feedback and past interviews. */
export function feedbackRoutes(parts: Pick<Parts, 'database' | 'clock'>): Routes {
  return (bind) => {
    bind('listPastInterviews', ({ uid }) => listPastInterviews(parts, { uid }));
    bind('readFeedback', ({ uid, params }) => openFeedback(parts, { uid, ...params }));
  };
}
