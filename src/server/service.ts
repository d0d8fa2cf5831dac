import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { AccountChanges } from './accounts/account-changes.ts';
import { createBrowserCookies } from './accounts/browser-cookies.ts';
import { isOurCallback } from './accounts/callback-origin.ts';
import { createGoogleClient, googleIssuer } from './accounts/google/google-client.ts';
import type { LocalGoogle } from '#server/stand-ins/google/local-google.ts';
import { accountRoutes, createFindUser, createSessionHashOf } from './accounts/routes.ts';
import { sweepCallCounts } from './platform/http/call-counts.ts';
import { sweepSignIns } from './accounts/sweep-sign-ins.ts';
import { assembleApp, createApp } from './app.ts';
import type { BillingParts } from './billing/billing-parts.ts';
import { attachDocument } from './billing/documents/attach-document.ts';
import { documentRoutes } from './billing/documents/document-routes.ts';
import { startMail } from './mail/start-mail.ts';
import { openGateway } from './billing/open-gateway.ts';
import { billingRoutes } from './billing/routes.ts';
import { startBilling } from './billing/start-billing.ts';
import { webhookRoute } from './billing/webhook-route.ts';
import type { Config } from '#server/config/config.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { startScoring } from './feedback/start-scoring.ts';
import { openScoringThread } from './feedback/work-aside.ts';
import { openInterviewer, type PanelInUse } from './interviewer/open-interviewer.ts';
import { createPreparedSpeaker } from './interviewer/prepared-speaker.ts';
import { sweepSpending } from './interviewer/spending/sweep-spending.ts';
import { listenForInterviewNews } from './interviews/interview-news.ts';
import { LiveInterviews } from './interviews/live-interviews.ts';
import { interviewRoutes } from './interviews/routes.ts';
import { sweepInterviews } from './interviews/sweep-interviews.ts';
import { createAuditLog } from './operations/audit-log.ts';
import { openOperatorAccess } from './operations/operator-access.ts';
import { operationsRoutes } from './operations/routes.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { prepareDirectory } from './platform/database/directory-lock.ts';
import { type ArrivalLimits, arrivalLimits } from './platform/http/refused-early.ts';
import { EventStreams } from './platform/http/event-stream.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { openMailer } from './mail/open-mailer.ts';
import { createMoneyTime } from './platform/money-time.ts';
import type { Parts } from './platform/parts.ts';
import { readDatabaseTime, SharedClock } from './platform/shared-clock.ts';
import { listenError } from './platform/start-error.ts';
import { ResumeParser } from './resumes/parse-resume-file.ts';
import { resumeRoutes } from './resumes/routes.ts';
import { serviceRoutes } from './service-routes.ts';
import { openSpeech, type SpeechInUse } from './speech/open-speech.ts';
import { speechRoutes } from './speech/routes.ts';

/** The panel's pace without a model: about as fast as a person reads. */
const offlineWordMs = 24;

/** How long requests under way may take to end when the service closes. */
const drainMs = 3_000;

type ServiceOptions = {
  /** The project's folder: migrations and built pages are found in it. */
  root: string;
  /** The time of all processes in a test; without it the database's. */
  clock?: Clock;
  /** This process's own clock in a test that sets it wrong; without it `clock`, or the machine's. */
  processClock?: Clock;
  /** False serves the API without built pages. */
  pages?: boolean;
  wordMs?: number;
  /** How long requests may take to arrive. */
  arrival?: ArrivalLimits;
};

/** A running service. `address` is where it listens, `panel` and `speech` what was found of its models. */
export type Service = {
  address: string;
  parts: Parts;
  panel: PanelInUse;
  speech: SpeechInUse;
  close(): Promise<void>;
};

/** What is closed again, newest first. */
class Closing {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.unshift(step);
  }

  async run(): Promise<void> {
    for (const step of this.#steps.splice(0)) await step();
  }
}

/** Starts everything `config` asks for. When a part cannot start, those already started are closed again and its error is thrown. */
export async function startService(config: Config, options: ServiceOptions): Promise<Service> {
  const closing = new Closing();
  try {
    return await start(config, options, closing);
  } catch (error) {
    await closing.run();
    throw error;
  }
}

async function start(config: Config, options: ServiceOptions, closing: Closing): Promise<Service> {
  const arrival = options.arrival ?? arrivalLimits;
  const app = createApp(config, arrival);
  closing.add(() => app.close());
  prepareDirectory(resolve(config.dataDir));
  const serving = Promise.withResolvers<void>();
  const scoringThread = openScoringThread();
  closing.add(() => scoringThread.close());
  const { database, jobs } = await openDatabase(config, options.root, app, closing, serving.promise);
  const streams = new EventStreams();
  const timeOfDatabase = (): Promise<Date> =>
    options.clock ? Promise.resolve(options.clock.now()) : readDatabaseTime(database);
  const clock = options.clock ?? (await followDatabase(timeOfDatabase, closing));
  const parts: Parts = { database, clock, jobs, streams, log: app.log };
  const cookies = createBrowserCookies(config.publicUrl.startsWith('https://'));
  const sessionHashOf = createSessionHashOf(cookies);
  const changes = await AccountChanges.start(database);
  closing.add(() => changes.stop());
  const audit = createAuditLog(parts);
  const operator = openOperatorAccess(config.dataDir);
  const interviewer = await openInterviewer(parts, config.panel, {
    root: options.root,
    readTopic: (topic) => scoringThread.do('read', topic),
    wordMs: options.wordMs ?? offlineWordMs,
  });
  closing.add(() => interviewer.close());
  const speech = await openSpeech(parts, config.speech);
  let listeningOn: string | null = null;
  const opened = await openGateway(config.payments, {
    registerFile: resolve(config.dataDir, 'local-razorpay.json'),
    webhookUrl: () => listeningOn && `${listeningOn}/webhooks/razorpay`,
  });
  closing.add(() => opened.close());
  const { publicUrl, seller } = config;
  const letterhead = { publicUrl, supportEmail: seller.email };
  const billing: BillingParts = { ...parts, gateway: opened.gateway, seller, letterhead, audit };
  const processClock = options.processClock ?? options.clock ?? systemClock;
  const moneyTime = createMoneyTime({ processClock, log: app.log }, timeOfDatabase);
  await startBilling(billing, moneyTime);
  await startMail({
    ...parts,
    mailer: openMailer(config.mail, resolve(config.dataDir, 'outbox')),
    attachmentOf: (documentId) => attachDocument(parts, documentId),
  });
  const interviews = new LiveInterviews(parts);
  const conducting = { ...parts, interviews, speaker: createPreparedSpeaker(interviewer.speaker) };
  const stopNews = await listenForInterviewNews(conducting);
  closing.add(stopNews);
  await startScoring({ ...parts, letterhead, assessor: interviewer.assessor, place: scoringThread });
  await startSweeps(parts, conducting);

  let stopping = false;
  await assembleApp(app, {
    config,
    parts,
    findUser: createFindUser({ ...parts, cookies }),
    sessionHashOf,
    requireOperator: (request) => operator.requireOperator(request),
    routes: [
      serviceRoutes(config, opened.checkoutScript, speech.places),
      accountRoutes({
        ...parts,
        config,
        cookies,
        provider: await signInProvider(config, closing),
        changes,
        audit,
      }),
      billingRoutes({ ...billing, signatureHolds: opened.signatureHolds }),
      documentRoutes(parts),
      webhookRoute({ ...parts, secrets: opened.webhookSecrets, accountId: opened.accountId }),
      resumeRoutes({ ...parts, parser: new ResumeParser() }),
      interviewRoutes({ ...conducting, changes, sessionHashOf }),
      speechRoutes({ ...parts, speech }),
      feedbackRoutes(parts),
      operationsRoutes({
        ...billing,
        moneyTime,
        budgets: config.panel.kind === 'model' ? config.panel.budgets : null,
        speechBudgets: config.speech.kind === 'service' ? config.speech.budgets : null,
      }),
    ],
    distFolder: options.pages === false ? null : join(options.root, 'dist'),
    gatewaySources: opened.sources,
    isStopping: () => stopping,
    arrival,
  });
  const address = await app.listen({ host: config.host, port: config.port }).catch((error: unknown) => {
    throw listenError(config.port, 'PORT', error);
  });
  listeningOn = address;
  serving.resolve();
  // First of all steps: nobody is served while the parts under the application close.
  closing.add(async () => {
    stopping = true;
    streams.closeAll();
    const impatient = setTimeout(() => app.server.closeAllConnections(), drainMs);
    await app.close();
    clearTimeout(impatient);
  });
  return { address, parts, panel: interviewer.inUse, speech: speech.inUse, close: () => closing.run() };
}

async function followDatabase(timeOfDatabase: () => Promise<Date>, closing: Closing): Promise<SharedClock> {
  const clock = await SharedClock.start(timeOfDatabase);
  closing.add(clock.keepFollowing());
  return clock;
}

async function openDatabase(
  config: Config,
  root: string,
  app: FastifyInstance,
  closing: Closing,
  serving: Promise<void>,
): Promise<{ database: Database; jobs: Jobs }> {
  const migrations = join(root, 'migrations');
  const onError = (error: Error): void =>
    app.log.warn({ err: error }, 'the database connection or its jobs failed');
  const works = config.role !== 'web';
  if (config.database.kind === 'postgres') {
    const { url } = config.database;
    const { openPostgresDatabase } = await import('./platform/database/postgres-database.ts');
    const database = await openPostgresDatabase(url, migrations, onError);
    closing.add(() => database.close());
    const jobs = await startJobs({ kind: 'postgres', connectionString: url }, works, onError, serving);
    closing.add(() => jobs.stop());
    return { database, jobs };
  }
  const { openEmbeddedDatabase } = await import('./platform/database/embedded-database.ts');
  const database = await openEmbeddedDatabase(resolve(config.dataDir), migrations);
  closing.add(() => database.close());
  const jobs = await startJobs({ kind: 'embedded', pglite: database.pglite }, works, onError, serving);
  closing.add(() => jobs.stop());
  return { database, jobs };
}

async function signInProvider(config: Config, closing: Closing) {
  const { signIn, publicUrl } = config;
  if (signIn.kind === 'google') {
    const { clientId, clientSecret } = signIn;
    return createGoogleClient({ issuer: googleIssuer, clientId, clientSecret });
  }
  const { standInClient } = await import('#server/stand-ins/google/local-google.ts');
  const issuer = signIn.issuer ?? (await openStandIn(signIn.port, publicUrl, closing)).issuer;
  return createGoogleClient({ issuer, ...standInClient });
}

async function openStandIn(port: number, publicUrl: string, closing: Closing): Promise<LocalGoogle> {
  const { startLocalGoogle } = await import('#server/stand-ins/google/local-google.ts');
  const mayReturnTo = (uri: string): boolean => isOurCallback(publicUrl, uri);
  const standIn = await startLocalGoogle({ port, mayReturnTo }).catch((error: unknown) => {
    throw listenError(port, 'LOCAL_GOOGLE_PORT', error);
  });
  closing.add(() => standIn.close());
  return standIn;
}

async function startSweeps(parts: Parts, conducting: Parameters<typeof sweepInterviews>[0]): Promise<void> {
  await parts.jobs.every('sweep_interviews', '* * * * *', async () => {
    await sweepInterviews(conducting);
    conducting.interviews.forgetIdle();
  });
  await parts.jobs.every('sweep_sign_ins', '17 * * * *', () => sweepSignIns(parts));
  await parts.jobs.every('sweep_call_counts', '*/10 * * * *', () => sweepCallCounts(parts));
  await parts.jobs.every('sweep_model_spending', '*/5 * * * *', async () => {
    await sweepSpending(parts);
  });
}
