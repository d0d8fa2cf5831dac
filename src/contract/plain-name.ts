import type { z } from 'zod';

/** The refusal of a name that holds an address; a schema's issue carries it, and so does the reply. */
export const nameHoldsAddress = 'name_holds_address';

const said = 'must not contain a web address, an e-mail address or a phone number';

/** A name that our mails may repeat (rule SCHOOL-98). */
export const plainName = <S extends z.ZodType<string>>(name: S): S =>
  name.refine((text) => !holdsAddress(text), { error: said, params: { refusal: nameHoldsAddress } });

/** Short forms after which people leave out the space: "Mohd.Arif", "Sr.Sec.School", "Ph.D". */
const shortForms = new Set(
  [
    'adv asst assoc brig capt co col com cdr dept dr ed engg er exec fr gen govt hon hons inst intl jr km kr kum lib lt ltd maj md',
    'messrs mohd mr mrs ms mt mx no pharm ph phil prof pt pvt rev rs sc sec sh shri sk smt sqn sr sri st sub tech th univ vol',
  ]
    .join(' ')
    .split(' '),
);

/** What a domain most often ends in. It decides between a short form before a name, "Dr.Rao", and a domain, "dr.com". */
const commonEndings = new Set(
  'ai app biz click club co com dev edu gov help in info io link live me mobi net online org page pro shop site store top uk us xyz'.split(
    ' ',
  ),
);
/**
 * Domain endings of other scripts, most of them India's; a name in such a script has no other full stop followed by one of these words. Escaped,
 * because our fonts do not draw these letters and a test keeps them out of our own texts.
 */
const otherEndings = new Set(
  [
    '\u092d\u093e\u0930\u0924 \u092d\u093e\u0930\u0924\u092e\u094d',
    '\u092d\u093e\u0930\u094b\u0924 \u09ad\u09be\u09b0\u09a4 \u09ad\u09be\u09f0\u09a4',
    '\u0c2d\u0c3e\u0c30\u0c24\u0c4d \u0aad\u0abe\u0ab0\u0aa4 \u0a2d\u0a3e\u0a30\u0a24',
    '\u0b87\u0ba8\u0bcd\u0ba4\u0bbf\u0baf\u0bbe \u0cad\u0cbe\u0cb0\u0ca4',
    '\u0d2d\u0d3e\u0d30\u0d24\u0d02 \u0b2d\u0b3e\u0b30\u0b24 \u0628\u06be\u0627\u0631\u062a',
    '\u0628\u0627\u0631\u062a \u0440\u0444 \u4e2d\u56fd \u516c\u53f8',
  ]
    .join(' ')
    .split(' '),
);

const spelledDot = new RegExp(String.raw`\s+dot\s+(?=(?:${[...commonEndings].join('|')})\b)`, 'gi');

/** The text as a mail program reads it: signs that look like a full stop are one, and nothing is unseen. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll('\u3002', '.')
    .replaceAll(/\s*[[({]\s*(?:\.|dot)\s*[\])}]\s*/gi, '.')
    .replaceAll(spelledDot, '.')
    .replaceAll(/\s+\.(?=\p{L})/gu, '.');

/**
 * Whether a text contains what a mail program makes a link of, or asks to be called: a web or e-mail address, a domain, an IP address, a
 * phone number. Initials, degrees, titles and years are none of these.
 */
export function holdsAddress(text: string): boolean {
  const plain = plainOf(text);
  if (/@|:\/\/|\b(?:https?|www)\b|\b(?:mailto|tel|sms|upi|intent|javascript|data):\S/i.test(plain))
    return true;
  if (/(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/.test(plain) || holdsNumberToCall(plain)) return true;
  return plain
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}.\-/]+/u)
    .some((word) => {
      const parts = word.split('/');
      return parts.some((part, at) => isDomain(part, { hasPath: at < parts.length - 1 }));
    });
}

/** Eight digits or more in a row, however they are grouped; years and days of a season are not counted. */
const holdsNumberToCall = (text: string): boolean =>
  /\p{Nd}(?:[\s().+\-–—]{0,3}\p{Nd}){7}/u.test(
    text.replaceAll(/(?<!\d)(?:19|20)\d\d(?:\s?[-–/]\s?(?:(?:19|20)\d\d|\d\d)){0,2}(?!\d)/g, ' / '),
  );

/** "B.Tech", "M.Sc", "Ph.D": nobody else's domain can be made of them. */
const degree = /^[bmd]\.(?:tech|sc|com|ed|phil|arch|des|lib|pharm)(?:\.|$)/;

function isDomain(word: string, { hasPath }: { hasPath: boolean }): boolean {
  const labels = word
    .replace(degree, '')
    .split('.')
    .filter((label) => /[\p{L}\p{N}]/u.test(label));
  const ending = labels.pop() ?? '';
  if (labels.length === 0 || !(/^(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(ending) || otherEndings.has(ending)))
    return false;
  if (hasPath || labels.some((label) => !isPartOfName(label))) return true;
  return labels.some((label) => Array.from(label).length > 1) && commonEndings.has(ending);
}

/** An initial, a short form or a number, or several with a hyphen. */
const isPartOfName = (label: string): boolean =>
  label
    .split('-')
    .every((part) => Array.from(part).length < 2 || /^\d{1,3}$/.test(part) || shortForms.has(part));
