/**
 * How long an interview has waited on its language model, over all calls: the time in which at least one piece of a reply was awaited. Waiting
 * for a budget, guards and everything else of ours is not in it (rule METRIC-3).
 */
export class ModelWait {
  #totalMs = 0;
  #waiting = 0;
  #sinceMs = 0;

  begin(): void {
    if (this.#waiting++ === 0) this.#sinceMs = performance.now();
  }

  end(): void {
    if (--this.#waiting === 0) this.#totalMs += performance.now() - this.#sinceMs;
  }

  /** Milliseconds so far. */
  get totalMs(): number {
    return this.#totalMs + (this.#waiting > 0 ? performance.now() - this.#sinceMs : 0);
  }
}
