import { readNumber, scales, wordValues } from '#core/answers/signals/read-number.ts';
import { type CleanText, cleanText } from '#core/text/clean-text.ts';
import { type Mention, mentionAt } from '#core/text/find-mentions.ts';
import { oneOf, raw } from '#core/text/lexicon.ts';
import { remembered } from '#core/text/remembered.ts';
import { functionWords } from '#core/text/stop-words.ts';
import { type Word, wordsOf } from '#core/text/words-of.ts';
import { isLabel } from './labels.ts';

type FigureKind = 'money' | 'share' | 'time' | 'grade' | 'count' | 'bare';

/**
 * A number as it stands in a text, with its currency, scale and unit and without what it is of: "Rs 1.4 crore", "37%", "thirty-five". `value` is
 * the whole number, `said` what stands before its scale, `of` the stem of what it counts or of its unit.
 */
export type Figure = Mention & { kind: FigureKind; value: number; said: number; of: string };

/** "thirty-five" is two words to whoever reads numbers. */
const hyphened = new RegExp(
  raw`\b(${oneOf('twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety')})-(?=${oneOf('one|two|three|four|five|six|seven|eight|nine')}\b)`,
  'gi',
);

const currencyBefore = /(?:₹|\brs\.?|\binr)\s?$/i;
const gradeBefore = /\b(?:cgpa|cpi|s?gpa|rank|air|rating|merit|handicap)\b[^\p{L}\d]{0,3}$/iu;
const units: readonly [FigureKind, RegExp][] = [
  ['share', /^\s?(?:%(?:ile)?|percent(?:iles?)?\b|per cent\b)/i],
  ['money', /^\s?(?:rupees?\b|lpa\b|paise\b)/i],
  ['time', /^[\s-]?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?)\b/i],
  ['grade', /^\s?(?:cgpa|cpi|s?gpa)\b/i],
];
const moneyScale = /^(?:lakhs?|lacs?|crores?|cr)$/;
/** Words that may follow a sum of money; any other noun is what a number in lakh counts: "1.8 lakh sq ft", "1.1 lakh pieces". */
const afterSum = new RegExp(
  `^${oneOf('annually|yearly|monthly|total|gmv|sales|turnover|revenues?|worth|loss(?:es)?|profits?|budget|grant|funds?|funding', "sponsorship|savings?|salary|package|offer|sir|ma'am|including")}$`,
);

type Read = { value: number; said: number; next: number };

/** A decimal that was said: "three point two lakh". */
function decimalAt(words: readonly Word[], at: number): Read | null {
  const first = words[at];
  const whole = first?.isNumber ? Number(first.key) : wordValues[first?.key ?? ''];
  if (whole === undefined || words[at + 1]?.key !== 'point') return null;
  const digits: string[] = [];
  for (let place = at + 2; (wordValues[words[place]?.key ?? ''] ?? 10) < 10; place += 1)
    digits.push(String(wordValues[words[place]?.key ?? '']));
  if (digits.length === 0) return null;
  const said = Number(`${whole}.${digits.join('')}`);
  const next = at + 2 + digits.length;
  const scale = scales[words[next]?.key ?? ''];
  return { value: said * (scale ?? 1), said, next: scale === undefined ? next : next + 1 };
}

/** A number below a thousand in words: "two hundred and ten", "thirty five". */
function smallAt(words: readonly Word[], at: number): { value: number; next: number } | null {
  const value = wordValues[words[at]?.key ?? ''];
  if (value === undefined) return null;
  const one = wordValues[words[at + 1]?.key ?? ''];
  if (value >= 20 && value % 10 === 0 && one !== undefined && one < 10)
    return { value: value + one, next: at + 2 };
  if (words[at + 1]?.key !== 'hundred' || value > 99) return { value, next: at + 1 };
  const rest = words[at + 2]?.key === 'and' ? at + 3 : at + 2;
  const tail = words[rest + 1]?.key === 'hundred' ? null : smallAt(words, rest);
  return tail && tail.value < 100
    ? { value: value * 100 + tail.value, next: tail.next }
    : { value: value * 100, next: at + 2 };
}

/** A number in words with its scales, the greatest first: "one lakh twelve thousand". */
function wordsAt(words: readonly Word[], at: number): Read | null {
  const first = smallAt(words, at);
  if (!first) return null;
  let { value, next } = { value: 0, next: at };
  let last = Infinity;
  for (;;) {
    const from = next > at && words[next]?.key === 'and' ? next + 1 : next;
    const part = smallAt(words, from);
    if (!part) break;
    const scale = scales[words[part.next]?.key ?? ''] ?? 1;
    if (scale >= last || (scale === 1 && last === 1)) break;
    value += part.value * scale;
    next = scale === 1 ? part.next : part.next + 1;
    last = scale;
    if (scale === 1) break;
  }
  const greatest = words
    .slice(at, next)
    .reduce((most, { key }) => (key === 'hundred' ? most : Math.max(most, scales[key] ?? 1)), 1);
  return { value, said: value / greatest, next };
}

/** The number that begins at a word, and the words it takes; `said` leaves its scale out. */
function numberAt(words: readonly Word[], at: number): Read | null {
  const first = words[at];
  if (first?.key === 'half' && words[at + 1]?.key === 'a') {
    const scale = scales[words[at + 2]?.key ?? ''];
    return scale === undefined ? null : { value: scale / 2, said: 0.5, next: at + 3 };
  }
  const read = readNumber(words, at);
  const told = decimalAt(words, at);
  if (told || !read) return told;
  const inWords = first?.isNumber ? null : wordsAt(words, at);
  if (inWords && inWords.next > read.next) return inWords;
  const scale = words.slice(at, read.next).reduce((most, { key }) => Math.max(most, scales[key] ?? 1), 1);
  return { value: read.value, said: read.value / scale, next: read.next };
}

function figureAt(
  text: string,
  words: readonly Word[],
  at: number,
): (Omit<Figure, 'text'> & { next: number }) | null {
  const number = numberAt(words, at);
  const [first, last] = [words[at], words[(number?.next ?? 0) - 1]];
  if (!number || !first || !last || isLabel(text, first, last)) return null;
  const { next } = number;
  const [value, said] = [Number(number.value.toPrecision(10)), Number(number.said.toPrecision(10))];
  const currency = currencyBefore.exec(text.slice(0, first.start))?.[0];
  const after = text.slice(last.end);
  const [unit, unitWords] = units.flatMap(([kind, pattern]) => {
    const found = pattern.exec(after)?.[0];
    return found === undefined ? [] : [[kind, found] as const];
  })[0] ?? ['bare' as const, ''];
  const noun = words[next];
  const isNoun = noun !== undefined && !noun.isNumber && !functionWords.has(noun.key);
  const near = isNoun && !/[,;:.()]/.test(text.slice(last.end, noun.start)) ? noun : undefined;
  const inMoney = words.slice(at, next).some(({ key }) => moneyScale.test(key)) || /^k$/.test(last.key);
  const isSum = inMoney && (!near || afterSum.test(near.key));
  const kind: FigureKind =
    currency !== undefined || unit === 'money' || (unit === 'bare' && isSum)
      ? 'money'
      : unit !== 'bare'
        ? unit
        : gradeBefore.test(text.slice(0, first.start))
          ? 'grade'
          : near && first.end < near.start
            ? 'count'
            : 'bare';
  const plus = /^\+/.exec(after.slice(unitWords.length))?.[0].length ?? 0;
  return {
    kind,
    value: /lpa/i.test(unitWords) ? said * 1e5 : value,
    said,
    of:
      kind === 'time'
        ? unitWords.trim().replace(/^-|s$/g, '').toLowerCase()
        : kind === 'count'
          ? (near?.stem ?? '')
          : kind,
    start: first.start - (currency?.length ?? 0),
    end: last.end + unitWords.length + plus,
    next,
  };
}

/** "30-40 lakh", "six to seven hundred": the lower end has the unit or the scale of the upper one. */
const orMore = /^\s?(?:-|–|to|or)\s?$/;
const isLowerEnd = (text: string, lower: Figure, upper: Figure): boolean =>
  (lower.kind === 'bare' || lower.kind === 'count') &&
  (upper.value !== upper.said || (upper.kind !== 'bare' && upper.kind !== 'count')) &&
  lower.value === lower.said &&
  lower.said < upper.said &&
  orMore.test(text.slice(lower.end, upper.start));
/** "3 hours 10 minutes". */
const isSmallerUnit = (text: string, larger: Figure, smaller: Figure): boolean =>
  larger.kind === 'time' &&
  (smaller.kind === 'time' || smaller.kind === 'bare') &&
  larger.of !== smaller.of &&
  smaller.said < 60 &&
  /^\s(?:and\s)?$/.test(text.slice(larger.end, smaller.start));

/** Changes that are told without a number: "cut by half". */
const changes: readonly [RegExp, number][] = [
  [/\b(?:halved|(?:by|to) half(?! an? ))\b/gi, 0.5],
  [/\bdoubled\b/gi, 2],
  [/\btripled\b/gi, 3],
];
const changesIn = (clean: CleanText): Figure[] =>
  changes.flatMap(([pattern, value]) =>
    [...clean.text.matchAll(pattern)].map((match) => ({
      ...mentionAt(clean, match.index, match.index + match[0].length),
      ...({ kind: 'share', value, said: value, of: 'times' } as const),
    })),
  );

/** The figures of a text in its order. Years, days, ordinals and numbers that only name a thing are none, nor is "one". */
function readFigures(source: string): readonly Figure[] {
  const clean = cleanText(source);
  const text = clean.text.replace(hyphened, '$1 ');
  const words = wordsOf(text);
  const found: Figure[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const figure = figureAt(text, words, at);
    if (!figure) continue;
    const { next, start, end, ...rest } = figure;
    if (words[at]?.key !== 'one' || next > at + 1) found.push({ ...rest, ...mentionAt(clean, start, end) });
    at = next - 1;
  }
  return [...found, ...changesIn(clean)]
    .toSorted((a, b) => a.start - b.start)
    .reduce<Figure[]>((joined, figure) => {
      const last = joined.at(-1);
      const isOne = last && (isLowerEnd(source, last, figure) || isSmallerUnit(source, last, figure));
      if (!last || !isOne) return [...joined, figure];
      const { start } = last;
      const text = source.slice(start, figure.end);
      const whole = last.kind === 'time' && figure.kind !== 'money' ? last : figure;
      return [...joined.slice(0, -1), { ...whole, text, start, end: figure.end }];
    }, []);
}

/** The same few texts are asked about again and again. */
export const figuresIn = remembered(readFigures, 100_000);

/** Small whole numbers stand everywhere: an equal one of another thing says nothing. */
export const isTelling = ({ said, value }: Figure): boolean =>
  said >= 10 || value >= 100 || !Number.isInteger(said);

/** Whether two figures may be one: equal in number, and of one kind or one of them without a unit. */
export function isSameFigure(one: Figure, other: Figure): boolean {
  const loose = one.kind === 'bare' || other.kind === 'bare';
  if (one.value !== other.value && !(loose && one.said === other.said)) return false;
  if (loose) return true;
  return (
    one.kind === other.kind ||
    (isTelling(one) && [one, other].every(({ kind }) => kind === 'money' || kind === 'count'))
  );
}

/** Whether equal figures need nothing else to be one: not small ones, nor two-digit counts of different things. */
export const isPlainlySame = (one: Figure, other: Figure): boolean =>
  isTelling(one) &&
  (one.kind !== 'count' ||
    other.kind !== 'count' ||
    one.of === other.of ||
    one.value >= 100 ||
    !Number.isInteger(one.said));
