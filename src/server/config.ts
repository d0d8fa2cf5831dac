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

const port = z.coerce.number().int().min(0).max(65_535);
const optional = z.string().trim().min(1).optional();

/** Every variable the service reads, with its check. `.env.example` names exactly these. */
const variables = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  LOCAL_GOOGLE_PORT: port.default(3001),
  LOCAL_GOOGLE_ISSUER: z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }).optional(),
  ROLE: z.enum(['web', 'worker', 'all']).default('all'),
  SUPPORT_EMAIL: z.email().default('support@hotseat.example'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  TRUSTED_PROXIES: z.string().trim().optional(),
  RATE_LIMIT_SCALE: z.coerce.number().min(0.1).max(10_000).default(1),
});

/** The names of the variables, for the test that proves `.env.example` complete. */
export const variableNames: readonly string[] = Object.keys(variables.shape);

/** Reads the environment. Throws ConfigError with every problem at once, by name and never with a value. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(
    variableNames.flatMap((name) => (env[name] === undefined || env[name] === '' ? [] : [[name, env[name]]])),
  );
  const parsed = variables.safeParse(present);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((i) => `${i.path.join('.')}: ${i.message}`));
  }
  const v = parsed.data;
  const production = v.NODE_ENV === 'production';
  const problems = [...pairProblems(v), ...(production ? productionProblems(v) : [])];
  if (problems.length > 0) throw new ConfigError(problems);
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
    trustedProxies: v.TRUSTED_PROXIES?.split(',').map((p) => p.trim()) ?? [],
    rateLimitScale: v.RATE_LIMIT_SCALE,
  };
}

type Variables = z.infer<typeof variables>;

function pairProblems(v: Variables): string[] {
  const problems: string[] = [];
  if (Boolean(v.GOOGLE_CLIENT_ID) !== Boolean(v.GOOGLE_CLIENT_SECRET)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither');
  }
  if (v.ROLE !== 'all' && !v.DATABASE_URL) {
    problems.push('ROLE: the embedded database serves one process; set DATABASE_URL to split web and worker');
  }
  return problems;
}

function productionProblems(v: Variables): string[] {
  const problems: string[] = [];
  if (!v.GOOGLE_CLIENT_ID)
    problems.push('GOOGLE_CLIENT_ID: production refuses the local stand-in for Google');
  if (v.LOCAL_GOOGLE_ISSUER)
    problems.push('LOCAL_GOOGLE_ISSUER: production refuses the local stand-in for Google');
  if (!v.PUBLIC_URL?.startsWith('https://'))
    problems.push('PUBLIC_URL: production needs the https origin browsers use');
  return problems;
}
