import type { JobWatch } from '../jobs.ts';
import type { Metrics } from './metrics.ts';

/** Counts the jobs of a process and times them; each is a span, of the trace that enqueued it where that is known. */
export function measureJobs(metrics: Metrics): JobWatch {
  return {
    declared: (queue) => metrics.declareQueue(queue),
    carried: () => metrics.tracing.carry(),
    ran: async (queue, work, carried) => {
      const beganMs = performance.now();
      const span = metrics.tracing.root(`job ${queue}`, { queue }, carried);
      let result: 'done' | 'failed' = 'failed';
      try {
        await span.within(work);
        result = 'done';
      } finally {
        span.end({ result });
        metrics.count('hotseat_jobs_total', { queue, result });
        metrics.observe('hotseat_job_seconds', { queue }, (performance.now() - beganMs) / 1000);
      }
    },
  };
}
