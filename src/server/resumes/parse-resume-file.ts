import { cutText } from '#core/text/cut-text.ts';
import type { HiddenRun, Resume } from '#contract/resume.ts';
import { resumeLimits } from '#contract/resume.ts';
import { arrangeLines, arrangeRuns } from '#core/resume/page-layout.ts';
import { readResume, type ResumeReading } from '#core/resume/read-resume.ts';
import { cleanText } from '#server/platform/clean-input.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { FairQueue, WaitedTooLong } from './parser/fair-queue.ts';
import { decodeText, fileTypeOf, safeFileName } from './parser/file-type.ts';
import { type ParserKind, type ParserOutcome, runParser } from './parser/parser-process.ts';

export type ResumeFile = { fileName: string; bytes: Uint8Array };
/** A file as read: what `readResume` made of it, and where it came from. */
export type FileReading = ResumeReading & { fileName: string; source: Resume['source'] };

const totalMs = 10_000;
const wallMs = 8_000;
const atOnce = 2;
const fewestCharacters = 20;

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
    if (type === 'text') return { ...readText(decodeText(file.bytes), today), fileName, source: 'text' };
    const outcome = await this.#inTurn(uid, type, file.bytes);
    return { ...readOutcome(outcome, today), fileName, source: type };
  }

  async #inTurn(uid: string, kind: ParserKind, bytes: Uint8Array): Promise<ParserOutcome> {
    const until = performance.now() + totalMs;
    try {
      return await this.#queue.run(uid, totalMs - 500, () =>
        runParser(kind, bytes, Math.max(1, Math.min(wallMs, until - performance.now()))),
      );
    } catch (error) {
      if (error instanceof WaitedTooLong) throw new Refusal('file_took_too_long');
      throw error;
    }
  }
}

function readOutcome(outcome: ParserOutcome, today: string): ResumeReading {
  if (outcome.kind === 'killed') throw new Refusal('file_took_too_long');
  if (outcome.kind === 'failure') throw new Refusal(outcome.code);
  const { lines, marked } = outcome.kind === 'runs' ? arrangeRuns(outcome.runs) : arrangeLines(outcome.lines);
  const reading = readResume(lines, today, marked);
  const hiddenRuns = [...outcome.hiddenRuns, ...reading.hiddenRuns].filter(({ text }) => text.trim() !== '');
  return requireText({ ...reading, hiddenRuns: shorten(hiddenRuns) });
}

/** The first fifty hidden runs, each at most 400 characters: enough to see what was hidden. */
function shorten(runs: readonly HiddenRun[]): HiddenRun[] {
  return runs.slice(0, 50).map(({ text, reason }) => ({ text: cutText(text, 400), reason }));
}

/** Reads pasted or plain text. Throws Refusal `file_unreadable`, `file_too_long`, `file_has_no_text`. */
export function readText(text: string | undefined, today: string): ResumeReading {
  if (text === undefined) throw new Refusal('file_unreadable');
  if (text.length > resumeLimits.textChars) throw new Refusal('file_too_long');
  return requireText(readResume(cleanText(text).split(/\r\n|[\n\r\u2028\u2029]/), today));
}

function requireText(reading: ResumeReading): ResumeReading {
  const letters = reading.lines.join('').match(/[\p{L}\d]/gu)?.length ?? 0;
  if (letters < fewestCharacters) throw new Refusal('file_has_no_text');
  return reading;
}
