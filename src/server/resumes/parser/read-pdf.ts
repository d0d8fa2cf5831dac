import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { HiddenRun } from '#contract/resume.ts';
import { type Recognised, type ScannedPage, scannedPage } from '#core/resume/scanned-words.ts';
import type { TextRun } from '#core/resume/text-run.ts';
import { boxOf, type Matrix } from './page-paint.ts';
import { type DecodedPicture, type GreyPage, greyPage, type PlacedPicture } from './page-picture.ts';
import { type FileText, ParseStop, type ParserLimits, PicturesNeeded } from './parsed-file.ts';
import type { FontFace } from './paint-state.ts';
import { type PaintedPicture, PdfPainter } from './pdf-painter.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;
type PdfFont = { name?: string; bold?: boolean; black?: boolean; vertical?: boolean; fontMatrix?: number[] };

/** Tells the words of a page that is a picture. */
type ReadPicture = (page: GreyPage) => Promise<Recognised>;
type Size = { width: number; height: number };

/** A page with fewer letters may be a picture with a stamp or a page number laid on it. */
const sparseLetters = 100;
/** A picture that covers less of a page is a portrait or a mark. */
const leastCover = 1 / 3;
/** The largest picture that is decoded: an A4 page at 600 dots an inch, one bit each or eight. */
const mostPixels = 36_000_000;
const a4LongSidePoints = 842;

/** Opens the file with everything off that a resume's text does not need: evaluated code, fonts of the machine, forms, pictures over `maxImageSize` pixels. */
async function open(bytes: Uint8Array, maxImageSize: number): Promise<PdfDocument> {
  try {
    return await getDocumentProxy(bytes, {
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      maxImageSize,
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

/** The picture of that name in the page's store, or the one the operator carries; undefined where it is of a kind that is not decoded. */
function decoded(page: PdfPage, named: unknown): Promise<DecodedPicture | undefined> {
  const inline = typeof named === 'string' ? { data: named } : (named as { data?: unknown } | null);
  const data = inline?.data;
  if (typeof data !== 'string')
    return Promise.resolve(data instanceof Uint8Array ? asPicture(inline) : undefined);
  const store = data.startsWith('g_') ? page.commonObjs : page.objs;
  return new Promise((resolve) => store.get(data, (picture: unknown) => resolve(asPicture(picture))));
}

const bitsKind = 1;

/** A stencil has no kind of its own: it is bits, dark where they are 0. */
function asPicture(picture: unknown): DecodedPicture | undefined {
  const { width = 0, height = 0, kind = bitsKind, data } = (picture ?? {}) as Partial<DecodedPicture>;
  return data === undefined || width * height === 0 ? undefined : { width, height, kind, data };
}

/** Whether pictures cover so much of a page that it may be a scan. */
function isPictured(painted: readonly PaintedPicture[], { width, height }: Size): boolean {
  const cover = painted.reduce((sum, { place }) => {
    const box = boxOf(place, 0, 0, 1, 1);
    return sum + (box.right - box.left) * (box.bottom - box.top);
  }, 0);
  return cover >= leastCover * width * height;
}

/** The words in the pictures of a page; undefined where there are none that can be read. */
async function readPictures(
  page: PdfPage,
  { width, height, number }: Size & { number: number },
  painted: readonly PaintedPicture[],
  readPicture: ReadPicture,
): Promise<ScannedPage | undefined> {
  const pictures: PlacedPicture[] = [];
  for (const one of painted) {
    const picture = await decoded(page, one.named);
    if (picture) pictures.push({ picture, place: one.place });
    else if (isPictured([one], { width, height })) throw new ParseStop('scan_unsupported');
  }
  if (pictures.length === 0) throw new ParseStop('scan_unsupported');
  const grey = greyPage(width, height, pictures);
  const pointsPerPixel = a4LongSidePoints / Math.max(grey.width, grey.height);
  return scannedPage(await readPicture(grey), { page: number, pointsPerPixel });
}

/**
 * Text of a PDF with its place on the page. Text that a reader would not see is kept apart. A page with next to no text is read from its pictures by `readPicture`;
 * without that PicturesNeeded is thrown. Stops at `limits`.
 */
export async function readPdf(
  bytes: Uint8Array,
  limits: ParserLimits,
  readPicture?: ReadPicture,
): Promise<FileText> {
  const document = await open(bytes, readPicture ? mostPixels : 4);
  try {
    return await readDocument(document, limits, readPicture);
  } finally {
    await document.loadingTask.destroy();
  }
}

async function readDocument(
  document: PdfDocument,
  limits: ParserLimits,
  readPicture: ReadPicture | undefined,
): Promise<FileText> {
  if (document.numPages > limits.pages) throw new ParseStop('file_too_long');
  const { OPS: ops, AnnotationMode } = await getResolvedPDFJS();
  const layers = await document.getOptionalContentConfig();
  const runs: TextRun[] = [];
  const hiddenRuns: HiddenRun[] = [];
  const scanned: ScannedPage[] = [];
  let characters = 0;
  let pictured = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const operators = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
    const painter = new PdfPainter({
      ops,
      page: number,
      viewport: transform as unknown as Matrix,
      width,
      height,
      fontOf: (name) => fontOf(page, name),
      isLayerVisible: (properties) => layers.isVisible(properties) !== false,
    });
    const painted = painter.paint(operators);
    const letters = painted.runs.reduce((sum, run) => sum + run.text.length, 0);
    if (letters < sparseLetters && !readPicture) throw new PicturesNeeded();
    let scan: ScannedPage | undefined;
    if (letters < sparseLetters && readPicture && isPictured(painted.pictures, { width, height })) {
      pictured += 1;
      if (pictured > limits.scannedPages) throw new ParseStop('scan_too_long');
      scan = await readPictures(page, { width, height, number }, painted.pictures, readPicture);
    }
    if (scan) scanned.push(scan);
    else hiddenRuns.push(...painted.hiddenRuns);
    runs.push(...(scan?.runs ?? painted.runs));
    characters += scan ? scan.runs.reduce((sum, run) => sum + run.text.length, 0) : letters;
    if (characters > limits.textChars) throw new ParseStop('file_too_long');
    page.cleanup();
  }
  if (characters < 20) throw new ParseStop('file_has_no_text');
  const unsureWords = scanned.flatMap((scan) => scan.unsureWords);
  return { kind: 'runs', runs, hiddenRuns, ...(scanned.length > 0 && { scan: { unsureWords } }) };
}
