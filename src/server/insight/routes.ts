import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import type { Parts } from '#server/platform/parts.ts';
import { answerAgain } from './answer-again.ts';
import { type DateParts, readCalendar, readInterviewDate } from './read-interview-date.ts';
import { readAgain } from './read-again.ts';
import { readProgress } from './read-progress.ts';
import { readSchoolLens } from './read-school-lens.ts';
import { clearInterviewDate, setInterviewDate } from './set-interview-date.ts';

/** What a feedback makes of itself for the next interview, what the user's interviews show together, and the day they prepare for. */
export function insightRoutes(parts: DateParts & Pick<Parts, 'jobs'>): Routes {
  return (bind) => {
    bind('readAgain', ({ uid, params }) => readAgain(parts, { uid, ...params }));
    bind('answerAgain', ({ uid, params, body }) => answerAgain(parts, { uid, ...params, ...body }));
    bind('readProgress', ({ uid }) => readProgress(parts, { uid }));
    bind('readSchoolLens', ({ uid, params }) => readSchoolLens(parts, { uid, ...params }));
    bind('readInterviewDate', ({ uid }) => readInterviewDate(parts, { uid }));
    bind('setInterviewDate', ({ uid, body }) => setInterviewDate(parts, { uid, ...body }));
    bind('clearInterviewDate', ({ uid }) => clearInterviewDate(parts, { uid }));
    bind('downloadCalendar', async ({ uid, reply }) =>
      reply
        .header('content-type', 'text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="hotseat-plan.ics"')
        .header('cache-control', 'no-store')
        .send(await readCalendar(parts, { uid })),
    );
  };
}
