import type { Routes } from '#server/platform/http/endpoint-binding.ts';
import { type MetricsParts, readMetrics } from './read-metrics.ts';

/** `/metrics` on the main port, for the operator on this machine. */
export function metricsRoutes(parts: MetricsParts): Routes {
  return (bind) =>
    bind('readMetrics', async ({ reply }) => {
      const { contentType, body } = await readMetrics(parts);
      return reply.header('cache-control', 'no-store').type(contentType).send(body);
    });
}
