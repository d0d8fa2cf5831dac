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
import { currentTransaction } from './database/call-context.ts';

/** Durable background work. Delivery is at least once: handlers are idempotent. */
export type Jobs = {
  /** Adds a job that exists only if the transaction commits. */
  enqueue(tx: Tx, queue: string, data: object, options?: { startAfter?: Date }): Promise<void>;
  /** Adds a job for each of these, in one statement; otherwise as `enqueue` does. */
  enqueueAll(tx: Tx, queue: string, all: readonly object[]): Promise<void>;
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
  /** How many of its jobs each of those takes from the database in one go and works in turn; 1 when left out. */
  batch?: number;
};

/** Who counts jobs: told of each queue, and runs each job. */
export type JobWatch = {
  declared(queue: string): void;
  /** What a job that is enqueued now takes along of the work it is enqueued by; null for nothing. */
  carried(): string | null;
  ran(queue: string, work: () => Promise<void>, carried: string | null): Promise<void>;
};
type JobStart = {
  watch?: JobWatch;
  whenReady?: (begin: () => Promise<void>) => Promise<void>;
  serving?: Promise<void>;
  looks?: JobLooks;
};
const unwatched: JobWatch = {
  declared: () => undefined,
  carried: () => null,
  ran: (_queue, work) => work(),
};

/** What a job's data carries beside what its handler is given. */
type Carrying = { carried?: string };

/** Takes what was carried out of a job's data again. */
function unpacked(sent: unknown): { data: unknown; carried: string | null } {
  if (typeof sent !== 'object' || sent === null || !('carried' in sent)) return { data: sent, carried: null };
  const { carried, ...data } = sent as Carrying;
  return { data, carried: carried ?? null };
}

/**
 * Seconds from one look for jobs to the next: of the first worker of a queue, of its others, and of a queue that runs by the clock, whose jobs are never retried or
 * postponed. New jobs announce themselves; looks find the retried, the postponed and those whose announcement was lost.
 */
export type JobLooks = { first: number; others: number; clock: number };
const usualLooks: JobLooks = { first: 4, others: 20, clock: 20 };
const lookingEvery = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
});

type Source = { kind: 'embedded'; pglite: PGlite } | { kind: 'postgres'; connectionString: string };

/**
 * Starts the job queue on the database it shares. Who has done a job looks for the next at once, so that a queue that has filled up empties without a pause; of the
 * workers of a queue only one looks often by itself. With `works` false this process only adds jobs; otherwise handlers begin their work as soon as
 * `whenReady` lets them, and not before `serving` resolves: at a start the first page comes first.
 */
export async function startJobs(
  source: Source,
  works: boolean,
  onError: (error: Error) => void,
  { watch = unwatched, whenReady = (begin) => begin(), serving, looks = usualLooks }: JobStart = {},
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
    watch.declared(q.name);
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
  const whenServing = async (begin: () => Promise<void>): Promise<void> => {
    if (!serving) return whenReady(begin);
    const begun = serving.then(() => whenReady(async () => (stopped ? undefined : begin())));
    begun.catch(onError);
  };
  const packed = (data: object): object => {
    const carried = watch.carried();
    return carried === null ? data : ({ ...data, carried } satisfies Carrying);
  };
  return {
    enqueue: async (tx, queue, data, options = {}) => {
      await boss.send(queue, packed(data), {
        db: within(tx),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
      });
    },
    enqueueAll: async (tx, queue, all) => {
      if (all.length === 0) return;
      const rows = all.map((data) => ({ data: packed(data) }));
      await boss.insert(queue, rows, { db: within(tx) });
    },
    work: async (queue, handler) => {
      await declare(queue);
      if (!works) return;
      const options = { batchSize: queue.batch ?? 1, perJobResults: true } as const;
      const watched = (sent: unknown): Promise<void> => {
        const { data, carried } = unpacked(sent);
        return watch.ran(queue.name, () => handler(data), carried);
      };
      const addWorker = async (seconds: number): Promise<void> => {
        const id = await boss.work(queue.name, { ...options, ...lookingEvery(seconds) }, async (batch) => {
          const results = await workInTurn(batch, watched);
          boss.notifyWorker(id);
          return results;
        });
      };
      await whenServing(async () => {
        for (let n = 0; n < (queue.atOnce ?? 1); n++) await addWorker(n === 0 ? looks.first : looks.others);
      });
    },
    every: async (queue, cron, handler) => {
      await declare({ name: queue, retryLimit: 0, retryDelaySeconds: 1, expireInSeconds: 120 });
      if (!works) return;
      await whenServing(async () => {
        if (schedules.get(queue) !== cron) await boss.schedule(queue, cron);
        await boss.work(queue, lookingEvery(looks.clock), async () =>
          toldSafely(watch.ran(queue, handler, null)),
        );
      });
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
