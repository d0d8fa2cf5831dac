import type { Parts } from '#server/platform/parts.ts';
import type { TokenEstimate } from './amounts.ts';
import { type Counting, endReservation, notCounted, type Purse } from './purse.ts';
import type { CallOutcome, Reservation, Spender } from './spending.ts';

/** How much longer the next prompt of an interview may be: an answer, an utterance and notes. */
const growthTokens = 1_000;
const idleMs = 5 * 60_000;
const lookEveryMs = 60_000;

/** A reservation on its way or there; null when it was refused or could not be made. */
type Prepared = { reservation: Promise<Reservation | null>; since: number };

/**
 * Keeps one reservation ready for each interview that speaks, so that a turn does not wait for the database: the one for the next call is
 * made right after the last was settled, while the candidate thinks. One that is too small is given back and a fitting one made at once.
 * What is not used is given back when the interview is over, after five idle minutes, and on close.
 */
export class PreparedReservations {
  readonly #parts: Counting & Pick<Parts, 'clock'>;
  readonly #prepared = new Map<string, Prepared>();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #looking: NodeJS.Timeout;
  #closed = false;

  constructor(parts: Counting & Pick<Parts, 'clock'>) {
    this.#parts = parts;
    this.#looking = setInterval(() => void this.releaseIdle(), lookEveryMs).unref();
  }

  /** A purse that gives out what was prepared and does not wait while what a call took is stored. */
  purse(spender: Spender): Purse {
    return {
      take: async (needed) => {
        const reservation = await this.#take(spender, needed);
        return { end: (outcome) => this.#endAndPrepare(spender, needed, reservation, outcome) };
      },
    };
  }

  /** The interview speaks no more: gives back what was prepared for it. */
  async interviewOver(sessionId: string): Promise<void> {
    const prepared = this.#prepared.get(sessionId);
    this.#prepared.delete(sessionId);
    const reservation = await prepared?.reservation;
    if (reservation) await endReservation(this.#parts, reservation, 'free');
  }

  /** Gives back what no call has asked for in five minutes. */
  async releaseIdle(): Promise<void> {
    const before = this.#parts.clock.now().getTime() - idleMs;
    const idle = [...this.#prepared].filter(([, { since }]) => since <= before);
    await Promise.all(idle.map(([sessionId]) => this.interviewOver(sessionId)));
  }

  /** Gives everything back and waits until all that was taken is stored. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#looking);
    await this.settled();
    await Promise.all([...this.#prepared.keys()].map((sessionId) => this.interviewOver(sessionId)));
  }

  /** Resolves when nothing is being stored or prepared. */
  async settled(): Promise<void> {
    while (this.#underWay.size > 0) await Promise.all(this.#underWay);
  }

  async #take(spender: Spender, needed: TokenEstimate): Promise<Reservation> {
    const prepared = this.#prepared.get(spender.sessionId);
    this.#prepared.delete(spender.sessionId);
    const reservation = await prepared?.reservation;
    if (reservation && isEnough(reservation.estimate, needed)) return reservation;
    if (reservation) await endReservation(this.#parts, reservation, 'free');
    return this.#parts.spending.reserve(spender, needed);
  }

  #endAndPrepare(
    spender: Spender,
    needed: TokenEstimate,
    reservation: Reservation,
    outcome: CallOutcome,
  ): void {
    const { spending, clock, log } = this.#parts;
    if (this.#closed || this.#prepared.has(spender.sessionId))
      return this.#follow(endReservation(this.#parts, reservation, outcome));
    const next = {
      inputTokens: needed.inputTokens + growthTokens,
      outputTokens: reservation.estimate.outputTokens,
    };
    const prepared = spending.goOn(reservation, outcome, spender, next).catch((err: unknown) => {
      log.warn({ err }, notCounted);
      return null;
    });
    this.#prepared.set(spender.sessionId, { reservation: prepared, since: clock.now().getTime() });
    this.#follow(prepared);
  }

  #follow(work: Promise<unknown>): void {
    this.#underWay.add(work);
    void work.finally(() => this.#underWay.delete(work));
  }
}

function isEnough(prepared: TokenEstimate, needed: TokenEstimate): boolean {
  return prepared.inputTokens >= needed.inputTokens && prepared.outputTokens >= needed.outputTokens;
}
