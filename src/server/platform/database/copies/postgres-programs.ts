import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { everyOrganisation } from '../organisation-scope.ts';
import { BackupProblem } from './backup-problem.ts';

const debianHome = '/usr/lib/postgresql';
const programs = ['pg_dump', 'pg_restore', 'psql'] as const;
type Program = (typeof programs)[number];

/** PostgreSQL's own programs of one version, told which database they work on. */
export type PostgresPrograms = {
  major: number;
  start(program: Program, args: readonly string[]): ChildProcessWithoutNullStreams;
};

/**
 * The installed programs that fit a server of version `serverMajor`: of that version, or else the next newer one, since pg_dump refuses
 * newer servers. Throws BackupProblem where there are none.
 */
export async function findPostgresPrograms(
  serverMajor: number,
  connectionString: string,
  searchPath: string,
): Promise<PostgresPrograms> {
  const found = await Promise.all(folders(searchPath).map(versionIn));
  const known = found.filter((one) => one !== null);
  const fitting = known.filter(({ major }) => major >= serverMajor).sort((a, b) => a.major - b.major)[0];
  if (!fitting) throw new BackupProblem(missingWords(serverMajor, known));
  const variables = connectionVariables(connectionString);
  // A copy is of every organisation: the walls between them hold for the tables' owner too (rule SCHOOL-1).
  const options =
    `${variables['PGOPTIONS'] ?? ''} -c ${everyOrganisation.name}=${everyOrganisation.value}`.trim();
  const env = { PATH: searchPath, LC_ALL: 'C', ...variables, PGOPTIONS: options };
  return {
    major: fitting.major,
    start: (program, args) => spawn(join(fitting.folder, program), args, { env, stdio: 'pipe' }),
  };
}

function folders(searchPath: string): string[] {
  const versions = existsSync(debianHome) ? readdirSync(debianHome) : [];
  const debian = versions.map((version) => join(debianHome, version, 'bin'));
  return [...debian, ...searchPath.split(delimiter)].filter(
    (folder) => folder !== '' && programs.every((program) => existsSync(join(folder, program))),
  );
}

async function versionIn(folder: string): Promise<{ folder: string; major: number } | null> {
  const said = await promisify(execFile)(join(folder, 'pg_dump'), ['--version']).catch(() => null);
  const major = Number(/\b(\d+)(?:\.\d|\w)/.exec(said?.stdout ?? '')?.[1]);
  return Number.isInteger(major) ? { folder, major } : null;
}

function missingWords(serverMajor: number, known: readonly { major: number }[]): string {
  const newest = Math.max(...known.map(({ major }) => major));
  const why =
    known.length > 0
      ? `The installed pg_dump is of PostgreSQL ${newest}, the server of ${serverMajor}`
      : 'pg_dump, pg_restore and psql were found neither on PATH nor in /usr/lib/postgresql';
  return `${why}: install the package postgresql-client-${serverMajor} (or a newer one) on this machine.`;
}

const parameters: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
};

/** What the programs are told of a database by their environment: arguments can be read by everybody on the machine. */
export function connectionVariables(connectionString: string): Record<string, string> {
  const url = new URL(connectionString);
  const variables: Record<string, string> = {};
  const set = (name: string, value: string): void => {
    if (value !== '') variables[name] = decodeURIComponent(value);
  };
  set('PGHOST', url.hostname.replace(/^\[(.*)\]$/, '$1'));
  set('PGPORT', url.port);
  set('PGUSER', url.username);
  set('PGPASSWORD', url.password);
  set('PGDATABASE', url.pathname.slice(1));
  for (const [key, value] of url.searchParams) {
    const name = parameters[key];
    // The driver's own word for: encrypted, and nobody looks whose certificate it is.
    if (name) variables[name] = value === 'no-verify' ? 'require' : value;
  }
  return variables;
}

/** Waits for a program's end. Throws BackupProblem with its last words when it failed. */
export async function untilEnded(child: ChildProcessWithoutNullStreams, what: string): Promise<void> {
  let words = '';
  child.stderr.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-4_000);
  });
  const ended = Promise.withResolvers<number | null>();
  child.once('error', ended.reject);
  child.once('close', ended.resolve);
  const code = await ended.promise;
  if (code === 0) return;
  const error =
    words.split('\n').find((line) => /error|fatal/i.test(line)) ?? words.trim().split('\n').at(-1);
  throw new BackupProblem(`${what} failed: ${error?.trim() || `it ended with ${String(code)}`}`);
}
