import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { HiddenRun } from '#contract/resume.ts';
import type { TextRun } from '#core/resume/text-run.ts';
import type { Matrix } from './page-paint.ts';
import { type FileText, ParseStop, type ParserLimits } from './parsed-file.ts';
import { type FontFace, PdfPainter } from './pdf-painter.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type PdfFont = { name?: string; bold?: boolean; black?: boolean; vertical?: boolean; fontMatrix?: number[] };

/** Opens the file with everything off that a resume's text does not need: evaluated code, fonts of the machine, pictures, forms. */
async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      maxImageSize: 4,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new ParseStop('file_encrypted');
    throw new ParseStop('file_unreadable');
  }
}

function fontOf(page: PdfPage, name: string): FontFace {
  let font: PdfFont = {};
  if (page.commonObjs.has(name)) font = page.commonObjs.get(name) as PdfFont;
  return {
    bold: font.bold === true || font.black === true || /bold|black|heavy|semib|demi/i.test(font.name ?? ''),
    unit: font.fontMatrix?.[0] ?? 0.001,
    vertical: font.vertical === true,
  };
}

/** Text of a PDF with its place on the page. Text that a reader would not see is kept apart. Stops at `limits`. */
export async function readPdf(bytes: Uint8Array, limits: ParserLimits): Promise<FileText> {
  const document = await open(bytes);
  if (document.numPages > limits.pages) throw new ParseStop('file_too_long');
  const { OPS: ops, AnnotationMode } = await getResolvedPDFJS();
  const layers = await document.getOptionalContentConfig();
  const runs: TextRun[] = [];
  const hiddenRuns: HiddenRun[] = [];
  let characters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
    const painter = new PdfPainter({
      ops,
      page: number,
      viewport: viewport.transform as unknown as Matrix,
      width: viewport.width,
      height: viewport.height,
      fontOf: (name) => fontOf(page, name),
      isLayerVisible: (properties) => layers.isVisible(properties) !== false,
    });
    const painted = painter.paint(operators);
    runs.push(...painted.runs);
    hiddenRuns.push(...painted.hiddenRuns);
    characters += painted.runs.reduce((sum, run) => sum + run.text.length, 0);
    if (characters > limits.textChars) throw new ParseStop('file_too_long');
    page.cleanup();
  }
  if (characters < 20) throw new ParseStop('file_has_no_text');
  return { kind: 'runs', runs, hiddenRuns };
}
