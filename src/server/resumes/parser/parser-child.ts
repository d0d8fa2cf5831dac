import { buffer } from 'node:stream/consumers';
import { ParseStop, type ParsedFile, type ParserLimits } from './parsed-file.ts';

/**
 * The parser, a process of its own (rule FILE-2): file bytes on standard input, one JSON value on standard output. It is started without
 * environment, may read only its own code, and is killed at its limits by the parent. Arguments: `pdf` or `docx`, pages, characters.
 */
async function parse(kind: string | undefined, bytes: Uint8Array, limits: ParserLimits): Promise<ParsedFile> {
  if (kind === 'pdf') return (await import('./read-pdf.ts')).readPdf(bytes, limits);
  return (await import('./read-docx.ts')).readDocx(bytes, limits);
}

const [kind, pages, textChars] = process.argv.slice(2);
const input = new Uint8Array(await buffer(process.stdin));
const limits = { pages: Number(pages), textChars: Number(textChars) };
const parsed = await parse(kind, input, limits).catch(
  (error: unknown): ParsedFile => ({
    kind: 'failure',
    code: error instanceof ParseStop ? error.code : 'file_unreadable',
  }),
);
process.stdout.write(JSON.stringify(parsed), () => process.exit(0));
