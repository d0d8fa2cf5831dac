import type { JobWatch } from '../jobs.ts';
import type { Metrics } from './metrics.ts';

/** Counts the jobs of a process and times them. */
export function measureJobs(metrics: Metrics): JobWatch {
  return {
    declared: (queue) => metrics.declareQueue(queue),
    ran: async (queue, work) => {
      const beganMs = performance.now();
      let result: 'done' | 'failed' = 'failed';
      try {
        await work();
        result = 'done';
      } finally {
        metrics.count('hotseat_jobs_total', { queue, result });
        metrics.observe('hotseat_job_seconds', { queue }, (performance.now() - beganMs) / 1000);
      }
    },
  };
}
