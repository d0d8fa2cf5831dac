import { availableParallelism } from 'node:os';
import type { QueuePlace } from '#contract/endpoints/resumes.ts';
import { type Resume, resumeLimits } from '#contract/resume.ts';
import type { ResumeReading } from '#core/resume/read-resume.ts';
import { type Clock, systemClock } from '#server/platform/clock.ts';
import type { Neighbours } from '#server/platform/neighbours.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { fileTypeOf, safeFileName } from './parser/file-type.ts';
import { ParserPool } from './parser/parser-pool.ts';
import { ReadingLane } from './parser/reading-lane.ts';
import type { FileOutcome, FileToRead } from './parser/running-parser.ts';
import { PlacesElsewhere } from './places-elsewhere.ts';

export type ResumeFile = { fileName: string; bytes: Uint8Array };
/** A file as read: what `readResume` made of it, and where it came from. */
type FileReading = ResumeReading & { fileName: string; source: Resume['source'] };

/** Who sends a file; `signal` aborts when they go away. */
export type Sender = { uid: string; signal?: AbortSignal | undefined };

type Reading = Extract<FileOutcome, { kind: 'reading' }>;

/** How many files are read at a time: one a core, and never fewer than two, so that one file that takes long doesn't stop everybody. */
export const readingPlaces = (webProcesses: number): number =>
  Math.max(2, Math.ceil(availableParallelism() / webProcesses));

type ParserOptions = {
  clock?: Clock;
  /** How long reading the text of a file may take, in milliseconds. */
  readingMs?: number | undefined;
  /** How many web processes share this computer. */
  webProcesses?: number;
  neighbours?: Neighbours | null | undefined;
};

/** Reads resume files in processes of their own, for each user one at a time (rules FILE-1, FILE-2, FILE-4). */
export class ResumeParser {
  readonly #texts: ReadingLane;
  /** Scans have a queue of their own, so that no text waits for one. */
  readonly #scans: ReadingLane;
  readonly #textPool: ParserPool;
  readonly #scanPool: ParserPool;
  readonly #elsewhere: PlacesElsewhere | null;

  constructor({
    clock = systemClock,
    readingMs = resumeLimits.textSeconds * 1_000,
    webProcesses = 1,
    neighbours = null,
  }: ParserOptions = {}) {
    const { scanSeconds } = resumeLimits;
    const places = readingPlaces(webProcesses);
    this.#texts = new ReadingLane({ places, usualMs: 300, clock });
    this.#scans = new ReadingLane({ places: 1, usualMs: 8_000, clock });
    this.#textPool = new ParserPool({
      processes: places,
      filesEach: 50,
      cpuSeconds: 30,
      wallMs: readingMs,
    });
    this.#scanPool = new ParserPool({
      processes: 1,
      filesEach: 1,
      cpuSeconds: scanSeconds,
      wallMs: scanSeconds * 1_000,
    });
    this.#elsewhere = neighbours && new PlacesElsewhere(neighbours, () => this.#ownPlaces());
  }

  /** Gets a process ready, because somebody is about to send a file. */
  warm(): void {
    this.#textPool.warm();
  }

  /**
   * Reads one file; `today` is `YYYY-MM-DD`. Throws Refusal `file_too_large`, `file_type_unsupported`, `file_unreadable`, `file_encrypted`,
   * `file_has_no_text`, `file_too_long`, `scan_too_long`, `scan_unsupported`, `file_took_too_long`, `resume_queue_full`, `shutting_down`. The bytes are not kept.
   */
  async parse(sender: Sender, file: ResumeFile, today: string): Promise<FileReading> {
    const type = fileTypeOf(file.fileName, file.bytes);
    if (typeof type === 'object') throw new Refusal(type.refused);
    const fileName = safeFileName(file.fileName);
    const { reading, scanned } = await this.#inTurn(sender, { kind: type, bytes: file.bytes, today });
    return { ...reading, fileName, source: scanned ? 'scan' : type };
  }

  /**
   * Reads pasted text like a file of plain text. Throws Refusal `file_too_long`, `file_has_no_text`, `file_took_too_long`, `resume_queue_full`,
   * `shutting_down`.
   */
  async parseText(sender: Sender, text: string, today: string): Promise<ResumeReading> {
    return (await this.#inTurn(sender, { kind: 'text', bytes: Buffer.from(text), today })).reading;
  }

  /** Where the next file of `uid` is, in this process or one beside it. */
  placeOf(uid: string): QueuePlace {
    return this.#ownPlaces().get(uid) ?? this.#elsewhere?.of(uid) ?? { state: 'none', ahead: 0 };
  }

  /** Refuses everybody who waits, because the server stops; files that are being read go on. */
  refuseWaiting(): void {
    for (const lane of [this.#texts, this.#scans]) lane.queue.refuseWaiting(new Refusal('shutting_down'));
  }

  async close(): Promise<void> {
    this.refuseWaiting();
    this.#elsewhere?.stop();
    await Promise.all([this.#textPool.close(), this.#scanPool.close()]);
  }

  /** What the file says; one with a page that may be a picture is read again with its pictures, in the queue of scans. */
  async #inTurn({ uid, signal }: Sender, file: FileToRead): Promise<Reading> {
    const waiting = { uid, signal, bytes: file.bytes.length };
    this.#elsewhere?.changed();
    const outcome = await this.#texts.read(waiting, () => this.#textPool.read(file));
    if (outcome.kind !== 'pictures') return readOutcome(outcome);
    return readOutcome(await this.#scans.read(waiting, () => this.#scanPool.read({ ...file, kind: 'scan' })));
  }

  #ownPlaces(): Map<string, QueuePlace> {
    const places = new Map<string, QueuePlace>();
    for (const { queue } of [this.#texts, this.#scans]) {
      for (const [ahead, uid] of queue.turns.entries())
        if (!places.has(uid)) places.set(uid, { state: 'waiting', ahead });
    }
    for (const { queue } of [this.#texts, this.#scans])
      for (const uid of queue.running) places.set(uid, { state: 'reading', ahead: 0 });
    return places;
  }
}

/** What was read. Throws Refusal where the file says why not, or reading it had to be stopped. */
function readOutcome(outcome: Awaited<ReturnType<ParserPool['read']>>): Reading {
  if (outcome.kind === 'killed') throw new Refusal('file_took_too_long');
  if (outcome.kind === 'failure') throw new Refusal(outcome.code);
  if (outcome.kind === 'pictures') throw new Refusal('file_has_no_text');
  return outcome;
}
