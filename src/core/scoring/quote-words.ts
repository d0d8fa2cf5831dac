import { hindiSpelling } from '#core/answers/signals/hindi-spelling.ts';
import { type CleanText, cleanText } from '#core/text/clean-text.ts';
import { phrases } from '#core/text/phrase-pattern.ts';
import { readFigure } from '#core/text/read-figure.ts';

/**
 * What a word of a quote is compared by: two texts with the same keys say the same words, however they write them (rule QUOTE-4). `start` and `end`
 * are offsets into the clean text; a figure and its unit share theirs. `spoken` is how many words it was said in, over all that share a stretch.
 */
export type QuoteWord = { key: string; start: number; end: number; spoken: number };

type Token = { text: string; start: number; end: number };

const number = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?`;
const letters = String.raw`[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*`;
const dotted = String.raw`(?<![\p{L}\p{M}])\p{L}(?:\.\p{L}{1,5})+(?![\p{L}\p{M}])`;
const tokenPattern = new RegExp(
  String.raw`(?:(?<![^\s(])-)?(?:${number})|\p{N}|${dotted}|${letters}|[%₹$€£]`,
  'gu',
);

function tokensOf(clean: CleanText): Token[] {
  return Array.from(clean.text.matchAll(tokenPattern), ({ 0: found, index }) => {
    const text = found.toLowerCase();
    const plain = /\p{N}/u.test(text) ? text.replaceAll(',', '') : text.replaceAll('.', '');
    return { text: plain, start: index, end: index + found.length };
  });
}

/** Words that only hold the floor; a quote may leave them out. */
const fillers: ReadonlySet<string> = new Set(
  phrases(`um, umm, uh, uhh, er, erm, hm, hmm, ah, oh, like, basically, actually, literally, sir, madam, ma'am, maam, okay, ok, yeah, yaar, matlab,
  you know, i mean`),
);

const money = new Map(
  Object.entries({
    '₹': '₹ rs inr rupee rupees',
    $: '$ usd dollar dollars',
    '€': '€ eur euro euros',
    '£': '£ gbp',
  }).flatMap(([sign, words]) => words.split(' ').map((word) => [word, sign] as const)),
);

/** What is said in one word and written in two, or the other way round. */
const saidAs: Readonly<Record<string, string>> = {
  "can't": 'can not',
  cant: 'can not',
  cannot: 'can not',
  "won't": 'will not',
  wont: 'will not',
  "shan't": 'shall not',
  "ain't": 'is not',
  "let's": 'let us',
  im: 'i am',
  ive: 'i have',
  youre: 'you are',
  youve: 'you have',
  theyre: 'they are',
  theyve: 'they have',
  weve: 'we have',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'got to',
};
const withNot = /^(do|does|did|is|are|was|were|has|have|had|could|would|should|must|need)n'?t$/;
const withIs = /^(it|he|she|that|there|here|what|who|where|how)'?s$/;
const endings: readonly (readonly [RegExp, string])[] = [
  [/'m$/, ' am'],
  [/'re$/, ' are'],
  [/'ve$/, ' have'],
  [/'ll$/, ' will'],
  [/'d$/, ' would'],
  [/'/g, ''],
];

/** The words a contraction stands for: "don't" and "dont" are "do not", "it's" and "its" are "it is". */
function inFull(word: string): string[] {
  const whole = saidAs[word] ?? word.replace(withNot, '$1 not').replace(withIs, '$1 is');
  const full = whole.includes("'")
    ? endings.reduce((left, [ending, words]) => left.replace(ending, words), whole)
    : whole;
  return full.split(' ');
}

/** A figure, a unit or both, as the keys they are compared by and how many words they take. */
type Amount = { keys: string[]; words: number };
const none: Amount = { keys: [], words: 0 };

/** The unit that stands here, by its sign. */
function unitAt(words: readonly string[], at: number): Amount {
  const word = words[at] ?? '';
  if (word === '%' || word === 'percent') return { keys: ['%'], words: 1 };
  if (word === 'per' && words[at + 1] === 'cent') return { keys: ['%'], words: 2 };
  return moneyAt(words, at);
}

function moneyAt(words: readonly string[], at: number): Amount {
  const sign = money.get(words[at] ?? '');
  return sign === undefined ? none : { keys: [sign], words: 1 };
}

/** A figure with the unit before or after it, the same keys in the same order either way: "₹1.2 lakh" and "120,000 rupees". */
function amountAt(words: readonly string[], at: number): Amount {
  const before = moneyAt(words, at);
  const from = at + before.words;
  const minus = words[from] === 'minus' ? 1 : 0;
  const read = readFigure(words, from + minus);
  if (!read) return unitAt(words, at);
  const end = from + minus + read.words;
  const after = unitAt(words, end);
  const units = new Set([...before.keys, ...after.keys]);
  return { keys: [`${minus ? '-' : ''}${read.figure}`, ...units], words: end + after.words - at };
}

const negation: ReadonlySet<string> = new Set(
  phrases('not, no, never, none, nothing, nobody, nor, neither, without, nahi, mat'),
);

/** Whether a word may not be misheard: a figure, its unit, or what turns a sentence round. */
export const isFixed = ({ key }: QuoteWord): boolean => /[\p{N}%₹$€£]/u.test(key) || negation.has(key);

function withoutFillers(tokens: readonly Token[]): Token[] {
  const isOne = (at: number): boolean => fillers.has(tokens[at]?.text ?? '');
  const beginsTwo = (at: number): boolean => fillers.has(`${tokens[at]?.text} ${tokens[at + 1]?.text}`);
  return tokens.filter((_, at) => !isOne(at) && !beginsTwo(at) && !beginsTwo(at - 1));
}

/** The keys of what stands here, and how many words they take. */
function keysAt(words: readonly string[], at: number): Amount {
  const word = words[at] ?? '';
  const amount = amountAt(words, at);
  return amount.words > 0 ? amount : { keys: inFull(word).map(hindiSpelling), words: 1 };
}

/** The words of a text as a quote is compared by them, with the clean text that their offsets are of. */
export function quoteWords(text: string): { words: QuoteWord[]; clean: CleanText } {
  const clean = cleanText(text);
  const tokens = withoutFillers(tokensOf(clean));
  const texts = tokens.map((token) => token.text);
  const words: QuoteWord[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { keys, words: taken } = keysAt(texts, at);
    const [first, last] = [tokens[at], tokens[at + taken - 1]];
    const said = texts.slice(at, at + taken).filter((one) => /[\p{L}\p{N}]/u.test(one)).length;
    if (first && last)
      for (const [index, key] of keys.entries())
        words.push({ key, start: first.start, end: last.end, spoken: index === 0 ? said : 0 });
    at += taken;
  }
  return { words, clean };
}
