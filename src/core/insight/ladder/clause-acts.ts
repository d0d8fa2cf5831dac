import { stem } from '#core/text/stem.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { tagWords } from '#core/text/tag-words.ts';
import { isPast, sameAct, verbOf } from '#core/text/verb-classes.ts';
import { wordKeys } from '#core/text/words-of.ts';

/** An act of a clause: whose, whether it is denied or only supposed, and what stands in the clause besides. */
export type Act = {
  verb: string;
  by: 'i' | 'we' | 'other';
  subject: string;
  /** Who did it with them: "Imran and I". */
  beside: string;
  denied: boolean;
  supposed: boolean;
  /** What anybody says of anything: it counts only of the very same things. */
  slight: boolean;
  /** How many words it has to share with what was said to be about the same. */
  least: 1 | 2;
  clause: ReadonlySet<string>;
};

/** What anybody says of anything, and of which nothing follows. */
const slight = new Set(
  [
    'be have do go get come say think know want need learn believe mean see feel call begin help try let seem like regret miss doubt prefer speak spend',
    'understand remember explain add give make take keep look turn stay happen cost touch put change expect hope',
  ].flatMap((row) => row.split(' ').map(verbOf)),
);

const denies = /^(?:not|n't|never|nobody|hardly)$/;
const supposes = /^(?:would|could|will|should|might|may|can|'d|'ll)$/;
/** "Stopped supplying", "began reading": the act is the second verb's. */
const aspect = /^(?:stop|start|begin|keep|continu)$/;
/** What is said of people in general. */
const anyone = /^(?:you|one|me|us|whoever|anybody|anyone)$/;

/** Where a clause ends; what a relative clause tells belongs to what it is of. */
const ends = /[;:!?]|,(?! (?:who|which|that|where)\b)\s|\.\s|\.$|\n/gu;

/** The clauses of a text by their place in it; blanks tell nothing and stand in none. */
export function clauseSpans(text: string): { start: number; end: number; words: string }[] {
  const told = text.replace(/\[[^\]]*\]/g, (blank) => ' '.repeat(blank.length));
  const cuts = [...told.matchAll(ends)].map(({ index, 0: { length } }) => ({ index, length }));
  let start = 0;
  return [...cuts, { index: told.length, length: 0 }].flatMap(({ index, length }) => {
    const span = { start, end: index, words: told.slice(start, index).replace(/(?<=\d),(?=\d)/g, '') };
    start = index + length;
    return span.words.trim() === '' ? [] : [span];
  });
}

/** The words of a text's clauses. */
export const clausesOf = (text: string): string[] => clauseSpans(text).map(({ words }) => words);

export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(wordKeys(text).flatMap((key) => (functionWords.has(key) ? [] : [stem(key)])));

const isPronoun = (word: string): boolean => /^(?:he|she|they|who|it)$/.test(word);
/** Words that mean what was named just before. */
const meant = /\b(?:it|them|both|him|her|this|that)\b/i;
const isPassive = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:was|were|is|are|been|be)$/.test(word));

/** Of the slight ones those that still are deeds. */
const deeds = new Set('give make take keep put call change add explain'.split(' ').map(verbOf));
const weightOf = (verb: string): Pick<Act, 'slight' | 'least'> => ({
  slight: slight.has(verb),
  least: slight.has(verb) && !deeds.has(verb) ? 2 : 1,
});

/** What is only wanted, asked or left. */
const wants = /^(?:want|plan|hope|try|wish|like|need|ask|tell|expect|intend|order|offer)$/;
const leaves = /^(?:refus|forget|declin|fail)$/;

/** The act of "to let it go": whose it is, and whether it was only wanted. "Asked me to" makes it mine, and done by nobody yet. */
function infinitive(
  words: ReturnType<typeof tagWords>,
  at: number,
  before: Act | undefined,
): Omit<Act, 'verb' | 'slight' | 'least' | 'clause'> | null {
  const whom = words[at - 2]?.key;
  if (whom === 'me' || whom === 'us')
    return { by: whom === 'me' ? 'i' : 'we', subject: whom, beside: '', denied: false, supposed: true };
  if (!before) return null;
  const { subject, beside, verb } = before;
  const mine = subject === 'it' && words.slice(0, at).some(({ key }) => key === 'me' || key === 'us');
  const denied = before.denied !== leaves.test(verb);
  return {
    by: mine ? 'i' : before.by,
    subject,
    beside,
    denied,
    supposed: before.supposed || wants.test(verb),
  };
}

/** The acts of a clause, a line of a resume being its writer's; `before` is the clause that says who "he" is. */
export function actsOf(clause: string, before = ''): Act[] {
  const words = tagWords(clause);
  const about = stemsOf(clause);
  const acts: Act[] = [];
  for (const [at, { tag, key }] of words.entries()) {
    const next = words[at + 1]?.key ?? '';
    const goesOn = aspect.test(verbOf(key)) && next.endsWith('ing');
    const verb = verbOf(goesOn ? next : key);
    const owns =
      tag === 'AUX' && verb === 'have' && /^(?:DET|NOUN|ADJ|NUM|PROPN)$/.test(words[at + 1]?.tag ?? '');
    if ((tag !== 'VERB' && !owns) || key.endsWith('ing')) continue;
    if (words[at - 1]?.key === 'to') {
      const act = infinitive(words, at, acts.at(-1));
      if (act) acts.push({ ...act, verb, ...weightOf(verb), clause: about });
      continue;
    }
    let from = at - 1;
    let [denied, supposed] = [goesOn && verbOf(key) === 'stop', false];
    while (from >= 0 && /^(?:ADV|AUX|PART|PUNCT)$/.test(words[from]?.tag ?? '')) {
      denied ||= denies.test(words[from]?.key ?? '');
      supposed ||= supposes.test(words[from]?.key ?? '');
      from -= 1;
    }
    if (isPassive(words.slice(from + 1, at).map((one) => one.key))) continue;
    const doer = words[from];
    const last = acts.at(-1);
    if (doer?.tag === 'CCONJ' && last) {
      acts.push({ ...last, verb, ...weightOf(verb), denied: denied || last.denied });
      continue;
    }
    const subject = doer?.key ?? '';
    if (anyone.test(subject)) continue;
    const by = subject === 'i' || (from < 0 && isPast(key)) ? 'i' : subject === 'we' ? 'we' : 'other';
    if (by === 'other' && !/^(?:NOUN|PROPN|PRON)$/.test(doer?.tag ?? '')) continue;
    const named = isPronoun(subject) || meant.test(clause) ? new Set([...about, ...stemsOf(before)]) : about;
    const joined = words[from - 1]?.key === 'and' ? stem(words[from - 2]?.key ?? '') : '';
    acts.push({
      verb,
      by,
      subject: stem(subject),
      beside: by === 'i' ? joined : '',
      denied,
      supposed,
      ...weightOf(verb),
      clause: named,
    });
  }
  return acts;
}

/** Whether what somebody said bears an act out: the same act, of the same doer, no more denied or less supposed. */
export function bears(said: Act, told: Act): boolean {
  if (!sameAct(said.verb, told.verb) || said.denied !== told.denied) return false;
  if (said.supposed && !told.supposed) return false;
  if (told.beside !== '' && !said.clause.has(told.beside)) return false;
  if (told.by === 'i') return said.by === 'i';
  if (told.by === 'we') return said.by !== 'other';
  return said.by === 'other' && (said.clause.has(told.subject) || isPronoun(told.subject));
}

/** How many words two acts are both about, besides their verbs and who did them. */
export function sharedBy(one: Act, other: Act): number {
  const out = new Set([one.subject, other.subject, one.verb, other.verb, stem(one.verb), stem(other.verb)]);
  return [...one.clause].filter((word) => other.clause.has(word) && !out.has(word)).length;
}
