import { oneOf, raw } from '#core/text/lexicon.ts';
import { withoutBullet } from './clean-line.ts';
import { findDegree } from './education-levels.ts';
import type { FactDraft, NumberedLine } from './fact-draft.ts';
import { findPlace, isPlace } from './places.ts';
import { namesRole } from './role-words.ts';
import { headKinds } from './sections.ts';

const emailPattern = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){1,4}/gu;
const phonePattern =
  /(?<![\d/.@\w])(?:\+\s?\d{1,3}[\s.-]{0,3}|\(\+?\d{1,3}\)\s?|0)?\(?\d(?:[\s().-]{0,2}\d){6,12}(?![\d/@%]|\.\d)/g;
const headings = oneOf(
  'resume|curriculum|vitae|cv|bio-?data|profile|updated|page|address|phone|mobile|email|contact',
  'linkedin|github|portfolio|objective|summary|engineering|university|college|institute|school',
  raw`b\.?tech|b\.?com|mba|street|road|nagar|colony|india|roll|reg(?:istration)?|photo|about|me`,
);
const notAName = new RegExp(raw`\b${headings}\b`, 'i');

/** E-mail addresses in the line, as written. */
export function findEmails(line: string): string[] {
  return [...line.matchAll(emailPattern)].map((match) => match[0].replace(/[.-]+$/, ''));
}

/** Telephone numbers in the line, as written: Indian mobile numbers by their first digit, others only with a country code (rule RESUME-11). */
export function findPhones(line: string): string[] {
  return [...line.matchAll(phonePattern)].flatMap((match) => {
    const text = match[0].trim();
    const digits = text.replace(/\D/g, '');
    const indian = /^(?:91|0|091|0091)?[6-9]\d{9}$/.test(digits);
    const foreign = text.startsWith('+') && digits.length >= 9 && digits.length <= 14;
    return indian || foreign ? [text] : [];
  });
}

const titleCase = (name: string) =>
  name
    .split(' ')
    .map((token) => {
      if (token.length <= 2 || token.includes('.')) return token;
      return token.replace(/\p{L}+/gu, (part) => part.charAt(0) + part.slice(1).toLowerCase());
    })
    .join(' ');

/** Ranks of the forces before a name. */
const rank = new RegExp(
  raw`^(?:${oneOf(
    raw`(?:lt\.?|lieutenant)[ -](?:gen(?:eral)?|col(?:onel)?|cdr|commander)|(?:2nd|second) lt|maj(?:or)?[ -]gen(?:eral)?|brig(?:adier)?|gp\.? ?capt|group captain`,
    raw`sqn\.? ?ldr|squadron leader|wg\.? ?cdr|wing commander|flt\.? ?lt|flight lieutenant|(?:naib|nb)\.? sub(?:edar)?|sub(?:edar)?[ -]?maj(?:or)?`,
    raw`capt(?:ain)?|lieutenant|lt|maj(?:or)?|col(?:onel)?|cdr|commander|gen(?:eral)?|sub(?:edar)?|hav(?:ildar)?|sgt|sergeant|cpl|cpo|jwo|mwo`,
  )})\.?(?:\s+retd\.?)?\s+(?=\p{Lu})`,
  'iu',
);
const nameLabel = /^(?:full\s+)?name(?:\s+of\s+(?:the\s+)?(?:candidate|applicant))?\s*[:–-]\s*/i;

/** The name in a piece of the top lines: two to five capitalised tokens, an initial counting as one; all capitals become title case. */
export function readName(piece: string, email: string): { name: string; sure: boolean } | undefined {
  const text = piece
    .replace(nameLabel, '')
    .replace(/^:\s*/, '')
    .replace(/^(?:resume|curriculum vitae|cv)\s*(?:of|[:–-])\s*/i, '')
    .replace(/\s*\((?:retd?|retired|veteran)\.?\)/gi, '')
    .replace(/^(?:mr|ms|mrs|miss|dr|er|ca|adv|prof|shri|smt|kumari|ar)\.?\s+(?=\p{Lu})/iu, '')
    .replace(rank, '')
    .replace(
      /\s*[,(]\s*(?:b\.?\s?tech|m\.?\s?tech|b\.?e\.?|b\.?com|m\.?com|b\.?sc|m\.?sc|mba|pgdm|ca|fca|aca|cfa|frm|mbbs|bds|mds|md|llb|llm|pmp|she|he|they|acca|cs|fcs|acs|cma|ph\.?d)\b.*$/i,
      '',
    )
    .replace(/\s+(?:CA|FCA|ACA|CFA|CS|CMA|MBA|MBBS)$/, '')
    .replace(/^(?:\p{L} ){2,}\p{L}$/u, (letters) => letters.replaceAll(' ', ''))
    .trim();
  if (
    text.length > 60 ||
    findDegree(text) !== undefined ||
    /[\d@:/]/.test(text) ||
    notAName.test(text) ||
    headKinds(text).length > 0 ||
    isPlace(text)
  )
    return undefined;
  const tokens = text.split(/\s+/);
  if (!tokens.every((t) => /^(?:\p{Lu}[\p{L}\p{M}'’.-]*|de|da|van|bin|al)$/u.test(t))) return undefined;
  const local = (email.split('@')[0] ?? '').toLowerCase();
  const inEmail = tokens.some((t) => t.length > 2 && local.includes(t.toLowerCase()));
  const isSpread = /^\p{Lu} \p{Lu} \p{Lu}/u.test(piece);
  if (tokens.length > 5 || (tokens.length === 1 && !((inEmail || isSpread) && text.length > 2)))
    return undefined;
  if (namesRole(text) && !inEmail) return undefined;
  return {
    name: /\p{Ll}/u.test(text) ? text : titleCase(text),
    sure: inEmail || isSpread || tokens.length > 1,
  };
}

function nameFact(top: readonly NumberedLine[], email: string): FactDraft[] {
  const pieces = top.flatMap(({ text, line }) =>
    text.split(/\s*[|•]\s*|\s{2,}/).map((piece) => ({ piece: piece.trim(), line })),
  );
  const read = pieces.flatMap(({ piece, line }) => {
    const found = readName(piece, email);
    return found ? [{ ...found, line, isLabelled: nameLabel.test(piece) }] : [];
  });
  const local = (email.split('@')[0] ?? '').toLowerCase();
  const matching = read.find(({ name }) =>
    name
      .toLowerCase()
      .split(/[\s.]+/)
      .some((token) => token.length > 2 && local.includes(token)),
  );
  const first = read.find(({ line }) => line <= (top[5]?.line ?? 6));
  const best = first && first.line === top[0]?.line ? first : (matching ?? first);
  if (best === undefined) return [];
  const isOne = ({ name }: { name: string }): boolean => !name.includes(' ');
  const otherHalf = read.find(
    (half) =>
      half.name !== best.name &&
      isOne(half) &&
      half.line >= best.line &&
      half.line <= best.line + 3 &&
      half.sure,
  );
  return [
    {
      kind: 'name',
      value: isOne(best) && otherHalf ? `${best.name} ${otherHalf.name}` : best.name,
      line: best.line,
      attributes: {},
      doubt: best === matching || best.isLabelled || best.line === top[0]?.line ? undefined : 'name',
    },
  ];
}

/** Who the candidate is: name, e-mail, phone and home place. `top` is what stands before the first head, `all` the whole text for contact parts set elsewhere. */
export function contactFacts(top: readonly NumberedLine[], all: readonly NumberedLine[]): FactDraft[] {
  const facts: FactDraft[] = [];
  const add = (kind: 'email' | 'phone', find: (line: string) => string[]) => {
    const from = [...top, ...all];
    const hit = from.find(({ text }) => find(text).length > 0);
    const value = hit ? find(hit.text)[0] : undefined;
    if (hit && value) facts.push({ kind, value, line: hit.line, attributes: {} });
    return value ?? '';
  };
  const email = add('email', findEmails);
  add('phone', findPhones);
  const names = nameFact(top.length > 0 ? top.slice(0, 12) : all.slice(0, 6), email);
  facts.push(...names);
  /** "ROHAN PRABHU, CA" is a person and a profession, no town in California. */
  const withoutName = (text: string) =>
    names.reduce((rest, { value }) => {
      const at = rest.toLowerCase().indexOf(value.toLowerCase());
      return at < 0 ? rest : rest.slice(0, at) + rest.slice(at + value.length);
    }, text);
  const labelled = all.find(({ text }) =>
    /^(?:(?:permanent |current )?address|hometown|home town|native(?: place)?|location|residence)\s*[:–|-]/i.test(
      withoutBullet(text),
    ),
  );
  for (const { text, line } of [...top, ...(labelled ? [labelled] : [])]) {
    const place = findPlace(withoutName(withoutBullet(text)));
    if (!place) continue;
    const attributes = {
      ...(place.city ? { city: place.city } : {}),
      ...(place.state ? { state: place.state } : {}),
    };
    facts.push({ kind: 'place', value: place.text, line, attributes });
    break;
  }
  return facts;
}
