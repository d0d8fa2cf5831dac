import { z } from 'zod';
import { account } from './account.ts';
import {
  billingAddress,
  billingDocument,
  booksReport,
  checkout,
  documentId,
  lot,
  order,
  orderId,
  stuckOrder,
} from './billing.ts';
import { productIds } from './catalogue.ts';
import { costReport } from './costs.ts';
import { eventIdPattern } from './event-id.ts';
import { delivery, feedback } from './feedback.ts';
import { interviewAims, interviewLimits, interviewSnapshot, silenceSteps } from './interview-events.ts';
import { paths } from './paths.ts';
import { factsEdit, resume, resumeLimits } from './resume.ts';
import { styles } from './styles.ts';
import { heardReply, sayBody, saidReply, speechPlaces } from './speech.ts';
import { followsInTime, heardStretch, spokenInto } from './transcript.ts';

const nothing = z.strictObject({});
const ok = z.object({ ok: z.literal(true) });
/** `session_<uid>_<epoch ms>`: a name, not a secret; every use is authorised by the owner's cookie. */
export const sessionId = z.string().regex(/^session_[A-Za-z0-9]{8,40}_\d{13}$/);
const forInterview = z.strictObject({ sessionId });
const forOrder = z.strictObject({ orderId });
const forDocument = z.strictObject({ documentId });
const reason = z.string().trim().min(3).max(300);
const forResume = z.strictObject({ resumeId: z.string().regex(/^res_[A-Za-z0-9]{16,40}$/) });
const flowId = z.string().regex(/^[A-Za-z0-9_-]{20,64}$/);
/** Which tab holds the pen; a stale one is refused with `interview_open_elsewhere`. */
const leaseId = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/);

const answerGiven = z.strictObject({
  leaseId,
  toTurnId: z.string().regex(/^T\d{2,3}$/),
  text: z.string().trim().min(1).max(interviewLimits.answerChars),
  heard: z.array(heardStretch).max(interviewLimits.heardStretches).refine(followsInTime).default([]),
  spokenInto: spokenInto.strict().optional(),
});

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** `public` routes may be called signed out; `operator` ones carry the operator's bearer token. */
  access: 'public' | 'user' | 'operator';
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The session is looked up by the statement that does the work, not before it: one round trip less on the way of an answer. */
  session?: 'in_statement';
  /** The caller names the request in an Idempotency-Key header: repeating it with the same body has one effect, with another is refused. */
  idempotent?: true;
  /** `stream`: an event stream; `upload`: a multipart body with one file; `redirect`: a browser navigation; `file`: the reply is a file. */
  kind?: 'stream' | 'upload' | 'redirect' | 'file';
  reply: z.ZodType;
};

/** Everything the browser and the server say to each other. The server binds it, the browser calls by it. */
export const endpoints = {
  readMe: {
    method: 'GET',
    path: '/api/me',
    access: 'public',
    reply: z.object({ account: account.nullable() }),
  },
  /** Account changes, live: an event `account` with the new account, or null when the session ended. */
  followMe: {
    method: 'GET',
    path: '/api/me/stream',
    access: 'user',
    kind: 'stream',
    reply: z.object({ account: account.nullable() }),
  },
  readService: {
    method: 'GET',
    path: '/api/service',
    access: 'public',
    reply: z.object({
      production: z.boolean(),
      signIn: z.enum(['google', 'stand_in', 'none']),
      panel: z.enum(['offline', 'model']),
      payments: z.enum(['razorpay', 'stand_in', 'none']),
      /** The gateway's checkout script; null without a gateway. */
      checkoutScript: z.string().nullable(),
      /** Purchases are invoiced with tax, which needs the buyer's state and PIN. */
      taxInvoices: z.boolean(),
      database: z.enum(['postgres', 'embedded']),
      speech: speechPlaces,
      supportEmail: z.string(),
    }),
  },
  /** Opens a sign-in flow; the reply's `url` is where the popup (or the page) goes. */
  beginSignIn: {
    method: 'POST',
    path: '/api/sign-in',
    access: 'public',
    body: z.strictObject({
      display: z.enum(['popup', 'page']),
      returnTo: z.string().max(300).default(paths.interview),
    }),
    reply: z.object({ flowId, url: z.string() }),
  },
  /** What became of a flow; `done` means this browser's cookie is now signed in. */
  readSignIn: {
    method: 'GET',
    path: '/api/sign-in/:flowId',
    access: 'public',
    params: z.strictObject({ flowId }),
    reply: z.object({
      status: z.enum(['pending', 'done', 'failed']),
      message: z.string().nullable(),
      account: account.nullable(),
    }),
  },
  finishSignIn: {
    method: 'GET',
    path: '/api/sign-in/callback',
    access: 'public',
    kind: 'redirect',
    query: z.object({
      state: z.string().max(200).optional(),
      code: z.string().max(4000).optional(),
      error: z.string().max(200).optional(),
      error_description: z.string().max(1000).optional(),
      iss: z.string().max(300).optional(),
    }),
    reply: z.string(),
  },
  signOut: { method: 'POST', path: '/api/sign-out', access: 'user', body: nothing, reply: ok },
  /** Ends every session of the user, this one too. */
  signOutEverywhere: {
    method: 'POST',
    path: '/api/sign-out/everywhere',
    access: 'user',
    body: nothing,
    reply: ok,
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/me/settings',
    access: 'user',
    body: z.strictObject({ notifications: z.boolean(), emailUpdates: z.boolean() }),
    reply: z.object({ account }),
  },

  /** Opens an order, or gives the one of the same product that is still open: an order can be paid once, so two tabs cannot pay twice. */
  createOrder: {
    method: 'POST',
    path: '/api/orders',
    access: 'user',
    idempotent: true,
    body: z.strictObject({ product: z.enum(productIds), billing: billingAddress.optional() }),
    reply: checkout,
  },
  readOrder: {
    method: 'GET',
    path: '/api/orders/:orderId',
    access: 'user',
    params: forOrder,
    reply: order,
  },
  /** Asks the gateway how an order stands, settles what it says, and tells: for a dialog that was closed, which says nothing about the money. */
  checkOrder: {
    method: 'POST',
    path: '/api/orders/:orderId/check',
    access: 'user',
    params: forOrder,
    body: nothing,
    reply: order,
  },
  /** What the checkout handed over on success. It only triggers the check at the gateway; repeatable. */
  verifyPayment: {
    method: 'POST',
    path: '/api/payments/verify',
    access: 'user',
    body: z.strictObject({
      orderId,
      razorpay_payment_id: z.string().regex(/^pay_\w{14,40}$/),
      razorpay_order_id: z.string().regex(/^order_\w{14,40}$/),
      razorpay_signature: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    reply: z.object({ status: z.enum(['success', 'confirming']) }),
  },
  /** What else the checkout said. It is counted and changes nothing that concerns money. */
  reportCheckout: {
    method: 'POST',
    path: '/api/payments/report',
    access: 'user',
    body: z.strictObject({
      orderId,
      outcome: z.enum(['dismissed', 'failed']),
      reason: z
        .string()
        .regex(/^[a-z0-9_]{1,80}$/i)
        .optional(),
    }),
    reply: ok,
  },
  /** Lots and purchases, the newest first. */
  readBilling: {
    method: 'GET',
    path: '/api/billing',
    access: 'user',
    reply: z.object({ lots: z.array(lot), orders: z.array(order) }),
  },
  requestRefund: {
    method: 'POST',
    path: '/api/orders/:orderId/refund',
    access: 'user',
    idempotent: true,
    params: forOrder,
    body: nothing,
    reply: order,
  },
  readDocument: {
    method: 'GET',
    path: '/api/documents/:documentId',
    access: 'user',
    params: forDocument,
    reply: billingDocument,
  },
  downloadDocument: {
    method: 'GET',
    path: '/api/documents/:documentId/pdf',
    access: 'user',
    kind: 'file',
    params: forDocument,
    reply: z.unknown(),
  },

  uploadResume: {
    method: 'POST',
    path: '/api/resumes',
    access: 'user',
    kind: 'upload',
    reply: resume,
  },
  pasteResume: {
    method: 'POST',
    path: '/api/resumes/text',
    access: 'user',
    body: z.strictObject({ text: z.string().min(1).max(resumeLimits.textChars) }),
    reply: resume,
  },
  useSampleResume: {
    method: 'POST',
    path: '/api/resumes/sample',
    access: 'user',
    body: z.strictObject({ sample: z.enum(['experienced', 'fresher']) }),
    reply: resume,
  },
  readLatestResume: {
    method: 'GET',
    path: '/api/resumes/latest',
    access: 'user',
    reply: z.object({ resume: resume.nullable() }),
  },
  confirmFacts: {
    method: 'PUT',
    path: '/api/resumes/:resumeId/facts',
    access: 'user',
    params: forResume,
    body: factsEdit,
    reply: resume,
  },

  /** What the user wrote beside the resume for the interview started last; empty where nothing is left of it. */
  readLastAims: {
    method: 'GET',
    path: '/api/aims/latest',
    access: 'user',
    reply: interviewAims,
  },
  /** Begin Interview: holds one credit. Repeating it while one is being prepared or runs gives that one. */
  beginInterview: {
    method: 'POST',
    path: '/api/interviews',
    access: 'user',
    body: nothing,
    reply: z.object({ sessionId, resumed: z.boolean() }),
  },
  readInterview: {
    method: 'GET',
    path: '/api/interviews/:sessionId',
    access: 'user',
    params: forInterview,
    query: z.strictObject({ lease: leaseId.optional() }),
    reply: interviewSnapshot,
  },
  /** Takes the pen for this tab; `takeOver` takes it from another one. `held` is false when another tab keeps it. */
  takePen: {
    method: 'POST',
    path: '/api/interviews/:sessionId/pen',
    access: 'user',
    params: forInterview,
    body: z.strictObject({ leaseId, takeOver: z.boolean() }),
    reply: z.object({ held: z.boolean() }),
  },
  startInterview: {
    method: 'POST',
    path: '/api/interviews/:sessionId/start',
    access: 'user',
    params: forInterview,
    body: z.strictObject({
      leaseId,
      style: z.enum(styles),
      resumeId: z.string().max(60),
      ...interviewAims.shape,
      consent: z.boolean(),
      adult: z.boolean(),
    }),
    reply: interviewSnapshot,
  },
  /**
   * One answer to one awaited panel turn, with what it was heard as and what it was spoken into where it was spoken. The same `clientTurnId` again is answered once, with
   * the same reply.
   */
  answer: {
    method: 'POST',
    path: '/api/interviews/:sessionId/answers',
    access: 'user',
    session: 'in_statement',
    params: forInterview,
    body: answerGiven.extend({ clientTurnId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/) }),
    reply: z.object({ turnId: z.string(), eventId: z.string() }),
  },
  /** What the candidate has said so far and may be all: the panel makes its reply ready. Nothing of it is kept. */
  prepareReply: {
    method: 'POST',
    path: '/api/interviews/:sessionId/prepared',
    access: 'user',
    params: forInterview,
    body: answerGiven,
    reply: z.object({ prepared: z.boolean() }),
  },
  /** What the candidate does besides answering. `silence` reports seconds without a key stroke or a word; the server checks them by its own clock. */
  signal: {
    method: 'POST',
    path: '/api/interviews/:sessionId/signals',
    access: 'user',
    session: 'in_statement',
    params: forInterview,
    body: z.strictObject({
      leaseId,
      clientTurnId: z.string().regex(/^[A-Za-z0-9_-]{8,64}$/),
      signal: z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('think') }),
        z.strictObject({ kind: z.literal('ask_again') }),
        z.strictObject({ kind: z.literal('soften') }),
        z.strictObject({ kind: z.literal('move_on') }),
        z.strictObject({ kind: z.literal('resume_clock') }),
        z.strictObject({
          kind: z.literal('silence'),
          seconds: z.literal([...silenceSteps.chill, ...silenceSteps.grill]),
        }),
      ]),
    }),
    reply: z.object({ eventId: z.string() }),
  },
  endInterview: {
    method: 'POST',
    path: '/api/interviews/:sessionId/end',
    access: 'user',
    params: forInterview,
    body: nothing,
    reply: z.object({ state: z.enum(['scoring', 'done', 'discarded']) }),
  },
  /** Restart: the interview is discarded, its credit returned, and a new one begun. */
  restartInterview: {
    method: 'POST',
    path: '/api/interviews/:sessionId/restart',
    access: 'user',
    params: forInterview,
    body: nothing,
    reply: z.object({ sessionId, restartsLeft: z.number().int() }),
  },
  /** Turns one stretch of sound into words with the operator's speech service: a wave file, and `names` to listen for as a JSON list. */
  hearSpeech: {
    method: 'POST',
    path: '/api/interviews/:sessionId/heard',
    access: 'user',
    kind: 'upload',
    params: forInterview,
    reply: heardReply,
  },
  /** Turns a sentence of the panel into sound with the operator's speech service. */
  saySentence: {
    method: 'POST',
    path: '/api/interviews/:sessionId/said',
    access: 'user',
    params: forInterview,
    body: sayBody,
    reply: saidReply,
  },
  followInterview: {
    method: 'GET',
    path: '/api/interviews/:sessionId/stream',
    access: 'user',
    kind: 'stream',
    params: forInterview,
    query: z.strictObject({
      after: z.string().regex(eventIdPattern).optional(),
    }),
    reply: z.unknown(),
  },

  listPastInterviews: {
    method: 'GET',
    path: '/api/past-interviews',
    access: 'user',
    reply: z.object({
      completed: z.number().int(),
      remaining: z.number().int(),
      interviews: z.array(
        z.object({
          sessionId,
          timestamp: z.string().nullable(),
          updatedAt: z.string().nullable(),
          style: z.enum(styles),
          avgScore: z.number(),
        }),
      ),
    }),
  },
  /** Opening feedback for the first time sets `counted`; no credit moves. */
  readFeedback: {
    method: 'POST',
    path: '/api/feedback/:sessionId/open',
    access: 'user',
    params: forInterview,
    body: nothing,
    reply: z.object({
      status: z.enum(['ready', 'writing', 'none']),
      feedback: feedback.nullable(),
      /** Scores by topic of the interview before this one, where there was one. */
      previous: z
        .object({
          avgScore: z.number(),
          topics: z.record(z.string(), z.number().nullable()),
          delivery: delivery.nullable(),
        })
        .nullable(),
      /** How it sounded, where it was spoken. */
      delivery: delivery.nullable(),
      progress: z.object({ done: z.number().int(), of: z.number().int() }).nullable(),
    }),
  },

  /** Walks the hash chain of the audit log; `brokenAt` is the first entry that does not fit, null when all do. */
  verifyAudit: {
    method: 'GET',
    path: '/api/operator/audit',
    access: 'operator',
    reply: z.object({ entries: z.number().int(), brokenAt: z.number().int().nullable() }),
  },
  /** What language models took in the last `days` of India's calendar, or in one interview whenever it was. */
  readCosts: {
    method: 'GET',
    path: '/api/operator/costs',
    access: 'operator',
    query: z.strictObject({
      days: z.coerce.number().int().min(1).max(92).default(7),
      interview: sessionId.optional(),
    }),
    reply: costReport,
  },
  grantInterviews: {
    method: 'POST',
    path: '/api/operator/grants',
    access: 'operator',
    body: z.strictObject({
      email: z.email().max(254),
      interviews: z.number().int().min(1).max(100),
      reason,
    }),
    reply: z.object({ uid: z.string(), remaining: z.number().int(), expiresAt: z.string() }),
  },
  /**
   * Orders that may be paid and are not settled after fifteen minutes, those with a mismatch, refunds that do not end, how many webhooks wait, and how
   * far the clocks are apart when money jobs stand still for it.
   */
  listStuckOrders: {
    method: 'GET',
    path: '/api/operator/orders/stuck',
    access: 'operator',
    reply: z.object({
      orders: z.array(stuckOrder),
      unprocessedWebhooks: z.number().int(),
      clocksApartSeconds: z.number().int().nullable(),
    }),
  },
  /** Asks the gateway about an order once more and settles what it says. */
  resettleOrder: {
    method: 'POST',
    path: '/api/operator/orders/:orderId/resettle',
    access: 'operator',
    params: forOrder,
    body: z.strictObject({ reason }),
    reply: z.object({ before: z.string(), after: z.string() }),
  },
  /** Refunds an order in full, whatever its age, and takes back what is unused. */
  refundOrder: {
    method: 'POST',
    path: '/api/operator/orders/:orderId/refund',
    access: 'operator',
    params: forOrder,
    body: z.strictObject({ reason }),
    reply: z.object({ amountPaise: z.number().int(), revoked: z.number().int() }),
  },
  /** Settles what the gateway knows of every payment and refund since a time, orders that we lost with a restored backup included. */
  reconcileSince: {
    method: 'POST',
    path: '/api/operator/reconcile',
    access: 'operator',
    body: z.strictObject({ since: z.iso.datetime() }),
    reply: z.object({
      payments: z.number().int(),
      refunds: z.number().int(),
      credited: z.array(z.string()),
      recreated: z.array(z.string()),
      /** Document numbers that may stand on documents of the lost time and are given to no other. */
      cancelled: z.array(z.object({ series: z.string(), from: z.number().int(), to: z.number().int() })),
      unknown: z.array(
        z.object({ gatewayId: z.string(), why: z.enum(['not_ours', 'no_notes', 'user_unknown']) }),
      ),
    }),
  },
  /** Signed webhooks that could not be processed and wait for the operator. */
  listWebhooksSetAside: {
    method: 'GET',
    path: '/api/operator/webhooks',
    access: 'operator',
    reply: z.object({
      webhooks: z.array(z.object({ eventId: z.string(), receivedAt: z.string(), reason: z.string() })),
    }),
  },
  /** Processes one of them once more. */
  retryWebhook: {
    method: 'POST',
    path: '/api/operator/webhooks/:eventId/retry',
    access: 'operator',
    params: z.strictObject({ eventId: z.string().regex(/^[A-Za-z0-9_-]{1,100}$/) }),
    body: z.strictObject({ reason }),
    reply: z.object({ outcome: z.string() }),
  },
  /** Compares the gateway's books with ours over the last `days` days. */
  compareBooks: {
    method: 'GET',
    path: '/api/operator/books',
    access: 'operator',
    query: z.strictObject({ days: z.coerce.number().int().min(1).max(180).default(35) }),
    reply: booksReport,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
export type ReplyOf<N extends EndpointName> = z.infer<(typeof endpoints)[N]['reply']>;
export type BodyOf<N extends EndpointName> = (typeof endpoints)[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
export type ParamsOf<N extends EndpointName> = (typeof endpoints)[N] extends {
  params: infer P extends z.ZodType;
}
  ? z.input<P>
  : undefined;
