import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import pg from 'pg';
import { findGrantingOrders, findOrdersOfRefunds, findPaidOrders } from '#server/billing/books-store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { type Jobs, startJobs } from '#server/platform/jobs.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { fillDatabase } from '#bench/growth/fill-database.ts';
import { explaining, faultOf, PlanRecorder } from '#bench/growth/plans.ts';
import { personOf, workOn } from '#bench/growth/work-list.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Enough rows that reading a table whole costs more than its index, and few enough to be made in seconds. */
const users = 6_000;
const people = 6;

let url: string;
let rowsOf: Map<string, number>;
beforeAll(async () => {
  url = await freshPostgresUrl();
  await withService(url, async () => {});
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await fillDatabase(client, users, () => undefined);
  const { rows } = await client.query<{ name: string; count: number }>(
    `select relname as name, reltuples::float8 as count from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  rowsOf = new Map(rows.map(({ name, count }) => [name, count]));
  await client.end();
});

const recorder = new PlanRecorder();
afterAll(() => recorder.begin(null));

async function withService(
  address: string,
  work: (database: Database, jobs: Jobs) => Promise<void>,
): Promise<void> {
  const fail = (error: Error): void => console.error('The database or its jobs failed during a test:', error);
  const database = await openPostgresDatabase(address, migrations, fail);
  const jobs = await startJobs({ kind: 'postgres', connectionString: address }, false, fail);
  try {
    await work(database, jobs);
  } finally {
    await jobs.stop();
    await database.close();
  }
}

/** What of a work reads a large table whole, and how many statements were looked at. */
const wholeReads = (work: string) => {
  const plans = [...recorder.of(work)];
  const faults = plans.flatMap(
    ([text, plan]) => faultOf(undefined, plan, { rowsOf, kind: 'request' })?.concat(': ', text) ?? [],
  );
  return { statements: plans.length, faults };
};

it('no statement of signing in, of the account, of an interview, of its feedback, of a webhook or of a sweep reads a large table whole', async () => {
  const seen: string[] = [];
  await withService(explaining(url), async (database, jobs) => {
    // Batches are for the growth bench: a list of hundreds of keys has a table of this size read whole.
    for (const work of (await workOn(database, jobs)).filter(({ kind }) => kind !== 'batch')) {
      recorder.begin(work.name);
      for (let n = 1; n <= people; n++) await work.run(personOf(n), n);
      recorder.begin(null);
      const { statements, faults } = wholeReads(work.name);
      expect(faults, work.name).toEqual([]);
      expect(statements, work.name).toBeGreaterThan(0);
      seen.push(work.name);
    }
  });
  expect(seen.length).toBeGreaterThan(20);
});

it('the nightly books find what is theirs by index', async () => {
  const to = new Date();
  const span = { from: new Date(to.getTime() - 60_000), to };
  await withService(explaining(url), async (database) => {
    recorder.begin('books');
    await database.read(async (tx) => [
      await findPaidOrders(tx, span),
      await findOrdersOfRefunds(tx, span, []),
      await findGrantingOrders(tx, span),
    ]);
    recorder.begin(null);
  });
  const { statements, faults } = wholeReads('books');
  expect(faults).toEqual([]);
  expect(statements).toBeGreaterThanOrEqual(3);
});

it('a statement that reads a large table whole is found', async () => {
  await withService(explaining(url), async (database) => {
    recorder.begin('planted');
    await database.read((tx) => tx.execute(`select count(*) from users where display_name = 'nobody'`));
    recorder.begin(null);
  });
  expect(wholeReads('planted').faults).toEqual([expect.stringContaining('reads the whole of users')]);
});
