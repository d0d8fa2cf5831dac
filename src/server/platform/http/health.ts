import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';

/** `/livez`: the process runs. `/readyz`: it can serve, the database answers and no shutdown has begun. */
export function installHealth(
  app: FastifyInstance,
  database: Pick<Database, 'ping'>,
  isStopping: () => boolean,
): void {
  app.get('/livez', { logLevel: 'silent' }, () => ({ status: 'live' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      if (isStopping()) throw new Error('stopping');
      await database.ping();
      return { status: 'ready' };
    } catch {
      return reply.status(503).send({ status: 'not ready' });
    }
  });
}
