import { z } from 'zod';
import type { QueueState, SweepState } from '#contract/operator-page.ts';
import { queryRows, type Tx } from './database/database.ts';
import { sql } from './database/query.ts';

/** A queue is counted so far; what is above says enough. */
const mostCounted = 1_000;

const queueRow = z.object({
  name: z.string(),
  waiting: z.number(),
  active: z.number(),
  oldestMs: z.number().nullable(),
  failed: z.number(),
});

/**
 * How every queue of ours stands. What waits is counted by the index that workers take jobs by; failures, which no index tells apart, only
 * where the queue's own monitor has seen one.
 */
export async function readQueues(tx: Tx, dayAgo: Date): Promise<QueueState[]> {
  const rows = await queryRows(
    tx,
    queueRow,
    sql`
    select q.name, q.active_count as active,
      (select count(*)::int from (select 1 from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
        limit ${mostCounted}) counted) as waiting,
      (select (extract(epoch from j.created_on) * 1000)::float8 from pgboss.job j
        where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now()
        order by j.priority desc, j.created_on limit 1) as "oldestMs",
      case when q.failed_count = 0 then 0 else (select count(*)::int from pgboss.job j
        where j.name = q.name and j.state = 'failed' and j.completed_on > ${dayAgo.toISOString()}::timestamptz) end as failed
    from pgboss.queue q where left(q.name, 2) <> '__' order by q.name`,
  );
  return rows.map(({ name, waiting, active, oldestMs, failed }) => ({
    name,
    waiting,
    active,
    oldestWaitingAt: oldestMs === null ? null : new Date(oldestMs).toISOString(),
    failedInLastDay: failed,
  }));
}

const sweepRow = z.object({
  name: z.string(),
  cron: z.string(),
  state: z.string().nullable(),
  startedMs: z.number().nullable(),
  tookMs: z.number().nullable(),
});

/** The jobs that run by the clock, with the last run that has ended; the queue keeps a week of them. */
export async function readSweeps(tx: Tx): Promise<SweepState[]> {
  const rows = await queryRows(
    tx,
    sweepRow,
    sql`
    select s.name, s.cron, last.state::text as state,
      (extract(epoch from last.started_on) * 1000)::float8 as "startedMs",
      (extract(epoch from last.completed_on - last.started_on) * 1000)::float8 as "tookMs"
    from pgboss.schedule s left join lateral (
      select state, started_on, completed_on from pgboss.job j
      where j.name = s.name and j.started_on is not null and j.state in ('completed', 'failed')
      order by j.completed_on desc limit 1) last on true
    order by s.name`,
  );
  return rows.map(({ name, cron, state, startedMs, tookMs }) => ({
    name,
    cron,
    lastRun:
      startedMs === null
        ? null
        : {
            result: state === 'completed' ? 'done' : 'failed',
            startedAt: new Date(startedMs).toISOString(),
            tookMs: Math.max(0, Math.round(tookMs ?? 0)),
          },
  }));
}

const jobRow = z.object({
  state: z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']),
  data: z.unknown(),
  /** Why its last attempt failed. */
  reason: z.string().nullable(),
});

/** The newest job of a queue; the queue keeps finished ones for a week. */
export async function readNewestJob(tx: Tx, queue: string): Promise<z.infer<typeof jobRow> | null> {
  const [row] = await queryRows(
    tx,
    jobRow,
    sql`select state::text as state, data, output ->> 'message' as reason from pgboss.job
      where name = ${queue} order by created_on desc limit 1`,
  );
  return row ?? null;
}

/** Whether a job of that name runs by the clock. */
export async function isSweep(tx: Tx, name: string): Promise<boolean> {
  const rows = await queryRows(
    tx,
    z.object({ name: z.string() }),
    sql`select name from pgboss.schedule where name = ${name} limit 1`,
  );
  return rows.length > 0;
}

/** What the database calls its own version, and how many of our migrations it has. */
export async function readDatabaseVersions(tx: Tx): Promise<{ version: string; migrations: number }> {
  const [row] = await queryRows(
    tx,
    z.object({ version: z.string(), migrations: z.number() }),
    sql`select current_setting('server_version') as version,
      (select count(*)::int from drizzle.__drizzle_migrations) as migrations`,
  );
  return row ?? { version: 'unknown', migrations: 0 };
}
