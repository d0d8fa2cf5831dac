import { eq } from '#server/platform/database/query.ts';
import { breachAffected } from '#server/platform/database/schema/breaches.ts';
import { drills } from '#server/platform/database/schema/drills.ts';
import { grievances } from '#server/platform/database/schema/grievances.ts';
import { dataExports } from '#server/platform/database/schema/exports.ts';
import { mails } from '#server/platform/database/schema/mail.ts';
import { mentorLinks } from '#server/platform/database/schema/mentors.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { modelCalls } from '#server/platform/database/schema/spending.ts';
import { keep, ours, secret, type Subject } from './kept-columns.ts';

/** What stands in `data/` of resumes and of what was made, sent and asked for one. */
export const workSubjects: readonly Subject[] = [
  {
    file: 'resumes',
    title: 'Text of your resumes, and the facts read from them',
    ...keep(
      resumes,
      [
        'id',
        'uid',
        'fileName',
        'source',
        'lines',
        'sections',
        'hiddenRuns',
        'facts',
        'workMonths',
        'uploadedAt',
        'confirmedAt',
      ],
      { dueAt: ours },
    ),
    of: (uid) => eq(resumes.uid, uid),
    order: [resumes.uploadedAt, resumes.id],
  },
  {
    file: 'mentor-links',
    title: 'Links you made for a mentor, and what each mentor judged',
    ...keep(
      mentorLinks,
      [
        'id',
        'sessionId',
        'uid',
        'forWhom',
        'shows',
        'candidateHelps',
        'createdAt',
        'expiresAt',
        'revokedAt',
        'openedAt',
        'scoredAt',
        'scores',
        'mentorHelps',
      ],
      { tokenHash: secret },
    ),
    of: (uid) => eq(mentorLinks.uid, uid),
    order: [mentorLinks.createdAt, mentorLinks.id],
  },
  {
    file: 'grievances',
    title: 'Your grievances and what came of them',
    ...keep(grievances, [
      'number',
      'email',
      'uid',
      'about',
      'receivedAt',
      'acknowledgedAt',
      'closedAt',
      'outcome',
    ]),
    of: (uid) => eq(grievances.uid, uid),
    order: [grievances.number],
  },
  {
    file: 'breaches',
    title: 'Breaches of personal data that concern you',
    ...keep(breachAffected, ['breach', 'uid', 'toldAt']),
    of: (uid) => eq(breachAffected.uid, uid),
    order: [breachAffected.breach],
  },
  {
    file: 'mails',
    title: 'Mails we sent you',
    ...keep(
      mails,
      ['id', 'uid', 'to', 'subject', 'text', 'documentId', 'createdAt', 'sentAt', 'forgottenAt'],
      { unsubscribeUrl: secret },
    ),
    of: (uid) => eq(mails.uid, uid),
    order: [mails.createdAt, mails.id],
  },
  {
    file: 'drills',
    title: 'Drills: what each was about, the day it counts on, and what it came to',
    ...keep(drills, ['sessionId', 'uid', 'day', 'counts', 'aim', 'result', 'completedAt']),
    of: (uid) => eq(drills.uid, uid),
    order: [drills.day, drills.sessionId],
  },
  {
    file: 'model-calls',
    title: 'When a language model or speech service worked for you, and how much it read and wrote',
    ...keep(
      modelCalls,
      [
        'id',
        'sessionId',
        'uid',
        'purpose',
        'provider',
        'model',
        'day',
        'state',
        'inputTokens',
        'cachedInputTokens',
        'outputTokens',
        'at',
        'settledAt',
      ],
      { reservedTokens: ours, reservedMicroRupees: ours, microRupees: ours },
    ),
    of: (uid) => eq(modelCalls.uid, uid),
    order: [modelCalls.at, modelCalls.id],
  },
  {
    file: 'copies',
    title: 'When you asked for a copy like this one',
    ...keep(dataExports, ['uid', 'id', 'askedAt', 'askedOn', 'asks'], {
      status: ours,
      attempt: ours,
      attempts: ours,
      done: ours,
      total: ours,
      bytes: ours,
      readyAt: ours,
      endsAt: ours,
    }),
    of: (uid) => eq(dataExports.uid, uid),
    order: [dataExports.askedAt],
  },
];
