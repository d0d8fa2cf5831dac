import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { EventStreams } from './http/event-stream.ts';
import type { Jobs } from './jobs.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What use cases and routes are handed; each takes just the ones it needs, `Pick<Parts, 'database' | 'clock'>`. */
export type Parts = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  streams: EventStreams;
  log: FastifyBaseLogger;
  metrics: Metrics;
};
