import { cutText } from '#core/text/cut-text.ts';
import { visible } from '#core/text/as-read.ts';
import type { HiddenRun } from '#contract/resume.ts';

const tagLetters = /[\u{e0020}-\u{e007e}]{2,}/gu;
const unseenInARow = /[\u200b-\u200f\u2060-\u2064\ufeff\u202a-\u202e\u2066-\u2069]{4,}/u;
const directionOverride = /[\u202d\u202e]/u;
const replaced = /[\ufffc\ufffd]/gu;
const icons = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu;
const bulletGlyph =
  /^[\s]*(?:[•●▪■◦○◆◇►▶▸‣⁃∙·*✓✔➢➤❖□]|(?:[-=]>|[-–—>»›])(?=\s)|(?:\d{1,2}[.)]|[a-h]\))(?=\s)|o(?=\s+[A-Z]))\s*/u;

/** Marks of Markdown: a head's "##", and the stars or strokes around what is bold or slanted. */
const headMark = /^\s*#{1,6}\s+/;
const emphasis = /(?<![\w*])(\*{1,3}|__)(?=[^\s*_])([^*_]*[^\s*_])\1(?![\w*])/gu;

/** Dashes that no pattern of ours names; a soft hyphen beside a space or a figure stands for one. */
const rareDash = /(?![-–—])\p{Pd}|\u2212|(?<=[\s\d])\u00ad|\u00ad(?=[\s\d])/gu;

/** One line as a reader sees it: NFKC, plain dashes, without unseen characters and icon glyphs, single spaces; a tab or three spaces and more become a cell mark ` | `. */
export function cleanLine(raw: string): string {
  const seen = visible(raw.replace(rareDash, '-'))
    .replace(/[\uf0a7\uf0b7\uf076\uf0d8]/gu, '•')
    .replace(icons, ' ')
    .normalize('NFKC')
    .replace(replaced, '')
    .replace(headMark, '')
    .replace(emphasis, '$2');
  const spaced = visible(seen).replace(/\s+/g, (space) => (/\t| {3}/.test(space) ? ' | ' : ' '));
  let [from, to] = [0, spaced.length];
  while (from < to && / |\|/.test(spaced.charAt(from))) from += 1;
  while (to > from && / |\|/.test(spaced.charAt(to - 1))) to -= 1;
  return spaced.slice(from, to);
}

/** The line without its leading bullet glyph. */
export function withoutBullet(line: string): string {
  return line
    .replace(bulletGlyph, '')
    .replace(/^\|\s*/, '')
    .trim();
}

/** Whether the line opens with a bullet glyph or a list dash. */
export function isBullet(line: string): boolean {
  return bulletGlyph.test(line);
}

/** Text written in characters that cannot be seen: tag letters are decoded; a line with a direction override or four and more unseen characters in a row is quoted whole. */
export function findUnseenText(raw: string): HiddenRun[] {
  const runs: HiddenRun[] = [];
  for (const match of raw.matchAll(tagLetters)) {
    const text = Array.from(match[0], (tag) =>
      String.fromCodePoint((tag.codePointAt(0) ?? 0) - 0xe0000),
    ).join('');
    runs.push({ text: cutText(text, 400), reason: 'zero_width' });
  }
  if (runs.length === 0 && (unseenInARow.test(raw) || directionOverride.test(raw)))
    runs.push({ text: cutText(cleanLine(raw), 400) || 'unseen characters', reason: 'zero_width' });
  return runs;
}

const dangling = /(?:\s+(?:of|in|on|and|the|for|with|to|an?|at|by|from))+$/i;

/** Cuts at a word end so that at most `limit` characters remain; never leaves a dangling comma, dash or joining word. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = cutText(text, limit + 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  return (atWord.length > limit / 2 ? atWord : cutText(text, limit))
    .replace(/[\s,;:–-]+$/, '')
    .replace(dangling, '');
}
