// The site's own typefaces as outlines.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { outlinesOf } from './lines.mjs';

const require = createRequire(import.meta.url);
// The reader pdfkit sets receipts with; it comes with pdfkit, so it is asked for there.
const fontkit = createRequire(require.resolve('pdfkit'))('fontkit');

/** A static font file, of this folder or of a fontsource package. */
export function openTypeface(file) {
  const font = fontkit.create(readFileSync(require.resolve(file)));
  return {
    width: (text, size, spacing = 0) => set(font, text, size, spacing).width,
    /** The outlines of one line of text whose baseline begins at `x`, `y`. */
    outlines: (text, size, x, y, spacing = 0) =>
      set(font, text, size, spacing).glyphs.flatMap(({ glyph, left, scale }) =>
        outlinesOf(glyph.path.commands, ([gx, gy]) => [x + left + gx * scale, y - gy * scale]),
      ),
  };
}

/** Glyphs with their distance from the start in pixels; `spacing` is added after each, in em. */
function set(font, text, size, spacing) {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let left = 0;
  const placed = glyphs.map((glyph, i) => {
    const at = left;
    left += positions[i].xAdvance * scale + spacing * size;
    return { glyph, left: at, scale };
  });
  return { glyphs: placed, width: left };
}
