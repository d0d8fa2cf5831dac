import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '#contract/endpoints.ts';
import { known } from '../metrics/label-values.ts';
import type { ParentSpan, Tracing } from '../tracing/tracing.ts';
import { endpointOf, isStream, statusOf } from './measure-requests.ts';

/**
 * Begins a trace with every request of the endpoint table but streams, which last for an interview. What is done on its behalf belongs to
 * it, the panel's turn after an answer too. What a caller sends of a trace of its own is not taken up (rule TRACE-1).
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, ParentSpan>();
  app.addHook('onRequest', async (request) => {
    const endpoint = endpointOf(request);
    if (!(endpoint in endpoints) || isStream(endpoint)) return;
    const method = known('method', request.method, 'other');
    spans.set(request, tracing.root(`request ${endpoint}`, { endpoint, method }));
  });
  // Here and not earlier: what reads a body runs in the context of the connection.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook('onResponse', async (request, reply) => {
    spans.get(request)?.end({ status: statusOf(reply.statusCode) });
  });
  app.addHook('onRequestAbort', async (request) => {
    spans.get(request)?.end();
    spans.delete(request);
  });
}
