import { type Resume, resumeLimits } from '#contract/resume.ts';
import type { ResumeReading } from '#core/resume/read-resume.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { FairQueue, WaitedTooLong } from './parser/fair-queue.ts';
import { fileTypeOf, safeFileName } from './parser/file-type.ts';
import { type ParserKind, type ParserOutcome, runParser } from './parser/parser-process.ts';

export type ResumeFile = { fileName: string; bytes: Uint8Array };
/** A file as read: what `readResume` made of it, and where it came from. */
export type FileReading = ResumeReading & { fileName: string; source: Resume['source'] };

type Reading = Extract<ParserOutcome, { kind: 'reading' }>;

const wallMs = 8_000;
const cpuSeconds = 5;
const atOnce = 2;

/**
 * Reads resume files, at most two at once over all users, and each within `textSeconds` of being handed in, waiting included; the pictures of scans one at a time
 * and each within `scanSeconds` more (rules FILE-1, FILE-2).
 */
export class ResumeParser {
  readonly #queue = new FairQueue(atOnce);
  readonly #scans = new FairQueue(1);

  /**
   * Reads one file of `uid`; `today` is `YYYY-MM-DD`. Throws Refusal `file_too_large`, `file_type_unsupported`, `file_unreadable`, `file_encrypted`,
   * `file_has_no_text`, `file_too_long`, `scan_too_long`, `scan_unsupported`, `file_took_too_long`. The bytes are not kept.
   */
  async parse(uid: string, file: ResumeFile, today: string): Promise<FileReading> {
    const type = fileTypeOf(file.fileName, file.bytes);
    if (typeof type === 'object') throw new Refusal(type.refused);
    const fileName = safeFileName(file.fileName);
    const { reading, scanned } = await this.#inTurn(uid, type, file.bytes, today);
    return { ...reading, fileName, source: scanned ? 'scan' : type };
  }

  /** Reads pasted text like a file of plain text. Throws Refusal `file_too_long`, `file_has_no_text`, `file_took_too_long`. */
  async parseText(uid: string, text: string, today: string): Promise<ResumeReading> {
    return (await this.#inTurn(uid, 'text', Buffer.from(text), today)).reading;
  }

  /** What the file says; one with a page that may be a picture is read again with its pictures, in a queue of its own, so that no text waits for a scan. */
  async #inTurn(uid: string, kind: ParserKind, bytes: Uint8Array, today: string): Promise<Reading> {
    const outcome = await queued(this.#queue, uid, resumeLimits.textSeconds * 1_000, (leftMs) =>
      runParser(kind, bytes, { wallMs: Math.min(wallMs, leftMs), cpuSeconds, today }),
    );
    if (outcome.kind !== 'pictures') return readOutcome(outcome);
    const { scanSeconds } = resumeLimits;
    return readOutcome(
      await queued(this.#scans, uid, scanSeconds * 1_000, (wallMs) =>
        runParser('scan', bytes, { wallMs, cpuSeconds: scanSeconds, today }),
      ),
    );
  }
}

/** Runs `read` in its turn with the milliseconds that are left of `limitMs` then. Throws Refusal `file_took_too_long` where the turn came too late. */
async function queued(
  queue: FairQueue,
  uid: string,
  limitMs: number,
  read: (leftMs: number) => Promise<ParserOutcome>,
): Promise<ParserOutcome> {
  const until = performance.now() + limitMs;
  try {
    return await queue.run(uid, limitMs - 500, () => read(Math.max(1, until - performance.now())));
  } catch (error) {
    if (error instanceof WaitedTooLong) throw new Refusal('file_took_too_long');
    throw error;
  }
}

/** What the child read. Throws Refusal where it said why not, or had to be stopped. */
function readOutcome(outcome: ParserOutcome): Reading {
  if (outcome.kind === 'killed') throw new Refusal('file_took_too_long');
  if (outcome.kind === 'failure') throw new Refusal(outcome.code);
  if (outcome.kind === 'pictures') throw new Refusal('file_has_no_text');
  return outcome;
}
