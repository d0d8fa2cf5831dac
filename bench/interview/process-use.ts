import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const ticksPerSecond = 100;

/** The fields of /proc/<pid>/stat after the command's name, which may hold spaces. */
function statOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
}

/** Processor time a process has taken so far, user and system. Linux only, as all of these. */
export function cpuSeconds(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[11]) + Number(stat[12])) / ticksPerSecond;
}

/** The same of a process and everything it started, what has ended meanwhile included. */
export function cpuSecondsOfTree(pid: number): number {
  const stat = statOf(pid);
  const ended = (Number(stat[13]) + Number(stat[14])) / ticksPerSecond;
  const children = pids().filter((other) => parentOf(other) === pid);
  return children.reduce((sum, child) => sum + cpuSecondsOfTree(child), cpuSeconds(pid) + ended);
}

export function residentMiB(pid: number): number {
  return kibOf(`/proc/${pid}/status`, 'VmRSS') / 1_024;
}

/** The most memory that any one of a process and those it started has held so far. */
export function mostResidentMiBOfTree(pid: number): number {
  const children = pids().filter((other) => parentOf(other) === pid);
  return Math.max(kibOf(`/proc/${pid}/status`, 'VmHWM') / 1_024, ...children.map(mostResidentMiBOfTree));
}

/** The database server behind an address: its memory, what its processes share counted once, its processor seconds and the database's transactions so far. */
export async function databaseUse(
  databaseUrl: string,
): Promise<{ databaseMiB: number; transactions: number; database: number }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number; transactions: string }>(
    'select pg_backend_pid() as pid, xact_commit as transactions from pg_stat_database where datname = current_database()',
  );
  const server = Number(statOf(rows[0]?.pid ?? 0)[1]);
  const own = pids().filter((pid) => pid === server || parentOf(pid) === server);
  const kib = own.map((pid) => unlessGone(() => kibOf(`/proc/${pid}/smaps_rollup`, 'Pss')));
  const seconds =
    own.map((pid) => unlessGone(() => cpuSeconds(pid))).reduce((a, b) => a + b, 0) + reapedSeconds(server);
  await client.end();
  return {
    databaseMiB: kib.reduce((a, b) => a + b, 0) / 1_024,
    transactions: Number(rows[0]?.transactions),
    database: seconds,
  };
}

/** What is read of a process; 0 when it ended meanwhile, as PostgreSQL's helpers do: what it took is then counted with the ended ones. */
function unlessGone(read: () => number): number {
  try {
    return read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT' || code === 'ESRCH') return 0;
    throw error;
  }
}

function pids(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

/** Processor time of the children of a process that have ended. */
function reapedSeconds(pid: number): number {
  const stat = statOf(pid);
  return (Number(stat[13]) + Number(stat[14])) / ticksPerSecond;
}

function parentOf(pid: number): number {
  try {
    return Number(statOf(pid)[1]);
  } catch {
    return 0;
  }
}

function kibOf(file: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0);
}
