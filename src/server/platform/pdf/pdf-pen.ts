import { type FacePart, fontFile, runsOf, type Weight } from './pdf-face.ts';
import { wrapText } from './pdf-wrap.ts';

/** How a text looks; sizes are in points. */
export type Hand = { size: number; weight: Weight; colour: string };

/** Draws text of a page; positions are in points from its upper left corner. */
export type Pen = {
  /** One line with its top at `y`, beginning at `x`. */
  line(text: string, x: number, y: number, hand: Hand): void;
  /** One line that ends at `right`. */
  lineEndingAt(text: string, right: number, y: number, hand: Hand): void;
  /** How wide a text is on one line. */
  widthOf(text: string, hand: Hand): number;
  /** The lines that a text needs at this width. */
  linesOf(text: string, width: number, hand: Hand): string[];
  /** Text over as many lines as its width needs, `most` of them at most; gives where the next one would begin. */
  paragraph(text: string, box: { x: number; y: number; width: number; most?: number }, hand: Hand): number;
};

/** From one line to the next, as a multiple of the size. */
export const lineHeight = 1.42;

/** A pen on the page that `doc` is at. */
export function penOn(doc: PDFKit.PDFDocument): Pen {
  const pick = (part: FacePart, hand: Hand) =>
    doc.font(fontFile(hand.weight, part)).fontSize(hand.size).fillColor(hand.colour);
  const widthOf = (text: string, hand: Hand): number =>
    runsOf(text).reduce((sum, run) => sum + pick(run.part, hand).widthOfString(run.text), 0);
  const line: Pen['line'] = (text, x, y, hand) => {
    let at = x;
    for (const run of runsOf(text)) {
      pick(run.part, hand).text(run.text, at, y, { lineBreak: false });
      at += doc.widthOfString(run.text);
    }
  };
  return {
    line,
    widthOf,
    lineEndingAt: (text, right, y, hand) => line(text, right - widthOf(text, hand), y, hand),
    linesOf: (text, width, hand) => {
      // Word by word: laying out each line anew for every word of it took most of the time of a long text.
      const space = widthOf(' ', hand);
      const widths = new Map<string, number>();
      const wordWidth = (word: string): number => {
        const known = widths.get(word) ?? widthOf(word, hand);
        widths.set(word, known);
        return known;
      };
      const fits = (candidate: string): boolean => {
        const words = candidate.split(' ');
        return words.reduce((sum, word) => sum + wordWidth(word), space * (words.length - 1)) <= width;
      };
      return wrapText(text, fits);
    },
    paragraph: (text, { x, y, width, most }, hand) => {
      const fits = (candidate: string) => widthOf(candidate, hand) <= width;
      const lines = wrapText(text, fits, most);
      lines.forEach((drawn, i) => line(drawn, x, y + i * hand.size * lineHeight, hand));
      return y + lines.length * hand.size * lineHeight;
    },
  };
}
