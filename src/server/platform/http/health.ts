import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** A database that is frozen does not answer; whoever asks is answered all the same. */
const readyWithinMs = 1_500;

/** What `work` gives, or an error when it takes too long for whoever asks after our health. */
export function within<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), readyWithinMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** `/livez`: the process runs. `/readyz`: it can serve, the database answers and no shutdown has begun. */
export function installHealth(
  app: FastifyInstance,
  database: Pick<Database, 'ping'>,
  isLeaving: () => boolean,
): void {
  app.get('/livez', { logLevel: 'silent' }, () => ({ status: 'live' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      if (isLeaving()) throw new Error('leaving');
      await within(database.ping());
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'not ready' });
    }
  });
}
