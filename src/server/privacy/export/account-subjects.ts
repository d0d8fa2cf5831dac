import { eq, sql } from '#server/platform/database/query.ts';
import { consents, identities, sessions, users } from '#server/platform/database/schema/accounts.ts';
import { claimMarks } from '#server/platform/database/schema/claim-marks.ts';
import { interviewDates } from '#server/platform/database/schema/interview-dates.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { accountDeletions, feedbackKeeping } from '#server/platform/database/schema/privacy.ts';
import { keep, ours, secret, type Subject } from './kept-columns.ts';

/** What stands in `data/` of the account itself. */
export const accountSubjects: readonly Subject[] = [
  {
    file: 'profile',
    title: 'Your profile and settings',
    ...keep(users, [
      'uid',
      'email',
      'displayName',
      'photoURL',
      'createdAt',
      'lastLogin',
      'updatedAt',
      'subscriptionStatus',
      'interviewQuota',
      'hasPurchasedPremium',
      'settings',
    ]),
    of: (uid) => eq(users.uid, uid),
    order: [users.uid],
  },
  {
    file: 'google-identity',
    title: 'Who you are at Google',
    ...keep(identities, ['issuer', 'subject', 'uid', 'createdAt']),
    of: (uid) => eq(identities.uid, uid),
    order: [identities.createdAt, identities.subject],
  },
  {
    file: 'consents',
    title: 'What you agreed to',
    ...keep(consents, [
      'id',
      'uid',
      'purpose',
      'noticeVersion',
      'language',
      'recipient',
      'givenAt',
      'withdrawnAt',
    ]),
    of: (uid) => eq(consents.uid, uid),
    order: [consents.givenAt, consents.id],
  },
  {
    file: 'keeping-feedback',
    title: 'Your choice to keep feedback longer',
    ...keep(feedbackKeeping, ['uid', 'chosenAt']),
    of: (uid) => eq(feedbackKeeping.uid, uid),
    order: [feedbackKeeping.uid],
  },
  {
    file: 'claims-corrected',
    title: 'Claims you marked as wrong',
    ...keep(claimMarks, ['uid', 'sessionId', 'claimId', 'words', 'within', 'correct', 'becomes', 'at']),
    of: (uid) => eq(claimMarks.uid, uid),
    order: [claimMarks.at, claimMarks.sessionId, claimMarks.claimId],
  },
  {
    file: 'interview-date',
    title: 'The day of the interview you prepare for',
    ...keep(interviewDates, [
      'uid',
      'day',
      'school',
      'chosenAt',
      'remindersChosenAt',
      'remindedDay',
      'remindedDaysBefore',
    ]),
    of: (uid) => eq(interviewDates.uid, uid),
    order: [interviewDates.uid],
  },
  {
    file: 'deletion',
    title: 'When you asked for your account to be deleted',
    ...keep(accountDeletions, ['uid', 'requestedAt', 'dueAt'], { erasingAt: ours, erasedAt: ours }),
    of: (uid) => eq(accountDeletions.uid, uid),
    order: [accountDeletions.uid],
  },
  {
    file: 'browsers',
    title: 'Where you are signed in',
    ...keep(sessions, ['uid', 'schoolId', 'createdAt', 'seenAt', 'expiresAt'], { tokenHash: secret }),
    of: (uid) => eq(sessions.uid, uid),
    order: [sessions.createdAt, sessions.tokenHash],
  },
  {
    file: 'log',
    title: 'The log of sign-ins, purchases and downloads',
    ...keep(auditLog, ['seq', 'kind', 'actor', 'uid', 'at'], { hash: ours, previousHash: ours }),
    columns: {
      ...keep(auditLog, ['seq', 'kind', 'actor', 'uid', 'at']).columns,
      // An operator's own words may speak of others, and which of them acted is a person's address.
      detail: sql`(${auditLog.detail} - 'reason' - 'operator')::text`,
    },
    of: (uid) => eq(auditLog.uid, uid),
    order: [auditLog.seq],
  },
];
