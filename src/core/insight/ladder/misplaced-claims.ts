import { stem } from '#core/text/stem.ts';
import { readFigure } from '#core/text/read-figure.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { tagWords } from '#core/text/tag-words.ts';
import { wordKeys } from '#core/text/words-of.ts';

/** An act of a clause: whose, whether it is denied or only supposed, and what stands in the clause besides. */
type Act = {
  verb: string;
  by: 'i' | 'we' | 'other';
  subject: string;
  /** Who did it with them: "Imran and I". */
  beside: string;
  denied: boolean;
  supposed: boolean;
  clause: ReadonlySet<string>;
};

/** What anybody says of anything, and of which nothing follows. */
const slight = new Set(
  [
    'be have do go get come say think know want need learn believe mean see feel call begin help try let seem like',
    'understand remember explain add give make take keep look turn stay happen cost touch put change expect hope',
  ].flatMap((row) => row.split(' ').map(stem)),
);
/** Verbs that are one act in other words. */
const alike = [
  ['match', 'compare', 'check'],
  ['schedule', 'plan'],
  ['write', 'written', 'set'],
  ['show', 'shown'],
].map((row) => new Set(row.map(stem)));
const sameAct = (a: string, b: string): boolean => a === b || alike.some((row) => row.has(a) && row.has(b));

const denies = /^(?:not|n't|never|nobody|hardly)$/;
const supposes = /^(?:would|could|will|should|might|may|'d|'ll)$/;

/** The clauses of a text; what a relative clause tells belongs to what it is of. */
const clausesOf = (text: string): string[] =>
  text
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/(?<=\d),(?=\d)/g, '')
    .split(/[;:!?]|,(?! (?:who|which|that|where)\b)\s|\.\s|\.$|\n/u)
    .filter((clause) => clause.trim() !== '');

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(wordKeys(text).flatMap((key) => (functionWords.has(key) ? [] : [stem(key)])));

const isPronoun = (word: string): boolean => /^(?:he|she|they|who|it)$/.test(word);
const isPassive = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:was|were|is|are|been|be)$/.test(word));

/** The acts of a clause; `before` is the clause that says who "he" is. */
function actsOf(clause: string, before = ''): Act[] {
  const words = tagWords(clause);
  const about = stemsOf(clause);
  const acts: Act[] = [];
  for (const [at, { tag, key }] of words.entries()) {
    const verb = stem(key);
    if (tag !== 'VERB' || slight.has(verb) || words[at - 1]?.tag === 'PART' || key.endsWith('ing')) continue;
    let from = at - 1;
    let [denied, supposed] = [false, false];
    while (from >= 0 && /^(?:ADV|AUX|PART|PUNCT)$/.test(words[from]?.tag ?? '')) {
      denied ||= denies.test(words[from]?.key ?? '');
      supposed ||= supposes.test(words[from]?.key ?? '');
      from -= 1;
    }
    if (isPassive(words.slice(from + 1, at).map((one) => one.key))) continue;
    const doer = words[from];
    const last = acts.at(-1);
    if (doer?.tag === 'CCONJ' && last) {
      acts.push({ ...last, verb, denied: denied || last.denied });
      continue;
    }
    const subject = doer?.key ?? '';
    const by = subject === 'i' ? 'i' : subject === 'we' ? 'we' : 'other';
    if (by === 'other' && !/^(?:NOUN|PROPN|PRON)$/.test(doer?.tag ?? '')) continue;
    const named = isPronoun(subject) ? new Set([...about, ...stemsOf(before)]) : about;
    const joined = words[from - 1]?.key === 'and' ? stem(words[from - 2]?.key ?? '') : '';
    acts.push({
      verb,
      by,
      subject: stem(subject),
      beside: by === 'i' ? joined : '',
      denied,
      supposed,
      clause: named,
    });
  }
  return acts;
}

/** Whether what somebody said bears an act out: the same act, of the same doer, no more denied or less supposed. */
function bears(said: Act, told: Act): boolean {
  if (!sameAct(said.verb, told.verb) || said.denied !== told.denied) return false;
  if (said.supposed && !told.supposed) return false;
  if (told.beside !== '' && !said.clause.has(told.beside)) return false;
  if (told.by === 'i') return said.by === 'i';
  if (told.by === 'we') return said.by !== 'other';
  return said.by === 'other' && (said.clause.has(told.subject) || isPronoun(told.subject));
}

/** The values of a clause's figures. */
function valuesIn(clause: string): ReadonlySet<string> {
  const keys = wordKeys(clause);
  return new Set(keys.flatMap((key, at) => (key === 'one' ? [] : (readFigure(keys, at)?.figure ?? []))));
}

/** Words that were only said beside another figure than those of this clause. */
function strayWords(clause: string, said: readonly string[], names: ReadonlySet<string>): string[] {
  const own = valuesIn(clause);
  if (own.size === 0) return [];
  const read = said.map((one) => ({ values: valuesIn(one), stems: stemsOf(one) }));
  return [...stemsOf(clause)].filter((word) => {
    if (names.has(word)) return false;
    const at = read.filter(({ stems }) => stems.has(word) && !/^\d/.test(word));
    return (
      at.length > 0 && at.every(({ values }) => values.size > 0 && ![...values].some((one) => own.has(one)))
    );
  });
}

const change = /\bfrom (\S+) to (\S+)/giu;
const pairs = (text: string): string[] =>
  [...text.matchAll(change)].map(([, a, b]) => `${a} ${b}`.toLowerCase());

/** A change told the other way round, and an end that is told as a difference. */
function turnedRound(clause: string, known: string): string[] {
  const said = new Set(pairs(known));
  const turned = pairs(clause).filter((pair) => said.has(pair.split(' ').toReversed().join(' ')));
  const by = [...clause.matchAll(/\bby (\d[\d.]*)/giu)].flatMap(([words, figure = '']) =>
    new RegExp(String.raw`\b(?:from|to) ${figure.replaceAll('.', String.raw`\.`)}\b`, 'iu').test(known) &&
    !known.includes(words)
      ? [words]
      : [],
  );
  return [...turned, ...by];
}

const wholly = /\b(?:alone|single-?handed(?:ly)?|by myself|on my own|without (?:any )?help)\b/i;
const office =
  /\bi (?:was|am|worked as|served as) (?:an? |the |their )?([\p{L}\s]+?)(?= (?:at|in|of|for|with|from|and)\b|[.,;]|$)/giu;

/** An office held elsewhere than it was said, or not at all; and what was done with others told as done alone. */
function claimedAnew(clause: string, known: readonly string[], said: readonly string[]): string[] {
  const held = said.filter((one) => /\bi (?:was|am|worked as|served as)\b/i.test(one)).map(stemsOf);
  const offices = [...clause.matchAll(office)].flatMap(([words]) =>
    held.some((one) => [...stemsOf(clause)].every((word) => one.has(word))) ||
    /\b(?:not|never)\b/i.test(words)
      ? []
      : [words],
  );
  const alone = wholly.exec(clause)?.[0];
  return [...offices, ...(alone !== undefined && !known.some((one) => wholly.test(one)) ? [alone] : [])];
}

/** Words that were written with a capital inside a sentence. */
const namesIn = (known: readonly string[]): ReadonlySet<string> =>
  new Set(
    known.flatMap((text) =>
      [...text.matchAll(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu)].map(([name]) => stem(name.toLowerCase())),
    ),
  );

const isOfMe = (clause: string): boolean => /\b(?:me|us)\b/i.test(clause);

/**
 * What a text tells otherwise than it was said, in words that were all said: an act of somebody else's, one that was denied or only supposed, or
 * that nobody told; a figure with words that stood beside another; a change turned round (rule LADDER-6). Blanks tell nothing. Order and
 * cause it cannot weigh.
 */
export function misplacedIn(text: string, known: readonly string[]): string[] {
  const said = known.flatMap(clausesOf);
  const acts = said.flatMap((clause, at) => actsOf(clause, said[at - 1]));
  const names = namesIn(known);
  const plain = known.join('\n').replace(/(?<=\d),(?=\d)/g, '');
  return clausesOf(text).flatMap((clause) => {
    if (said.some((one) => one.trim() === clause.trim())) return [];
    const placed = new Set(
      [...clause.matchAll(/(?<=\bin )\p{Lu}\p{Ll}+/gu)].map(([name]) => stem(name.toLowerCase())),
    );
    const unborne = actsOf(clause).filter((told) => {
      const same = acts.filter((one) => sameAct(one.verb, told.verb));
      if (same.length === 0) return (told.by !== 'other' || isOfMe(clause)) && !told.denied && !told.supposed;
      const borne = same.filter((one) => bears(one, told));
      const elsewhere = [...stemsOf(clause)].some(
        (word) => names.has(word) && placed.has(word) && borne.every((one) => !one.clause.has(word)),
      );
      return borne.length === 0 || elsewhere;
    });
    return [
      ...unborne.map(({ verb, subject }) => `${subject} ${verb}`),
      ...strayWords(clause, said, names),
      ...claimedAnew(clause, known, said),
      ...turnedRound(clause.replace(/(?<=\d),(?=\d)/g, ''), plain),
    ];
  });
}
