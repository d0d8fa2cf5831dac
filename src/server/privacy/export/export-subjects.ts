import { eq } from '#server/platform/database/query.ts';
import {
  feedbacks,
  interviewEvents,
  interviewSessions,
  scoringStages,
} from '#server/platform/database/schema/interviews.ts';
import { claimReadings } from '#server/platform/database/schema/claim-marks.ts';
import { againAnswers } from '#server/platform/database/schema/insight.ts';
import { accountSubjects } from './account-subjects.ts';
import { type InterviewPart, keep, ours, type Subject } from './kept-columns.ts';
import { moneySubjects } from './money-subjects.ts';
import { workSubjects } from './work-subjects.ts';

/** What stands in `data/`, in the order it is written and listed. Each table of a person stands here or in `left-out.ts`; a test holds it so. */
export const subjects: readonly Subject[] = [...accountSubjects, ...moneySubjects, ...workSubjects];

/** What stands in the folder of each interview. */
export const interviewParts = {
  interview: {
    ...keep(
      interviewSessions,
      [
        'sessionId',
        'uid',
        'kind',
        'state',
        'endReason',
        'style',
        'resumeId',
        'holdKey',
        'restarts',
        'lastSeq',
        'startedAt',
        'frozenMs',
        'frozenAt',
        'endedAt',
        'hasFeedback',
        'counted',
        'refusedFeedback',
        'stemIds',
        'timestamp',
        'updatedAt',
        'forgottenAt',
      ],
      { leaseId: 'whoever holds it may answer in an open interview', dueAt: ours },
    ),
    of: (sessionId) => eq(interviewSessions.sessionId, sessionId),
    order: [interviewSessions.sessionId],
  },
  events: {
    ...keep(interviewEvents, ['sessionId', 'seq', 'event', 'at'], { clientKey: ours }),
    of: (sessionId) => eq(interviewEvents.sessionId, sessionId),
    order: [interviewEvents.seq],
  },
  scoring: {
    ...keep(scoringStages, ['sessionId', 'inputHash', 'stage', 'result', 'at']),
    of: (sessionId) => eq(scoringStages.sessionId, sessionId),
    order: [scoringStages.at, scoringStages.stage, scoringStages.inputHash],
  },
  feedback: {
    ...keep(feedbacks, ['sessionId', 'uid', 'avgScore', 'completedAt', 'feedback', 'told'], { dueAt: ours }),
    of: (sessionId) => eq(feedbacks.sessionId, sessionId),
    order: [feedbacks.sessionId],
  },
  again: {
    ...keep(againAnswers, ['sessionId', 'again', 'madeAt', 'second'], {
      askedAt: ours,
      tries: ours,
      readingAskedAt: ours,
    }),
    of: (sessionId) => eq(againAnswers.sessionId, sessionId),
    order: [againAnswers.sessionId],
  },
  claims: {
    ...keep(claimReadings, ['sessionId', 'claims', 'model', 'madeAt'], { askedAt: ours }),
    of: (sessionId) => eq(claimReadings.sessionId, sessionId),
    order: [claimReadings.sessionId],
  },
} as const satisfies Record<string, InterviewPart>;
