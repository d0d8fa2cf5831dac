import type { Database, Tx } from '#server/platform/database/database.ts';
import { notify } from '#server/platform/database/notify.ts';

const channel = 'account_changed';

/**
 * Tells every open page of a user, on every node, to read the account again once the transaction commits. Whatever changes
 * subscriptionStatus, quota, credits, sessions or the active interview calls it.
 */
export async function notifyAccountChanged(tx: Tx, uid: string): Promise<void> {
  await notify(tx, channel, uid);
}

/** This process's ear for account changes: one listener, whoever follows. */
export class AccountChanges {
  readonly #followers = new Map<string, Set<() => void>>();
  #stopListening: (() => Promise<void>) | null = null;

  static async start(database: Database): Promise<AccountChanges> {
    const changes = new AccountChanges();
    changes.#stopListening = await database.listen(
      channel,
      (uid) => changes.#tell(uid),
      () => {
        for (const uid of changes.#followers.keys()) changes.#tell(uid);
      },
    );
    return changes;
  }

  /** Calls `onChange` after every change of the user's account, and when one may have been missed. The reply stops it. */
  follow(uid: string, onChange: () => void): () => void {
    const followers = this.#followers.get(uid) ?? new Set();
    followers.add(onChange);
    this.#followers.set(uid, followers);
    return () => {
      followers.delete(onChange);
      if (followers.size === 0 && this.#followers.get(uid) === followers) this.#followers.delete(uid);
    };
  }

  async stop(): Promise<void> {
    await this.#stopListening?.();
  }

  #tell(uid: string): void {
    for (const onChange of this.#followers.get(uid) ?? []) onChange();
  }
}
