import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';

const current = new AsyncLocalStorage<Tx>();

/** Runs `work` as the current transaction, so that jobs enqueued in it join it. */
export function insideTransaction<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  return current.run(tx, work);
}

/** The transaction this call runs in, if any. */
export function currentTransaction(): Tx | undefined {
  return current.getStore();
}

/** Refuses the outer database inside a transaction: on the embedded database's one connection it would hang for ever. */
export function refuseNesting(): void {
  if (current.getStore())
    throw new Error('The database was used inside a transaction; hand `tx` on instead.');
}

const waiting = new AsyncLocalStorage<boolean>();

/** Runs `work` for a caller who waits for the reply: once the database is silent it gets an error instead (rule FAULT-15). */
export function whileCallerWaits<T>(work: () => T): T {
  return waiting.run(true, work);
}

/** Runs `work` that outlives the request it was started by: it waits as long as a job does. */
export function inBackground<T>(work: () => T): T {
  return waiting.run(false, work);
}

/** Whether a caller waits for what runs now. */
export function callerWaits(): boolean {
  return waiting.getStore() === true;
}
