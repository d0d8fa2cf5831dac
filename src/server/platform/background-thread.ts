import { setPriority } from 'node:os';

/** A quarter of a contended core: turns come first, and other programs on the machine cannot starve the work. */
export const backgroundNice = 5;

/** Lowers the priority of the worker thread that calls it (rule SPEED-2). Does nothing outside Linux, where it would lower the whole process. */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux') setPriority(backgroundNice);
}
