import { oneOf, raw } from '#core/text/lexicon.ts';
import { withoutBullet } from './clean-line.ts';
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

/** The name in a piece of the top lines: two to five capitalised tokens, an initial counting as one; all capitals become title case. */
export function readName(piece: string, email: string): { name: string; sure: boolean } | undefined {
  const text = piece
    .replace(/^(?:full\s+)?name(?:\s+of\s+(?:the\s+)?(?:candidate|applicant))?\s*[:–-]\s*/i, '')
    .replace(/^(?:resume|curriculum vitae|cv)\s*(?:of|[:–-])\s*/i, '')
    .replace(
      /^(?:mr|ms|mrs|miss|dr|er|ca|adv|prof|shri|smt|kumari|capt|captain|lt|lt\.? ?cdr|lt\.? ?col|maj|major|col|cdr|sqn\.? ?ldr|wg\.? ?cdr|flt\.? ?lt|sub|hav|sgt)\.?\s+(?=\p{Lu})/iu,
      '',
    )
    .replace(/\s*\((?:retd?|retired|veteran)\.?\)/gi, '')
    .replace(
      /\s*[,(]\s*(?:b\.?\s?tech|b\.?e\.?|b\.?com|mba|ca|cfa|mbbs|she|he|they|acca|cs|cma|ph\.?d)\b.*$/i,
      '',
    )
    .trim();
  if (
    text.length > 60 ||
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
  if (tokens.length > 5 || (tokens.length === 1 && !(inEmail && text.length > 2))) return undefined;
  if (namesRole(text) && !inEmail) return undefined;
  return { name: /\p{Ll}/u.test(text) ? text : titleCase(text), sure: inEmail || tokens.length > 1 };
}

function nameFact(top: readonly NumberedLine[], email: string): FactDraft[] {
  const pieces = top.flatMap(({ text, line }) =>
    text.split(/\s*[|•]\s*|\s{2,}/).map((piece) => ({ piece: piece.trim(), line })),
  );
  const read = pieces.flatMap(({ piece, line }) => {
    const found = readName(piece, email);
    return found ? [{ ...found, line }] : [];
  });
  const local = (email.split('@')[0] ?? '').toLowerCase();
  const matching = read.find(({ name }) =>
    name
      .toLowerCase()
      .split(/[\s.]+/)
      .some((token) => token.length > 2 && local.includes(token)),
  );
  const first = read.find(({ line }) => line <= (top[5]?.line ?? 6));
  const best = first && matching && first.line <= matching.line ? first : (matching ?? first);
  if (best === undefined) return [];
  const isOne = ({ name }: { name: string }): boolean => !name.includes(' ');
  const otherHalf = read.find(
    (half) =>
      half.name !== best.name &&
      isOne(half) &&
      half.line > best.line &&
      half.line <= best.line + 3 &&
      half.sure,
  );
  return [
    {
      kind: 'name',
      value: isOne(best) && otherHalf ? `${best.name} ${otherHalf.name}` : best.name,
      line: best.line,
      attributes: {},
      confidence: best === matching ? 0.97 : 0.85,
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
    if (hit && value) facts.push({ kind, value, line: hit.line, attributes: {}, confidence: 0.98 });
    return value ?? '';
  };
  const email = add('email', findEmails);
  add('phone', findPhones);
  facts.push(...nameFact(top.length > 0 ? top.slice(0, 12) : all.slice(0, 6), email));
  const labelled = all.find(({ text }) =>
    /^(?:(?:permanent |current )?address|hometown|home town|native(?: place)?|location|residence)\s*[:–|-]/i.test(
      withoutBullet(text),
    ),
  );
  for (const { text, line } of [...top, ...(labelled ? [labelled] : [])]) {
    const place = findPlace(withoutBullet(text));
    if (!place) continue;
    const attributes = {
      ...(place.city ? { city: place.city } : {}),
      ...(place.state ? { state: place.state } : {}),
    };
    facts.push({ kind: 'place', value: place.text, line, attributes, confidence: 0.9 });
    break;
  }
  return facts;
}
