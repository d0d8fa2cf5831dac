import { type Endpoint, nothing } from './endpoint.ts';

/** What a monitor reads. */
export const metricsEndpoints = {
  /** Counts and times of this process and the figures of all, in the text format of Prometheus. */
  readMetrics: { method: 'GET', path: '/metrics', access: 'operator', kind: 'file', reply: nothing },
} as const satisfies Record<string, Endpoint>;
