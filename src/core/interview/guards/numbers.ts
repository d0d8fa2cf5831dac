import { wordKeys } from '#core/text/words-of.ts';
import type { Known } from './known.ts';
import { asRead } from '#core/text/as-read.ts';

/** A number in a text: its value with its scale ("4.2 lakh" is 420,000) and without, and whether it is a share of a hundred. */
type Claim = { value: number; bare: number; percent: boolean; word: string; spelled: boolean; end: number };

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales: readonly (readonly [factor: number, words: string])[] = [
  [100, 'hundred'],
  [1e3, 'thousand|k'],
  [1e5, 'lakh|lac'],
  [1e6, 'million|mn'],
  [1e7, 'crore|cr'],
  [1e9, 'billion|bn'],
];
const factorOf = (word: string): number =>
  scales.find(([, words]) => words.split('|').includes(word.replace(/s$/, '')))?.[0] ?? 1;

const scaleWord = '(?:hundred|thousand|lakh|lac|crore|million|billion)';
const numeral = `(?<!\\d[.,]?)(\\d[\\d,]*(?:\\.\\d+)?)(?:[\\s-]?((?:${scales.map(([, words]) => words).join('|')})s?)\\b)?`;
const unit = `(?:${[...small, ...tens].join('|')})`;
const spelledOut = `\\b((?:${unit}|an? ${scaleWord})(?:[\\s-]+(?:and\\s+)?(?:${unit}|${scaleWord}|a half|point))*(?:\\s+${scaleWord}s)?)\\b`;
const anyNumber = new RegExp(`${numeral}|${spelledOut}`, 'giu');
const percentMark = '(?:%|per\\s?cent|percent)';
const percentAfter = new RegExp(`^[\\s-]*${percentMark}`, 'i');

function valueOfWord(word: string): number | null {
  const at = small.indexOf(word);
  if (at >= 0) return at;
  const ten = tens.indexOf(word);
  return ten >= 0 ? (ten + 2) * 10 : null;
}

/** The value of a number in words, and what it is without its last scale. */
function readWords(words: readonly string[]): { value: number; bare: number } {
  let total = 0;
  let current = 0;
  let bare = 0;
  let decimal = 0;
  for (const word of words) {
    const factor = factorOf(word);
    const value = valueOfWord(word);
    if (word === 'point') decimal = 1;
    else if (word === 'half') current += 0.5;
    else if (value !== null && decimal > 0) current += value / 10 ** decimal++;
    else if (value !== null) current += value;
    else if (factor > 1) {
      bare = total + current;
      current = (current || 1) * factor;
      decimal = 0;
      if (factor > 100) {
        total += current;
        current = 0;
      }
    }
  }
  return { value: total + current, bare: bare || total + current };
}

/** Every number a text claims, in digits or in words. */
function claimsIn(read: string): Claim[] {
  return Array.from(read.matchAll(anyNumber), (match): Claim => {
    const [word, digits, scale = '', words = ''] = match;
    const end = match.index + word.length;
    const place = { percent: percentAfter.test(read.slice(end)), word, spelled: digits === undefined, end };
    if (digits === undefined) return { ...place, ...readWords(words.toLowerCase().split(/[\s-]+/)) };
    const bare = Number(digits.replaceAll(',', ''));
    return { ...place, value: bare * factorOf(scale.toLowerCase()), bare };
  });
}

/** A number below a hundred in words, whole or a half more, as a pattern; null for others. */
function spelling(value: number): string | null {
  if (value >= 1 && value < 99 && Number.isInteger(value + 0.5))
    return `${spelling(value - 0.5) ?? ''} and a half`;
  if (!Number.isInteger(value) || value < 1 || value > 99) return null;
  if (value < 20) return small[value] ?? null;
  const ten = tens[Math.floor(value / 10) - 2] ?? '';
  const units = small.slice(1, 10);
  return value % 10 === 0 ? `${ten}(?![- ](?:${units.join('|')}))` : `${ten}[- ]${small[value % 10] ?? ''}`;
}

/** How a source may write a value: in digits or in words, with or without a scale. */
function writings({ value }: Claim): string {
  const digits = (n: number): string =>
    `(?<!\\d|\\d\\.)0*${String(n).replace('.', '\\.')}(?:\\.0+)?(?!\\d|\\.\\d)`;
  const inWords = (n: number): string[] => [spelling(n) ?? []].flat().map((words) => `\\b${words}`);
  const scaled = scales.flatMap(([factor, words]) => {
    const part = Number((value / factor).toPrecision(12));
    if (part < 1 || part >= 1000 || part * 100 !== Math.round(part * 100)) return [];
    const one = part === 1 ? ['\\ban?'] : [];
    return [digits(part), ...inWords(part), ...one].map((n) => `${n}[\\s-]?(?:${words})s?\\b`);
  });
  const plain = [digits(value), ...inWords(value).map((words) => `${words}\\b`)];
  return `(?:${[...plain, ...scaled].join('|')})`;
}

/** Whether a number is given by the sources: the same value, and a share of a hundred only where one is given. */
function isGiven(claim: Claim, known: Known): boolean {
  const percent = `\\s*${percentMark}|\\s*(?:to|and|or|-|–|→|->)\\s*[\\w.]+\\s*${percentMark}`;
  const share = claim.percent && Number.isInteger(claim.value);
  const needed = share ? `(?=${percent})` : '';
  const after = `(?<=${percentMark}\\s*(?:to|–|→|->)\\s*)${writings(claim)}(?=\\s*(?:[.,;:!?\n]|$|(?:in|but|and|over)\\b))`;
  return (
    new RegExp(`${writings(claim)}${needed}`, 'u').test(known.text) ||
    (share && new RegExp(after, 'u').test(known.text)) ||
    (!claim.percent && claim.spelled && known.says(wordKeys(claim.word)))
  );
}

/** "Thirty seconds", "in twenty words": the panel's own measures of an answer, not claims. */
const measure = /^[\s-]*(?:seconds?|minutes?|words?|sentences?|lines?)\b/i;
/** Small counts that say how something is, not how many things to name: "your three years", "a team of eight". */
const countOf = /\b(?:your|team of|group of|batch of|staff of) $/i;
/** Things called by a number. */
const namedByNumber = /\b(?:[bcdp]2[bcpg]|[2-6][dg]|24x7|web ?3|mp3|co2|h2o|[as]4)\b/gi;

/** "In the eighties": a decade is as much of a claim as a year. */
const decade = /\b(twent|thirt|fort|fift|sixt|sevent|eight|ninet)ies\b/gi;

/** The first number of a text that nobody gave, spelled or in digits; counts up to ten in words and spans of speaking time are the panel's own. */
export function unknownNumber(text: string, known: Known): string | null {
  const read = asRead(text)
    .replace(namedByNumber, (word) => 'x'.repeat(word.length))
    .replace(decade, '$1y');
  const claims = claimsIn(read).filter(({ value, bare, percent, spelled, word, end }) => {
    if (measure.test(read.slice(end))) return false;
    const free = spelled && value === bare && value <= 10 && !(percent && value > 1);
    return !free || (value > 1 && countOf.test(read.slice(0, end - word.length)));
  });
  return claims.find((claim) => !isGiven(claim, known))?.word ?? null;
}
