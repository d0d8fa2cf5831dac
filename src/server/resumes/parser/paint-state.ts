import { type Colour, identity, type Matrix } from './page-paint.ts';

/** A font as the painter needs it: is it bold, how glyph widths scale, does it run downwards. */
export type FontFace = { bold: boolean; unit: number; vertical: boolean };

/** What a page's operators have set so far, and `save` and `restore` keep: colours, font, and how text is set. */
export type State = {
  ctm: Matrix;
  fill: Colour;
  alpha: number;
  normalBlend: boolean;
  mode: number;
  font: FontFace;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  rise: number;
  leading: number;
};

const plainFont: FontFace = { bold: false, unit: 0.001, vertical: false };

/** How a page begins: black on its own viewport, without a font. */
export function firstState(viewport: Matrix): State {
  return {
    ctm: viewport,
    fill: [0, 0, 0],
    alpha: 1,
    normalBlend: true,
    mode: 0,
    font: plainFont,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    rise: 0,
    leading: 0,
  };
}

/** A matrix among an operator's arguments; the identity where there is none. */
export function asMatrix(value: unknown): Matrix {
  const list = value as ArrayLike<number> | null | undefined;
  if (!list || list[5] === undefined) return identity;
  return [list[0] ?? 1, list[1] ?? 0, list[2] ?? 0, list[3] ?? 1, list[4] ?? 0, list[5]];
}
