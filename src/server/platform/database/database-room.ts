import { databaseProblem, diskFull } from './database-problem.ts';

const tryAgainMs = 2_000;

/** About a megabyte in a table that is gone with its statement: it takes what our own tables take, and leaves nothing behind. */
export const writeTrial = `create temporary table hotseat_room on commit drop as
  select n, md5(n::text) as filler from generate_series(1, 16000) n`;

/**
 * Whether PostgreSQL has room to write. One statement that found none may have wanted a lot, so a small table is tried, and while that does
 * not fit either the database counts as full (rule FAULT-17). It is tried until it fits.
 */
export class DatabaseRoom {
  readonly #write: () => Promise<unknown>;
  #isFull = false;
  #isTrying = false;
  #again: NodeJS.Timeout | null = null;

  constructor(write: () => Promise<unknown>) {
    this.#write = write;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** Called when a statement failed; others than those without room say nothing. */
  heard(error: unknown): void {
    if (databaseProblem(error, true)?.code === diskFull && !this.#isTrying) void this.#try();
  }

  close(): void {
    if (this.#again) clearTimeout(this.#again);
    this.#isTrying = true;
  }

  async #try(): Promise<void> {
    this.#isTrying = true;
    try {
      await this.#write();
      this.#isFull = false;
    } catch (error) {
      // Whatever else is wrong is for its callers to meet; what was known of the room stays.
      if (databaseProblem(error, true)?.code === diskFull) this.#isFull = true;
    }
    if (this.#isFull) this.#again = setTimeout(() => void this.#try(), tryAgainMs).unref();
    else this.#isTrying = false;
  }
}
