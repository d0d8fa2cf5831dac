import type { Sentence } from '#core/text/segment-text.ts';
import { contentWords, type Word } from '#core/text/words-of.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { type Read, readNumber, scales, wordValues } from './read-number.ts';
import { strongVerbs } from './lexicon-story.ts';
import { oneOf } from '#core/text/lexicon.ts';
import { phrases } from '#core/text/phrase-pattern.ts';

/** What a number measures. `count` is a number of things named by its noun; `bare` has no unit. */
type Measure = 'percent' | 'rupees' | 'time' | 'year' | 'count' | 'grade' | 'percentile' | 'bare';

/**
 * A number as it was said: its value in base units (rupees, hours for time), how many of those its unit is (`factor`), and the stems of the words
 * around that say of what.
 * `start` and `end` are offsets into the text.
 */
export type Quantity = {
  value: number;
  factor: number;
  measure: Measure;
  unit: string;
  nouns: string[];
  approximate: boolean;
  start: number;
  end: number;
};

const hours: Record<string, number> = {
  second: 1 / 3600,
  seconds: 1 / 3600,
  sec: 1 / 3600,
  secs: 1 / 3600,
  minute: 1 / 60,
  minutes: 1 / 60,
  min: 1 / 60,
  mins: 1 / 60,
  hour: 1,
  hours: 1,
  hr: 1,
  hrs: 1,
  day: 24,
  days: 24,
  week: 168,
  weeks: 168,
  month: 730,
  months: 730,
  mths: 730,
  year: 8760,
  years: 8760,
  yr: 8760,
  yrs: 8760,
};
const rupeeWords = new Set(['rupees', 'rupee', 'rs', 'inr']);
const approximators = new Set(
  phrases(
    'about, around, roughly, nearly, almost, approximately, approx, over, under, some, say, maybe, odd, close, more, less, least, upto, plus',
  ),
);

const verbs = new Set([
  ...strongVerbs,
  ...phrases(
    'means, mean, instead, ago, later, apart, together, came, went, fell, rose, stood, became, needed, used, left, agreed, today, now, back, away, home',
  ),
]);

function nounsAfter(text: string, words: readonly Word[], from: number): { nouns: string[]; end: number } {
  const nouns: string[] = [];
  let end = from - 1;
  for (let at = from; at < Math.min(words.length, from + 3); at += 1) {
    const word = words[at];
    if (!word || word.isNumber || functionWords.has(word.key) || verbs.has(word.key)) break;
    if (/[,;:.]/.test(text.slice(words[at - 1]?.end ?? 0, word.start))) break;
    nouns.push(word.stem);
    end = at;
  }
  return { nouns, end };
}

function measureOf(
  text: string,
  words: readonly Word[],
  at: number,
  read: Read,
): { measure: Measure; unit: string; factor: number; next: number } {
  const first = words[at];
  const last = words[read.next - 1];
  const following = words[read.next];
  const glyph = last ? (text.slice(last.end, last.end + 2).match(/^\s?%/) ? '%' : '') : '';
  const before = text.slice(Math.max(0, (first?.start ?? 0) - 8), first?.start ?? 0).toLowerCase();
  const key = following?.key ?? '';
  if (glyph === '%' || key === 'percent' || (key === 'per' && words[read.next + 1]?.key === 'cent'))
    return {
      measure: 'percent',
      unit: '%',
      factor: 1,
      next: read.next + (glyph === '%' ? 0 : key === 'per' ? 2 : 1),
    };
  if (/^(?:percentile|%ile|ile)$/.test(key))
    return { measure: 'percentile', unit: 'percentile', factor: 1, next: read.next + 1 };
  if (/(?:₹|(?<![a-z])(?:rs\.?|inr))\s*$/.test(before) || rupeeWords.has(key))
    return { measure: 'rupees', unit: 'rupee', factor: 1, next: read.next + (rupeeWords.has(key) ? 1 : 0) };
  if (/(?:cgpa|cpi|gpa|sgpa|spi)/.test(`${words[at - 1]?.key} ${words[at - 2]?.key} ${key}`))
    return { measure: 'grade', unit: 'cgpa', factor: 1, next: read.next };
  const factor = hours[key];
  if (factor !== undefined)
    return { measure: 'time', unit: key.replace(/s$/, ''), factor, next: read.next + 1 };
  const isYear = first?.isNumber === true && /^(?:19|20)\d\d$/.test(first.key) && read.next === at + 1;
  if (isYear) return { measure: 'year', unit: 'year', factor: 1, next: read.next };
  return { measure: 'bare', unit: '', factor: 1, next: read.next };
}

/** A smaller unit that goes on with a larger one: "1 hour 58 minutes", "two rupees and 40 paise". Between them stands nothing but "and". */
const goesOnWith = /^\s*(?:and\s+)?$/i;
const paise = /^pais[ae]$/;

/** Sums of parts as one value however they were told: 100 minutes are 1 hour 40 minutes. */
const exactly = (value: number): number => Number(value.toPrecision(10));
/** "5 hours 20": nothing is counted by what follows. */
const isUnnamed = (text: string, words: readonly Word[], next: number): boolean =>
  nounsAfter(text, words, next).nouns.length === 0 &&
  !words[next]?.isNumber &&
  hours[words[next]?.key ?? ''] === undefined;

/** Where a figure ends that goes on in smaller units, and its value with them. */
function withSmaller(
  text: string,
  words: readonly Word[],
  { measure, factor, next }: { measure: Measure; factor: number; next: number },
  value: number,
): { value: number; next: number } {
  const at = words[next]?.key === 'and' ? next + 1 : next;
  const more = measure === 'time' || measure === 'rupees' ? readNumber(words, at) : undefined;
  const unit = more ? (words[more.next]?.key ?? '') : '';
  const left = factor === 1 && at === next && more && more.value < 60 && isUnnamed(text, words, more.next);
  if (left && measure === 'time') return { value: exactly(value + more.value / 60), next: more.next };
  const smaller = measure === 'time' ? hours[unit] : paise.test(unit) ? 0.01 : undefined;
  const joined = goesOnWith.test(text.slice(words[next - 1]?.end ?? 0, words[at]?.start ?? 0));
  if (!more || smaller === undefined || smaller >= factor || !joined) return { value, next };
  return withSmaller(
    text,
    words,
    { measure, factor: smaller, next: more.next + 1 },
    exactly(value + more.value * smaller),
  );
}

/** A number that names a thing of a row: "grade 1", "phase 2". */
const label =
  /^(?:grade|class|standard|std|phase|level|chapter|section|round|semester|batch|group|type|part|tier|page|unit)$/;
/** No figures, but ways to say all and always. */
const idiom = /^(?:360[ -]?degrees?\b|24 ?[x×*/] ?7\b)/i;
/** Units that need no noun after them. */
const units = new RegExp(
  `^${oneOf('feet|ft|kms?|kilomet(?:er|re)s?|met(?:er|re)s?|kg|kilos?|kilograms?|tonnes?|degrees?', 'lit(?:er|re)s?|acres?|db|mpa')}$`,
);
const inMoney = /^(?:lakhs?|lacs?|crores?|cr)$/;

const clauseBreaks = new Set(['while', 'whereas', 'but', 'which', 'although', 'though', 'because']);
const unitStems = new Set([
  'rupee',
  'rupe',
  'percent',
  'cent',
  'percentil',
  'lakh',
  'crore',
  'cror',
  'thousand',
  'hundr',
  'rs',
  'inr',
]);

/** Stems of the clause a number stands in, its own noun first: what the number is about. */
function about(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  own: readonly string[],
): string[] {
  const breaks = (left: number): boolean =>
    clauseBreaks.has(words[left + 1]?.key ?? '') ||
    /[,;:]/.test(text.slice(words[left]?.end ?? 0, words[left + 1]?.start ?? 0));
  let start = from;
  while (start > 0 && from - start < 9 && !breaks(start - 1)) start -= 1;
  let end = Math.max(to, from + 1);
  while (end < words.length && end - to < 6 && !breaks(end - 1)) end += 1;
  const near = contentWords(words.slice(start, end)).filter(
    (word) =>
      !word.isNumber &&
      wordValues[word.key] === undefined &&
      hours[word.key] === undefined &&
      scales[word.key] === undefined,
  );
  return [...new Set([...own, ...near.map((word) => word.stem)])].filter((one) => !unitStems.has(one));
}

function readQuantities(text: string, words: readonly Word[], bare: boolean): readonly Quantity[] {
  const found: Quantity[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const read = readNumber(words, at);
    if (!read) continue;
    const unit = measureOf(text, words, at, read);
    const after = nounsAfter(text, words, unit.next);
    const first = words[at];
    const isLabel = first?.isNumber === true && label.test(words[at - 1]?.key ?? '');
    const sum = after.nouns.length === 0 && words.slice(at, read.next).some(({ key }) => inMoney.test(key));
    const measure: Measure =
      unit.measure !== 'bare' || isLabel
        ? unit.measure
        : sum
          ? 'rupees'
          : after.nouns.length > 0
            ? 'count'
            : 'bare';
    const whole = withSmaller(text, words, { ...unit, measure }, read.value * unit.factor);
    const ordinal = /^(?:st|nd|rd|th)\b/i.test(text.slice(words[read.next - 1]?.end ?? 0).slice(0, 3));
    const idle = read.plain && (read.value === 1 || (measure === 'bare' && !bare));
    if (
      first &&
      !ordinal &&
      !idiom.test(text.slice(first.start)) &&
      !(idle && measure !== 'time' && measure !== 'rupees')
    ) {
      const lastWord =
        measure === 'count'
          ? words[Math.min(after.end, unit.next + (units.test(words[unit.next]?.key ?? '') ? 0 : 1))]
          : words[whole.next - 1];
      const percentEnd =
        measure === 'percent' && lastWord?.isNumber ? text.indexOf('%', lastWord.end) + 1 : 0;
      found.push({
        value: exactly(whole.value),
        factor: unit.factor,
        measure,
        unit: unit.unit || (after.nouns.at(-1) ?? ''),
        nouns: about(text, words, at, whole.next, measure === 'year' ? [] : after.nouns),
        approximate:
          approximators.has(words[at - 1]?.key ?? '') ||
          approximators.has(words[at - 2]?.key ?? '') ||
          text.startsWith('+', lastWord?.end ?? 0),
        start: first.start,
        end: Math.max(lastWord?.end ?? first.end, percentEnd),
      });
    }
    at = Math.max(at, whole.next - 1);
  }
  return found;
}

/** What was found in a row of words, and in which text they stand: several detectors ask for the same. */
const read = { bare: new WeakMap<readonly Word[], Found>(), counted: new WeakMap<readonly Word[], Found>() };
type Found = { text: string; quantities: readonly Quantity[] };

/**
 * The quantities of one sentence. Ordinals, "one of" and, unless `bare` asks for them, number words without a noun ("nine, not eleven") are left
 * out; years are kept as `year`.
 */
export function quantitiesOf(text: string, { words }: Sentence, { bare = false } = {}): readonly Quantity[] {
  const known = bare ? read.bare : read.counted;
  const kept = known.get(words);
  if (kept?.text === text) return kept.quantities;
  const quantities = readQuantities(text, words, bare);
  known.set(words, { text, quantities });
  return quantities;
}
