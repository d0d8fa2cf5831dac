import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '#server/platform/database/database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { type Jobs, startJobs } from '#server/platform/jobs.ts';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { giveConsent } from '#tests/fixtures/give-consent.ts';
import type { WorldService } from '#tests/fixtures/school-world.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { cpuSeconds, databaseUse } from '../interview/process-use.ts';
import { monotonicMs } from '../interview/monotonic.ts';

/** What a step of the work came to. Memory is the most the service's process held in it, the stall the longest its event loop stood still. */
export type Step = {
  step: string;
  seconds: number;
  'cpu seconds': number;
  'peak MiB': number;
  'longest stall, ms': number;
  what: string;
};

/** The service in a process of its own that is watched, and the same database beside it. */
export type WatchedService = WorldService & {
  databaseUrl: string;
  jobs: Jobs;
  steps: Step[];
  /** Does a step and notes what it cost; what it gives is said beside the figures. */
  step(name: string, work: () => Promise<string>): Promise<void>;
  /** Processor seconds so far, of the service and of its database: they tell more than a clock on a busy machine. */
  cpu: () => Promise<{ service: number; database: number }>;
  close(): Promise<void>;
};

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
const fail = (error: Error): void => console.error('The database or its jobs failed:', error.message);
const rounded = (value: number, places = 1): number => Math.round(value * 10 ** places) / 10 ** places;

/** Starts it on a fresh database of the bench's PostgreSQL. Linux only. */
export async function startWatchedService(): Promise<WatchedService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-schools-'));
  const databaseUrl = await freshPostgresUrl();
  const port = String(await freePort());
  const env = {
    PORT: port,
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '10000',
  };
  const child = fork(fileURLToPath(new URL('./watched-service.ts', import.meta.url)), [], {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=8',
      '--heap-growing-percent=50',
    ],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('The service ended before it was ready.'))),
  ]);
  const pid = child.pid ?? 0;
  const stall = async (): Promise<number> => {
    const said = once(child, 'message') as Promise<[number]>;
    child.send('stall');
    return (await said)[0];
  };
  const database: Database = await openPostgresDatabase(databaseUrl, migrations, fail);
  const jobs = await startJobs({ kind: 'postgres', connectionString: databaseUrl }, false, fail);
  const origin = `http://localhost:${port}`;
  const steps: Step[] = [];
  return {
    origin,
    env,
    databaseUrl,
    jobs,
    steps,
    parts: { database, clock: { now: () => new Date() } },
    cpu: async () => ({ service: cpuSeconds(pid), database: (await databaseUse(databaseUrl)).database }),
    signedIn: (name) => signInForBench(origin, name),
    step: async (name, work) => {
      await stall();
      forgetPeak(pid);
      const cpuBefore = cpuSeconds(pid);
      const startedMs = monotonicMs();
      const what = await work();
      const seconds = (monotonicMs() - startedMs) / 1_000;
      const one: Step = {
        step: name,
        seconds: rounded(seconds),
        'cpu seconds': rounded(cpuSeconds(pid) - cpuBefore),
        'peak MiB': Math.round(peakMiB(pid)),
        'longest stall, ms': Math.round(await stall()),
        what,
      };
      steps.push(one);
      console.log(
        `${name}: ${one.seconds} s, ${one['peak MiB']} MiB, stall ${one['longest stall, ms']} ms; ${what}`,
      );
    },
    close: async () => {
      await jobs.stop();
      await database.close();
      if (child.connected) child.disconnect();
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A browser signed in as a new person who agreed to what an interview needs. */
export async function signInForBench(origin: string, name: string): Promise<ApiClient> {
  const client = new ApiClient(origin);
  await client.signIn({ name, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@example.com` });
  await giveConsent(client, { school: true });
  return client;
}

/** From here on Linux counts the most memory anew. */
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5');

const peakMiB = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1_024;
