import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { BillingDocument } from '#contract/billing.ts';
import { documentPdf } from './document-pdf.ts';

/** A drawing asked of the thread, and what came of it. */
export type DrawingAsked = { id: number; document: BillingDocument };
export type Drawing = { id: number; pdf: Uint8Array } | { id: number; error: string };

// Linux gives a thread a priority of its own; elsewhere this would be the whole process's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

parentPort?.on('message', ({ id, document }: DrawingAsked) => {
  documentPdf(document).then(
    (pdf) => parentPort?.postMessage({ id, pdf } satisfies Drawing),
    (error: unknown) =>
      parentPort?.postMessage({
        id,
        error: error instanceof Error ? error.message : 'unknown',
      } satisfies Drawing),
  );
});
