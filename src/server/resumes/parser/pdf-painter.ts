import type { HiddenRun } from '#contract/resume.ts';
import type { TextRun } from '#core/resume/text-run.ts';
import { apply, boxOf, type Fill, identity, type Matrix, multiply, readColour } from './page-paint.ts';
import { asMatrix, firstState, type FontFace, type State } from './paint-state.ts';
import { type Glyphs, glyphRuns } from './glyph-runs.ts';
import { type PaintedText, visibleText } from './visible-text.ts';

/** A picture's name in the page's store, or the picture itself, and the matrix that takes the unit square to where it lies. */
export type PaintedPicture = { named: unknown; place: Matrix };
type Operators = { fnArray: readonly number[]; argsArray: readonly unknown[] };
type PaintContext = {
  ops: Record<string, number>;
  page: number;
  viewport: Matrix;
  width: number;
  height: number;
  fontOf: (name: string) => FontFace;
  isLayerVisible: (properties: unknown) => boolean;
};

/** Follows a page's drawing operators and notes every piece of text with its place, size and colour, and every painted area, as a canvas would paint them. */
export class PdfPainter {
  readonly #context: PaintContext;
  readonly #names: Map<number, string>;
  readonly #stack: State[] = [];
  readonly #layers: boolean[] = [];
  readonly #text: PaintedText[] = [];
  readonly #fills: Fill[] = [];
  readonly #pictures: PaintedPicture[] = [];
  #state: State;
  #matrix: Matrix = identity;
  #line = { x: 0, y: 0 };
  #at = { x: 0, y: 0 };
  #order = 0;

  constructor(context: PaintContext) {
    this.#context = context;
    this.#names = new Map(Object.entries(context.ops).map(([name, code]) => [code, name]));
    this.#state = firstState(context.viewport);
  }

  paint(operators: Operators): { runs: TextRun[]; hiddenRuns: HiddenRun[]; pictures: PaintedPicture[] } {
    for (const [index, code] of operators.fnArray.entries()) {
      this.#order = index;
      const args = operators.argsArray[index];
      this.#step(this.#names.get(code) ?? '', Array.isArray(args) ? (args as unknown[]) : []);
    }
    const { width, height } = this.#context;
    return {
      ...visibleText({ width, height, text: this.#text, fills: this.#fills }),
      pictures: this.#pictures,
    };
  }

  #step(name: string, args: readonly unknown[]): void {
    const number = (i: number) => (typeof args[i] === 'number' ? args[i] : 0);
    const state = this.#state;
    switch (name) {
      case 'save':
      case 'beginGroup':
        this.#stack.push({ ...state });
        break;
      case 'restore':
      case 'endGroup':
      case 'paintFormXObjectEnd':
        this.#state = this.#stack.pop() ?? state;
        break;
      case 'paintFormXObjectBegin':
        this.#stack.push({ ...state });
        state.ctm = multiply(state.ctm, asMatrix(args[0]));
        break;
      case 'transform':
        state.ctm = multiply(state.ctm, asMatrix(args));
        break;
      case 'setGState':
        this.#graphicsState(args[0]);
        break;
      case 'setFillRGBColor':
        state.fill = readColour(args[0]);
        break;
      case 'setFillColorN':
      case 'shadingFill':
        state.fill = null;
        break;
      case 'constructPath':
        this.#path(args);
        break;
      case 'beginMarkedContentProps':
        this.#layers.push(args[0] === 'OC' ? this.#context.isLayerVisible(args[1]) : true);
        break;
      case 'beginMarkedContent':
        this.#layers.push(true);
        break;
      case 'endMarkedContent':
        this.#layers.pop();
        break;
      default:
        if (name.startsWith('paint')) this.#picture(args[0]);
        else this.#textStep(name, args, number);
    }
  }

  #textStep(name: string, args: readonly unknown[], number: (i: number) => number): void {
    const state = this.#state;
    switch (name) {
      case 'beginText':
        this.#matrix = identity;
        this.#moveTo(0, 0);
        break;
      case 'setFont':
        state.font = this.#context.fontOf(String(args[0]));
        state.fontSize = number(1);
        break;
      case 'setTextRenderingMode':
        state.mode = number(0);
        break;
      case 'setCharSpacing':
        state.charSpacing = number(0);
        break;
      case 'setWordSpacing':
        state.wordSpacing = number(0);
        break;
      case 'setHScale':
        state.scale = number(0) / 100;
        break;
      case 'setTextRise':
        state.rise = number(0);
        break;
      case 'setLeading':
        state.leading = -number(0);
        break;
      case 'setTextMatrix':
        this.#matrix = asMatrix(args[0] ?? args);
        this.#moveTo(0, 0);
        break;
      case 'setLeadingMoveText':
        state.leading = number(1);
        this.#moveTo(this.#line.x + number(0), this.#line.y + number(1));
        break;
      case 'moveText':
        this.#moveTo(this.#line.x + number(0), this.#line.y + number(1));
        break;
      case 'nextLine':
        this.#moveTo(this.#line.x, this.#line.y + state.leading);
        break;
      case 'showText':
      case 'showSpacedText':
        this.#show(args[0]);
        break;
      case 'nextLineShowText':
        this.#moveTo(this.#line.x, this.#line.y + state.leading);
        this.#show(args[0]);
        break;
      case 'nextLineSetSpacingShowText':
        state.wordSpacing = number(0);
        state.charSpacing = number(1);
        this.#moveTo(this.#line.x, this.#line.y + state.leading);
        this.#show(args[2]);
        break;
      default:
    }
  }

  #moveTo(x: number, y: number): void {
    this.#line = { x, y };
    this.#at = { x, y };
  }

  #graphicsState(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const [key, value] of entries as [string, unknown][]) {
      if (key === 'ca' && typeof value === 'number') this.#state.alpha = value;
      if (key === 'BM') this.#state.normalBlend = value === 'source-over' || value === 'Normal';
      if (key === 'Font' && Array.isArray(value)) {
        this.#state.font = this.#context.fontOf(String(value[0]));
        this.#state.fontSize = Number(value[1]) || 0;
      }
    }
  }

  #path(args: readonly unknown[]): void {
    const ops = this.#context.ops;
    const filled = [
      ops.fill,
      ops.eoFill,
      ops.fillStroke,
      ops.eoFillStroke,
      ops.closeFillStroke,
      ops.closeEOFillStroke,
    ];
    if (!filled.includes(args[0] as number)) return;
    const limits = args[2] as ArrayLike<number> | null | undefined;
    if (!limits || limits.length < 4) return;
    const data = (Array.isArray(args[1]) ? args[1][0] : undefined) as { length?: number } | undefined;
    const { ctm, fill, alpha, normalBlend } = this.#state;
    const upright = (ctm[1] === 0 && ctm[2] === 0) || (ctm[0] === 0 && ctm[3] === 0);
    this.#fills.push({
      order: this.#order,
      box: boxOf(ctm, limits[0] ?? 0, limits[1] ?? 0, limits[2] ?? 0, limits[3] ?? 0),
      colour: fill,
      rectangle: upright && (data?.length ?? 99) <= 16,
      opaque: alpha >= 0.95 && normalBlend,
    });
  }

  #picture(named: unknown): void {
    const box = boxOf(this.#state.ctm, 0, 0, 1, 1);
    this.#pictures.push({ named, place: this.#state.ctm });
    this.#fills.push({ order: this.#order, box, colour: null, rectangle: false, opaque: false });
  }

  #show(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return;
    const { runs, end } = glyphRuns(glyphs as Glyphs, this.#state, this.#at.x);
    for (const { text, from, to } of runs) this.#note(text, from, to);
    this.#at = { x: end, y: this.#at.y };
  }

  #note(text: string, from: number, to: number): void {
    const { ctm, fontSize, rise, font, fill, alpha, mode } = this.#state;
    const m = multiply(ctm, this.#matrix);
    const y = this.#at.y + rise;
    const [x0, y0] = apply(m, from, y);
    const [x1, y1] = apply(m, to, y);
    const size = Math.abs(fontSize) * Math.hypot(m[2], m[3]);
    const box = {
      left: Math.min(x0, x1),
      right: Math.max(x0, x1),
      top: Math.min(y0, y1) - 0.7 * size,
      bottom: Math.max(y0, y1),
    };
    const unseen = mode === 3 || mode === 7 || alpha < 0.05 || this.#layers.includes(false);
    this.#text.push({
      page: this.#context.page,
      x: box.left,
      y: y0,
      width: box.right - box.left,
      size,
      bold: font.bold || mode === 2,
      text,
      box,
      order: this.#order,
      colour: mode === 1 ? null : fill,
      unseen,
    });
  }
}
