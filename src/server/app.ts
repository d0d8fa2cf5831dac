import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { resumeLimits } from '#contract/resume.ts';
import type { Config } from '#server/config/config.ts';
import type { ServiceGate } from './operations/backups/service-gate.ts';
import { pageSettings } from './page-settings.ts';
import type { Parts } from './platform/parts.ts';
import { whileCallerWaits } from './platform/database/call-context.ts';
import { DiskRoom } from './platform/disk-room.ts';
import { callCounter } from './platform/http/call-counts.ts';
import { apiKeyHashOf } from './platform/http/bearer-key.ts';
import { CallerKeys } from './platform/http/caller-keys.ts';
import {
  createBind,
  type FindUser,
  type RequireApiKey,
  type Routes,
  type SessionHashOf,
} from './platform/http/endpoint-binding.ts';
import { installErrorReplies } from './platform/http/error-replies.ts';
import type { GatewaySources } from './platform/http/gateway-sources.ts';
import { installHealth } from './platform/http/health.ts';
import { measureRequests } from './platform/http/measure-requests.ts';
import {
  type ArrivalLimits,
  arrivalLimits,
  earlyRefusals,
  refuseLate,
} from './platform/http/refused-early.ts';
import { installSecurityHeaders } from './platform/http/security-headers.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import { serveStaticPages } from './platform/http/static-pages.ts';
import { loggerOptions, logRequests } from './platform/logging.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { Refusal } from './platform/refusal.ts';

/** Creates the bare application, whose logger the other parts share. */
export function createApp(
  config: Pick<Config, 'logLevel' | 'trustedProxies'>,
  arrival: ArrivalLimits = arrivalLimits,
): FastifyInstance {
  return fastify({
    ...earlyRefusals(arrival),
    logger: loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: 256 * 1024,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
}

/** With less free in the data directory, files cannot be relied upon. */
const filesReserveBytes = 1024 * 1024;

type AppOptions = {
  config: Config;
  parts: Pick<Parts, 'database'>;
  /** Where requests are counted. */
  metrics?: Metrics;
  findUser: FindUser;
  sessionHashOf: SessionHashOf;
  requireOperator: Parameters<typeof createBind>[1]['requireOperator'];
  requirePageOperator?: Parameters<typeof createBind>[1]['requirePageOperator'];
  requireMember?: Parameters<typeof createBind>[1]['requireMember'];
  requireApiKey?: RequireApiKey;
  routes: readonly Routes[];
  /** The built pages, or null to serve the API alone. */
  distFolder: string | null;
  /** What the pricing page may load of the gateway; null where nothing can be bought. */
  gatewaySources: GatewaySources | null;
  /** The process is about to stop and still serves: a proxy is to look for another. */
  isLeaving?: () => boolean;
  /** Called when `/readyz` was answered. */
  onHealthTold?: () => void;
  isStopping: () => boolean;
  arrival?: ArrivalLimits;
  /** Answers for hosts that are front doors of schools, before anything of ours does. */
  doors?: (app: FastifyInstance) => void;
  /** Keeps people out while the service is closed. */
  gate?: Pick<ServiceGate, 'guard'>;
};

/** Behind a proxy nobody told us of, everybody has the proxy's address, and shares its limits: said once, at the first call that came through one. */
function warnOfProxy(app: FastifyInstance): void {
  let said = false;
  app.addHook('onRequest', async (request) => {
    if (said || request.headers['x-forwarded-for'] === undefined) return;
    said = true;
    request.log.warn('calls come through a proxy: set TRUSTED_PROXIES, or all callers count as one address');
  });
}

/** What is done for a request knows that a caller waits. Told twice, because a body is read in the context of its connection. */
function knowCallersWait(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, _reply, done) => whileCallerWaits(done));
  app.addHook('preHandler', (_request, _reply, done) => whileCallerWaits(done));
}

/** Lets a limit count what a good key calls by that key. */
function noting(programs: CallerKeys, requireApiKey: RequireApiKey | undefined): RequireApiKey | undefined {
  if (!requireApiKey) return undefined;
  return async (request, scope) => {
    const acting = await requireApiKey(request, scope).catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'api_key_invalid') programs.note(request, null);
      throw error;
    });
    programs.note(request, acting.keyId ?? null);
    return acting;
  };
}

/** Assembles the whole HTTP application: headers, limits, errors, the rooms' endpoints, pages. */
export async function assembleApp(app: FastifyInstance, options: AppOptions): Promise<void> {
  const { config, parts, findUser } = options;
  const callers = new CallerKeys(options.sessionHashOf);
  const programs = new CallerKeys(apiKeyHashOf, 'key');
  logRequests(app);
  knowCallersWait(app);
  refuseLate(app, options.arrival ?? arrivalLimits, options.isStopping);
  options.gate?.guard(app);
  const { metrics } = options;
  if (metrics) measureRequests(app, metrics);
  if (metrics?.tracing.enabled) traceRequests(app, metrics.tracing);
  installErrorReplies(app, (code) => metrics?.count('hotseat_refusals_total', { code }));
  await installSecurityHeaders(app, config.production);
  options.doors?.(app);
  await app.register(multipart, {
    limits: { fileSize: resumeLimits.fileBytes, files: 1, fields: 4, parts: 5 },
  });
  await app.register(rateLimit, {
    // Pages, their files and health cost nothing to serve: a campus reads them behind one address (rule LIMIT-1).
    global: false,
    store: callCounter(parts.database),
    keyGenerator: (request) =>
      (request.routeOptions.url?.startsWith('/api/v1/') ? programs : callers).keyOf(request),
    errorResponseBuilder: (_request, context) =>
      new Refusal('too_many_requests', { retryAfterSeconds: Math.ceil(context.ttl / 1000) }),
  });
  if (config.production && config.trustedProxies.length === 0) warnOfProxy(app);
  const { database } = parts;
  const isLeaving = options.isLeaving ?? options.isStopping;
  const files = new DiskRoom(config.dataDir, filesReserveBytes);
  installHealth(app, { database, files, isLeaving, onTold: options.onHealthTold });
  const bind = createBind(app, {
    findUser: async (request) => {
      const visitor = await findUser(request);
      callers.note(request, visitor?.uid ?? null);
      return visitor;
    },
    sessionHashOf: options.sessionHashOf,
    requireOperator: options.requireOperator,
    requirePageOperator: options.requirePageOperator,
    requireMember: options.requireMember,
    requireApiKey: noting(programs, options.requireApiKey),
    rateLimitScale: config.rateLimitScale,
    site: config,
  });
  for (const addRoutes of options.routes) await addRoutes(bind, app);
  const { distFolder, gatewaySources: gateway } = options;
  if (distFolder)
    serveStaticPages(app, {
      distFolder,
      settings: pageSettings(config),
      gateway,
      operatorPage: config.operators.size > 0,
    });
}
