import { Refusal } from '#server/platform/refusal.ts';
import { type FileOutcome, type FileToRead, RunningParser } from './running-parser.ts';

type PoolLimits = {
  /** How many processes there are at most. */
  processes: number;
  /** How many files one process reads before another takes its place. */
  filesEach: number;
  /** What a process may use of the processor in its whole life. */
  cpuSeconds: number;
  /** How long one file may take, from when a process is ready for it. */
  wallMs: number;
};

/** A process with nothing to do for so long is ended: it holds about 100 MiB. */
const idleMs = 5 * 60_000;

/**
 * The processes that read resumes. One that read a file whole takes the next one; after anything else a new one takes its place, so that what a broken file left behind
 * meets no other file (rule FILE-2).
 */
export class ParserPool {
  readonly #limits: PoolLimits;
  readonly #idle = new Map<RunningParser, NodeJS.Timeout>();
  readonly #all = new Set<RunningParser>();
  #busy = 0;
  #isClosed = false;

  constructor(limits: PoolLimits) {
    this.#limits = limits;
  }

  /** Starts a process, unless one is waiting for a file or there are enough, so that the next file finds one ready. */
  warm(): void {
    const isEnough = this.#idle.size > 0 || this.#idle.size + this.#busy >= this.#limits.processes;
    if (!isEnough && !this.#isClosed) this.#rest(this.#start());
  }

  /**
   * Reads a file. When the process dies, which need not be the file's doing, another one reads it once more. Throws when that one doesn't start either, and Refusal
   * `shutting_down` once the pool is closed.
   */
  async read(file: FileToRead): Promise<Exclude<FileOutcome, { kind: 'died' }>> {
    const first = await this.#readBy(this.#idleOne() ?? this.#start(), file);
    if (first.kind !== 'died') return first;
    const second = await this.#readBy(this.#start(), file);
    if (second.kind !== 'died') return second;
    if (!second.hadFile) throw new Error('The process that reads resumes does not start.');
    return { kind: 'failure', code: 'file_unreadable' };
  }

  /** Ends every process; resolves when they are gone. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#idle.values()) clearTimeout(timer);
    this.#idle.clear();
    await Promise.all(
      Array.from(this.#all, (parser) => {
        parser.end();
        return parser.closed;
      }),
    );
  }

  async #readBy(parser: RunningParser, file: FileToRead): Promise<FileOutcome> {
    const { filesEach, wallMs } = this.#limits;
    this.#busy += 1;
    const outcome = await parser.read(file, wallMs);
    this.#busy -= 1;
    const readsOn = outcome.kind === 'reading' && parser.filesRead < filesEach && this.#hasTime(parser);
    if (readsOn && !parser.isOver) this.#rest(parser);
    else {
      parser.end();
      if (filesEach > 1 && outcome.kind !== 'died') this.warm();
    }
    return outcome;
  }

  /** Whether another file, if it took all it may, would find enough of the processor left. */
  #hasTime({ readingMs }: RunningParser): boolean {
    const { cpuSeconds, wallMs } = this.#limits;
    return readingMs + 2 * wallMs < cpuSeconds * 1_000;
  }

  #start(): RunningParser {
    if (this.#isClosed) throw new Refusal('shutting_down');
    const parser = new RunningParser(this.#limits.cpuSeconds);
    this.#all.add(parser);
    void parser.closed.then(() => {
      this.#all.delete(parser);
      clearTimeout(this.#idle.get(parser));
      this.#idle.delete(parser);
    });
    return parser;
  }

  #rest(parser: RunningParser): void {
    const timer = setTimeout(() => parser.end(), idleMs);
    timer.unref();
    this.#idle.set(parser, timer);
  }

  #idleOne(): RunningParser | undefined {
    for (const [parser, timer] of this.#idle) {
      clearTimeout(timer);
      this.#idle.delete(parser);
      if (!parser.isOver) return parser;
    }
    return undefined;
  }
}
