import { join, resolve } from 'node:path';
import type { Config } from '#server/config/config.ts';
import type { Closing } from './closing.ts';
import { ServiceGate } from './operations/backups/service-gate.ts';
import type { Database } from './platform/database/database.ts';
import type { PulseLimits } from './platform/database/database-pulse.ts';
import { DiskRoom, embeddedReserveBytes } from './platform/disk-room.ts';
import { type Jobs, startJobs } from './platform/jobs.ts';
import { measureDatabase } from './platform/metrics/measure-database.ts';
import { measureJobs } from './platform/metrics/measure-jobs.ts';
import type { Parts } from './platform/parts.ts';
import { StartError } from './platform/start-error.ts';

/** Opens the database of the settings, whether people are let in, and the jobs, which begin once the service serves and is open. */
export async function openDatabase(
  config: Config,
  start: Pick<Parts, 'log' | 'metrics'> & {
    root: string;
    serving: Promise<void>;
    pulseLimits: PulseLimits | undefined;
  },
  closing: Closing,
): Promise<{ database: Database; jobs: Jobs; gate: ServiceGate }> {
  const { root, log, metrics, serving, pulseLimits } = start;
  const migrations = join(root, 'migrations');
  const onError = (error: Error): void =>
    log.warn({ err: error }, 'the database connection or its jobs failed');
  const works = config.role !== 'web';
  const watch = measureJobs(metrics);
  if (config.database.kind === 'postgres') {
    const { url } = config.database;
    const onStatement = (seconds: number): void => metrics.observe('hotseat_statement_seconds', {}, seconds);
    const { openPostgresDatabase } = await import('./platform/database/postgres-database.ts');
    const database = await openPostgresDatabase(url, migrations, onError, onStatement, pulseLimits);
    closing.add(() => database.close());
    const gate = await openGate(database, log, closing);
    const whenReady = (begin: () => Promise<void>): Promise<void> => gate.whenOpen(begin);
    const source = { kind: 'postgres', connectionString: url } as const;
    const jobs = await startJobs(source, works, onError, { watch, whenReady, serving });
    closing.add(() => jobs.stop());
    return { database: measureDatabase(database, metrics), jobs, gate };
  }
  const { openEmbeddedDatabase } = await import('./platform/database/embedded-database.ts');
  const database = await openEmbeddedDatabase(resolve(config.dataDir), migrations, null, {
    room: new DiskRoom(resolve(config.dataDir), embeddedReserveBytes),
    onFull: () =>
      process.stderr.write('The disk of the data directory is full. Waiting for 64 MiB of room.\n'),
    // Nothing it is asked would be answered any more: what keeps us running starts another process.
    onLost: (cause) =>
      setImmediate(() => {
        throw new StartError(
          'The embedded database broke off; the disk is full or its files are damaged.',
          cause,
        );
      }),
  });
  closing.add(() => database.close());
  const gate = await openGate(database, log, closing);
  const whenReady = (begin: () => Promise<void>): Promise<void> => gate.whenOpen(begin);
  const source = { kind: 'embedded', pglite: database.pglite } as const;
  const jobs = await startJobs(source, works, onError, { watch, whenReady, serving });
  closing.add(() => jobs.stop());
  return { database: measureDatabase(database, metrics), jobs, gate };
}

async function openGate(database: Database, log: Parts['log'], closing: Closing): Promise<ServiceGate> {
  const gate = await ServiceGate.start(database, log);
  closing.add(() => gate.stop());
  return gate;
}
