import { isBullet } from './clean-line.ts';
import { roleSeam } from './role-words.ts';
import type { Cell } from './text-run.ts';

/** Endings that only a typesetter cuts off, never a writer's own hyphen. */
const syllable =
  /^(?:[st]ions?|ments?|[a-z]{0,2}ings?|[a-z]?ation|[bt]?able|ible|ally|ness|it(?:y|ies)|ives?|e[dr]s?|ies|i[sz]ed|ance|ence|ency|ical|eous|ious|ture|sity|gies|ogy|istics)(?![\p{L}-])/iu;

/** Whether the first word of `next` would not have fitted behind `cell` before `edge`: then the line break is the page's, not the writer's. */
export function wasFull(cell: Cell, next: Cell, edge: number): boolean {
  const word = /^\S+/.exec(next.text)?.[0] ?? '';
  const perCharacter = (next.right - next.x) / Math.max(next.text.length, 1);
  return cell.right + perCharacter * (word.length + 0.6) > edge + 0.5;
}

/** Whether the text stops in the middle: at a comma, an ampersand, a dash, a joining word or with an open bracket. */
export function isUnfinished(text: string): boolean {
  if (/(?:[,&(/–\u00ad-]|\b(?:and|of|for|the|in|with|to|at|by|a|an|from|on))$/i.test(text.trim()))
    return true;
  return (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);
}

/** Two pieces of one wrapped text as one: a soft hyphen vanishes, a hyphen inside a word stays without a space. */
export function joinWrapped(first: string, second: string): string {
  if (first.endsWith('\u00ad')) return first.slice(0, -1) + second;
  if (/\p{L}-$/u.test(first) && /^\p{L}/u.test(second))
    return /\p{Ll}-$/u.test(first) && syllable.test(second) ? first.slice(0, -1) + second : first + second;
  return `${first} ${second}`;
}

function carriesOn(text: string, last: Cell, cell: Cell, edge: number): boolean {
  if (last.bold !== cell.bold && !/[,&(-]$/.test(text)) return false;
  if (isUnfinished(text) || /^[\p{Ll})]/u.test(cell.text)) return true;
  const seam = roleSeam(text, cell.text);
  return seam === 'continues' || (seam === 'none' && wasFull(last, cell, edge));
}

/** Lines of one table cell or narrow column, put back together where only the column's width had broken them. */
export function unwrapCell(cells: readonly Cell[], edge: number): string[] {
  const pieces: { text: string; last: Cell }[] = [];
  for (const cell of cells) {
    const open = pieces.at(-1);
    if (open && !isBullet(cell.text) && carriesOn(open.text, open.last, cell, edge)) {
      open.text = joinWrapped(open.text, cell.text);
      open.last = cell;
    } else pieces.push({ text: cell.text, last: cell });
  }
  return pieces.map((piece) => piece.text.replace(/(?<=\p{L})\u00ad(?=\p{L})/gu, ''));
}
