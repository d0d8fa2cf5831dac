import { raw } from '#core/text/lexicon.ts';
import type { FactKind, ResumeFact } from '#contract/resume.ts';
import { emptyWords, functionWords } from '#core/text/stop-words.ts';
import { knownNames, notNames } from '#core/answers/signals/lexicon-names.ts';

/** Words a candidate could be known by, and what kind of thing stands in for them. `inAnyCase` false leaves an everyday word alone unless it is written as a name. */
export type HiddenText = { text: string; as: 'name' | 'college' | 'contact'; inAnyCase: boolean };

/** Texts with what could tell who the candidate is taken out, and the way back. */
export type Hiding = {
  /** The text with every hidden thing replaced by a word in brackets, the same for the same words. */
  hide: (text: string) => string;
  /** The text as it was; only words that this hiding put in are replaced. */
  reveal: (text: string) => string;
};

const genericWords = new Set(
  `college university institute institution technology technological engineering science sciences arts commerce management studies national indian india
  government school academy department faculty campus vidyalaya vidyapeeth polytechnic central state international global business autonomous affiliated education women`.split(
    /\s+/,
  ),
);

/** The words a name is made of, initials with their points: "A.P.J." is one. */
const words = (text: string): string[] => text.match(/[\p{L}\p{M}][\p{L}\p{M}'’.]*/gu) ?? [];
const isEveryday = (word: string): boolean => {
  const key = word.toLowerCase();
  return functionWords.has(key) || emptyWords.has(key) || notNames.has(key);
};
const knownPlace = new RegExp(knownNames.source, 'iu');
const isKnownPlace = (word: string): boolean => knownPlace.test(word);

function ofName(name: string): HiddenText[] {
  const letters = (part: string): number => part.replace(/\./g, '').length;
  const parts = words(name).filter((part) => letters(part) >= (isEveryday(part) ? 3 : 2));
  const hidden = (text: string): HiddenText => ({
    text,
    as: 'name',
    inAnyCase: letters(text) >= 3 && !isEveryday(text),
  });
  return name.trim() === '' ? [] : [{ text: name.trim(), as: 'name', inAnyCase: true }, ...parts.map(hidden)];
}

/** An institution as it is said: in full, up to its comma, by its initials, by the word that is its own. */
function ofInstitution(institution: string): HiddenText[] {
  const [head = ''] = institution.split(',');
  const initials = words(head)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
  const own = words(head).filter(
    (word) => word.length >= 5 && !genericWords.has(word.toLowerCase()) && !isKnownPlace(word),
  );
  const all = [institution, head, ...own].map((text) => text.trim()).filter((text) => text.length >= 3);
  return [
    ...all.map((text): HiddenText => ({ text, as: 'college', inAnyCase: true })),
    ...(initials.length >= 3 ? [{ text: initials, as: 'college', inAnyCase: false } as const] : []),
  ];
}

const capitalised = raw`[\p{Lu}][\p{L}'’.&-]*`;
const ofPlace = raw`(?:\s+of\s+[\p{Lu}]\p{L}+(?:\s+(?:and|&)\s+[\p{Lu}]\p{L}+)?)?`;
const institutionIn = new RegExp(
  raw`${capitalised}(?:\s+(?:of|and|for|&|${capitalised}))*?\s+(?:College|University|Institute|Vidyalaya|Vidyapeeth|Polytechnic|Academy)${ofPlace}`,
  'gu',
);
const managementSchool = /Institute of Management|Business School|School of (?:Business|Management)/;

type Rule = { pattern: RegExp; as: HiddenText['as']; spares?: RegExp };

/** Contact in any form goes first: names stand inside addresses. */
const contactRules: readonly Rule[] = [
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /\b(?:https?:\/\/|www\.|linkedin\.com\/|github\.com\/)\S+/gi,
  /(?<!\d)(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g,
].map((pattern) => ({ pattern, as: 'contact' }));
/** Colleges that the resume does not name: those everybody knows by their letters, and those that say what they are. Where one wants to go is not hidden. */
const collegeRules: readonly Rule[] = [
  { pattern: /\b(?:IIIT|IIT|NIT|BITS)(?:[\s-]+\p{Lu}\p{Ll}+|[A-Z])?\b/gu, as: 'college' },
  { pattern: institutionIn, as: 'college', spares: managementSchool },
];

/** What a candidate could be known by: the name and its parts, e-mail, phone, and the institutions of the resume (rule READ-9). */
export function hiddenTexts(candidateName: string, facts: readonly ResumeFact[]): HiddenText[] {
  const valuesOf = (kind: FactKind): string[] =>
    facts.filter((fact) => fact.kind === kind).map((fact) => fact.value);
  const institutions = facts.flatMap((fact) => [
    ...(fact.attributes.institution === undefined ? [] : [fact.attributes.institution]),
    ...(fact.kind === 'education' ? (fact.value.match(institutionIn) ?? []) : []),
  ]);
  const hidden = [
    ...[candidateName, ...valuesOf('name')].flatMap(ofName),
    ...[...valuesOf('email'), ...valuesOf('phone')].map(
      (text): HiddenText => ({ text, as: 'contact', inAnyCase: true }),
    ),
    ...institutions.flatMap(ofInstitution),
  ];
  return [...new Map(hidden.map((one) => [`${one.text} ${one.inAnyCase}`, one])).values()];
}

const literal = (text: string): string =>
  text
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/[\s,]+/g, '[\\s,]+');

function patternOf({ text, inAnyCase }: HiddenText): RegExp {
  const whole = `(?<![\\p{L}\\p{N}])${literal(text)}(?![\\p{L}\\p{N}])`;
  return new RegExp(whole, inAnyCase ? 'giu' : 'gu');
}

/**
 * Takes the candidate's name, e-mail and phone out of texts, but for the word `except`: for who may know what was done and where, not who did it
 * (rule DATA-5). An ellipsis stands where something was; the same text always gives the same.
 */
export function withoutPerson(
  candidateName: string,
  facts: readonly ResumeFact[],
  except: string | null,
): (text: string) => string {
  const isSpared = (text: string): boolean => text.toLowerCase() === except?.toLowerCase();
  const holdsSpared = (text: string): boolean => words(text).some(isSpared);
  const own = hiddenTexts(candidateName, facts)
    .filter(({ text, as }) => as === 'contact' || (as === 'name' && !holdsSpared(text)))
    .sort((a, b) => b.text.length - a.text.length);
  const patterns = [...contactRules.map(({ pattern }) => pattern), ...own.map(patternOf)];
  return (text) => patterns.reduce((left, pattern) => left.replace(pattern, '…'), text);
}

/** Starts to hide these texts, and contact of any kind and colleges by their letters besides. */
export function startHiding(hidden: readonly HiddenText[]): Hiding {
  const longestFirst = [...hidden].sort((a, b) => b.text.length - a.text.length);
  const own = longestFirst.map((one): Rule => ({ pattern: patternOf(one), as: one.as }));
  const rules = [...contactRules, ...own, ...collegeRules];
  const placeholders = new Map<string, string>();
  const originals = new Map<string, string>();
  const placeholderFor = (found: string, as: HiddenText['as']): string => {
    const known = placeholders.get(`${as} ${found}`);
    if (known !== undefined) return known;
    const before = [...originals.keys()].filter((one) => one.startsWith(`[${as}`)).length;
    const placeholder = before === 0 ? `[${as}]` : `[${as} ${before + 1}]`;
    placeholders.set(`${as} ${found}`, placeholder);
    originals.set(placeholder, found);
    return placeholder;
  };
  return {
    hide: (text) =>
      rules.reduce(
        (left, { pattern, as, spares }) =>
          left.replace(pattern, (found: string) => (spares?.test(found) ? found : placeholderFor(found, as))),
        text,
      ),
    reveal: (text) => text.replace(/\[\p{L}+(?: \d+)?\]/gu, (found) => originals.get(found) ?? found),
  };
}
