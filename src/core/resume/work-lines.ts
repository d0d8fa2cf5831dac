import { oneOf, raw } from '#core/text/lexicon.ts';
import { isBullet, withoutBullet } from './clean-line.ts';

const deeds = oneOf(
  'Led|Built|Cut|Ran|Grew|Won|Wrote|Brought|Took|Made|Drove|Oversaw|Set up|Sold|Taught|Kept|Held',
  'Met|Spoke|Gave|Found|Drew|Put|Spent|Heads?|Leads?|Manages?|Handles?|Works?|Prepares?|Leading',
  'Managing|Handling|Working|Building|Preparing|Responsible',
);
const doing = new RegExp(
  raw`^(?!(?:Lead|Head)\s(?:\p{Lu}\p{Ll}|[–—-]))(?:(?:\p{L}+ly|Also|Then)\s+)?${deeds}\s+(?!(?:Director|Partner|Editor|Trustee|Committee|Student|Capital)\b)`,
  'u',
);
const done =
  /^(?:\p{L}+ly\s+)?(?!(?:Certified|Chartered|United|Limited|Advanced|Associated|Applied|Integrated|Accredited)\b)\p{Lu}\p{Ll}+ed\s+(?=[\p{Ll}\d₹$"'(]|\p{Lu}{2})/u;

/** Whether the line tells of work done ("Reduced rework by ...") or is bulleted, and so is no title of a job or a project. */
export function tellsOfWork(line: string): boolean {
  const text = withoutBullet(line);
  return isBullet(line) || (text.length >= 18 && (doing.test(text) || done.test(text)));
}
