import { join, resolve } from 'node:path';
import { AccountChanges } from './accounts/account-changes.ts';
import { createBrowserCookies } from './accounts/browser-cookies.ts';
import { createRequirePageOperator, operatorSignInRoutes } from './accounts/operators/routes.ts';
import { accountRoutes, createFindUser, createSessionHashOf } from './accounts/routes.ts';
import { assembleApp, createApp } from './app.ts';
import type { BillingParts } from './billing/billing-parts.ts';
import { documentRoutes } from './billing/documents/document-routes.ts';
import { openGateway } from './billing/open-gateway.ts';
import { billingRoutes } from './billing/routes.ts';
import { startBilling } from './billing/start-billing.ts';
import { webhookRoute } from './billing/webhook-route.ts';
import type { Config } from '#server/config/config.ts';
import { Closing } from './closing.ts';
import { Leaving } from './leaving.ts';
import { rowsInUse } from './describe-parts.ts';
import { openDatabase } from './open-database.ts';
import { openSignIn } from './sign-in-provider.ts';
import { startDrillScoring } from './drills/start-drill-scoring.ts';
import { startScoring } from './feedback/start-scoring.ts';
import { askOnce } from './insight/ask-for-again.ts';
import { drillFigures, takenHomeRoutes } from './taken-home.ts';
import { startReminders } from './reminders/start-reminders.ts';
import { startInsight } from './insight/start-insight.ts';
import type { WorkPlace } from './feedback/scoring-work.ts';
import { openScoringThread } from './feedback/work-aside.ts';
import { openInterviewer, type PanelInUse } from './interviewer/open-interviewer.ts';
import { createPreparedSpeaker } from './interviewer/prepared-speaker.ts';
import { listenForInterviewNews } from './interviews/interview-news.ts';
import { LiveInterviews } from './interviews/live-interviews.ts';
import { resumeAfterStart } from './interviews/sweep-interviews.ts';
import { interviewRoutes, restartRoute } from './interviews/routes.ts';
import { createAuditLog } from './operations/audit-log.ts';
import { metricsRoutes } from './operations/metrics-routes.ts';
import { openOperatorAccess } from './operations/operator-access.ts';
import { backupRoutes } from './operations/backups/routes.ts';
import { type MetricsParts, readMetrics } from './operations/read-metrics.ts';
import { demoRoutes } from './operations/demo/demo-routes.ts';
import { startDemoSchool } from './operations/demo-school/demo-school-routes.ts';
import { operatorPageRoutes } from './operations/page/routes.ts';
import { operationsRoutes } from './operations/routes.ts';
import { readAppVersion } from './platform/app-version.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { prepareDirectory } from './platform/database/directory-lock.ts';
import { type ArrivalLimits, arrivalLimits } from './platform/http/refused-early.ts';
import { EventStreams } from './platform/http/event-stream.ts';
import { openMailer } from './mail/open-mailer.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { serveMetrics } from './platform/metrics/metrics-server.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { startPrivacy } from './privacy/start-privacy.ts';
import { onceWritten } from './platform/tombstones/once-written.ts';
import { openTombstoneFile } from './platform/tombstones/tombstone-file.ts';
import { endOldAudit } from './operations/end-old-audit.ts';
import { contactOf, noticeInForce } from './notice-in-force.ts';
import { openTracing } from './platform/tracing/open-tracing.ts';
import { createSchoolProviders } from './accounts/open-id/school-provider.ts';
import { openSealing } from './platform/sealing.ts';
import { createMoneyTime } from './platform/money-time.ts';
import type { PulseLimits } from './platform/database/database-pulse.ts';
import type { Neighbours } from './platform/neighbours.ts';
import type { Parts } from './platform/parts.ts';
import { readDatabaseTime, SharedClock } from './platform/shared-clock.ts';
import { listenError } from './platform/start-error.ts';
import { exportRoutes } from './privacy/export/routes.ts';
import { startExports } from './privacy/export/start-exports.ts';
import { consentRoutes } from './privacy/consents/consent-routes.ts';
import { limitsInUse } from './resumes/parser/parser-process.ts';
import { breachRoutes } from './privacy/breaches/breach-routes.ts';
import { grievanceRoutes } from './privacy/grievances/grievance-routes.ts';
import { startDailyPrivacy } from './privacy/start-daily-privacy.ts';
import { ResumeParser } from './resumes/parse-resume-file.ts';
import { resumeRoutes } from './resumes/routes.ts';
import { createRequireApiKey } from './schools/api-keys/require-api-key.ts';
import { createRequireMember } from './schools/members/require-member.ts';
import { schoolRoutes } from './schools/routes.ts';
import { frontDoors } from './schools/front-door/front-doors.ts';
import { startSchools } from './schools/start-schools.ts';
import { startSittings } from './schools/sittings/start-sittings.ts';
import { serviceRoutes } from './service-routes.ts';
import { startMailOfRooms } from './start-mail-of-rooms.ts';
import { startSweeps } from './start-sweeps.ts';
import { openSpeech, type SpeechInUse } from './speech/open-speech.ts';
import { speechRoutes } from './speech/routes.ts';

/** The panel's pace without a model: about as fast as a person reads. */
const offlineWordMs = 24;

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
  /** When a database that does not answer is called silent. */
  pulseLimits?: PulseLimits;
  /** What the services of a test's process share and none of them closes: where code thinks, and who reads resumes. */
  shared?: { thinking: WorkPlace; parser: ResumeParser };
  /** The other processes behind the same port. */
  neighbours?: Neighbours | null;
  /** Which of them this one is, from 0: its metrics carry the number, and their own port lies so many above. */
  place?: number;
};

/** A running service. `address` is where it listens, `panel` and `speech` what was found of its models. */
export type Service = {
  address: string;
  parts: Parts;
  panel: PanelInUse;
  speech: SpeechInUse;
  close(): Promise<void>;
};

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

function openThinking(closing: Closing): WorkPlace {
  const thread = openScoringThread();
  closing.add(() => thread.close());
  return thread;
}

type ParserParts = { clock: Clock; config: Config; options: ServiceOptions; closing: Closing };

function openParser({ clock, config, options, closing }: ParserParts): ResumeParser {
  const { webProcesses } = config;
  const neighbours = webProcesses > 1 ? options.neighbours : null;
  const parser = new ResumeParser({ clock, webProcesses, neighbours });
  closing.add(() => parser.close());
  return parser;
}

async function start(config: Config, options: ServiceOptions, closing: Closing): Promise<Service> {
  const arrival = options.arrival ?? arrivalLimits;
  const app = createApp(config, arrival);
  closing.add(() => app.close());
  prepareDirectory(resolve(config.dataDir));
  const serving = Promise.withResolvers<void>();
  const thinking = options.shared?.thinking ?? openThinking(closing);
  const place = options.place ?? 0;
  const tracing = await openTracing(config.tracing, String(place));
  closing.add(() => tracing.close());
  const metrics = new Metrics(String(place), tracing);
  const { root, pulseLimits } = options;
  const start = { root, log: app.log, metrics, serving: serving.promise, pulseLimits };
  const { database, jobs, gate } = await openDatabase(config, start, closing);
  const streams = new EventStreams();
  const timeOfDatabase = (): Promise<Date> =>
    options.clock ? Promise.resolve(options.clock.now()) : readDatabaseTime(database);
  const clock = options.clock ?? (await followDatabase(timeOfDatabase, closing));
  const parts: Parts = { database, clock, jobs, streams, log: app.log, metrics };
  const cookies = createBrowserCookies(config.publicUrl.startsWith('https://'));
  const sessionHashOf = createSessionHashOf(cookies);
  const changes = await AccountChanges.start(database);
  closing.add(() => changes.stop());
  const audit = createAuditLog(parts);
  const operator = openOperatorAccess(config.dataDir);
  const interviewer = await openInterviewer(parts, config.panel, {
    root: options.root,
    readTopic: (topic) => thinking.do('read', topic),
    wordMs: options.wordMs ?? offlineWordMs,
  });
  closing.add(() => interviewer.close());
  const speech = await openSpeech(parts, config.speech);
  const notice = noticeInForce(config.panel, speech.places);
  let listeningOn: string | null = null;
  const opened = await openGateway(config.payments, {
    registerFile: resolve(config.dataDir, 'local-razorpay.json'),
    webhookUrl: () => listeningOn && `${listeningOn}/webhooks/razorpay`,
  });
  closing.add(() => opened.close());
  const { publicUrl, addresses, seller, operators } = config;
  const letterhead = { publicUrl, supportEmail: seller.email };
  const billing: BillingParts = { ...parts, gateway: opened.gateway, seller, letterhead, audit };
  const processClock = options.processClock ?? options.clock ?? systemClock;
  const moneyTime = createMoneyTime({ processClock, log: app.log }, timeOfDatabase);
  await startBilling(billing, moneyTime);
  const mailer = openMailer(config.mail, resolve(config.dataDir, 'outbox'));
  await startMailOfRooms({ ...parts, mailer, publicUrl });
  const interviews = new LiveInterviews(parts, config.webProcesses > 1 ? options.neighbours : null);
  const parser = options.shared?.parser ?? openParser({ clock, config, options, closing });
  const conducting = { ...parts, interviews, speaker: createPreparedSpeaker(interviewer.speaker) };
  const stopNews = await listenForInterviewNews(conducting);
  closing.add(stopNews);
  const scoring = { ...parts, letterhead, assessor: interviewer.assessor, place: thinking };
  await startScoring(scoring, (interview) => askOnce(parts, interview));
  await startDrillScoring(scoring);
  await startSittings({ ...scoring, jobs, log: app.log }, moneyTime);
  await startInsight({ ...scoring, notice, words: interviewer.words });
  await startReminders({ ...parts, letterhead, drills: drillFigures });
  await startExports({ ...parts, letterhead });
  const sealing = openSealing({ ...config, dataDir: resolve(config.dataDir) });
  const allowLoopback = !config.production;
  const webhooks = { ...parts, publicUrl, addresses, sealing, allowLoopback };
  closing.add(await startSchools({ ...webhooks, mailer }));
  await startSweeps(parts, conducting);
  const observed: MetricsParts = { ...parts, moneyTime, interviews, sells: opened.gateway !== null };
  const tombstoneFile = openTombstoneFile(resolve(config.dataDir, 'tombstones.jsonl'));
  const privacy = { ...parts, audit, letterhead, mailer, tombstoneFile };
  await startPrivacy(privacy, moneyTime);
  await startDailyPrivacy(parts);
  await jobs.every('end_old_audit', '41 * * * *', () =>
    moneyTime.whenClocksAgree('end_old_audit', () => endOldAudit({ ...parts, audit })),
  );

  const { provider, standInIssuer } = await openSignIn(config, closing);
  const schoolParts = { ...conducting, notice, publicUrl, audit, operators, cookies };
  const operatorParts = { ...parts, operators, cookies, audit };
  const operations = {
    ...billing,
    moneyTime,
    budgets: config.panel.kind === 'model' ? config.panel.budgets : null,
    speechBudgets: config.speech.kind === 'service' ? config.speech.budgets : null,
  };

  const demoParts = { ...privacy, notice, place: thinking, standInIssuer };
  const demoSchool = await startDemoSchool({ ...demoParts, parser, publicUrl, addresses });

  const distFolder = options.pages === false ? null : join(options.root, 'dist');
  const leaving = new Leaving();
  await assembleApp(app, {
    config,
    parts,
    metrics,
    findUser: createFindUser({ ...parts, cookies }),
    sessionHashOf,
    requireOperator: (request) => operator.requireOperator(request),
    requirePageOperator: createRequirePageOperator(operatorParts),
    requireMember: createRequireMember({ ...parts, publicUrl }),
    requireApiKey: createRequireApiKey(parts),
    routes: [
      serviceRoutes(config, opened.checkoutScript, speech.places),
      billingRoutes({ ...billing, signatureHolds: opened.signatureHolds }),
      documentRoutes(parts),
      webhookRoute({ ...parts, secrets: opened.webhookSecrets, accountId: opened.accountId }),
      resumeRoutes({ ...parts, notice, parser }),
      interviewRoutes({ ...conducting, notice, changes, sessionHashOf }),
      speechRoutes({ ...parts, notice, speech }),
      ...onceWritten(privacy, [
        accountRoutes({ ...parts, config, cookies, provider, changes, audit }),
        restartRoute(parts),
        ...takenHomeRoutes({
          ...conducting,
          notice,
          words: interviewer.words,
          place: thinking,
          audit,
          config,
          tombstoneFile,
        }),
        ...schoolRoutes({ ...schoolParts, ...webhooks, providers: createSchoolProviders({ allowLoopback }) }),
      ]),
      privacyRoutes({ ...privacy, cookies }),
      exportRoutes({ ...parts, audit, sessionHashOf }),
      consentRoutes({ ...privacy, notice, contact: contactOf(config) }),
      grievanceRoutes({ ...parts, audit, letterhead }),
      breachRoutes({ ...parts, audit, letterhead }),
      operationsRoutes(operations),
      demoRoutes({ ...demoParts, config }),
      demoSchool,
      operatorSignInRoutes({ ...operatorParts, config, provider }),
      operatorPageRoutes({
        ...operations,
        operators,
        startedAt: clock.now(),
        partsInUse: () =>
          rowsInUse(
            config,
            listeningOn ?? config.publicUrl,
            { panel: interviewer.inUse, speech: speech.inUse },
            limitsInUse(),
          ),
      }),
      backupRoutes({
        database,
        audit,
        gate,
        dataDir: resolve(config.dataDir),
        appVersion: readAppVersion(options.root),
      }),
      metricsRoutes(observed),
    ],
    doors: frontDoors({ database, publicUrl, addresses }, distFolder),
    distFolder,
    gatewaySources: opened.sources,
    isLeaving: () => leaving.isLeaving,
    onHealthTold: () => leaving.noteTold(),
    isStopping: () => leaving.isStopping,
    arrival,
    gate,
  });
  const shared = config.webProcesses > 1 ? { reusePort: true } : {};
  const address = await app
    .listen({ host: config.host, port: config.port, ...shared })
    .catch((error: unknown) => {
      throw listenError(config.port, 'PORT', error);
    });
  listeningOn = address;
  if (config.metrics) {
    const { host, port } = config.metrics;
    const monitored = await serveMetrics({ host, port: port + place }, () => readMetrics(observed));
    closing.add(() => monitored.close());
  }
  serving.resolve();
  await gate.whenOpen(async () => closing.add(resumeAfterStart(conducting)));
  const endWaits = (): void => {
    streams.closeAll();
    parser.refuseWaiting();
  };
  // First of all steps: nobody is served while the parts under the application close.
  const isBehindProxies = config.trustedProxies.length > 0 && database.kind === 'postgres';
  closing.add(() => leaving.run(app, { closeAll: endWaits }, { isBehindProxies }));
  return { address, parts, panel: interviewer.inUse, speech: speech.inUse, close: () => closing.run() };
}

async function followDatabase(timeOfDatabase: () => Promise<Date>, closing: Closing): Promise<SharedClock> {
  const clock = await SharedClock.start(timeOfDatabase);
  closing.add(clock.keepFollowing());
  return clock;
}
