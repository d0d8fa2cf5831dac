import { fileURLToPath } from 'node:url';

export type Weight = 'regular' | 'semibold';
export type FacePart = 'latin' | 'latin-ext' | 'devanagari';

/** The characters the face's files have glyphs for; letters with marks count as one character (NFC). */
const latin =
  /[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]/u;
const latinExtended = new RegExp(
  [
    String.raw`[\u0100-\u0113\u0116-\u0127\u012a\u012b\u012e\u012f\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148`,
    String.raw`\u014a-\u014d\u0150\u0151\u0154-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e`,
    String.raw`\u1ef2\u1ef3\u20b9]`,
  ].join(''),
  'u',
);

/** Hindi, with the signs that join letters or keep them apart. */
const devanagari = /[\u0900-\u097f\u200c\u200d]/u;

/** Where the file of a weight and part of the face is. */
export function fontFile(weight: Weight, part: FacePart): string {
  const family = part === 'devanagari' ? part : `figtree-${part}`;
  return fileURLToPath(new URL(`./fonts/${family}-${weight}.ttf`, import.meta.url));
}

/** Whether every character of a text can be drawn. */
export function canDraw(text: string): boolean {
  return Array.from(text.normalize('NFC')).every((c) => partOf(c) !== null);
}

/** A text cut where the face's file changes; a character that none has becomes a question mark. */
export function runsOf(text: string): { part: FacePart; text: string }[] {
  const runs: { part: FacePart; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const own = partOf(character);
    const [part, drawn] = own ? [own, character] : (['latin', '?'] as const);
    const last = runs.at(-1);
    if (last?.part === part) last.text += drawn;
    else runs.push({ part, text: drawn });
  }
  return runs;
}

function partOf(character: string): FacePart | null {
  if (latin.test(character)) return 'latin';
  if (latinExtended.test(character)) return 'latin-ext';
  return devanagari.test(character) ? 'devanagari' : null;
}
