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
