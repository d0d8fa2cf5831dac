import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { listPastInterviews } from './list-past-interviews.ts';
import { openFeedback } from './open-feedback.ts';
import { drawReport } from './report/draw-report.ts';
import { readReport, reportFileName } from './report/read-report.ts';
import { tellRelevance } from './tell-relevance.ts';
import type { MoreOfReport } from './report/report-section.ts';

type FeedbackDeps = Pick<Parts, 'database' | 'clock'> & { moreOfReport: MoreOfReport };

/** Feedback and past interviews. */
export function feedbackRoutes(parts: FeedbackDeps): Routes {
  return (bind) => {
    bind('listPastInterviews', ({ uid }) => listPastInterviews(parts, { uid }));
    bind('downloadReport', async ({ uid, params, reply }) => {
      const report = await readReport(parts, { uid, ...params });
      const pdf = await drawReport(report);
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `attachment; filename="${reportFileName(report)}"`)
        .header('cache-control', 'no-store')
        .send(pdf);
    });
    bind('tellRelevance', ({ uid, params, body }) => tellRelevance(parts, { uid, ...params, ...body }));
    bind('readFeedback', ({ uid, params }) => openFeedback(parts, { uid, ...params }));
  };
}
