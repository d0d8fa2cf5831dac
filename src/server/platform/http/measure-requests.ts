import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { known, type LabelValue } from '../metrics/label-values.ts';
import type { Metrics } from '../metrics/metrics.ts';

/** Addresses outside the endpoint table; what else is served is a page or a file of one. */
const others: Readonly<Record<string, LabelValue<'endpoint'>>> = {
  '/livez': 'health',
  '/readyz': 'health',
  '/webhooks/razorpay': 'webhook',
};

const named = Object.entries(endpoints) as [EndpointName, Endpoint][];
const byRoute = new Map(named.map(([name, { method, path }]) => [`${method} ${path}`, name]));

/** What a request asked for, by the endpoint table, never by its address. */
export function endpointOf(request: FastifyRequest): LabelValue<'endpoint'> {
  const { url } = request.routeOptions;
  if (url === undefined) return 'unmatched';
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return byRoute.get(`${method} ${url}`) ?? others[url] ?? 'page';
}

/** Whether an endpoint's reply goes on for as long as somebody reads it. */
export const isStream = (endpoint: LabelValue<'endpoint'>): boolean =>
  endpoint in endpoints && (endpoints as Record<string, Endpoint>)[endpoint]?.kind === 'stream';

/** The class of a status. */
export const statusOf = (status: number): LabelValue<'status'> =>
  known('status', `${Math.floor(status / 100)}xx`, '5xx');

/** Counts every answered request by its endpoint, and how long it took. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const endpoint = endpointOf(request);
    const method = known('method', request.method, 'other');
    metrics.count('hotseat_http_requests_total', { endpoint, method, status: statusOf(reply.statusCode) });
    if (!isStream(endpoint))
      metrics.observe('hotseat_http_request_seconds', { endpoint }, reply.elapsedTime / 1000);
  });
}
