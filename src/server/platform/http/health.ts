import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { DiskRoom } from '../disk-room.ts';
import { retryAfterSeconds } from './error-replies.ts';

/** A database that is frozen does not answer; whoever asks is answered all the same. */
const readyWithinMs = 1_500;

/** What `work` gives, or an error when it takes too long for whoever asks after our health. */
export function within<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('no answer in time')), readyWithinMs);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

type Health = {
  database: Pick<Database, 'ping' | 'isFull'>;
  /** Of the data directory, where mails, backups and deletions are written as files. */
  files: Pick<DiskRoom, 'isFull'>;
  isLeaving: () => boolean;
  /** Called when `/readyz` was answered. */
  onTold?: (() => void) | undefined;
};

/** `/livez`: the process runs. `/readyz`: it can serve, the database answers and has room, and no shutdown has begun. */
export function installHealth(app: FastifyInstance, { database, files, isLeaving, onTold }: Health): void {
  app.get('/livez', { logLevel: 'silent' }, () => ({ status: 'live' }));
  app.get('/readyz', { logLevel: 'silent', onResponse: async () => onTold?.() }, async (_request, reply) => {
    const reason = isLeaving() ? 'stopping' : await troubleOf(database);
    if (reason !== null)
      return reply.status(503).header('retry-after', retryAfterSeconds).send({ status: 'not ready', reason });
    return files.isFull ? { status: 'ready', note: 'data directory full' } : { status: 'ready' };
  });
}

async function troubleOf(database: Health['database']): Promise<string | null> {
  try {
    await within(database.ping());
    return database.isFull?.() ? 'storage full' : null;
  } catch {
    return 'database away';
  }
}
