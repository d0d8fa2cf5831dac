import { ModelWait } from '#server/interviewer/model-wait.ts';

/** A moment, and how long the interview had waited on its model by then. */
type Moment = { atMs: number; waitedMs: number };

/**
 * What we add to the time a candidate waits for the panel's first word (rule METRIC-3): from taking an answer up, just before the statement
 * that stores it, to the first words given to the stream, less the time in which the interview waited on its model meanwhile. Words prepared
 * before the answer was there count by the same rule: what the model did earlier is no one's waiting.
 */
export class TurnTime {
  readonly wait = new ModelWait();
  #answered: Moment | null = null;

  /** Now. */
  moment(): Moment {
    return { atMs: performance.now(), waitedMs: this.wait.totalMs };
  }

  /** An answer that was taken up then has been stored. */
  answered(takenUp: Moment): void {
    this.#answered = takenUp;
  }

  /** The first words after an answer were sent: what was added to the model's own time, in milliseconds. Null for all words after them. */
  firstWord(): number | null {
    if (!this.#answered) return null;
    const { atMs, waitedMs } = this.#answered;
    this.#answered = null;
    const now = this.moment();
    return Math.max(0, now.atMs - atMs - (now.waitedMs - waitedMs));
  }
}
