import { Worker } from 'node:worker_threads';
import type { BillingDocument } from '#contract/billing.ts';
import type { Drawing, DrawingAsked } from './pdf-thread.ts';

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };

/** The thread that draws, with the drawings that wait for it; it begins with the first and ends with the process. */
let thread: { worker: Worker; waiting: Map<number, Waiting> } | null = null;
let drawings = 0;

function begin(): NonNullable<typeof thread> {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url));
  const waiting = new Map<number, Waiting>();
  const ended = (error: Error): void => {
    thread = null;
    for (const one of waiting.values()) one.reject(error);
    waiting.clear();
  };
  worker.on('message', (drawing: Drawing) => {
    const one = waiting.get(drawing.id);
    waiting.delete(drawing.id);
    if (waiting.size === 0) worker.unref();
    if ('pdf' in drawing) one?.resolve(Buffer.from(drawing.pdf));
    else one?.reject(new Error(drawing.error));
  });
  worker.on('error', ended);
  worker.on('exit', (code) => ended(new Error(`The thread that draws documents ended with ${code}.`)));
  return { worker, waiting };
}

/**
 * The document as one A4 page in PDF, the same bytes whenever it is drawn. It is drawn on a thread of its own: a page takes some 15 ms, for which
 * nobody's answer and no payment waits, and on Linux it gives way to all other work. Rejects when it cannot be drawn, or the thread ended
 * meanwhile.
 */
export function drawDocument(document: BillingDocument): Promise<Buffer> {
  thread ??= begin();
  const { worker, waiting } = thread;
  const id = ++drawings;
  worker.ref();
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, document } satisfies DrawingAsked);
  });
}
