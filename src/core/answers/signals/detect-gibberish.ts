import { isHindiWord } from './code-mix.ts';
import { remembered } from '#core/text/remembered.ts';
import { functionWords } from '#core/text/stop-words.ts';
import type { Word } from '#core/text/words-of.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const columns = ['qaz', 'wsx', 'edc', 'rfv', 'tgb', 'yhn', 'ujm'];
/** Every stretch of three letters or more along these lines of keys, either way. */
const stretchesOf = (lines: readonly string[]): Set<string> =>
  new Set(
    lines
      .flatMap((line) => [line, Array.from(line).reverse().join('')])
      .flatMap((line) =>
        Array.from(line, (_, from) =>
          Array.from(line.slice(from + 2), (_, more) => line.slice(from, from + 3 + more)),
        ).flat(),
      ),
  );
const keyboardRuns: ReadonlySet<string> = stretchesOf(rows);
const stretch = [...stretchesOf([...rows, ...columns])].join('|');
/** Two stretches of keys make up the whole word, with one letter beside them at most: "rtyvbn", "edcvfr". */
const ofStretches = new RegExp(`^(?:.?(?:${stretch}){2}|(?:${stretch}){2}.)$`);
/** Runs of three letters that are also words or parts of names. */
const wordsAlongTheRow: ReadonlySet<string> = new Set([
  'wer',
  'ert',
  'tre',
  'rew',
  'yui',
  'ads',
  'oil',
  'opi',
]);

/** Letter pairs that neither English nor Indian names use (Iqbal, Oxford, Rajput, Navjot, Shahzad and Digvijay must pass). */
const strangePairs =
  /bq|bx|cf|cj|cv|cx|dx|fq|fx|gq|gx|hx|jc|jf|jq|jw|jx|jz|kq|kx|kz|mq|mx|px|pq|pz|qc|qe|qg|qj|qk|ql|qm|qn|qo|qp|qv|qw|qx|qy|qz|sx|tq|vq|vw|vx|vz|wq|wx|wz|xj|xk|xq|xz|yq|zc|zf|zj|zq|zv|zx/;

/** Whether a word runs along the keyboard: all of it, or five letters in a row. */
function runsAlong(key: string): boolean {
  if (key.length === 3) return keyboardRuns.has(key) && !wordsAlongTheRow.has(key);
  if (keyboardRuns.has(key)) return true;
  for (let at = 0; at + 5 <= key.length; at += 1) if (keyboardRuns.has(key.slice(at, at + 5))) return true;
  return ofStretches.test(key);
}

/** Whether consonants pile up as in no word: seven in a row, six with a rare letter among them, or hardly a vowel in a long word. */
function pilesUp(key: string): boolean {
  const longest = Math.max(
    0,
    ...(key.match(/[bcdfghjklmnpqrstvwxz]+/g) ?? []).map((run) =>
      /[jqxzv]/.test(run) ? run.length + 1 : run.length,
    ),
  );
  const vowels = key.replace(/[^aeiouy]/g, '').length;
  return longest >= 7 || (key.length >= 8 && vowels / key.length < 0.15 && !/^(?:strength|length)/.test(key));
}

/** Whether a lower-case word could be a word: it has a vowel where it needs one, no run along the keyboard, no impossible letters. Acronyms and numbers pass. */
export function isPlausibleWord(word: Word): boolean {
  const { key, text, isNumber } = word;
  if (isNumber || functionWords.has(key) || isHindiWord(key) || !/^[a-z]+$/.test(key))
    return key.length <= 30;
  return (key.length <= 5 && /^\p{Lu}+s?$/u.test(text)) || spelledLikeOne(key).isWord;
}

function isSpelledLikeOne(key: string): boolean {
  if (key.length > 24 || /(.)\1\1/.test(key) || /^(.{1,3})\1{2,}$/.test(key)) return false;
  if (key.length >= 3 && !/[aeiouy]/.test(key)) return shortForms.has(key);
  if (runsAlong(key) || pilesUp(key) || /[aeiou]{5,}/.test(key)) return false;
  return !strangePairs.test(key);
}

/** A word is looked at in its sentence and in its answer, and comes again in the next one. */
const spelledLikeOne = remembered((key) => ({ isWord: isSpelledLikeOne(key) }), 50_000);

const shortForms: ReadonlySet<string> = new Set(
  `hmm mbps html css sql tcs hdfc kpmg gst sgd btech bcom mtech hrs yrs mths nptel nss ncc rbi sbi ltd pvt
  pwc npv bsc msc phd pdf mr mrs dr vs rs hr pr tv km kg cm mm gb mb kb ml nlp cnn svm pcb mcq psc upsc
  ssc jnv nmims nmdc ntpc bhel hpcl bpcl lnt mnc ppt llb llm crm pnb sms xml php brt brts`.split(/\s+/),
);

/** So many different words that nobody could pronounce, and so large a share of all, are no slip of the hand. */
const strewn = { words: 4, share: 0.1 };

/** Letters without a vowel that may be short for something: "dns", "tls". */
const isShortForm = ({ key }: Word): boolean => key.length <= 4 && !/[aeiouy]/.test(key) && !runsAlong(key);

/** Whether such words are strewn between real ones (rule OFFLINE-6). */
function isStrewn(spelled: readonly Word[], implausible: readonly Word[]): boolean {
  const mash = implausible.filter((word) => !isShortForm(word));
  return (
    new Set(mash.map((word) => word.key)).size >= strewn.words && mash.length >= strewn.share * spelled.length
  );
}

/**
 * Whether the answer is no language: keyboard mash, random letters or the same few words over and over. Terse English, Indian names,
 * Hinglish and bare numbers are not gibberish.
 */
export function isGibberish(words: readonly Word[]): boolean {
  const spelled = words.filter((word) => !word.isNumber);
  if (spelled.length === 0) return false;
  const implausible = spelled.filter((word) => !isPlausibleWord(word));
  if (isStrewn(spelled, implausible)) return true;
  const letters = (list: readonly Word[]): number => list.reduce((sum, word) => sum + word.key.length, 0);
  const share = letters(implausible) / Math.max(1, letters(spelled));
  if (spelled.length === 1) return implausible.length === 1 && (spelled[0]?.key.length ?? 0) >= 4;
  const binds = words.some((word) => functionWords.has(word.key) || isHindiWord(word.key));
  if (share >= 0.4 || (share >= 0.2 && !binds && words.length >= 5)) return true;
  const distinct = new Set(words.map((word) => word.key)).size;
  return words.length >= 6 && distinct / words.length <= 0.34 && distinct <= 8;
}
