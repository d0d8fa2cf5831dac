import type { Tx } from '#server/platform/database/database.ts';
import { findHold } from './credit-store.ts';

/**
 * Whether what a held interview was bought with went back or is on its way back: then nothing more is begun on it (rule MONEY-7). Ask it
 * under the user's lock, which refunds take too.
 */
export async function isPaidBack(tx: Tx, holdKey: string): Promise<boolean> {
  return (await findHold(tx, holdKey))?.frozen === true;
}
