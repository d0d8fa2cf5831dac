import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { databaseProblem } from './database/database-problem.ts';

/** Structured logs with allow-listed fields only: never a body, a query, a cookie, an e-mail or a session id (rule LOG-1). */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  };
}

type Described = { type: string; message: string; stack: string };

/**
 * An error as it may be logged. A database's error quotes the statement, its parameters or the row it refused, in its message and so in its
 * stack: of one only the code, the table, the broken rule and the places in our code are told (rule LOG-3).
 */
export function describeError(error: Error): Described {
  const problem = databaseProblem(error);
  if (!problem) return { type: error.name, message: error.message, stack: error.stack ?? '' };
  const { code, table, constraint } = problem;
  const message = ['database', code, table, constraint].filter(Boolean).join(' ');
  return { type: 'DatabaseError', message, stack: [message, ...placesOf(error)].join('\n') };
}

/** The lines of a stack that name code; a message may have any number of lines, and may look like such a line. */
function placesOf({ stack = '', message }: Error): string[] {
  const after = stack.indexOf(message);
  const rest = after < 0 ? '' : stack.slice(after + message.length);
  return rest.split('\n').filter((line) => /^\s+at \S/.test(line));
}

/** One line a request: route, status, milliseconds. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}
