type News = { channel: string; payload: string };
type Send = (channels: readonly string[], payloads: readonly string[]) => Promise<unknown>;

/** News wait so long for others: who listens elsewhere hears of whole turns only, which are many seconds apart. */
const togetherMs = 100;

/**
 * News that listeners elsewhere are told a moment later, all of that moment in one statement. `NOTIFY` in the transaction that writes would make
 * such transactions commit one after another (docs/scaling.md). What cannot be sent is dropped and reported: who listens looks again once it
 * has lost its connection.
 */
export class SoonTold {
  readonly #send: Send;
  readonly #onError: (error: Error) => void;
  #news: News[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(send: Send, onError: (error: Error) => void) {
    this.#send = send;
    this.#onError = onError;
  }

  tell(channel: string, payload: string): void {
    this.#news.push({ channel, payload });
    this.#timer ??= setTimeout(() => void this.flush(), togetherMs).unref();
  }

  /** Sends what waits. Never throws. */
  async flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const news = this.#news.splice(0);
    if (news.length === 0) return;
    try {
      await this.#send(
        news.map(({ channel }) => channel),
        news.map(({ payload }) => payload),
      );
    } catch (error) {
      this.#onError(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
