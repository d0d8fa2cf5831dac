import {
  eq,
  getTableColumns,
  type PgColumn,
  type PgTable,
  type SQL,
  sql,
} from '#server/platform/database/query.ts';
import { consents, identities, sessions, users } from '#server/platform/database/schema/accounts.ts';
import {
  billingDocuments,
  orders,
  paymentAttempts,
  refunds,
} from '#server/platform/database/schema/billing.ts';
import { breachAffected } from '#server/platform/database/schema/breaches.ts';
import { claimMarks } from '#server/platform/database/schema/claim-marks.ts';
import { creditLots, ledger } from '#server/platform/database/schema/credits.ts';
import { drills } from '#server/platform/database/schema/drills.ts';
import { grievances } from '#server/platform/database/schema/grievances.ts';
import { dataExports } from '#server/platform/database/schema/exports.ts';
import { interviewDates } from '#server/platform/database/schema/interview-dates.ts';
import {
  feedbacks,
  interviewEvents,
  interviewSessions,
  scoringStages,
} from '#server/platform/database/schema/interviews.ts';
import { ladders } from '#server/platform/database/schema/insight.ts';
import { mails } from '#server/platform/database/schema/mail.ts';
import { mentorLinks } from '#server/platform/database/schema/mentors.ts';
import { auditLog } from '#server/platform/database/schema/operations.ts';
import { accountDeletions, feedbackKeeping } from '#server/platform/database/schema/privacy.ts';
import { resumes } from '#server/platform/database/schema/resumes.ts';
import { modelCalls } from '#server/platform/database/schema/spending.ts';

/** What of a table goes into a copy, column by column: each is kept, or left out for a reason (rule EXPORT-1). */
type Kept = {
  table: PgTable;
  /** What is read, by the column's name; a statement stands where a part of a column is left out. */
  columns: Readonly<Record<string, PgColumn | SQL>>;
  left: Readonly<Record<string, string>>;
  order: readonly PgColumn[];
};

/** A table of which a copy holds the rows of one person, as `data/<file>.json`. */
export type Subject = Kept & { file: string; title: string; of: (uid: string) => SQL };

/** A table of which a copy holds the rows of one interview. */
export type InterviewPart = Kept & { of: (sessionId: string) => SQL };

type Names<T extends PgTable> = keyof T['_']['columns'] & string;

function keep<T extends PgTable>(
  table: T,
  names: readonly Names<T>[],
  left: Partial<Record<Names<T>, string>> = {},
): Omit<Kept, 'order'> {
  const all: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const columns = Object.fromEntries(
    Object.entries(all).filter(([name]) => (names as string[]).includes(name)),
  );
  return { table, columns, left: left as Record<string, string> };
}

const ofOrders = (uid: string): SQL => sql`order_id in (select id from orders where uid = ${uid})`;
const secret = 'who holds it could act as you';
const ours = 'says nothing of you: it is how our own programs keep order';

/** What stands in `data/`, in the order it is written and listed. Each table of a person stands here or in `left-out.ts`; a test holds it so. */
export const subjects: readonly Subject[] = [
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
      // An operator's own words may speak of others.
      detail: sql`(${auditLog.detail} - 'reason')::text`,
    },
    of: (uid) => eq(auditLog.uid, uid),
    order: [auditLog.seq],
  },
  {
    file: 'orders',
    title: 'Orders',
    ...keep(
      orders,
      [
        'id',
        'uid',
        'product',
        'amountPaise',
        'currency',
        'interviews',
        'status',
        'receipt',
        'razorpayOrderId',
        'billing',
        'razorpayPaymentId',
        'paidAt',
        'createdAt',
        'updatedAt',
      ],
      { nextCheckAt: ours },
    ),
    of: (uid) => eq(orders.uid, uid),
    order: [orders.createdAt, orders.id],
  },
  {
    file: 'payments',
    title: 'Payments and tries to pay',
    ...keep(paymentAttempts, [
      'razorpayPaymentId',
      'orderId',
      'status',
      'amountPaise',
      'currency',
      'method',
      'errorReason',
      'createdAt',
      'updatedAt',
    ]),
    of: ofOrders,
    order: [paymentAttempts.createdAt, paymentAttempts.razorpayPaymentId],
  },
  {
    file: 'refunds',
    title: 'Refunds',
    ...keep(
      refunds,
      [
        'id',
        'orderId',
        'razorpayPaymentId',
        'razorpayRefundId',
        'amountPaise',
        'cause',
        'status',
        'createdAt',
        'updatedAt',
      ],
      { nextCheckAt: ours },
    ),
    of: ofOrders,
    order: [refunds.createdAt, refunds.id],
  },
  {
    file: 'receipts',
    title: 'Receipts, tax invoices and credit notes',
    ...keep(billingDocuments, ['id', 'uid', 'orderId', 'refundId', 'kind', 'number', 'issuedAt', 'content']),
    of: (uid) => eq(billingDocuments.uid, uid),
    order: [billingDocuments.issuedAt, billingDocuments.number],
  },
  {
    file: 'packs',
    title: 'Packs of interviews',
    ...keep(creditLots, [
      'id',
      'uid',
      'sourceKey',
      'granted',
      'held',
      'captured',
      'lapsed',
      'expired',
      'revoked',
      'frozen',
      'plan',
      'grantedAt',
      'expiresAt',
    ]),
    of: (uid) => eq(creditLots.uid, uid),
    order: [creditLots.grantedAt, creditLots.id],
  },
  {
    file: 'ledger',
    title: 'What became of each interview you had',
    ...keep(ledger, ['id', 'uid', 'lotId', 'kind', 'delta', 'sourceKey', 'reason', 'creditNumber', 'at']),
    of: (uid) => eq(ledger.uid, uid),
    order: [ledger.at, ledger.id],
  },
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
    ...keep(feedbacks, ['sessionId', 'uid', 'avgScore', 'completedAt', 'feedback'], { dueAt: ours }),
    of: (sessionId) => eq(feedbacks.sessionId, sessionId),
    order: [feedbacks.sessionId],
  },
  ladder: {
    ...keep(ladders, ['sessionId', 'ladder', 'madeAt'], { askedAt: ours }),
    of: (sessionId) => eq(ladders.sessionId, sessionId),
    order: [ladders.sessionId],
  },
} as const satisfies Record<string, InterviewPart>;
