import { z } from 'zod';
import { subscriptionStatuses } from './account.ts';
import { documentKinds, orderId, refundStatuses } from './billing.ts';
import { productIds } from './catalogue.ts';
import { endReasons, interviewStates } from './interview-events.ts';
import { styles } from './styles.ts';

const time = z.string();
const count = z.number().int();
const paise = z.number().int();

/** What a search of the operator's page found: ids, and the address for telling people apart. */
export const found = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user'), uid: z.string(), email: z.string(), lastLogin: time }),
  z.object({ kind: z.literal('order'), orderId, uid: z.string(), status: z.string(), createdAt: time }),
  z.object({ kind: z.literal('interview'), sessionId: z.string(), uid: z.string() }),
]);
export type Found = z.infer<typeof found>;

const lotOfUser = z.object({
  lotId: z.string(),
  /** The order that granted it, or the operator's grant. */
  sourceKey: z.string(),
  granted: count,
  held: count,
  captured: count,
  lapsed: count,
  revoked: count,
  frozen: z.boolean(),
  grantedAt: time,
  expiresAt: time,
});

const movement = z.object({
  at: time,
  kind: z.string(),
  delta: count,
  sourceKey: z.string(),
  reason: z.string().nullable(),
});

/** An interview without a word of it: no answer, no question, no score. */
const interviewOfUser = z.object({
  sessionId: z.string(),
  state: z.enum(interviewStates),
  style: z.enum(styles).nullable(),
  endReason: z.enum(endReasons).nullable(),
  restarts: count,
  hasFeedback: z.boolean(),
  refusedFeedback: z.string().nullable(),
  /** Whether it took its credit. */
  counted: z.boolean(),
  createdAt: time,
  startedAt: time.nullable(),
  endedAt: time.nullable(),
});

const orderOfUser = z.object({
  orderId,
  product: z.enum(productIds),
  amountPaise: paise,
  interviews: count,
  status: z.string(),
  createdAt: time,
  paidAt: time.nullable(),
});

/** A user as the operator's page shows them; the newest lists are cut at `shownOfUser`. */
export const userForOperator = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.string(),
  createdAt: time,
  lastLogin: time,
  plan: z.enum(subscriptionStatuses),
  remaining: count,
  completed: count,
  sessions: count,
  lots: z.array(lotOfUser),
  ledger: z.array(movement),
  orders: z.array(orderOfUser),
  interviews: z.array(interviewOfUser),
});
export type UserForOperator = z.infer<typeof userForOperator>;

/** So many of a user's lots, movements, orders and interviews are shown, the newest of each. */
export const shownOfUser = 50;

/** An order with all that happened to its money. */
export const orderForOperator = orderOfUser.extend({
  uid: z.string(),
  email: z.string(),
  currency: z.string(),
  receipt: z.string(),
  razorpayOrderId: z.string().nullable(),
  razorpayPaymentId: z.string().nullable(),
  nextCheckAt: time.nullable(),
  attempts: z.array(
    z.object({
      razorpayPaymentId: z.string(),
      status: z.string(),
      amountPaise: paise,
      method: z.string().nullable(),
      createdAt: time,
    }),
  ),
  refunds: z.array(
    z.object({
      refundId: z.string(),
      razorpayRefundId: z.string().nullable(),
      amountPaise: paise,
      cause: z.string(),
      status: z.enum(refundStatuses),
      createdAt: time,
    }),
  ),
  documents: z.array(z.object({ number: z.string(), kind: z.enum(documentKinds), issuedAt: time })),
});
export type OrderForOperator = z.infer<typeof orderForOperator>;

/** How a queue of jobs stands. `waiting` stops counting at 1,000. */
export const queueState = z.object({
  name: z.string(),
  waiting: count,
  active: count,
  oldestWaitingAt: time.nullable(),
  failedInLastDay: count,
});
export type QueueState = z.infer<typeof queueState>;

/** A job that runs by the clock, and how its last run ended; null before the first. */
export const sweepState = z.object({
  name: z.string(),
  cron: z.string(),
  lastRun: z.object({ result: z.enum(['done', 'failed']), startedAt: time, tookMs: count }).nullable(),
});
export type SweepState = z.infer<typeof sweepState>;

/** What the service is made of and how it is. */
export const serviceHealth = z.object({
  /** How long the database took to answer, in milliseconds. */
  databaseMs: count,
  now: time,
  /** Null when the clocks agree. */
  clocksApartSeconds: count.nullable(),
  startedAt: time,
  versions: z.array(z.object({ name: z.string(), version: z.string() })),
  /** The table that the service prints when it starts. */
  parts: z.array(z.object({ part: z.string(), what: z.string(), real: z.boolean(), replace: z.string() })),
});
export type ServiceHealth = z.infer<typeof serviceHealth>;

/** One entry of the audit log as it was written. */
export const auditEntry = z.object({
  seq: count,
  at: time,
  kind: z.string(),
  actor: z.enum(['user', 'operator', 'service']),
  uid: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type ShownAuditEntry = z.infer<typeof auditEntry>;

/** The words of one interview; shown after the reading of them is in the audit log. */
export const interviewWords = z.object({
  sessionId: z.string(),
  turns: z.array(z.object({ id: z.string(), speaker: z.string(), text: z.string() })),
});
export type InterviewWords = z.infer<typeof interviewWords>;
