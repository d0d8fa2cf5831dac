import {
  type Db,
  type DrizzleTransactionLike,
  fromDrizzle,
  fromPglite,
  type Job,
  type JobResult,
  PgBoss,
} from 'pg-boss';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from './database/query.ts';
import type { Tx } from './database/database.ts';
import { describeError } from './logging.ts';
import { currentTransaction } from './database/transaction-guard.ts';

/** Durable background work. Delivery is at least once: handlers are idempotent. */
export type Jobs = {
  /** Adds a job that exists only if the transaction commits. */
  enqueue(tx: Tx, queue: string, data: object, options?: { startAfter?: Date }): Promise<void>;
  /** Declares a queue and, on processes that work, its handler. */
  work(queue: QueueOptions, handler: (data: unknown) => Promise<void>): Promise<void>;
  /** Declares a queue whose job runs every so often on one of the processes. */
  every(queue: string, cron: string, handler: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
};

type QueueOptions = {
  name: string;
  retryLimit: number;
  retryDelaySeconds: number;
  expireInSeconds: number;
  /** How many of its jobs this process works at once; 1 when left out. */
  atOnce?: number;
  /**
   * How many of its jobs each of those takes from the database in one go and works in turn; 1 when left out. A queue that may fill up needs
   * more than 1: then what is left is taken at once and not at the next look, two seconds later.
   */
  batch?: number;
};

/** New jobs announce themselves; polling finds the retried and the postponed. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };

type Source = { kind: 'embedded'; pglite: PGlite } | { kind: 'postgres'; connectionString: string };

/**
 * Starts the job queue on the database it shares. With `works` false this process only adds jobs. Jobs declared before `serving` resolves are
 * looked for from then on: at a start the first page comes first.
 */
export async function startJobs(
  source: Source,
  works: boolean,
  onError: (error: Error) => void,
  serving?: Promise<void>,
): Promise<Jobs> {
  const boss = new PgBoss({
    ...(source.kind === 'embedded'
      ? { db: joiningTransactions(fromPglite(source.pglite)), backend: 'pglite' as const }
      : { connectionString: source.connectionString, max: 4, application_name: 'hotseat-jobs' }),
    useListenNotify: true,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', onError);
  await boss.start();
  // Queues and schedules outlive the process: making each of them again takes longer than all else at a start.
  const queues = new Set((await boss.getQueues()).map(({ name }) => name));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  if (source.kind === 'embedded') await retryOwnActiveJobs(boss, source.pglite);
  const declare = async (q: QueueOptions): Promise<void> => {
    if (queues.has(q.name)) return;
    await boss.createQueue(q.name, {
      retryLimit: q.retryLimit,
      retryDelay: q.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: q.expireInSeconds,
      heartbeatSeconds: 10,
      notify: true,
    });
  };
  let stopped = false;
  const whenServing = async (begin: () => Promise<unknown>): Promise<void> => {
    if (!serving) return void (await begin());
    const begun = serving.then(() => (stopped ? undefined : begin()));
    begun.catch(onError);
  };
  return {
    enqueue: async (tx, queue, data, options = {}) => {
      await boss.send(queue, data, {
        db: within(tx),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      });
    },
    work: async (queue, handler) => {
      await declare(queue);
      if (!works) return;
      const options = {
        ...polling,
        localConcurrency: queue.atOnce ?? 1,
        batchSize: queue.batch ?? 1,
        burstWhenBatchFull: true,
        perJobResults: true,
      } as const;
      await whenServing(() => boss.work(queue.name, options, (batch) => workInTurn(batch, handler)));
    },
    every: async (queue, cron, handler) => {
      await declare({ name: queue, retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 120 });
      if (!works) return;
      if (schedules.get(queue) !== cron) await boss.schedule(queue, cron);
      await whenServing(() => boss.work(queue, polling, async () => toldSafely(handler())));
    },
    stop: () => {
      stopped = true;
      return boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

/** One job that fails is tried again by itself; the others of its batch are done. */
async function workInTurn(
  batch: readonly Job<unknown>[],
  handler: (data: unknown) => Promise<void>,
): Promise<JobResult[]> {
  const results: JobResult[] = [];
  for (const { id, data } of batch) {
    const failed = await toldSafely(handler(data)).then(
      () => null,
      (error: Error) => ({ message: error.message }),
    );
    results.push(failed ? { id, status: 'failed', output: failed } : { id, status: 'completed' });
  }
  return results;
}

/** The queue keeps why a job failed: without what a database's error quotes. */
async function toldSafely(work: Promise<void>): Promise<void> {
  await work.catch((error: unknown) => {
    throw new Error(error instanceof Error ? describeError(error).message : 'an unknown error');
  });
}

function within(tx: Tx): Db {
  return fromDrizzle(tx as DrizzleTransactionLike, sql);
}

/** The embedded database has one connection: what pg-boss looks up while a transaction is open must go through that transaction. */
function joiningTransactions(outer: Db): Db {
  return {
    ...outer,
    executeSql: (text, values) => {
      const tx = currentTransaction();
      return tx ? within(tx).executeSql(text, values) : outer.executeSql(text, values);
    },
  };
}

/** Nobody else works the embedded database, so jobs still marked active belong to a process that died: they run again at once. */
async function retryOwnActiveJobs(boss: PgBoss, pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ id: string; name: string }>(
    `select id, name from pgboss.job where state = 'active'`,
  );
  for (const job of rows) await boss.fail(job.name, job.id, { reason: 'the process died' });
}
