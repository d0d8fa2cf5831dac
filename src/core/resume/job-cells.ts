import { isDepartment } from './departments.ts';
import { findMonthRanges, findMonths } from './months.ts';
import { isCity, isPlace } from './places.ts';
import { endsAsOrganisation, namesOrganisation, namesRole } from './role-words.ts';

const label =
  /^(?:role|designation|position|title|company|organi[sz]ation|employer|duration|period|client|location|department|team|project)\s*[:–-]\s*/i;

export const bare = (piece: string) =>
  piece
    .replace(label, '')
    .replace(
      /\(\s*(?:internship|full[- ]?time|part[- ]?time|contract(?:ual)?|remote|hybrid|on-?site)?\s*\)/gi,
      '',
    )
    .replace(/^[\s,;:|–—-]+|[\s,;:|–—(-]+$/g, '')
    .replace(/(?<=\p{Ll}{4})\.$/u, '')
    .trim();

export function withoutTime(text: string): string {
  let rest = text;
  for (const range of findMonthRanges(text)) rest = rest.replace(range.text, ' ');
  for (const month of findMonths(rest)) rest = rest.replace(month.text, ' ');
  return rest
    .replace(/\([^()]*\bin \d{1,2} (?:months?|years?)\)/gi, ' ')
    .replace(
      /\(?\b\d{1,2}(?:\.\d)?\+?\s?(?:years?|yrs?)\b\.?,?\s*(?:and |& )?(?:\d{1,2}\+?\s?(?:months?|mths?|mos?)\b)?\)?|\(?\b\d{1,3}\+?\s?(?:months?|mths?)\b\)?/gi,
      ' ',
    )
    .replace(/[([]\s*[,;:–-]*\s*[)\]]/g, ' ')
    .replace(/^\s*(?:19[89]\d|20[0-3]\d)(?!\d)\s*[–—-]*\s*(?=\p{L}|\||$)/u, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** None before `Ltd.`, nor before a later post at the same firm ("Staff Nurse, then Shift In-charge"). */
const comma = /,\s+(?!(?:ltd|limited|inc|llc|llp|pvt|(?:and )?(?:then|later|subsequently))\b)(?![^(]*\))/i;

/** What a bracket behind a firm says of it ("(chain of 38 labs)", "(380 beds, private)", "(posted at Dindori)") is no part of its name; one of capitals ("(NGO)") is. */
function withoutDescription(part: string): string {
  const [, before = '', inside = ''] = /^(\p{Lu}[^()]*\p{L}\.?)\s*\(([^()]+)\)$/u.exec(part) ?? [];
  const describes = /^\d|,|(?:^|\s)\p{Ll}/u.test(inside) && !ownedBy.test(part);
  return before !== '' && describes && !namesRole(before) ? before : part;
}

/** Splits at commas, dashes, "at" and "with ... as" outside brackets; `Pvt. Ltd.` and the like stay with their firm. */
function split(piece: string): string[] {
  return piece
    .split(/(?:\s+[–—-]{1,3}\s+|\s+(?:at|@|as(?: an?)?)\s+(?=\p{Lu})|^with\s+(?=\p{Lu}))(?![^(]*\))/u)
    .map(bare)
    .flatMap((part) => {
      if (isPlace(part)) return [part];
      const parts = part.split(comma).map(bare);
      const tail = parts.slice(-2).join(', ');
      return parts.length > 2 && isPlace(tail) ? [...parts.slice(0, -2), tail] : parts;
    })
    .map(withoutDescription)
    .filter((part) => part !== '');
}

/** What a firm of professionals adds to its name. */
export const profession =
  /^(?:chartered accountants|advocates|architects|company secretaries|cost accountants|solicitors)$/i;

export const ownedBy =
  /\((?:our |own )?(?:family|own)[- ](?:owned )?(?:business|firm|concern|enterprise)\)$/i;

export const looksLikeFirm = (part: string) =>
  !isDepartment(part) &&
  (endsAsOrganisation(part) ||
    ownedBy.test(part) ||
    (namesOrganisation(part) &&
      !/\bintern\b/i.test(part) &&
      !namesRole(part.replace(/\b(?:research|associates?|partners?|sales|major)\b/gi, ''))));

const joining = /^(?:of|and|for|the|in|at|on|to|de|la|von|van|&|–|—|-|\/|\+|a|an|by|with)$/i;

/** Whether the words are set as a name is: each with a capital or a figure but for the joining ones. */
const isName = (part: string): boolean =>
  part.split(/\s+/).length <= 9 &&
  /^["'“(]?[\p{Lu}\d]|^\p{Ll}+\p{Lu}/u.test(part) &&
  part
    .replace(ownedBy, '')
    .trim()
    .split(/\s+/)
    .every((word) => joining.test(word) || /\p{Lu}|^[\d(]/u.test(word) || endsAsOrganisation(word));

/** One place or several joined ("Kolkata & Malda"). */
const isPlaces = (part: string): boolean => isPlace(part) || part.split(/\s+(?:&|and)\s+/).some(isCity);

type CellNames = { cell: string; roles: string[]; rest: string[]; city: string };

/** "Pithampur Graduate Engineer Trainee", where a narrow cell lost its line break: the town and the post. */
function withoutTown(part: string): string[] {
  const [town = '', ...rest] = part.split(' ');
  return rest.length > 0 && isCity(town) && namesRole(rest.join(' ')) ? [town, rest.join(' ')] : [part];
}

/** "Kaveri Labs (Data Analyst)": the firm or the town, and the post. */
function withoutPost(part: string): string[] {
  const [, before, post] = /^([^()]*)\(([^()]+)\)$/.exec(part) ?? [];
  if (before === undefined || post === undefined || !namesRole(post) || !isName(post) || namesRole(before))
    return [part];
  return [bare(before), bare(post)].filter((piece) => piece !== '');
}

/** Somebody by name ("Advocate P. Bhowal"), whose post is not the writer's. */
const isPerson = /^\p{L}+\.?\s+(?:\p{Lu}\.\s?)+\p{Lu}\p{Ll}+$/u;

export const isNoDepartment = (part: string): boolean => !isDepartment(part);

export function readCell(cell: string): CellNames {
  const parts = split(cell).flatMap(withoutPost).flatMap(withoutTown);
  const roles = parts.filter(
    (part) =>
      namesRole(part) &&
      !isPerson.test(part) &&
      !looksLikeFirm(part) &&
      !isDepartment(part) &&
      !isPlace(part),
  );
  const rest = parts.filter((part) => !roles.includes(part) && !isPlaces(part) && isName(part));
  const place = parts.find(
    (part) => isPlace(part) && !/^(?:remote|hybrid|india|wfh|work from home|on-?site)$/i.test(part),
  );
  const [firm, town, third] = rest.filter(isNoDepartment);
  const townAfterFirm =
    third === undefined &&
    firm &&
    town &&
    namesOrganisation(firm) &&
    /^\p{Lu}\p{Ll}+$/u.test(town) &&
    !namesOrganisation(town);
  if (place === undefined && townAfterFirm)
    return { cell, roles, rest: rest.filter((part) => part !== town), city: town };
  return { cell, roles, rest, city: place ?? '' };
}

/** The name of a firm without the departments beside it. */
export const firmOf = (parts: readonly string[]): string => parts.filter(isNoDepartment).join(', ');
