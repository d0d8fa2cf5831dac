import type { Word } from '#core/text/words-of.ts';

/** What number words below a hundred are worth. */
export const wordValues: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
};
/** What multiplies the number before it. */
export const scales: Record<string, number> = {
  hundred: 100,
  thousand: 1e3,
  k: 1e3,
  lakh: 1e5,
  lakhs: 1e5,
  lac: 1e5,
  lacs: 1e5,
  crore: 1e7,
  crores: 1e7,
  cr: 1e7,
  million: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
};

/** A number and the word after it; `plain` tells that it is one word and no scale. */
export type Read = { value: number; next: number; plain: boolean };

/** A number below a hundred in words: "twenty", "twenty five", "twenty-five". */
function smallAt(words: readonly Word[], at: number): { value: number; next: number } | undefined {
  const key = words[at]?.key ?? '';
  const [tens = '', unit = ''] = key.split('-');
  const joined = (wordValues[tens] ?? 0) >= 20 ? wordValues[unit] : undefined;
  if (joined !== undefined && joined < 10) return { value: (wordValues[tens] ?? 0) + joined, next: at + 1 };
  const value = wordValues[key];
  if (value === undefined) return undefined;
  const ones = wordValues[words[at + 1]?.key ?? ''];
  return value >= 20 && ones !== undefined && ones < 10
    ? { value: value + ones, next: at + 2 }
    : { value, next: at + 1 };
}

/** "two and a half", "2 and a half", "one and half": the number and the words it takes. */
function halfAt(words: readonly Word[], at: number): { value: number; next: number } | undefined {
  const word = words[at];
  if (!word || words[at + 1]?.key !== 'and') return undefined;
  const whole = word.isNumber ? Number(word.key.replaceAll(',', '')) : wordValues[word.key];
  const next = words[at + 2]?.key === 'a' ? at + 3 : at + 2;
  return whole !== undefined && words[next]?.key === 'half'
    ? { value: whole + 0.5, next: next + 1 }
    : undefined;
}

/** What goes on after a scale: "twenty thousand" of "one lakh twenty thousand", with a smaller scale of its own or none. */
function tailAt(
  words: readonly Word[],
  at: number,
  above: number,
): { value: number; next: number; scaled: boolean } | undefined {
  const word = words[at];
  const small = word?.isNumber
    ? { value: Number(word.key.replaceAll(',', '')), next: at + 1 }
    : smallAt(words, at);
  if (!small) return undefined;
  const scale = scales[words[small.next]?.key ?? ''];
  if (scale === undefined) return { ...small, scaled: false };
  if (scale >= above) return undefined;
  const part = { value: small.value * scale, next: small.next + 1, scaled: true };
  const rest = words[part.next]?.key === 'and' ? part.next + 1 : part.next;
  const tail = scale >= 100 && !word?.isNumber ? tailAt(words, rest, scale) : undefined;
  return tail ? { ...part, value: part.value + tail.value, next: tail.next } : part;
}

/** The number that starts at this word, with its scale ("1.2 lakh", "twenty five thousand"). */
export function readNumber(words: readonly Word[], at: number): Read | undefined {
  const word = words[at];
  if (!word) return undefined;
  let value: number;
  let next = at + 1;
  const half = halfAt(words, at);
  if (half) value = half.value;
  else if (word.isNumber) value = Number(word.key.replaceAll(',', ''));
  else {
    const said = smallAt(words, at) ?? (word.key === 'hundred' ? { value: 1, next: at } : undefined);
    if (said === undefined) return undefined;
    ({ value, next } = said);
  }
  if (!Number.isFinite(value)) return undefined;
  if (half) next = half.next;
  for (
    let scale = scales[words[next]?.key ?? ''];
    scale !== undefined;
    scale = scales[words[next]?.key ?? '']
  ) {
    value *= scale;
    next += 1;
    const rest = words[next]?.key === 'and' ? next + 1 : next;
    const tail = scale >= 100 ? tailAt(words, rest, scale) : undefined;
    if (tail !== undefined && (!word.isNumber || tail.scaled)) {
      value += tail.value;
      next = tail.next;
    }
  }
  return { value, next, plain: !word.isNumber && next === at + 1 };
}
