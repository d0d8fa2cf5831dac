import { parentPort } from 'node:worker_threads';
import type { BillingDocument } from '#contract/billing.ts';
import { documentPdf } from './document-pdf.ts';

/** A drawing asked of the thread, and what came of it. */
export type DrawingAsked = { id: number; document: BillingDocument };
export type Drawing = { id: number; pdf: Uint8Array } | { id: number; error: string };

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
