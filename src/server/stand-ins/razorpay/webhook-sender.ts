import type { Register } from './register.ts';
import type { RegisterKeeper, Delivery } from './register-state.ts';
import { dueDeliveries, nextDeliveryMs, noteReply } from './webhook-queue.ts';

/** A receiver that answers later than this has not answered (rule RAZORPAY-7). */
const answerWithinMs = 5_000;
const sendingAtOnce = 8;
const longestTimerMs = 3_600_000;

/** Sends what is due and keeps the appointments of the register: retries, expiring authorisations. */
export class WebhookSender {
  readonly #register: Register;
  readonly #keeper: Pick<RegisterKeeper, 'saved' | 'saveSoon'>;
  readonly #url: () => string | null;
  readonly #underWay = new Set<Delivery>();
  readonly #rounds = new Set<Promise<unknown>>();
  #timer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(
    register: Register,
    keeper: Pick<RegisterKeeper, 'saved' | 'saveSoon'>,
    url: () => string | null,
  ) {
    this.#register = register;
    this.#keeper = keeper;
    this.#url = url;
  }

  /** Sends in the background what is due now and sets the timer for the rest. */
  wake(): void {
    if (this.#closing.signal.aborted) return;
    this.sendDue().then(
      () => this.#setTimer(),
      () => this.#setTimer(),
    );
  }

  /** Sends what is due now, oldest first, and returns when each was tried once and nothing is under way. */
  async sendDue(): Promise<void> {
    const changed = this.#register.runTimeRules();
    const due = dueDeliveries(this.#register.state, this.#register.nowMs()).filter(
      (one) => !this.#underWay.has(one),
    );
    const anythingDue = due.length > 0;
    await this.#round(due, sendingAtOnce);
    if (changed) await this.#keeper.saved();
    if (anythingDue) this.#keeper.saveSoon();
  }

  /** Sends these one after another, in this order. */
  async sendInTurn(deliveries: readonly Delivery[]): Promise<void> {
    await this.#round([...deliveries], 1);
    this.#keeper.saveSoon();
  }

  /** Moves the register's clock, stopping at each appointment on the way to keep it. */
  async advance(byMs: number): Promise<void> {
    const { state } = this.#register;
    const target = this.#register.nowMs() + byMs;
    for (let next = this.#nextMs(); next !== null && next <= target; next = this.#nextMs()) {
      state.clockAheadMs += Math.max(0, next - this.#register.nowMs());
      await this.sendDue();
    }
    state.clockAheadMs += Math.max(0, target - this.#register.nowMs());
    await this.sendDue();
    this.#setTimer();
  }

  close(): void {
    this.#closing.abort();
    clearTimeout(this.#timer);
  }

  #nextMs(): number | null {
    const moments = [nextDeliveryMs(this.#register.state), this.#register.nextTimeRuleMs()].filter(
      (one) => one !== null,
    );
    return moments.length === 0 ? null : Math.min(...moments);
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const next = this.#nextMs();
    if (this.#closing.signal.aborted || next === null) return;
    const waitMs = Math.min(Math.max(next - this.#register.nowMs(), 50), longestTimerMs);
    this.#timer = setTimeout(() => this.wake(), waitMs);
    this.#timer.unref();
  }

  /** Sends these and waits for them and for what was already under way. */
  async #round(deliveries: Delivery[], atOnce: number): Promise<void> {
    for (const delivery of deliveries) this.#underWay.add(delivery);
    const worker = async () => {
      for (let next = deliveries.shift(); next; next = deliveries.shift()) await this.#sendNoted(next);
    };
    const round = Promise.all(Array.from({ length: atOnce }, worker));
    this.#rounds.add(round);
    await Promise.all(this.#rounds);
    this.#rounds.delete(round);
  }

  async #sendNoted(delivery: Delivery): Promise<void> {
    const url = this.#url();
    const replies: (number | null)[] = [];
    for (let left = url === null ? 0 : delivery.copies; left > 0; left--)
      replies.push(await send(url ?? '', delivery, this.#closing.signal));
    this.#underWay.delete(delivery);
    const failed = replies.find((reply) => reply === null || reply < 200 || reply >= 300);
    noteReply(
      this.#register.state,
      delivery,
      failed === undefined ? (replies[0] ?? null) : failed,
      this.#register.nowMs(),
    );
  }
}

async function send(url: string, delivery: Delivery, closing: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': delivery.signature,
        'x-razorpay-event-id': delivery.eventId,
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return null;
  }
}
