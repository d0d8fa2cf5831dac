import { readFileSync, statSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

/** The variables that hold a secret. Each may be given as `NAME_FILE`, the path of a file that holds it (rule DEPLOY-1). */
export const secretNames = [
  'DATABASE_URL',
  'GOOGLE_CLIENT_SECRET',
  'LLM_API_KEY',
  'SPEECH_API_KEY',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'SMTP_URL',
  'SEALING_SECRET',
] as const;

const longestBytes = 16 * 1024;

/** Their names, which are variables too. */
export const secretFileNames = secretNames.map((name) => `${name}_FILE`);

/**
 * The environment with every secret that lies in a file in its place; the names of those that could not be read, which hold a word instead;
 * and what was wrong, by the variable's name: never the path, in which somebody may have written the secret itself, and never what a file
 * holds.
 */
export function withSecretsFromFiles(env: Env): { env: Env; unread: string[]; problems: string[] } {
  const problems: string[] = [];
  const unread: string[] = [];
  const read: Record<string, string> = {};
  for (const name of secretNames) {
    const variable = `${name}_FILE`;
    const path = env[variable]?.trim();
    if (!path) continue;
    if (env[name]?.trim()) {
      problems.push(`${name} and ${variable}: set one of them`);
      continue;
    }
    const { secret, problem } = readSecret(path);
    // A secret that cannot be read was set all the same: what is wrong with it is said once.
    read[name] = secret ?? 'unread';
    if (secret !== undefined) continue;
    unread.push(name);
    problems.push(`${variable}: ${problem}`);
  }
  return { env: { ...env, ...read }, unread, problems };
}

function readSecret(path: string): { secret?: string; problem?: string } {
  try {
    const { size } = statSync(path);
    if (!statSync(path).isFile()) return { problem: 'is not a file' };
    if (size > longestBytes) return { problem: `the file is longer than ${longestBytes / 1024} KiB` };
    const secret = readFileSync(path, 'utf8').trim();
    return secret === '' ? { problem: 'the file is empty' } : { secret };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return { problem: `the file cannot be read (${code})` };
  }
}
