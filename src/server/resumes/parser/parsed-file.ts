import type { HiddenRun } from '#contract/resume.ts';
import type { ResumeReading } from '#core/resume/read-resume.ts';
import type { ReadLine, TextRun } from '#core/resume/text-run.ts';

/** Why a file could not be read, as the parser child says it; the words are the contract's error codes. */
type ParseFailure =
  | 'file_unreadable'
  | 'file_encrypted'
  | 'file_has_no_text'
  | 'file_too_long'
  | 'scan_too_long'
  | 'scan_unsupported';

/** What a reader makes of a file: placed runs of a PDF, `scan` where some were read from pictures, lines of a DOCX, each with the text nobody would see, or lines of plain text. */
export type FileText =
  | { kind: 'runs'; runs: TextRun[]; hiddenRuns: HiddenRun[]; scan?: { unsureWords: string[] } }
  | { kind: 'lines'; lines: ReadLine[]; hiddenRuns: HiddenRun[] }
  | { kind: 'plain'; lines: string[] };

/** What the parser child answers a file with; `pictures` where a page has so little text that its pictures are to be looked at. */
export type ParsedFile =
  | { kind: 'reading'; reading: ResumeReading; scanned: boolean }
  | { kind: 'pictures' }
  | { kind: 'failure'; code: ParseFailure };

/** What a file is read as; `scan` is a PDF of whose pages pictures are read, too. */
export type ParserKind = 'pdf' | 'scan' | 'docx' | 'text';

type FileHead = { kind: ParserKind; today: string; length: number };

/** What comes before each file on the parser child's standard input, always of the same length. */
export const fileHead = {
  bytes: 32,
  write: ({ kind, today, length }: FileHead): string => `${kind} ${today} ${length}`.padEnd(fileHead.bytes),
  read: (head: Buffer): FileHead => {
    const [kind, today = '', length] = head.toString('latin1').trim().split(' ');
    return { kind: kind as ParserKind, today, length: Number(length) };
  },
};

export type ParserLimits = { pages: number; textChars: number; scannedPages: number };

/** Stops a reading that was not to open pictures at a page that needs them. */
export class PicturesNeeded extends Error {}

/** A reason to stop reading that the candidate is told. */
export class ParseStop extends Error {
  readonly code: ParseFailure;

  constructor(code: ParseFailure) {
    super(code);
    this.name = 'ParseStop';
    this.code = code;
  }
}
