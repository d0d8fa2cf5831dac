import { createHash } from 'node:crypto';
import { noticeVersion } from '#contract/consents.ts';
import fastify from 'fastify';
import type { PaymentGateway } from '#server/billing/payment-gateway.ts';
import type { Database } from '#server/platform/database/database.ts';
import { beginSignIn } from '#server/accounts/begin-sign-in.ts';
import { findSession } from '#server/accounts/find-session.ts';
import { finishSignIn } from '#server/accounts/finish-sign-in.ts';
import type { IdentityProvider } from '#server/accounts/google/identity-provider.ts';
import { readAccount } from '#server/accounts/read-account.ts';
import { sweepSignIns } from '#server/accounts/sweep-sign-ins.ts';
import type { BillingParts } from '#server/billing/billing-parts.ts';
import { billingQueues } from '#server/billing/billing-queues.ts';
import { driveRefunds } from '#server/billing/drive-refunds.ts';
import { expireLots } from '#server/billing/expire-lots.ts';
import { forgetOldNews } from '#server/billing/forget-old-news.ts';
import { processLeftOver, processWebhook } from '#server/billing/process-webhook.ts';
import { readBilling } from '#server/billing/read-billing.ts';
import { receiveWebhook } from '#server/billing/receive-webhook.ts';
import { reconcileOrders } from '#server/billing/reconcile-orders.ts';
import { remindOfExpiry } from '#server/billing/remind-of-expiry.ts';
import { findStuckScoring, findTold } from '#server/feedback/feedback-store.ts';
import { openFeedback } from '#server/feedback/open-feedback.ts';
import { listPastInterviews } from '#server/feedback/list-past-interviews.ts';
import { createOfflineSpeaker } from '#server/interviewer/offline-speaker.ts';
import { sweepSpending } from '#server/interviewer/spending/sweep-spending.ts';
import { beginInterview } from '#server/interviews/begin-interview.ts';
import { endInterview } from '#server/interviews/end-interview.ts';
import { scoringQueue } from '#server/interviews/finish-interview.ts';
import { LiveInterviews } from '#server/interviews/live-interviews.ts';
import { recordAnswer } from '#server/interviews/record-answer.ts';
import { startInterview } from '#server/interviews/start-interview.ts';
import { sweepInterviews } from '#server/interviews/sweep-interviews.ts';
import { takePen } from '#server/interviews/take-pen.ts';
import { mailQueue } from '#server/mail/queue-mail.ts';
import { createAuditLog } from '#server/operations/audit-log.ts';
import { endOldAudit } from '#server/operations/end-old-audit.ts';
import { measureService } from '#server/operations/measure-service.ts';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { sweepExports } from '#server/privacy/export/sweep-exports.ts';
import { sweepPrivacy } from '#server/privacy/sweep-privacy.ts';
import { sweepCallCounts } from '#server/platform/http/call-counts.ts';
import { sha256 } from '#server/platform/ids.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Jobs } from '#server/platform/jobs.ts';
import { Metrics } from '#server/platform/metrics/metrics.ts';
import type { Parts } from '#server/platform/parts.ts';

/** A user of the sample and what is theirs. */
type Person = { uid: string; token: string; resumeId: string; pastSession: string; orderAtGateway: string };

const md5 = (text: string): string => createHash('md5').update(text).digest('hex');

/** The names that `fill-database.ts` gave the n-th user's things. */
export function personOf(n: number): Person {
  const uid = md5(`u${n}`).slice(0, 28);
  return {
    uid,
    token: `bench-${n}`,
    resumeId: `res_${md5(`res_${n}`).slice(0, 22)}`,
    pastSession: `session_${uid}_${1_700_000_000_000 + n * 1000 + 1}`,
    orderAtGateway: `order_${md5(`order_${-n}`).slice(0, 14)}`,
  };
}

/** What is done and measured, one after another: for a person of the sample who did what stands before it, or for everybody. */
export type Work = {
  name: string;
  /** A `batch` reads hundreds or thousands of rows in one go, which in a small table is dearer by an index than reading it whole. */
  kind: 'request' | 'sweep' | 'batch';
  run: (person: Person, n: number) => Promise<unknown>;
};

const answer =
  'I moved the dies nearer to the line and measured six weeks before and after; the changeover came down from 48 to 19 minutes.';
const leaseId = 'lease-of-the-bench';

/** No order of the sample is due, and every webhook says whose it is: nobody asks it. */
const askNobody = async (): Promise<never> => {
  throw new Error('The bench has no gateway to ask.');
};
const silentGateway: PaymentGateway = {
  publicKey: 'rzp_test_bench',
  createOrder: askNobody,
  findOrder: askNobody,
  readOrder: askNobody,
  paymentsOf: askNobody,
  readPayment: askNobody,
  refund: askNobody,
  readRefund: askNobody,
  refundsOf: askNobody,
  paymentsBetween: askNobody,
  refundsBetween: askNobody,
};

/** Says who signs in without asking anybody: what is measured is ours. */
function providerOf(n: number): IdentityProvider {
  return {
    authorizationUrl: async (_redirectUri, { state }) =>
      new URL(`https://accounts.example.com/?state=${state}`),
    identify: async () => ({
      issuer: 'https://accounts.google.com',
      subject: String(n * 104_729).padStart(21, '1'),
      email: `user.${n}@example.com`,
      displayName: `User ${n}`,
      photoURL: null,
    }),
  };
}

function capturedPayment({ orderAtGateway }: Person, n: number): Buffer {
  const createdAt = Math.floor(Date.now() / 1000);
  const entity = {
    id: `pay_${md5(`new${n}`).slice(0, 14)}`,
    entity: 'payment',
    order_id: orderAtGateway,
    amount: 99_900,
    currency: 'INR',
    status: 'captured',
    amount_refunded: 0,
    method: 'upi',
    error_reason: null,
    created_at: createdAt,
  };
  const event = {
    entity: 'event',
    account_id: 'acc_bench',
    event: 'payment.captured',
    contains: ['payment'],
  };
  return Buffer.from(JSON.stringify({ ...event, payload: { payment: { entity } }, created_at: createdAt }));
}

/** Mails of the sample lie in no folder. */
const mailer = { forget: async () => undefined };

/** Lets a sweep that asks before each batch do one of each kind. */
function oneBatch(): () => boolean {
  let asked = 0;
  return () => asked++ % 2 === 1;
}

/** The use cases of the service on one database, in the order they are done in. */
export async function workOn(database: Database, jobs: Jobs): Promise<Work[]> {
  const { log } = fastify({ logger: { level: 'fatal' } });
  const parts: Pick<Parts, 'database' | 'clock' | 'jobs' | 'log' | 'metrics'> = {
    database,
    clock: systemClock,
    jobs,
    log,
    metrics: new Metrics(),
  };
  const audit = createAuditLog(parts);
  const letterhead = { publicUrl: 'https://hotseat.example', supportEmail: 'support@hotseat.example' };
  const seller = {
    name: 'Hotseat',
    address: null,
    gstin: null,
    sac: '999293',
    email: 'support@hotseat.example',
    grievanceOfficer: null,
  };
  const billing: BillingParts = { ...parts, gateway: silentGateway, seller, letterhead, audit };
  const interviews = new LiveInterviews(parts);
  const notice = { version: noticeVersion, model: null, firstName: false, hearing: null, speaking: null };
  const conducting = { ...parts, interviews, notice, speaker: createOfflineSpeaker(0) };
  for (const name of [billingQueues.processWebhook, scoringQueue, mailQueue])
    await jobs.work({ name, retryLimit: 1, retryDelaySeconds: 1, expireInSeconds: 60 }, async () => {});
  const running = new Map<string, string>();
  const sessionOf = ({ uid }: Person): string => running.get(uid) ?? '';
  const panelDone = (person: Person): Promise<void> =>
    interviews.of(sessionOf(person)).inTurn(async () => {});
  const turn = async (person: Person, clientTurnId: string): Promise<void> => {
    await panelDone(person);
    const sessionId = sessionOf(person);
    const asked = interviews.of(sessionId).log.state.turns.findLast((one) => one.role === 'panel');
    const given = { caller: { sessionHash: sha256(person.token) }, sessionId, leaseId, clientTurnId };
    await recordAnswer(conducting, { ...given, toTurnId: asked?.id ?? '', text: answer, heard: [] });
    await panelDone(person);
  };
  const deliver = async (person: Person, n: number): Promise<void> => {
    const eventId = `evt_bench_${n}`;
    await receiveWebhook(parts, { eventId, body: capturedPayment(person, n) });
    await processWebhook(billing, eventId);
  };
  const request = (name: string, run: Work['run']): Work => ({ name, kind: 'request', run });
  const sweep = (name: string, run: () => Promise<unknown>): Work => ({ name, kind: 'sweep', run });
  return [
    request('sign in', (_person, n) => signIn(parts, audit, n)),
    request('account (readMe)', async ({ uid, token }) => [
      await findSession(parts, token),
      await readAccount(parts, uid),
    ]),
    request('past interviews', ({ uid }) => listPastInterviews(parts, { uid })),
    request('open feedback', ({ uid, pastSession: sessionId }) => openFeedback(parts, { uid, sessionId })),
    request('billing page', ({ uid }) => readBilling(parts, uid)),
    request('begin interview', async (person) => {
      const { sessionId } = await beginInterview(parts, { uid: person.uid });
      running.set(person.uid, sessionId);
    }),
    request('start interview', async (person) => {
      const { uid, resumeId } = person;
      const ids = { uid, sessionId: sessionOf(person), leaseId };
      await takePen(parts, { ...ids, takeOver: true });
      const aims = { statement: '', targetSchools: [] };
      await startInterview(conducting, { ...ids, ...aims, style: 'chill', resumeId });
      await panelDone(person);
    }),
    request('turn (answer and reply)', (person) => turn(person, 'client-turn-1')),
    request('next turn', (person) => turn(person, 'client-turn-2')),
    request('end interview', async (person) => {
      await endInterview(conducting, { uid: person.uid, sessionId: sessionOf(person) });
      await panelDone(person);
    }),
    request('what scoring reads of earlier feedback', ({ uid, pastSession: sessionId }) =>
      database.read(async (tx) => findTold(tx, { uid, sessionId })),
    ),
    request('webhook, taken in and settled', deliver),
    sweep('sweep: sign-ins', () => sweepSignIns(parts)),
    sweep('sweep: call counts', () => sweepCallCounts({ database })),
    sweep('sweep: interviews', () => sweepInterviews(conducting)),
    sweep('sweep: stuck scoring', () => database.read((tx) => findStuckScoring(tx, 'interview', new Date()))),
    sweep('sweep: model spending', () => sweepSpending(parts)),
    sweep('sweep: lapses', () => expireLots(billing)),
    sweep('sweep: reminders', () => remindOfExpiry(billing)),
    sweep('sweep: orders', () => reconcileOrders(billing)),
    sweep('sweep: refunds', () => driveRefunds(billing)),
    sweep('sweep: webhooks left over', () => processLeftOver(billing)),
    sweep('sweep: old news', () => forgetOldNews(parts)),
    {
      name: 'sweep: what had its time, a batch each',
      kind: 'batch',
      run: () => sweepPrivacy({ ...parts, mailer }, oneBatch()),
    },
    sweep('sweep: accounts to be erased', () => eraseDueAccounts({ ...parts, audit, mailer }, () => true)),
    sweep('sweep: copies', () => sweepExports(parts)),
    { name: 'sweep: audit log', kind: 'batch', run: () => endOldAudit({ ...parts, audit }) },
    sweep('figures of the minute', () => measureService(parts)),
  ];
}

async function signIn(
  parts: Pick<Parts, 'database' | 'clock'>,
  audit: BillingParts['audit'],
  n: number,
): Promise<void> {
  const deps = { ...parts, provider: providerOf(n), operators: new Map(), audit };
  const redirectUri = 'https://hotseat.example/api/sign-in/callback';
  const { url, flowToken } = await beginSignIn(deps, {
    audience: 'candidate',
    display: 'popup',
    returnTo: '/',
    redirectUri,
    flowToken: null,
  });
  const state = new URL(url).searchParams.get('state');
  const outcome = await finishSignIn(deps, {
    callback: new URL(redirectUri),
    state,
    flowToken,
    sessionToken: null,
    operatorToken: null,
  });
  if (outcome.kind !== 'signed_in') throw new Error(`Signing in came to ${outcome.kind}.`);
}
