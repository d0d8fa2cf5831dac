import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { raw } from '#core/text/lexicon.ts';
import { readFigure } from '#core/text/read-figure.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { stem } from '#core/text/stem.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { wordKeys } from '#core/text/words-of.ts';
import { stemsOf } from './clause-acts.ts';

const bare = (text: string): string => text.replace(/\[[^\]]*\]/g, ' ');

/** The figures of a clause with their place in its row of words. */
function figuresIn(keys: readonly string[]): { figure: string; at: number; end: number }[] {
  const found: { figure: string; at: number; end: number }[] = [];
  for (let at = 0; at < keys.length; ) {
    const read = readFigure(keys, at);
    if (read && keys[at] !== 'one') found.push({ figure: read.figure, at, end: at + read.words });
    at += read?.words ?? 1;
  }
  return found;
}

const valuesIn = (clause: string): ReadonlySet<string> =>
  new Set(figuresIn(wordKeys(clause)).map(({ figure }) => figure));

/** So many words that mean something after a figure and before it say what it is of. */
const reach = { after: 3, before: 2 };
/** How something moved is no thing of which a figure is. */
const moving =
  /^(?:come|cam|go|get|got|rise|rose|fall|fell|drop|grow|grew|rais|cut|down|bring|brought|mov|reach|become|becam|stand|stood|hav|tak|took|mak|giv|gave)$/;

/** The words of a clause that say what its figures are of. */
function besideFigures(clause: string): ReadonlySet<string> {
  const keys = wordKeys(clause);
  const means = (key: string): boolean => !functionWords.has(key) && !/^\d/.test(key);
  return new Set(
    figuresIn(keys)
      .filter(({ figure }) => !figure.endsWith('th'))
      .flatMap(({ at, end }) => [
        ...keys.slice(end).filter(means).slice(0, reach.after).map(stem),
        ...keys.slice(0, at).filter(means).slice(-reach.before).map(stem),
      ]),
  );
}

/** Words that were only said beside another figure than those of this clause. */
export function strayWords(clause: string, said: readonly string[], names: ReadonlySet<string>): string[] {
  const own = valuesIn(clause);
  if (own.size === 0) return [];
  const read = said.map((one) => ({ values: valuesIn(one), stems: stemsOf(one) }));
  return [...besideFigures(clause)].filter((word) => {
    if (names.has(word) || moving.test(word)) return false;
    const at = read.filter(({ stems }) => stems.has(word));
    return (
      at.length > 0 && at.every(({ values }) => values.size > 0 && ![...values].some((one) => own.has(one)))
    );
  });
}

const quantitiesIn = (text: string): Quantity[] =>
  segmentText(text).flatMap((sentence) => [...quantitiesOf(text, sentence, { bare: true })]);
const measured: ReadonlySet<Quantity['measure']> = new Set(['percent', 'rupees', 'time']);

/** So far from what was said a figure told as "about" or "over" may lie. */
const roundly = 0.15;

/** Figures with a measure that they were not said with: "31 minutes", where 31 were times. */
export function mismeasured(text: string, known: readonly string[]): string[] {
  const said = known.flatMap(quantitiesIn);
  const plain = bare(text);
  return quantitiesIn(plain).flatMap(({ measure, value, factor, approximate, start, end }) => {
    const slack = approximate ? roundly * value : 0;
    const same = (one: Quantity): boolean =>
      (one.measure === measure && Math.abs(one.value - value) <= slack) ||
      (one.measure === 'bare' && (one.value === value || one.value * factor === value)) ||
      (measure === 'rupees' && one.measure === 'count' && one.value === value);
    return measured.has(measure) && !said.some(same) ? [plain.slice(start, end)] : [];
  });
}

const unitWord = raw`(?:\s?%| (?!to\b)\p{L}+)?`;
const figure = raw`((?:₹|rs\.? ?)?[\d.]+(?: (?:lakh|crore|thousand))?|\p{L}+)`;
const change = new RegExp(
  raw`\bfrom ${figure}${unitWord}${unitWord} to (?:only |just |about )?${figure}`,
  'giu',
);
const valueOf = (words: string): string => {
  const keys = wordKeys(words.replace(/₹|rs\.? ?/giu, ''));
  return readFigure(keys, 0)?.figure ?? '';
};
/** The changes a text tells, each as its two values. */
const changesIn = (text: string): { from: string; to: string; words: string }[] =>
  [...text.matchAll(change)].flatMap(([words, a = '', b = '']) => {
    const [from, to] = [valueOf(a), valueOf(b)];
    return from !== '' && to !== '' ? [{ from, to, words }] : [];
  });

/** Whether a sentence, or one and the next, say these two values in this order. */
function isTold(
  { from, to }: { from: string; to: string },
  sentences: readonly (readonly string[])[],
): boolean {
  return sentences.some((values, at) => {
    const row = [...values, ...(sentences[at + 1] ?? [])];
    const first = row.indexOf(from);
    return first >= 0 && first < values.length && row.indexOf(to, first + 1) > first;
  });
}

/** A change told the other way round or to another end, and an end that is told as a difference. */
export function turnedRound(clause: string, known: string): string[] {
  const told = changesIn(clause);
  const back = changesIn(known);
  const sentences = segmentText(known).map(({ start, end }) =>
    figuresIn(wordKeys(known.slice(start, end))).map((one) => one.figure),
  );
  const turned = told.filter(
    (one) => back.some(({ from, to }) => from === one.to && to === one.from) || !isTold(one, sentences),
  );
  const by = [...clause.matchAll(/\bby (\d[\d.]*)/giu)].flatMap(([words, value = '']) =>
    new RegExp(String.raw`\b(?:from|to) ${value.replaceAll('.', String.raw`\.`)}\b`, 'iu').test(known) &&
    !known.includes(words)
      ? [words]
      : [],
  );
  return [...turned.map(({ words }) => words), ...by];
}

const part = raw`(\d+|\p{L}+)(?: out)? of (?:the |those |these |them |my |our )?`;
const ofNumber = new RegExp(raw`\b${part}(?:\p{L}+ )??(\d+|\p{L}+(?:[ -]\p{L}+)?)`, 'giu');
const wholeOf =
  /\b(?:all|each of|every one of|both|none of|the whole)(?: of)?(?: the| my| our| these)? (?:(\d+|\p{L}+) )?(\p{L}+)/giu;

/** What was to be: a plan, a target, a limit. */
const toBe =
  /\b(?:plan\p{L}*|expect\p{L}*|target\p{L}*|hop(?:e|ed|ing)|aim\p{L}*|budget\p{L}*|authori[sz]ed|supposed|wanted|promis\p{L}*|estimat\p{L}*|under|should)\b/iu;

/** Figures that were only said of what was to be, told of what was. */
export function onlyPlanned(clause: string, said: readonly string[]): string[] {
  if (toBe.test(clause)) return [];
  const pieces = said.flatMap((one) => one.split(/\b(?:and|but) (?=(?:i|we|it|he|she|they)\b)/i));
  return [...valuesIn(clause)].filter((value) => {
    const at = pieces.filter((one) => valuesIn(one).has(value));
    return at.length > 0 && at.every((one) => toBe.test(one) && valuesIn(one).size === 1);
  });
}

/** All of what was said of a part, and a part that was the whole: "all eleven", "seven of the …", where it was three of seven. */
export function wrongParts(text: string, known: readonly string[]): string[] {
  const plain = bare(text);
  const parts = known.flatMap((one) =>
    [...one.matchAll(ofNumber)].flatMap(([, some = '', whole = '']) => {
      const part = readFigure(wordKeys(some), 0)?.figure;
      if (part === undefined) return [];
      const keys = wordKeys(whole);
      const total = readFigure(keys, 0)?.figure ?? '';
      return [{ part, total, nouns: new Set(keys.map(stem)) }];
    }),
  );
  const wholes = [...plain.matchAll(wholeOf)].flatMap(([words, count = '', noun = '']) => {
    const total = count === '' ? '' : (readFigure(wordKeys(count), 0)?.figure ?? '');
    const nouns = [count, noun].filter((one) => one !== '').map((one) => stem(one.toLowerCase()));
    const isPart = parts.some(
      (one) => (total !== '' && one.total === total) || nouns.some((each) => one.nouns.has(each)),
    );
    return isPart ? [words] : [];
  });
  const told = [...plain.matchAll(ofNumber)].flatMap(([words, some = '']) => {
    const part = readFigure(wordKeys(some), 0)?.figure;
    if (part === undefined || some === 'one' || parts.some((one) => one.part === part)) return [];
    return parts.some(({ total }) => total === part) ? [words] : [];
  });
  return [...wholes, ...told];
}
