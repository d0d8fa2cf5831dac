import { parentPort, Worker } from 'node:worker_threads';
import { lowerThreadPriority } from '../background-thread.ts';

/** A drawing asked of a thread, and what came of it. */
type DrawingAsked<Content> = { id: number; content: Content };
type Drawing = { id: number; pdf: Uint8Array } | { id: number; error: string };

type Waiting = { resolve: (pdf: Buffer) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; waiting: Map<number, Waiting> };

/**
 * Draws files on a thread of its own, run from `script`, one after another: nobody's answer and no payment waits for a drawing, and on Linux it
 * gives way to all other work. The thread begins with the first drawing and ends with the process. A drawing rejects when it cannot be made, or
 * the thread ended meanwhile.
 */
export function drawingThread(script: URL): (content: unknown) => Promise<Buffer> {
  let thread: Thread | null = null;
  let drawings = 0;
  const begin = (): Thread => {
    const worker = new Worker(script);
    const waiting: Thread['waiting'] = new Map();
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
  };
  return (content) => {
    thread ??= begin();
    const { worker, waiting } = thread;
    const id = ++drawings;
    worker.ref();
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, content } satisfies DrawingAsked<unknown>);
    });
  };
}

/** The other end: what the script of such a thread calls, with how its content is drawn. */
export function drawHere(draw: (content: never) => Promise<Buffer>): void {
  lowerThreadPriority();
  parentPort?.on('message', ({ id, content }: DrawingAsked<never>) => {
    draw(content).then(
      (pdf) => parentPort?.postMessage({ id, pdf } satisfies Drawing),
      (error: unknown) =>
        parentPort?.postMessage({
          id,
          error: error instanceof Error ? error.message : 'unknown',
        } satisfies Drawing),
    );
  });
}
