import { endWithSession, type EndWithSessionDeps } from '#server/accounts/end-with-session.ts';
import type { WithNotice } from '#server/accounts/require-consent.ts';
import type { Routes, SessionHashOf } from '#server/platform/http/endpoint-binding.ts';
import type { EventStreams } from '#server/platform/http/event-stream.ts';
import { beginInterview } from './begin-interview.ts';
import { endInterview } from './end-interview.ts';
import { followInterview } from './follow-interview.ts';
import { readLastAims } from './read-last-aims.ts';
import type { PreparedSpeaker } from '#server/interviewer/prepared-speaker.ts';
import { prepareReply } from './prepare-reply.ts';
import { readInterview } from './read-interview.ts';
import { recordAnswer } from './record-answer.ts';
import type { RecordDeps } from './record-event.ts';
import { recordSignal } from './record-signal.ts';
import { restartInterview } from './restart-interview.ts';
import { startInterview } from './start-interview.ts';
import { takePen } from './take-pen.ts';

/** The interview's endpoints. */
export function interviewRoutes(
  deps: RecordDeps &
    WithNotice &
    EndWithSessionDeps & { speaker: PreparedSpeaker; streams: EventStreams; sessionHashOf: SessionHashOf },
): Routes {
  return (bind) => {
    bind('readLastAims', ({ uid }) => readLastAims(deps, { uid }));
    bind('beginInterview', ({ uid }) => beginInterview(deps, { uid }));
    bind('readInterview', ({ uid, params, query }) =>
      readInterview(deps, { uid, ...params, leaseId: query.lease ?? null }),
    );
    bind('takePen', ({ uid, params, body }) => takePen(deps, { uid, ...params, ...body }));
    bind('startInterview', ({ uid, params, body }) => startInterview(deps, { uid, ...params, ...body }));
    bind('answer', ({ sessionHash, params, body }) =>
      recordAnswer(deps, { caller: { sessionHash }, ...params, ...body }),
    );
    bind('signal', ({ sessionHash, params, body }) =>
      recordSignal(deps, { caller: { sessionHash }, ...params, ...body }),
    );
    bind('prepareReply', ({ uid, params, body }) => prepareReply(deps, { uid, ...params, ...body }));
    bind('endInterview', ({ uid, params, body }) => endInterview(deps, { uid, ...params, ...body }));
    bind('followInterview', async ({ uid, params, query, request, reply }) => {
      const lastEventId = request.headers['last-event-id'];
      const after = typeof lastEventId === 'string' ? lastEventId : query.after;
      await followInterview(deps, { uid, ...params, after }, () => {
        const stream = deps.streams.open(request, reply, uid);
        const session = { uid, tokenHash: deps.sessionHashOf(request) ?? '' };
        stream.onClose(endWithSession(deps, session, () => stream.close()));
        return stream;
      });
      return reply;
    });
  };
}

/** Restarting deletes what was said, so it is answered once that is written down outside the database (rule ERASE-5). */
export function restartRoute(deps: Pick<RecordDeps, 'database' | 'clock'>): Routes {
  return (bind) => {
    bind('restartInterview', ({ uid, params }) => restartInterview(deps, { uid, ...params }));
  };
}
