import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { Database } from '#server/platform/database/database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { type Jobs, startJobs } from '#server/platform/jobs.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { percentile } from '../interview/measure.ts';
import { monotonicMs } from '../interview/monotonic.ts';
import { fillDatabase } from './fill-database.ts';
import { explaining, faultOf, PlanRecorder, type StatementPlan } from './plans.ts';
import { personOf, type Work, workOn } from './work-list.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Enough runs that a connection has settled on a plan for every parameter. */
const plannedRuns = 8;

type Load = { sizes: readonly number[]; rounds: number; people: number };

/** One database of so many users. */
type Step = {
  users: number;
  url: string;
  loadSeconds: number;
  gigabytes: number;
  rowsOf: Map<string, number>;
  times: Map<string, number[]>;
};

type Row = { work: string; kind: Work['kind']; 'p50 ratio': number; 'pages ratio': number } & Record<
  string,
  unknown
>;
type Fault = { work: string; why: string; text: string };

/**
 * Loads a database of each size, does the same work on all of them in turn, and says what the size costs: in time, in pages, and which statements
 * would not hold at the next size.
 */
export async function measureGrowth(
  { sizes, rounds, people }: Load,
  tell: (line: string) => void,
): Promise<{ steps: object[]; rows: Row[]; faults: Fault[] }> {
  const steps: Step[] = [];
  for (const users of sizes) steps.push(await load(users, tell));
  for (let round = 0; round < rounds; round++) {
    for (const step of steps) {
      tell(`round ${round + 1} of ${rounds}, ${step.users} users`);
      await doWork(
        step,
        step.url,
        (work, ms) => step.times.set(work.name, [...(step.times.get(work.name) ?? []), ms]),
        {
          from: 1 + round * people,
          people,
        },
      );
    }
  }
  const recorder = new PlanRecorder();
  const kinds = new Map<string, Work['kind']>();
  for (const step of steps) {
    tell(`plans, ${step.users} users`);
    const namedOf = (work: Work): string => `${step.users} ${work.name}`;
    const from = { from: 1 + rounds * people, people: plannedRuns };
    await doWork(
      step,
      explaining(step.url),
      (work) => kinds.set(work.name, work.kind),
      from,
      (work) => recorder.begin(work && namedOf(work)),
    );
  }
  return report(steps, recorder, kinds);
}

async function load(users: number, tell: (line: string) => void): Promise<Step> {
  const url = await freshPostgresUrl();
  await withService(url, async () => {});
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedMs = monotonicMs();
  const seconds = (): number => Math.round((monotonicMs() - startedMs) / 1000);
  try {
    await fillDatabase(client, users, (what) => tell(`${users} users, ${seconds()} s: ${what}`));
    const { rows } = await client.query<{ name: string; count: number }>(
      `select relname as name, reltuples::float8 as count from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const size = await client.query<{ gb: number }>(
      'select pg_database_size(current_database()) / 1e9::float8 as gb',
    );
    return {
      users,
      url,
      loadSeconds: seconds(),
      gigabytes: Math.round((size.rows[0]?.gb ?? 0) * 100) / 100,
      rowsOf: new Map(rows.map(({ name, count }) => [name, count])),
      times: new Map(),
    };
  } finally {
    await client.end();
  }
}

async function withService(
  url: string,
  work: (database: Database, jobs: Jobs) => Promise<void>,
): Promise<void> {
  const fail = (error: Error): void => console.error('The database or its jobs failed:', error.message);
  const database = await openPostgresDatabase(url, migrations, fail);
  const jobs = await startJobs({ kind: 'postgres', connectionString: url }, false, fail);
  try {
    await work(database, jobs);
  } finally {
    await jobs.stop();
    await database.close();
  }
}

async function doWork(
  step: Step,
  url: string,
  note: (work: Work, ms: number) => void,
  { from, people }: { from: number; people: number },
  begin: (work: Work | null) => void = () => undefined,
): Promise<void> {
  await withService(url, async (database, jobs) => {
    for (const work of await workOn(database, jobs)) {
      for (let n = from; n < from + people; n++) {
        begin(work);
        const startedMs = monotonicMs();
        await work.run(personOf(n), n).catch((cause: unknown) => {
          throw new Error(`${work.name} failed with ${step.users} users, person ${n}`, { cause });
        });
        note(work, monotonicMs() - startedMs);
        begin(null);
      }
    }
  });
}

const round = (value: number, places = 2): number => Math.round(value * 10 ** places) / 10 ** places;
const sum = (plans: ReadonlyMap<string, StatementPlan>, runs: number): number =>
  [...plans.values()].reduce((total, { pages }) => total + pages, 0) / runs;

function report(
  steps: readonly Step[],
  recorder: PlanRecorder,
  kinds: ReadonlyMap<string, Work['kind']>,
): { steps: object[]; rows: Row[]; faults: Fault[] } {
  const [small, large] = [steps[0], steps.at(-1)];
  if (!small || !large) throw new Error('Nothing was measured.');
  const faults: Fault[] = [];
  const rows = [...kinds].map(([work, kind]): Row => {
    const plansOf = ({ users }: Step) => recorder.of(`${users} ${work}`);
    for (const [text, plan] of plansOf(large)) {
      const why = faultOf(plansOf(small).get(text), plan, { rowsOf: large.rowsOf, kind });
      if (why) faults.push({ work, why, text });
    }
    const p50 = (step: Step): number => percentile(step.times.get(work) ?? [], 0.5);
    const pages = (step: Step): number => sum(plansOf(step), plannedRuns);
    const figures = steps.flatMap((step) => [
      [`p50 ${step.users}`, round(p50(step))],
      [`p95 ${step.users}`, round(percentile(step.times.get(work) ?? [], 0.95))],
      [`pages ${step.users}`, round(pages(step), 0)],
    ]);
    return {
      work,
      kind,
      statements: plansOf(large).size,
      ...Object.fromEntries(figures),
      'p50 ratio': round(p50(large) / p50(small)),
      'pages ratio': round(pages(large) / Math.max(1, pages(small))),
    };
  });
  return {
    steps: steps.map(({ users, loadSeconds, gigabytes, rowsOf }) => ({
      users,
      interviews: rowsOf.get('interview_sessions'),
      events: rowsOf.get('interview_events'),
      'GB on disk': gigabytes,
      'seconds to load': loadSeconds,
    })),
    rows,
    faults,
  };
}
