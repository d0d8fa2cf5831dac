import type { BillingDocument } from '#contract/billing.ts';
import { drawingThread } from '#server/platform/pdf/drawing-thread.ts';

/** The document as one A4 page in PDF, the same bytes whenever it is drawn, on a thread of its own: a page takes some 15 ms. */
export const drawDocument: (document: BillingDocument) => Promise<Buffer> = drawingThread(
  new URL('./pdf-thread.ts', import.meta.url),
);
