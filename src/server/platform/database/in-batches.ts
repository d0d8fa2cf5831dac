/** Rows that a sweep deletes by one statement: it holds no lock for long and never comes near the limit of a statement's time (rule LIMIT-5). */
const most = 5_000;

/** Deletes batch after batch until one was not full; `deleteSome` deletes at most so many and replies how many it did. */
export async function inBatches(deleteSome: (most: number) => Promise<number>): Promise<void> {
  while ((await deleteSome(most)) >= most);
}
