import { isIP } from 'node:net';
import { z } from 'zod';

/** How the service is set up. Providers are unions, so that code must say what it does with each. */
export type Config = {
  production: boolean;
  host: string;
  port: number;
  /** The origin browsers see, without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  database: { kind: 'embedded' } | { kind: 'postgres'; url: string };
  signIn:
    | { kind: 'google'; clientId: string; clientSecret: string }
    | { kind: 'stand_in'; port: number; issuer: string | null };
  role: 'web' | 'worker' | 'all';
  supportEmail: string;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Addresses (or CIDR ranges) of proxies whose X-Forwarded-For is believed. */
  trustedProxies: string[];
  rateLimitScale: number;
};

export class ConfigError extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** A rule in words a person can act on; zod's own would speak of types, and must never speak of values. */
const must = (words: string) => ({ error: `must be ${words}` });

const port = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((n) => n <= 65_535);
const portWords = 'a whole number from 0 to 65535';
const text = z.string().trim().min(1);
const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) =>
  z.enum(names, must(`one of ${names.join(', ')}`));

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
  ROLE: oneOf('web', 'worker', 'all').default('all'),
  SUPPORT_EMAIL: checked(z.email(), 'an e-mail address').default('support@hotseat.example'),
  LOG_LEVEL: oneOf('debug', 'info', 'warn', 'error', 'silent').default('info'),
  TRUSTED_PROXIES: checked(
    z
      .string()
      .transform((list) => list.split(',').map((p) => p.trim()))
      .refine((list) => list.every(isAddressOrRange)),
    'addresses or CIDR ranges, comma-separated',
  ).default([]),
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

/** The same check, whose one message on any failure is `words`. */
function checked<O>(schema: z.ZodType<O, string>, words: string) {
  return z.string().transform((value, context) => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    context.addIssue({ code: 'custom', message: must(words).error });
    return z.NEVER;
  });
}

function isOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value.replace(/\/+$/, '');
}

function isAddressOrRange(value: string): boolean {
  const [address = '', prefix, ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

/** The names of the variables, for the test that proves `.env.example` complete. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Reads the environment. Throws ConfigError with every problem at once, by name and never with a value. Blank means not set. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const present: Present = Object.fromEntries(
    variableNames.flatMap((name) => (env[name]?.trim() ? [[name, env[name]]] : [])),
  );
  const parsed = variables.safeParse(present);
  const wrong = parsed.error?.issues.map((i) => `${i.path.join('.')}: ${i.message}`) ?? [];
  const production = present['NODE_ENV'] === 'production';
  const problems = [...wrong, ...pairProblems(present), ...(production ? productionProblems(present) : [])];
  if (!parsed.success || problems.length > 0) throw new ConfigError(problems);
  const v = parsed.data;
  return {
    production,
    host: v.HOST,
    port: v.PORT,
    publicUrl: (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, ''),
    dataDir: v.DATA_DIR,
    database: v.DATABASE_URL ? { kind: 'postgres', url: v.DATABASE_URL } : { kind: 'embedded' },
    signIn:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? { kind: 'google', clientId: v.GOOGLE_CLIENT_ID, clientSecret: v.GOOGLE_CLIENT_SECRET }
        : { kind: 'stand_in', port: v.LOCAL_GOOGLE_PORT, issuer: v.LOCAL_GOOGLE_ISSUER ?? null },
    role: v.ROLE,
    supportEmail: v.SUPPORT_EMAIL,
    logLevel: v.LOG_LEVEL,
    trustedProxies: v.TRUSTED_PROXIES,
    rateLimitScale: v.RATE_LIMIT_SCALE,
  };
}

type Present = Record<string, string | undefined>;

function pairProblems(v: Present): string[] {
  const problems: string[] = [];
  if (Boolean(v['GOOGLE_CLIENT_ID']) !== Boolean(v['GOOGLE_CLIENT_SECRET'])) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither');
  }
  if ((v['ROLE'] ?? 'all') !== 'all' && !v['DATABASE_URL']) {
    problems.push('ROLE: the embedded database serves one process; set DATABASE_URL to split web and worker');
  }
  const startsStandIn = !v['GOOGLE_CLIENT_ID'] && !v['LOCAL_GOOGLE_ISSUER'];
  const [port, standInPort] = [Number(v['PORT'] ?? 3000), Number(v['LOCAL_GOOGLE_PORT'] ?? 3001)];
  if (startsStandIn && port !== 0 && port === standInPort) {
    problems.push('PORT and LOCAL_GOOGLE_PORT: set them apart, each has its own server');
  }
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
  return problems;
}
