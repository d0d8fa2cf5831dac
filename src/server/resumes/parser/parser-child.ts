import { buffer } from 'node:stream/consumers';
import {
  type FileText,
  ParseStop,
  type ParsedFile,
  type ParserLimits,
  PicturesNeeded,
} from './parsed-file.ts';
import { readFileText } from './read-file-text.ts';

/**
 * The parser, a process of its own (rules FILE-2, FILE-3): file bytes on standard input, one JSON value on standard output. It is started without
 * environment, may read only its own code, and is killed at its limits by the parent. Arguments: `pdf`, `scan` (a PDF whose pictures are read, too),
 * `docx` or `text`, pages, characters, scanned pages, and the day.
 */
async function textOf(kind: string | undefined, bytes: Uint8Array, limits: ParserLimits): Promise<FileText> {
  if (kind === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes, limits);
  if (kind === 'scan') {
    const { startRecogniser } = await import('./recognise-words.ts');
    let started: ReturnType<typeof startRecogniser> | undefined;
    return (await import('./read-pdf.ts')).readPdf(bytes, limits, async (page) =>
      (await (started ??= startRecogniser()))(page),
    );
  }
  if (kind === 'docx') return (await import('./read-docx.ts')).readDocx(bytes, limits);
  return (await import('./read-plain-text.ts')).readPlainText(bytes, limits);
}

const [kind, pages, textChars, scannedPages, today = ''] = process.argv.slice(2);
const input = new Uint8Array(await buffer(process.stdin));
const limits = { pages: Number(pages), textChars: Number(textChars), scannedPages: Number(scannedPages) };
const parsed = await textOf(kind, input, limits)
  .then((text): ParsedFile => readFileText(text, today))
  .catch(
    (error: unknown): ParsedFile =>
      error instanceof PicturesNeeded
        ? { kind: 'pictures' }
        : { kind: 'failure', code: error instanceof ParseStop ? error.code : 'file_unreadable' },
  );
process.stdout.write(JSON.stringify(parsed), () => process.exit(0));
