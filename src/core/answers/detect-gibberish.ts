import { isHindiWord } from './code-mix.ts';
import { functionWords } from './lexicon-grammar.ts';
import type { Word } from './segment-text.ts';

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = rows.flatMap((row) => [row, Array.from(row).reverse().join('')]);

/** Letter pairs that neither English nor Indian names use. */
const strangePairs = new RegExp(
  'bq|bx|bz|cf|cg|cj|cv|cx|dx|fg|fj|fk|fq|fv|fx|fz|gj|gq|gv|gx|gz|hx|hz|jb|jc|jf|jg|jk|jl|jm|jp|jq|jr|js|jt|jw|jx|jz|kq|kx|kz|lx|mq|mx|pq|px|pz|qb|qc|qd|qe|qf|qg|qh|qj|qk|ql|qm|qn|qo|qp|qr|qs|qv|qw|qx|qy|qz|sx|tq|tx|vb|vc|vf|vg|vj|vk|vm|vp|vq|vt|vw|vx|vz|wq|wv|wx|wz|xb|xd|xf|xg|xj|xk|xn|xq|xr|xw|xz|yq|zb|zc|zd|zf|zg|zj|zm|zp|zq|zr|zs|zv|zw|zx',
);

/** Whether a lower-case word could be a word: it has a vowel where it needs one, no run along the keyboard, no impossible letters. Acronyms and numbers pass. */
export function isPlausibleWord(word: Word): boolean {
  const { key, text, isNumber } = word;
  if (isNumber || functionWords.has(key) || isHindiWord(key) || !/^[a-z]+$/.test(key))
    return key.length <= 30;
  if (key.length <= 5 && /^\p{Lu}+s?$/u.test(text)) return true;
  if (key.length > 24 || /(.)\1\1/.test(key) || /^(.{1,3})\1{2,}$/.test(key)) return false;
  if (
    key.length >= 3 &&
    runs.some(
      (run) =>
        run.includes(key) &&
        (key.length >= 4 || !/[aeiou]/.test(key) || key === 'qwe' || key === 'poi' || key === 'iop'),
    )
  )
    return false;
  if (
    key.length >= 5 &&
    runs.some((run) =>
      Array.from(key, (_, at) => key.slice(at, at + 5)).some(
        (part) => part.length === 5 && run.includes(part),
      ),
    )
  )
    return false;
  if (key.length >= 3 && !/[aeiouy]/.test(key)) return shortForms.has(key);
  if (/[bcdfghjklmnpqrstvwxz]{6,}/.test(key)) return false;
  if (/[aeiou]{5,}/.test(key)) return false;
  return !strangePairs.test(key);
}

const shortForms: ReadonlySet<string> = new Set(
  'hmm mbps html css sql tcs hdfc kpmg gst sgd btech bcom mtech hrs yrs mths nptel nss ncc rbi sbi ltd pvt pwc npv bsc msc phd pdf mr mrs dr vs rs hr pr tv km kg cm mm gb mb kb ml nlp cnn svm pcb mcq psc upsc ssc jnv nmims nmdc ntpc bhel hpcl bpcl lnt mnc ppt llb llm crm pnb sms xml php brt brts'.split(
    ' ',
  ),
);

/**
 * Whether the answer is no language: keyboard mash, random letters or the same few words over and over. Terse English, Indian names,
 * Hinglish and bare numbers are not gibberish.
 */
export function isGibberish(words: readonly Word[]): boolean {
  const spelled = words.filter((word) => !word.isNumber);
  if (spelled.length === 0) return false;
  const implausible = spelled.filter((word) => !isPlausibleWord(word));
  const letters = (list: readonly Word[]): number => list.reduce((sum, word) => sum + word.key.length, 0);
  const share = letters(implausible) / Math.max(1, letters(spelled));
  if (spelled.length === 1) return implausible.length === 1 && (spelled[0]?.key.length ?? 0) >= 4;
  if (share >= 0.4) return true;
  const distinct = new Set(words.map((word) => word.key)).size;
  return words.length >= 6 && distinct / words.length <= 0.34 && distinct <= 8;
}
