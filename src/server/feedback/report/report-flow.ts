import { a4 } from '#server/platform/pdf/open-pdf.ts';
import { type Hand, lineHeight, type Pen, penOn } from '#server/platform/pdf/pdf-pen.ts';

const page = { left: 92, right: 539, top: 52, bottom: a4.height - 62, rules: [58, 61.5] };
const indigo = '#4f46e5';
const faint: Hand = { size: 8.5, weight: 'regular', colour: '#5f5f68' };

type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'BlockQuote';

/** Draws from top to bottom, over as many pages as it takes, and says of each piece what it is to who hears the file. */
export class ReportFlow {
  readonly #doc: PDFKit.PDFDocument;
  readonly #pen: Pen;
  #y = page.top;

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    this.#pen = penOn(doc);
    this.#drawMargin();
  }

  /** Leaves so much room above what follows, but at the top of a page. */
  space(points: number): void {
    if (this.#y > page.top) this.#y += points;
  }

  /** Begins a new page unless so much room is left. */
  keepTogether(points: number): void {
    if (this.#y + points > page.bottom) this.#newPage();
  }

  /** Text as one piece, line by line, over pages where it must; `rightOf` moves it from the margin, `beside` ends at the right edge of its first line. */
  write(tag: Tag, text: string, hand: Hand, { rightOf = 0, beside = '' } = {}): void {
    const room = beside ? 190 : 0;
    const lines = this.#pen.linesOf(text, page.right - page.left - rightOf - room, hand);
    const element = this.#doc.struct(tag);
    this.#doc.addStructure(element);
    lines.forEach((line, at) => {
      this.keepTogether(hand.size * lineHeight);
      element.add(
        this.#marked(tag, () => {
          this.#pen.line(line, page.left + rightOf, this.#y, hand);
          if (at === 0 && beside) this.#pen.lineEndingAt(beside, page.right, this.#y, hand);
        }),
      );
      this.#y += hand.size * lineHeight;
    });
    element.end();
  }

  /** A line of a table, its values in columns that end at the right; a rule above it. */
  row(name: string, values: readonly string[], hand: Hand): void {
    const height = hand.size * lineHeight + 8;
    this.keepTogether(height);
    const y = this.#y;
    this.#artifact(() => this.#rule(y, '#d5d5dc'));
    const element = this.#doc.struct('P');
    this.#doc.addStructure(element);
    element.add(
      this.#marked('P', () => {
        this.#pen.line(name, page.left, y + 5, hand);
        values.forEach((value, at) =>
          this.#pen.lineEndingAt(value, page.right - (values.length - 1 - at) * 100, y + 5, hand),
        );
      }),
    );
    element.end();
    this.#y += height;
  }

  /** Numbers the pages; nothing is drawn after it. */
  end(title: string): void {
    const { count } = this.#doc.bufferedPageRange();
    for (let at = 0; at < count; at++) {
      this.#doc.switchToPage(at);
      this.#artifact(() => {
        this.#pen.line(title, page.left, a4.height - 48, faint);
        this.#pen.lineEndingAt(`Page ${at + 1} of ${count}`, page.right, a4.height - 48, faint);
      });
    }
    this.#doc.end();
  }

  #marked(tag: Tag, draw: () => void): ReturnType<PDFKit.PDFDocument['markStructureContent']> {
    const content = this.#doc.markStructureContent(tag);
    draw();
    this.#doc.endMarkedContent();
    return content;
  }

  #artifact(draw: () => void): void {
    this.#doc.markContent('Artifact');
    draw();
    this.#doc.endMarkedContent();
  }

  #newPage(): void {
    this.#doc.addPage();
    this.#y = page.top;
    this.#drawMargin();
  }

  #drawMargin(): void {
    this.#artifact(() => {
      for (const x of page.rules)
        this.#doc.moveTo(x, 0).lineTo(x, a4.height).lineWidth(0.7).strokeColor(indigo).stroke();
    });
  }

  #rule(y: number, colour: string): void {
    this.#doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.7).strokeColor(colour).stroke();
  }
}
