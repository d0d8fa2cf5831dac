import { drawingThread } from '#server/platform/pdf/drawing-thread.ts';
import type { Report } from './report-content.ts';

/** The report in PDF, drawn on a thread of its own, one after another: nobody's answer waits for it. */
export const drawReport: (report: Report) => Promise<Buffer> = drawingThread(
  new URL('./report-thread.ts', import.meta.url),
);
