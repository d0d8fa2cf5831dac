import { z } from 'zod';
import { port, portWords, text, oneOf, checked, isOrigin, isAddressOrRange } from './checks.ts';
import type { Operators } from '#contract/operators.ts';
import type { GatewaySettings } from '#server/billing/open-gateway.ts';
import type { Seller } from '#server/billing/seller.ts';
import type { MailSettings } from '#server/mail/open-mailer.ts';
import type { AddressHost } from '#server/platform/http/address-host.ts';
import { addressesOf, addressProblems, addressVariables } from './addresses.ts';
import { modelProblems, modelVariables, panelOf } from './models.ts';
import type { TracingSettings } from '#server/platform/tracing/tracing-settings.ts';
import type { MetricsPort } from '#server/platform/metrics/metrics-server.ts';
import { processProblems, webProcesses, webProcessesWords } from './processes.ts';
import { operatorList, operatorsWords } from './operators.ts';
import { pageProblemsInProduction } from './pages.ts';
import { secretFileNames, withSecretsFromFiles } from './secret-files.ts';
import { tracingOf, tracingProblems, tracingVariables } from './tracing.ts';
import { speechOf, speechProblems, speechVariables } from './speech.ts';
import {
  paymentProblems,
  paymentProblemsInProduction,
  paymentSettings,
  paymentVariables,
  sellerOf,
} from './payments.ts';
import { portProblems } from './ports.ts';
import type { PanelSettings } from '#server/interviewer/open-interviewer.ts';
import type { SpeechSettings } from '#server/speech/speech-settings.ts';

/** How the service is set up. Providers are unions, so that code must say what it does with each. */
export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** The origin browsers see, without a trailing slash. */
  publicUrl: string;
  /** Where schools may have addresses of their own; null where nobody can. */
  addresses: AddressHost | null;
  dataDir: string;
  database: { kind: 'embedded' } | { kind: 'postgres'; url: string };
  signIn:
    | { kind: 'google'; clientId: string; clientSecret: string }
    | { kind: 'stand_in'; port: number; issuer: string | null };
  panel: PanelSettings;
  speech: SpeechSettings;
  payments: GatewaySettings;
  seller: Seller;
  /** Mail goes through an SMTP server, or into a folder of the data directory. */
  mail: MailSettings;
  /** What secrets of schools are sealed with; null makes one in the data directory. */
  sealingSecret: string | null;
  role: 'web' | 'worker' | 'all';
  /** How many processes of this computer listen on the port. */
  webProcesses: number;
  supportEmail: string;
  /** Who may sign in to the operator's page; nobody, and there is no such page. */
  operators: Operators;
  /** Where schools write to. */
  enterpriseEmail: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Addresses (or CIDR ranges) of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  rateLimitScale: number;
  /** Where spans are told; null tells nobody. */
  tracing: TracingSettings | null;
  /** Where monitors without a token read `/metrics`; null leaves it to the operator's token on the main port. */
  metrics: MetricsPort | null;
};

export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Every variable the service reads, with its check. `.env.example` names exactly these. */
const variables = z.object({
  NODE_ENV: oneOf('production', 'development', 'test').default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: checked(port, portWords).default(3000),
  PUBLIC_URL: checked(
    z.string().trim().refine(isOrigin),
    'an http or https origin without a path',
  ).optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: checked(z.url({ protocol: /^postgres(ql)?$/ }), 'a postgres:// address').optional(),
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  LOCAL_GOOGLE_PORT: checked(port, portWords).default(3001),
  LOCAL_GOOGLE_ISSUER: checked(
    z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
    'an http address of this computer',
  ).optional(),
  ...modelVariables,
  ...speechVariables,
  ...paymentVariables,
  SMTP_URL: checked(z.url({ protocol: /^smtps?$/ }), 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: text.default('Hotseat <support@hotseat.example>'),
  SEALING_SECRET: checked(z.string().trim().min(32), 'at least 32 characters').optional(),
  ROLE: oneOf('web', 'worker', 'all').default('all'),
  WEB_PROCESSES: checked(webProcesses(), webProcessesWords).default(1),
  SUPPORT_EMAIL: checked(z.email(), 'an e-mail address').default('support@hotseat.example'),
  ENTERPRISE_EMAIL: checked(z.email(), 'an e-mail address').optional(),
  OPERATORS: checked(operatorList(), operatorsWords).optional(),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  TRUSTED_PROXIES: checked(
    z
      .string()
      .transform((list) => list.split(',').map((p) => p.trim()))
      .refine((list) => list.every(isAddressOrRange)),
    'addresses or CIDR ranges, comma-separated',
  ).default([]),
  ...addressVariables,
  ...tracingVariables,
  METRICS_PORT: checked(port, portWords).optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  RATE_LIMIT_SCALE: checked(
    z
      .string()
      .trim()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number)
      .refine((n) => n >= 0.1 && n <= 10_000),
    'a number from 0.1 to 10000',
  ).default(1),
});

/** The names of the variables, for the test that proves `.env.example` complete. */
export const variableNames: readonly string[] = [...Object.keys(variables.shape), ...secretFileNames];

/** Reads the environment. Throws ConfigError with every problem at once, by name and never with a value. Blank means not set. */
export function loadConfig(given: Record<string, string | undefined>): Config {
  const { env, unread, problems: ofFiles } = withSecretsFromFiles(given);
  const present: Present = Object.fromEntries(
    variableNames.flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])),
  );
  const readable = Object.fromEntries(Object.entries(present).filter(([name]) => !unread.includes(name)));
  const parsed = variables.safeParse(readable);
  const wrong = parsed.error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`) ?? [];
  const production = present['NODE_ENV'] === 'production';
  const together = [...pairProblems(present), ...(production ? productionProblems(present) : [])];
  const problems = [...ofFiles, ...wrong, ...together];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const v = parsed.data;
  const publicUrl = (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, '');
  return {
    production,
    host: v.HOST,
    port: v.PORT,
    publicUrl,
    addresses: addressesOf(v, { publicUrl, production }),
    dataDir: v.DATA_DIR,
    database: v.DATABASE_URL ? { kind: 'postgres', url: v.DATABASE_URL } : { kind: 'embedded' },
    signIn:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? { kind: 'google', clientId: v.GOOGLE_CLIENT_ID, clientSecret: v.GOOGLE_CLIENT_SECRET }
        : { kind: 'stand_in', port: v.LOCAL_GOOGLE_PORT, issuer: v.LOCAL_GOOGLE_ISSUER ?? null },
    panel: panelOf(v),
    speech: speechOf(v),
    payments: paymentSettings(v, production),
    seller: sellerOf(v),
    mail: v.SMTP_URL
      ? { kind: 'smtp', url: v.SMTP_URL, from: v.MAIL_FROM }
      : { kind: 'folder', from: v.MAIL_FROM },
    sealingSecret: v.SEALING_SECRET ?? null,
    role: v.ROLE,
    webProcesses: v.WEB_PROCESSES,
    supportEmail: v.SUPPORT_EMAIL,
    operators: v.OPERATORS ?? new Map(),
    enterpriseEmail: v.ENTERPRISE_EMAIL ?? v.SUPPORT_EMAIL,
    logLevel: v.LOG_LEVEL,
    trustedProxies: v.TRUSTED_PROXIES,
    rateLimitScale: v.RATE_LIMIT_SCALE,
    tracing: tracingOf(v),
    metrics: v.METRICS_PORT === undefined ? null : { host: v.METRICS_HOST, port: v.METRICS_PORT },
  };
}

type Present = Record<string, string | undefined>;

function pairProblems(v: Present): string[] {
  const problems: string[] = [];
  if (Boolean(v['GOOGLE_CLIENT_ID']) !== Boolean(v['GOOGLE_CLIENT_SECRET'])) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither');
  }
  problems.push(...modelProblems(v), ...speechProblems(v), ...paymentProblems(v));
  if ((v['ROLE'] ?? 'all') !== 'all' && !v['DATABASE_URL']) {
    problems.push('ROLE: the embedded database serves one process; set DATABASE_URL to split web and worker');
  }
  problems.push(...tracingProblems(v), ...addressProblems(v));
  if (v['METRICS_HOST'] && !v['METRICS_PORT'])
    problems.push('METRICS_HOST: set METRICS_PORT too, or leave it out');
  problems.push(...portProblems(v), ...processProblems(v));
  return problems;
}

function productionProblems(v: Present): string[] {
  const problems: string[] = [];
  if (!v['GOOGLE_CLIENT_ID'])
    problems.push('GOOGLE_CLIENT_ID: production refuses the local stand-in for Google');
  if (v['LOCAL_GOOGLE_ISSUER'])
    problems.push('LOCAL_GOOGLE_ISSUER: production refuses the local stand-in for Google');
  if (!v['PUBLIC_URL']?.trim().startsWith('https://'))
    problems.push('PUBLIC_URL: production needs the https origin browsers use');
  problems.push(...paymentProblemsInProduction(v), ...pageProblemsInProduction(v));
  return problems;
}
