import type { State } from './paint-state.ts';

type Glyph = { unicode?: string; width?: number; isSpace?: boolean };
/** What one operator shows: glyphs, and between them shifts in thousandths of the size. */
export type Glyphs = readonly (Glyph | number | null)[];
type TextSetting = Pick<State, 'font' | 'fontSize' | 'charSpacing' | 'wordSpacing' | 'scale'>;

/** The runs of one string of glyphs that starts at `start`, and where it ends; a shift of more than a fifth of the size between glyphs starts a new run, as justified and typeset text shows it. */
export function glyphRuns(
  glyphs: Glyphs,
  { font, fontSize, charSpacing, wordSpacing, scale }: TextSetting,
  start: number,
): { runs: { text: string; from: number; to: number }[]; end: number } {
  const runs: { text: string; from: number; to: number }[] = [];
  let text = '';
  let from = start;
  let x = start;
  let end = x;
  const flush = () => {
    if (text.trim() !== '') runs.push({ text, from, to: end });
    text = '';
  };
  for (const glyph of glyphs) {
    if (typeof glyph === 'number') {
      x += ((font.vertical ? 1 : -1) * glyph * fontSize * scale) / 1000;
      if (Math.abs(x - end) > 0.18 * Math.abs(fontSize * scale)) flush();
      continue;
    }
    if (glyph === null) continue;
    if (text === '') from = x;
    text += glyph.unicode ?? '';
    const space = charSpacing + (glyph.isSpace ? wordSpacing : 0);
    end = x + (glyph.width ?? 0) * font.unit * fontSize * scale;
    x = end + space * scale;
    if (space * scale > 0.3 * Math.abs(fontSize)) flush();
  }
  flush();
  return { runs, end: x };
}
