import type { HiddenRun } from '#contract/resume.ts';
import type { ResumeReading } from '#core/resume/read-resume.ts';
import type { ReadLine, TextRun } from '#core/resume/text-run.ts';

/** Why a file could not be read, as the parser child says it; the words are the contract's error codes. */
type ParseFailure = 'file_unreadable' | 'file_encrypted' | 'file_has_no_text' | 'file_too_long';

/** What a reader makes of a file: placed runs of a PDF, lines of a DOCX, each with the text nobody would see, or lines of plain text. */
export type FileText =
  | { kind: 'runs'; runs: TextRun[]; hiddenRuns: HiddenRun[] }
  | { kind: 'lines'; lines: ReadLine[]; hiddenRuns: HiddenRun[] }
  | { kind: 'plain'; lines: string[] };

/** What the parser child writes to its standard output. */
export type ParsedFile =
  | { kind: 'reading'; reading: ResumeReading }
  | { kind: 'failure'; code: ParseFailure };

export type ParserLimits = { pages: number; textChars: number };

/** A reason to stop reading that the candidate is told. */
export class ParseStop extends Error {
  readonly code: ParseFailure;

  constructor(code: ParseFailure) {
    super(code);
    this.name = 'ParseStop';
    this.code = code;
  }
}
