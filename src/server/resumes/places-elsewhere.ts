import { randomUUID } from 'node:crypto';
import type { QueuePlace } from '#contract/endpoints/resumes.ts';
import type { Neighbours } from '#server/platform/neighbours.ts';

/** What one process tells the others: where each user's next file is in its queue. */
type Told = { resumePlaces: { from: string; places: [string, QueuePlace][] } };

const tellEveryMs = 1_000;
/** What a process told is forgotten when it hasn't told anything newer for so long. */
const staleMs = 5 * tellEveryMs;

/**
 * The queues of the other processes behind the same port: a browser's question about its place may reach another process than the one that holds its file. While
 * files wait or are read here, the others are told once a second.
 */
export class PlacesElsewhere {
  readonly #neighbours: Neighbours;
  readonly #own: () => ReadonlyMap<string, QueuePlace>;
  readonly #name: string = randomUUID();
  readonly #told = new Map<string, { atMs: number; places: ReadonlyMap<string, QueuePlace> }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(neighbours: Neighbours, own: () => ReadonlyMap<string, QueuePlace>) {
    this.#neighbours = neighbours;
    this.#own = own;
    neighbours.listen((message) => {
      const { resumePlaces: told } = message as Partial<Told>;
      if (told) this.#told.set(told.from, { atMs: performance.now(), places: new Map(told.places) });
    });
  }

  of(uid: string): QueuePlace | undefined {
    const since = performance.now() - staleMs;
    for (const [from, { atMs, places }] of this.#told) {
      if (atMs < since) this.#told.delete(from);
      else if (places.has(uid)) return places.get(uid);
    }
    return undefined;
  }

  /** Says that a file came; the others hear of it within a second. */
  changed(): void {
    this.#timer ??= setTimeout(() => this.#tell(), tellEveryMs).unref();
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #tell(): void {
    const places = [...this.#own()];
    this.#neighbours.tell({ resumePlaces: { from: this.#name, places } } satisfies Told);
    this.#timer = null;
    // The last message of all is an empty one.
    if (places.length > 0) this.changed();
  }
}
