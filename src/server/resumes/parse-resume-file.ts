import type { Resume } from '#contract/resume.ts';
import type { ResumeReading } from '#core/resume/read-resume.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { FairQueue, WaitedTooLong } from './parser/fair-queue.ts';
import { fileTypeOf, safeFileName } from './parser/file-type.ts';
import { type ParserKind, type ParserOutcome, runParser } from './parser/parser-process.ts';

export type ResumeFile = { fileName: string; bytes: Uint8Array };
/** A file as read: what `readResume` made of it, and where it came from. */
export type FileReading = ResumeReading & { fileName: string; source: Resume['source'] };

const totalMs = 10_000;
const wallMs = 8_000;
const atOnce = 2;

/** Reads resume files, at most two at once over all users, and each within ten seconds of being handed in, waiting included (rules FILE-1, FILE-2). */
export class ResumeParser {
  readonly #queue = new FairQueue(atOnce);

  /**
   * Reads one file of `uid`; `today` is `YYYY-MM-DD`. Throws Refusal `file_too_large`, `file_type_unsupported`, `file_unreadable`, `file_encrypted`,
   * `file_has_no_text`, `file_too_long`, `file_took_too_long`. The bytes are not kept.
   */
  async parse(uid: string, file: ResumeFile, today: string): Promise<FileReading> {
    const type = fileTypeOf(file.fileName, file.bytes);
    if (typeof type === 'object') throw new Refusal(type.refused);
    const fileName = safeFileName(file.fileName);
    return { ...(await this.#inTurn(uid, type, file.bytes, today)), fileName, source: type };
  }

  /** Reads pasted text like a file of plain text. Throws Refusal `file_too_long`, `file_has_no_text`, `file_took_too_long`. */
  parseText(uid: string, text: string, today: string): Promise<ResumeReading> {
    return this.#inTurn(uid, 'text', Buffer.from(text), today);
  }

  async #inTurn(uid: string, kind: ParserKind, bytes: Uint8Array, today: string): Promise<ResumeReading> {
    const until = performance.now() + totalMs;
    try {
      const left = (): number => Math.max(1, Math.min(wallMs, until - performance.now()));
      return readOutcome(
        await this.#queue.run(uid, totalMs - 500, () => runParser(kind, bytes, { wallMs: left(), today })),
      );
    } catch (error) {
      if (error instanceof WaitedTooLong) throw new Refusal('file_took_too_long');
      throw error;
    }
  }
}

/** What the child read. Throws Refusal where it said why not, or had to be stopped. */
function readOutcome(outcome: ParserOutcome): ResumeReading {
  if (outcome.kind === 'killed') throw new Refusal('file_took_too_long');
  if (outcome.kind === 'failure') throw new Refusal(outcome.code);
  return outcome.reading;
}
