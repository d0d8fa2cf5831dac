import mammoth from 'mammoth';
import type { HiddenRun } from '#contract/resume.ts';
import type { ReadLine } from '#core/resume/text-run.ts';
import { removeHiddenText } from './docx-hidden-text.ts';
import { htmlLines } from './html-lines.ts';
import { type FileText, ParseStop, type ParserLimits } from './parsed-file.ts';
import { readZipParts, writeZip } from './zip-parts.ts';

const wanted =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:document|styles|numbering|header\d*)\.xml|word\/_rels\/document\.xml\.rels)$/;
const isText = /^word\/(?:document|header\d*)\.xml$/;

/** The parts of the file that hold its text, none with a document type or an entity of its own, and without what a reader would not see. */
function readParts(bytes: Buffer): { parts: Map<string, Buffer>; hiddenRuns: HiddenRun[] } {
  const parts = readZipParts(bytes, (name) => wanted.test(name));
  const hiddenRuns: HiddenRun[] = [];
  if (!parts.has('word/document.xml')) throw new ParseStop('file_unreadable');
  for (const [name, data] of parts) {
    const xml = data.toString('utf8');
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || xml.includes('\0')) throw new ParseStop('file_unreadable');
    if (depthOf(xml) > 250) throw new ParseStop('file_unreadable');
    if (!isText.test(name)) continue;
    const visible = removeHiddenText(xml);
    hiddenRuns.push(...visible.hiddenRuns);
    parts.set(name, Buffer.from(visible.xml, 'utf8'));
  }
  return { parts, hiddenRuns };
}

/** How deep elements nest; a resume stays far under a hundred. */
function depthOf(xml: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, closing, selfClosing] of xml.matchAll(/<(\/?)[A-Za-z][^<>]*?(\/?)>/g)) {
    if (closing) depth -= 1;
    else if (!selfClosing) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** The page header, where many resumes keep name and contact and which the document reader leaves out. */
function headerLines(parts: ReadonlyMap<string, Buffer>): ReadLine[] {
  const lines = [...parts].flatMap(([name, data]) => {
    if (!name.startsWith('word/header')) return [];
    return data
      .toString('utf8')
      .split('</w:p>')
      .map((paragraph) =>
        paragraph
          .replace(/<w:tab\/>/g, '\t')
          .replace(/<w:br\/>/g, ' ')
          .replace(/<(?!\/?w:t[ >])[^>]*>/g, '')
          .replace(/<\/?w:t[^>]*>/g, '')
          .replace(/&amp;/g, '&')
          .replace(/&lt;/g, '<')
          .replace(/&gt;/g, '>')
          .trim(),
      );
  });
  return [...new Set(lines)]
    .filter((text) => text !== '' && !/^(?:page\s*)?\d+$/i.test(text))
    .map((text) => ({ text, style: '' }));
}

/** Text of a DOCX as lines; the reader is handed only checked parts, never the candidate's archive. Stops at `limits`. */
export async function readDocx(bytes: Uint8Array, limits: ParserLimits): Promise<FileText> {
  const { parts, hiddenRuns } = readParts(Buffer.from(bytes));
  const headers = headerLines(parts);
  for (const name of Array.from(parts.keys())) if (name.startsWith('word/header')) parts.delete(name);
  const { value } = await mammoth
    .convertToHtml(
      { buffer: writeZip(parts) },
      {
        convertImage: mammoth.images.imgElement(() => Promise.resolve({ src: '' })),
        externalFileAccess: false,
      },
    )
    .catch(() => {
      throw new ParseStop('file_unreadable');
    });
  const lines = [...headers, ...htmlLines(value)];
  const characters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (characters > limits.textChars) throw new ParseStop('file_too_long');
  if (characters < 20) throw new ParseStop('file_has_no_text');
  return { kind: 'lines', lines, hiddenRuns };
}
