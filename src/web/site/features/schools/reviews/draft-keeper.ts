import type { ReviewMarks } from '#contract/schools/review.ts';
import type { Recommendation } from '#contract/schools/states.ts';
import { EndpointError, wordsFor } from '#web/lib/call-endpoint.ts';

export type ReviewWords = { marks: ReviewMarks; recommendation: Recommendation | null; note: string };
type Kept = ReviewWords & { revision: number };

/** Where a draft stands: kept, to be kept, being kept, kept here alone for want of a network, or parted from one that another window kept. */
type Standing = 'kept' | 'waiting' | 'keeping' | 'away' | 'parted' | 'refused';
export type Draft = {
  words: ReviewWords;
  standing: Standing;
  /** What the other window kept, once the two have parted. */
  other: Kept | null;
  failure: string | null;
};

type Ways = {
  keep: (words: Kept) => Promise<{ revision: number }>;
  /** What is kept now; null once it is submitted. */
  read: () => Promise<Kept | null>;
};

const pauseMs = 800;
const againMs = 5_000;

/**
 * Keeps what is typed into a review, a moment after the last key, one writing at a time. What cannot be sent stays here and is sent again;
 * where another window kept something meanwhile, both stand and a person chooses (rule SCHOOL-60).
 */
export class DraftKeeper {
  readonly #ways: Ways;
  readonly #listeners = new Set<() => void>();
  #draft: Draft;
  #revision: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | null = null;

  constructor({ revision, ...words }: Kept, ways: Ways) {
    this.#revision = revision;
    this.#ways = ways;
    this.#draft = { words, standing: 'kept', other: null, failure: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly draft = (): Draft => this.#draft;

  get isSafe(): boolean {
    return this.#draft.standing === 'kept';
  }
  get revision(): number {
    return this.#revision;
  }

  readonly write = (change: Partial<ReviewWords>): void => {
    const { standing, words } = this.#draft;
    const stays = standing === 'parted' || standing === 'keeping';
    this.#set({ words: { ...words, ...change }, standing: stays ? standing : 'waiting' });
    if (!stays) this.#later(pauseMs);
  };

  /** Sends what is not kept now; whether all is kept then. */
  readonly flush = async (): Promise<boolean> => {
    clearTimeout(this.#timer);
    await this.#sending;
    if (this.#draft.standing !== 'kept' && this.#draft.standing !== 'parted') await this.#send();
    return this.#draft.standing === 'kept';
  };

  /** Ends a parting: with one's own words, which are kept over the other's, or with the other's. */
  readonly choose = (which: 'mine' | 'other'): void => {
    const { other } = this.#draft;
    if (!other) return;
    const { revision, ...words } = other;
    this.#revision = revision;
    if (which === 'other') return this.#set({ words, other: null, standing: 'kept', failure: null });
    this.#set({ other: null, standing: 'waiting', failure: null });
    void this.flush();
  };

  /** Leaves the words to a window that others are kept by: reads what is kept now. */
  readonly part = async (): Promise<void> => {
    try {
      const other = await this.#ways.read();
      if (other) this.#set({ other, standing: 'parted', failure: null });
      else this.#set({ standing: 'refused', failure: 'It was submitted in another window. Load it again.' });
    } catch (error) {
      this.#fail(error);
    }
  };

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  async #send(): Promise<void> {
    this.#sending = this.#keepOnce();
    await this.#sending;
    this.#sending = null;
  }

  async #keepOnce(): Promise<void> {
    const { words } = this.#draft;
    this.#set({ standing: 'keeping', failure: null });
    try {
      const { revision } = await this.#ways.keep({ ...words, revision: this.#revision });
      this.#revision = revision;
      if (this.#draft.words === words) return this.#set({ standing: 'kept' });
      this.#set({ standing: 'waiting' });
      this.#later(pauseMs);
    } catch (error) {
      if (error instanceof EndpointError && error.code === 'changed_meanwhile') await this.part();
      else this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    const code = error instanceof EndpointError ? error.code : 'internal';
    const isFinal = code === 'review_submitted' || code === 'not_found' || code === 'invalid_input';
    this.#set({ standing: isFinal ? 'refused' : 'away', failure: wordsFor(error) });
    if (!isFinal) this.#later(againMs);
  }

  #set(change: Partial<Draft>): void {
    this.#draft = { ...this.#draft, ...change };
    for (const listener of this.#listeners) listener();
  }
}
