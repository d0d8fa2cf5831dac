const upToNineteen =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** Words that multiply what stands before them. Those that are `alone` mean one of it when nothing does: "a lakh", "hundred percent". */
const scales: readonly { words: string; by: number; alone: boolean }[] = [
  { words: 'hundred', by: 100, alone: true },
  { words: 'thousand', by: 1e3, alone: true },
  { words: 'k', by: 1e3, alone: false },
  { words: 'lakh lac', by: 1e5, alone: true },
  { words: 'lakhs lacs', by: 1e5, alone: false },
  { words: 'million', by: 1e6, alone: true },
  { words: 'mn millions', by: 1e6, alone: false },
  { words: 'crore', by: 1e7, alone: true },
  { words: 'cr crores', by: 1e7, alone: false },
  { words: 'billion', by: 1e9, alone: true },
  { words: 'bn', by: 1e9, alone: false },
];
const scaleOf = new Map(scales.flatMap((scale) => scale.words.split(' ').map((word) => [word, scale])));
const valueOf = new Map<string, number>([
  ...upToNineteen.map((word, value) => [word, value] as const),
  ...tens.map((word, at) => [word, at * 10 + 20] as const),
]);
const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};
const ordinalOf = new Map(
  Array.from(valueOf, ([word, value]) => [irregular[word] ?? `${word.replace(/y$/, 'ie')}th`, value]),
);

/** A figure read off a list of words: `words` tells how many of them it takes. */
type Read = { value: number; words: number };
const nothing: Read = { value: 0, words: 0 };

const isOne = (value: number | undefined): value is number => value !== undefined && value > 0 && value < 10;

/** A number below a hundred in words, or a year: "forty two", "nineteen ninety five". */
function readSmall(words: readonly string[], at: number): Read {
  const first = valueOf.get(words[at] ?? '');
  if (first === undefined) return nothing;
  const next = valueOf.get(words[at + 1] ?? '');
  if (first >= 20 && isOne(next)) return { value: first + next, words: 2 };
  const rest = first === 19 || first === 20 ? readSmall(words, at + 1) : nothing;
  return rest.value >= 10 && rest.value < 100
    ? { value: first * 100 + rest.value, words: 1 + rest.words }
    : { value: first, words: 1 };
}

/** "point three five" after a number, and "and a half". */
function readFraction(words: readonly string[], at: number): Read {
  if (words[at] === 'and' && words[at + 1] === 'a' && words[at + 2] === 'half')
    return { value: 0.5, words: 3 };
  if (words[at] !== 'point') return nothing;
  let said = '';
  for (let digit = words[at + 1]; digit !== undefined; digit = words[at + 1 + said.length]) {
    const value = valueOf.get(digit);
    if (value === undefined || value > 9) break;
    said += String(value);
  }
  return said === '' ? nothing : { value: Number(`0.${said}`), words: 1 + said.length };
}

/** A number below a thousand in words: "five hundred and sixty", "two and a half", "hundred". */
function readGroup(words: readonly string[], at: number, mayBeAlone: boolean): Read {
  const article = mayBeAlone && /^an?$/.test(words[at] ?? '') ? 1 : 0;
  const alone = mayBeAlone && scaleOf.get(words[at + article] ?? '')?.alone === true;
  const small = alone ? { value: 1, words: article } : readSmall(words, at);
  if (small.words === 0 && !alone) return nothing;
  const from = at + small.words;
  if (words[from] !== 'hundred' || small.value > 99) {
    const fraction = alone ? nothing : readFraction(words, from);
    return { value: small.value + fraction.value, words: small.words + fraction.words };
  }
  const and = words[from + 1] === 'and' ? 1 : 0;
  const rest = readSmall(words, from + 1 + and);
  const added = rest.words > 0 && rest.value > 0 && rest.value < 100;
  return {
    value: small.value * 100 + (added ? rest.value : 0),
    words: small.words + 1 + (added ? and + rest.words : 0),
  };
}

const inDigits = /^-?\d+(?:\.\d+)?$/;

function readPart(words: readonly string[], at: number, first: boolean): Read & { spelled: boolean } {
  if (inDigits.test(words[at] ?? '')) return { value: Number(words[at]), words: 1, spelled: false };
  return { ...readGroup(words, at, first), spelled: true };
}

/** Everything that multiplies the number before it: "thousand", "lakh crore". */
function readScale(words: readonly string[], at: number): { by: number; words: number } {
  let [by, count] = [1, 0];
  for (let scale = scaleOf.get(words[at] ?? ''); scale; scale = scaleOf.get(words[at + count] ?? '')) {
    by *= scale.by;
    count += 1;
  }
  return { by, words: count };
}

/** The number that begins at this word: parts with ever smaller scales, "two lakh thirty four thousand and five". */
function readNumber(words: readonly string[], at: number): Read {
  let [value, count, least] = [0, 0, Infinity];
  for (;;) {
    const and = count > 0 && words[at + count] === 'and' ? 1 : 0;
    const part = readPart(words, at + count + and, count === 0);
    const isNumber = part.words > 0 || (count === 0 && part.value > 0);
    const scale = readScale(words, at + count + and + part.words);
    const goesOn = count === 0 || ((part.spelled || scale.words > 0) && part.value * scale.by < least);
    if (!isNumber || !goesOn || part.words + scale.words === 0) return { value, words: count };
    value += part.value * scale.by;
    count += and + part.words + scale.words;
    if (scale.words === 0) return { value, words: count };
    least = scale.by;
  }
}

const mayBegin: ReadonlySet<string> = new Set([
  'a',
  'an',
  ...valueOf.keys(),
  ...ordinalOf.keys(),
  ...scaleOf.keys(),
]);
/** Longer figures are no amounts, and a number would not hold their digits. */
const mostDigits = 15;

/**
 * The figure that begins at this word, however it is written: "forty-two" is 42, "1.2 lakh" and "1,20,000" are 120000, "third" is 3th. Words are
 * in lower case, numbers in digits without their commas. `words` is how many of them it takes; null when none begins here.
 */
export function readFigure(words: readonly string[], at: number): { figure: string; words: number } | null {
  const word = words[at] ?? '';
  if (!mayBegin.has(word) && !inDigits.test(word)) return null;
  const ordinal = ordinalOf.get(word);
  if (ordinal !== undefined) return { figure: `${ordinal}th`, words: 1 };
  if (inDigits.test(word) && word.length > mostDigits) return { figure: word, words: 1 };
  const read = readNumber(words, at);
  if (read.words === 0) return null;
  const next = words[at + read.words] ?? '';
  if (read.words === 1 && inDigits.test(word) && /^(?:st|nd|rd|th)$/.test(next))
    return { figure: `${read.value}th`, words: 2 };
  const last = ordinalOf.get(next);
  if (read.words === 1 && valueOf.has(word) && read.value >= 20 && isOne(last) && next !== 'second')
    return { figure: `${read.value + last}th`, words: 2 };
  return { figure: String(Number(read.value.toPrecision(12))), words: read.words };
}
