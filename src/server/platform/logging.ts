import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Structured logs with allow-listed fields only: never a body, a query, a cookie, an e-mail or a session id (rule LOG-1). */
export function loggerOptions(level: string): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    base: null,
    serializers: {
      req: (request) => ({ method: request.method, route: request.routeOptions?.url ?? 'unmatched' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error) => ({ type: error.name, message: messageOf(error), stack: error.stack ?? '' }),
    },
  };
}

/** A database's message may quote the row it refused; only its kind is logged. */
function messageOf(error: Error): string {
  return 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code))
    ? `database ${String(error.code)}`
    : error.message;
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
