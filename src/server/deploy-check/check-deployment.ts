import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError, loadConfig } from '#server/config/config.ts';
import { checkDatabase } from './check-database.ts';
import { checkGoogle } from './check-google.ts';
import { checkDataDirectory, checkProxies, checkResumeLimits } from './check-machine.ts';
import { checkAddresses, checkPublicUrl } from './check-public-url.ts';
import { checkMail, checkPanel, checkPayments, checkSpeech } from './check-services.ts';
import { fails, holds, notTried, type Outcome } from './outcome.ts';
import { type Composed, readCompose, readOtherwise } from './read-compose.ts';

type Env = Readonly<Record<string, string | undefined>>;
type Checked = Outcome & { of: string };

type CheckOptions = {
  /** The project's folder. */
  root: string;
  /** The text of compose.yaml where the service is to run in its containers; null where it runs on this computer. */
  compose: string | null;
  /** The text of `.env`, for what Compose would read of it otherwise. */
  envFile: string;
  /** True looks at the variables alone and asks nobody. */
  offline: boolean;
  /** Where Google and Razorpay are. */
  googleIssuer: string;
  razorpayUrl: string;
};

const inContainer = 'known in its container: docker compose run --rm check';

/**
 * Whether the service will work in production with these variables (rule DEPLOY-2): first the variables, all problems at once; then every
 * system outside is asked, at the same time, for something that changes nothing. Never throws for what is wrong there.
 */
export async function checkDeployment(given: Env, options: CheckOptions): Promise<Checked[]> {
  const env = { ...given, NODE_ENV: 'production' };
  const composed = options.compose === null ? null : readCompose(options.compose, env);
  const composeProblems = composed
    ? [
        ...composed.problems,
        ...readOtherwise(options.envFile).map((name) => `${name}: write a value with $ in single quotes`),
      ]
    : [];
  const { config, problems } = configOf(composed ? composed.services.map((s) => s.env) : [env]);
  const isSaid = (problem: string): boolean =>
    problems.some((other) => other.split(':', 1)[0] === problem.split(':', 1)[0]);
  const alone = composeProblems.filter((problem) => !isSaid(problem));
  const checked = [
    ...namedAll('compose.yaml', alone, composed ? 'fits the variables' : null),
    ...namedAll('variables', problems, 'fit together'),
  ];
  if (!config) return [...checked, named('all else', notTried('correct the variables first'))];
  const proxies = named('proxy', checkProxies(config));
  return options.offline
    ? [...checked, proxies]
    : [...checked, proxies, ...(await ask(config, composed, options))];
}

/** The configuration of the first process, and what is wrong with that of any. */
function configOf(envs: readonly Env[]): { config: Config | null; problems: string[] } {
  const problems = new Set<string>();
  const configs = envs.flatMap((env) => {
    try {
      return [loadConfig(env)];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      for (const problem of error.problems) problems.add(problem);
      return [];
    }
  });
  return { config: problems.size > 0 ? null : (configs[0] ?? null), problems: [...problems] };
}

async function ask(config: Config, composed: Composed | null, options: CheckOptions): Promise<Checked[]> {
  const here = composed === null;
  return Promise.all([
    later('database', withinCompose(config, composed, options) ?? checkDatabase(config, options.root)),
    later('sign-in', checkGoogle(config, options.googleIssuer)),
    later('payments', checkPayments(config, options.razorpayUrl)),
    later('mail', checkMail(config)),
    later('panel', checkPanel(config)),
    later('speech', checkSpeech(config)),
    later('public address', checkPublicUrl(config)),
    later('addresses of schools', checkAddresses(config)),
    later('data directory', here ? checkDataDirectory(config) : notTried(inContainer)),
    later('resumes', here ? checkResumeLimits() : notTried(inContainer)),
  ]);
}

/** What can be told of the database that compose.yaml starts, which nobody outside reaches; null where it is another. */
function withinCompose(
  { database }: Config,
  composed: Composed | null,
  { root }: CheckOptions,
): Outcome | null {
  if (database.kind === 'embedded' || composed === null) return null;
  const url = new URL(database.url);
  if (!composed.hosts.includes(url.hostname)) return null;
  const file = composed.databasePasswordFile;
  if (file === null) return notTried(inContainer);
  const password = readOrNull(join(root, file));
  if (password === null) return fails(`${file} cannot be read: PostgreSQL takes its password from there`);
  if (password !== decodeURIComponent(url.password))
    return fails(`the password in DATABASE_URL is not the one in ${file}`);
  return notTried(inContainer);
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return null;
  }
}

const named = (of: string, outcome: Outcome): Checked => ({ of, ...outcome });

async function later(of: string, outcome: Outcome | Promise<Outcome>): Promise<Checked> {
  return named(of, await outcome);
}

function namedAll(of: string, problems: readonly string[], otherwise: string | null): Checked[] {
  if (problems.length > 0) return problems.map((problem) => named(of, fails(problem)));
  return [named(of, otherwise === null ? notTried('not used') : holds(otherwise))];
}
