import { drawingThread } from '#server/platform/pdf/drawing-thread.ts';
import type { PackContent } from './pack-content.ts';

/** An applicant's PDF, drawn on a thread of its own, one after another: nobody's answer waits for it. */
export const drawPack: (content: PackContent) => Promise<Buffer> = drawingThread(
  new URL('./pack-thread.ts', import.meta.url),
);
