import { z } from 'zod';
import { booksReport, stuckOrder } from '../billing.ts';
import { costReport } from '../costs.ts';
import {
  auditEntry,
  found,
  interviewWords,
  orderForOperator,
  queueState,
  serviceHealth,
  sweepState,
  userForOperator,
} from '../operator-page.ts';
import { signedInOperator } from '../operators.ts';
import { forOrder } from './billing.ts';
import { type Endpoint, forInterview, nothing, ok, reason } from './endpoint.ts';

const uid = z.string().regex(/^[A-Za-z0-9]{8,40}$/);
const forUser = z.strictObject({ uid });
const withReason = z.strictObject({ reason });
const read = { access: 'operator_page', act: 'read' } as const;

/** What the operator's page calls: its own sign-in, what a role may see, and what it may do (rules OPERATOR-1, OPERATOR-2). */
export const operatorPageEndpoints = {
  /** Who is signed in to the page; null for everybody else. */
  readOperator: {
    method: 'GET',
    path: '/api/operator/me',
    access: 'public',
    reply: z.object({ operator: signedInOperator.nullable() }),
  },
  /** Opens a sign-in that comes back to the operator's page. */
  beginOperatorSignIn: {
    method: 'POST',
    path: '/api/operator/sign-in',
    access: 'public',
    body: nothing,
    reply: z.object({ url: z.string() }),
  },
  signOutOperator: { method: 'POST', path: '/api/operator/sign-out', ...read, body: nothing, reply: ok },
  /** Users by their exact e-mail or id; orders by id, receipt, document, or an id of the gateway; interviews by id. By POST: no address stands in a log. */
  findForOperator: {
    method: 'POST',
    path: '/api/operator/page/find',
    ...read,
    body: z.strictObject({ query: z.string().trim().min(3).max(254) }),
    reply: z.object({ found: z.array(found) }),
  },
  readUserForOperator: {
    method: 'GET',
    path: '/api/operator/page/users/:uid',
    ...read,
    params: forUser,
    reply: z.object({ user: userForOperator }),
  },
  readOrderForOperator: {
    method: 'GET',
    path: '/api/operator/page/orders/:orderId',
    ...read,
    params: forOrder,
    reply: z.object({ order: orderForOperator }),
  },
  listStuckForOperator: {
    method: 'GET',
    path: '/api/operator/page/stuck',
    ...read,
    reply: z.object({ orders: z.array(stuckOrder), clocksApartSeconds: z.number().int().nullable() }),
  },
  listWebhooksForOperator: {
    method: 'GET',
    path: '/api/operator/page/webhooks',
    ...read,
    reply: z.object({
      waiting: z.number().int(),
      setAside: z.array(z.object({ eventId: z.string(), receivedAt: z.string(), reason: z.string() })),
    }),
  },
  listQueuesForOperator: {
    method: 'GET',
    path: '/api/operator/page/queues',
    ...read,
    reply: z.object({ queues: z.array(queueState), sweeps: z.array(sweepState) }),
  },
  readCostsForOperator: {
    method: 'GET',
    path: '/api/operator/page/costs',
    ...read,
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(92).default(7) }),
    reply: costReport,
  },
  readHealthForOperator: {
    method: 'GET',
    path: '/api/operator/page/health',
    ...read,
    reply: serviceHealth,
  },
  /** The audit log, the newest first; `before` is the number below which to go on. */
  readAuditForOperator: {
    method: 'GET',
    path: '/api/operator/page/audit',
    ...read,
    query: z.strictObject({
      before: z.coerce.number().int().min(1).optional(),
      kind: z
        .string()
        .regex(/^[a-z_]{3,40}$/)
        .optional(),
      uid: uid.optional(),
    }),
    reply: z.object({ entries: z.array(auditEntry), more: z.boolean() }),
  },
  grantOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/users/:uid/grants',
    access: 'operator_page',
    act: 'grant',
    idempotent: true,
    params: forUser,
    body: z.strictObject({ interviews: z.number().int().min(1).max(100), reason }),
    reply: z.object({ remaining: z.number().int(), expiresAt: z.string() }),
  },
  /** Ends every session of a user, on all devices. */
  signOutUser: {
    method: 'POST',
    path: '/api/operator/page/users/:uid/sign-out',
    access: 'operator_page',
    act: 'sign_out_user',
    params: forUser,
    body: withReason,
    reply: z.object({ sessions: z.number().int() }),
  },
  refundOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/orders/:orderId/refund',
    access: 'operator_page',
    act: 'refund',
    idempotent: true,
    params: forOrder,
    body: withReason,
    reply: z.object({ amountPaise: z.number().int(), revoked: z.number().int() }),
  },
  resettleOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/orders/:orderId/resettle',
    access: 'operator_page',
    act: 'resettle',
    params: forOrder,
    body: withReason,
    reply: z.object({ before: z.string(), after: z.string() }),
  },
  retryWebhookOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/webhooks/:eventId/retry',
    access: 'operator_page',
    act: 'retry_webhook',
    params: z.strictObject({ eventId: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/) }),
    body: withReason,
    reply: z.object({ outcome: z.string() }),
  },
  compareBooksOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/books',
    access: 'operator_page',
    act: 'compare_books',
    body: z.strictObject({ days: z.number().int().min(1).max(180), reason }),
    reply: booksReport,
  },
  verifyAuditOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/audit/verify',
    access: 'operator_page',
    act: 'verify_audit',
    body: withReason,
    reply: z.object({ entries: z.number().int(), brokenAt: z.number().int().nullable() }),
  },
  /** Runs a job of the clock once more, as soon as a process is free. */
  runSweep: {
    method: 'POST',
    path: '/api/operator/page/sweeps',
    access: 'operator_page',
    act: 'run_sweep',
    body: z.strictObject({ sweep: z.string().regex(/^[a-z_]{3,60}$/), reason }),
    reply: ok,
  },
  /** What was said in one interview. The audit log has it first, and the candidate is told by mail. */
  readWordsOnOperatorPage: {
    method: 'POST',
    path: '/api/operator/page/interviews/:sessionId/words',
    access: 'operator_page',
    act: 'read_words',
    params: forInterview,
    body: withReason,
    reply: interviewWords,
  },
} as const satisfies Record<string, Endpoint>;
