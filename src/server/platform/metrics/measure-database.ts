import type { Database } from '../database/database.ts';
import type { LabelValue } from './label-values.ts';
import type { Metrics } from './metrics.ts';

/** The same database, whose every use is timed, and is a span of what it is done for: without the statement or a value of it. */
export function measureDatabase(database: Database, metrics: Metrics): Database {
  const timed = async <T>(use: LabelValue<'database_use'>, run: () => Promise<T>): Promise<T> => {
    const beganMs = performance.now();
    const span = metrics.tracing.begin(`database ${use}`, { database_use: use });
    try {
      return await run();
    } finally {
      span.end();
      const seconds = (performance.now() - beganMs) / 1000;
      metrics.observe('hotseat_database_seconds', { database_use: use }, seconds);
    }
  };
  return {
    ...database,
    read: (work) => timed('read', () => database.read(work)),
    write: (work) => timed('write', () => database.write(work)),
    transaction: (work) => timed('transaction', () => database.transaction(work)),
  };
}
