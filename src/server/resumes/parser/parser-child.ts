import {
  type FileText,
  fileHead,
  ParseStop,
  type ParsedFile,
  type ParserLimits,
  PicturesNeeded,
} from './parsed-file.ts';
import { readFileText } from './read-file-text.ts';
import { readPdf } from './read-pdf.ts';

/**
 * The parser, a process of its own (rules FILE-2, FILE-3). It says `ready`; then it takes files on standard input, each a head (`fileHead`) and
 * its bytes, and answers each with one line of JSON. It is started without environment, may read only its own code, and is killed at its limits by the parent.
 * Kinds are `pdf`, `scan` (a PDF whose pictures are read, too), `docx` and `text`. Arguments: pages, characters, scanned pages.
 */
async function textOf(kind: string | undefined, bytes: Uint8Array, limits: ParserLimits): Promise<FileText> {
  if (kind === 'pdf') return readPdf(bytes, limits);
  if (kind === 'scan') {
    const { startRecogniser } = await import('./recognise-words.ts');
    let started: ReturnType<typeof startRecogniser> | undefined;
    return readPdf(bytes, limits, async (page) => (await (started ??= startRecogniser()))(page));
  }
  if (kind === 'docx') return (await import('./read-docx.ts')).readDocx(bytes, limits);
  return (await import('./read-plain-text.ts')).readPlainText(bytes, limits);
}

const chunks = process.stdin[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
let held: Buffer = Buffer.alloc(0);

/** So many bytes of standard input, or null where it ended. */
async function take(size: number): Promise<Buffer | null> {
  const parts = [held];
  let length = held.length;
  process.stdin.ref();
  while (length < size) {
    const { done, value } = await chunks.next();
    if (done) return null;
    parts.push(value);
    length += value.length;
  }
  // A file may leave its reader waiting for what never comes. With no input to wait for, Node then ends the process.
  process.stdin.unref();
  const all = Buffer.concat(parts);
  held = all.subarray(size);
  return all.subarray(0, size);
}

const [pages, textChars, scannedPages] = process.argv.slice(2);
const limits = { pages: Number(pages), textChars: Number(textChars), scannedPages: Number(scannedPages) };
process.stdout.write('ready\n');
for (let head = await take(fileHead.bytes); head; head = await take(fileHead.bytes)) {
  const { kind, today, length } = fileHead.read(head);
  const bytes = await take(length);
  if (!bytes) break;
  const parsed = await textOf(kind, new Uint8Array(bytes), limits)
    .then((text): ParsedFile => readFileText(text, today))
    .catch(
      (error: unknown): ParsedFile =>
        error instanceof PicturesNeeded
          ? { kind: 'pictures' }
          : { kind: 'failure', code: error instanceof ParseStop ? error.code : 'file_unreadable' },
    );
  process.stdout.write(`${JSON.stringify(parsed)}\n`);
}
process.exit(0);
