import { z } from 'zod';
import { exportQueue } from './ask-for-export.ts';
import { makeExport, type MakeExportParts } from './make-export.ts';
import { sweepExports } from './sweep-exports.ts';

const job = z.object({ uid: z.string(), exportId: z.string() });

/** Makes copies as durable jobs, one at once on each process, and sweeps those whose time is over. */
export async function startExports(parts: MakeExportParts): Promise<void> {
  const queue = { name: exportQueue, retryLimit: 8, retryDelaySeconds: 2, expireInSeconds: 600 };
  await parts.jobs.work(queue, (data) => makeExport(parts, job.parse(data)));
  await parts.jobs.every('sweep_exports', '*/5 * * * *', () => sweepExports(parts));
}
