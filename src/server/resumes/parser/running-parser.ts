import type { ChildProcessByStdio } from 'node:child_process';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { resumeLimits } from '#contract/resume.ts';
import { cleanInput } from '#server/platform/clean-input.ts';
import { fileHead, type ParsedFile, type ParserKind } from './parsed-file.ts';
import { parsedFileSchema } from './parsed-file-schema.ts';
import { endGroup, startIsolated } from './parser-process.ts';

export type FileToRead = { kind: ParserKind; bytes: Uint8Array; today: string };
/**
 * What came of one file. `killed`: it was stopped for taking too long. `died`: the process ended by itself, or something else ended it, `hadFile` says whether the file had
 * reached it.
 */
export type FileOutcome = ParsedFile | { kind: 'killed' } | { kind: 'died'; hadFile: boolean };

const child = join(dirname(fileURLToPath(import.meta.url)), 'parser-child.ts');
const { pages, textChars, scannedPages } = resumeLimits;
const limits = [pages, textChars, scannedPages].map(String);
const outputBytes = 8 * 1024 * 1024;
/** Starting takes a second of the processor, and much longer where many things start at once. */
const startMs = 30_000;
const lineEnd = '\n'.charCodeAt(0);

/** An isolated process that reads one file after another (rule FILE-2). It doesn't keep our own process running. */
export class RunningParser {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #closed = Promise.withResolvers<null>();
  readonly #isReady: Promise<boolean>;
  #line: PromiseWithResolvers<Buffer> | null = null;
  #output: Buffer[] = [];
  #outputBytes = 0;
  #isOver = false;
  filesRead = 0;
  /** How long all its readings took so far. */
  readingMs = 0;

  /** `cpuSeconds` is what it may use of the processor in its whole life. */
  constructor(cpuSeconds: number) {
    this.#process = startIsolated([child, ...limits], cpuSeconds);
    const { stdin, stdout } = this.#process;
    this.#process.unref();
    for (const pipe of [stdin, stdout] as unknown as Socket[]) pipe.unref();
    stdin.on('error', () => undefined);
    stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    const over = (): void => {
      this.#isOver = true;
      this.#closed.resolve(null);
    };
    this.#process.on('error', over).on('close', over);
    const timer = setTimeout(() => this.end(), startMs);
    this.#isReady = this.#nextLine()
      .then((line) => line !== null)
      .finally(() => clearTimeout(timer));
  }

  /** Whether it has ended, or was told to. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /** Resolves when the process is gone. */
  get closed(): Promise<null> {
    return this.#closed.promise;
  }

  /**
   * Reads a file; the `wallMs` it may take begin when the process is ready. Never throws. After `killed` and `died` the process is gone.
   */
  async read({ kind, bytes, today }: FileToRead, wallMs: number): Promise<FileOutcome> {
    if (!(await this.#isReady)) return { kind: 'died', hadFile: false };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      this.end();
    }, wallMs);
    const begun = performance.now();
    const answer = this.#nextLine();
    this.#process.stdin.write(fileHead.write({ kind, today, length: bytes.length }));
    this.#process.stdin.write(bytes);
    const line = await answer;
    clearTimeout(timer);
    this.filesRead += 1;
    this.readingMs += performance.now() - begun;
    if (line) return parsed(line);
    return isLate || this.#process.signalCode === 'SIGXCPU'
      ? { kind: 'killed' }
      : { kind: 'died', hadFile: true };
  }

  end(): void {
    this.#isOver = true;
    endGroup(this.#process);
  }

  /** The next line it says, or null when it ended first. */
  async #nextLine(): Promise<Buffer | null> {
    this.#line = Promise.withResolvers<Buffer>();
    return Promise.race([this.#line.promise, this.#closed.promise]);
  }

  /** A process that says too much, or speaks when nobody asked, is ended. */
  #take(chunk: Buffer): void {
    this.#outputBytes += chunk.length;
    if (!this.#line || this.#outputBytes > outputBytes) return this.end();
    this.#output.push(chunk);
    if (chunk.at(-1) !== lineEnd) return;
    this.#line.resolve(Buffer.concat(this.#output));
    this.#line = null;
    this.#output = [];
    this.#outputBytes = 0;
  }
}

function parsed(line: Buffer): ParsedFile {
  try {
    return parsedFileSchema.parse(cleanInput(JSON.parse(line.toString('utf8'))));
  } catch {
    return { kind: 'failure', code: 'file_unreadable' };
  }
}
