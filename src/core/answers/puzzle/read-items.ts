import { readFigure } from '#core/text/read-figure.ts';

/** A word, a figure or a mark of an answer, in order. `spelled` tells that a figure was said in words. */
export type Item =
  | { kind: 'word'; key: string }
  | { kind: 'figure'; value: number; spelled: boolean }
  | { kind: 'mark'; key: string };

/** Items up to a pause, of the sentence with this number; `afterComma` when a comma stands before it, `asks` when its sentence ends as a question. */
export type Clause = { sentence: number; asks: boolean; afterComma: boolean; items: readonly Item[] };

const token = /\d[\d,]*(?:\.\d+)?|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*|[.?!…\n\u0964]|[,;:()–—-]|[₹$%=×*+/÷]/gu;

/** Numbers as they are spoken or typed here, in the one form that is read. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [/½/g, '.5'],
  [/(?<!\d)\.5(?!\d)/g, ' 0.5'],
  [/’/g, "'"],
  [/(?<=\d) ?1\/2(?!\d)/g, '.5'],
  [/\b(\d{1,2}) and (?:a )?half\b/gi, '$1.5'],
  [/(?<=\d) point (?=\d)/gi, '.'],
  [/\band half\b/gi, 'and a half'],
  [/\brs\./gi, 'rs '],
  [/\bno\. ?(?=\d)/gi, 'number '],
  [/(?<=[\p{L}\d])-(?=\p{L})/gu, ' '],
];

type Token = { key: string; kind: 'word' | 'number' | 'mark' };

function tokensOf(text: string): Token[] {
  const plain = spoken.reduce((left, [pattern, put]) => left.replace(pattern, put), text);
  return (plain.normalize('NFKC').toLowerCase().match(token) ?? []).map((key) => ({
    key: /^\d/.test(key) ? key.replaceAll(',', '') : key,
    kind: /^\d/.test(key) ? 'number' : /^\p{L}/u.test(key) ? 'word' : 'mark',
  }));
}

function itemsOf(tokens: readonly Token[]): Item[] {
  const items: Item[] = [];
  for (let at = 0; at < tokens.length; ) {
    const { key, kind } = tokens[at] as Token;
    const end = tokens.findIndex((one, index) => index >= at && one.kind === 'mark');
    const run = tokens.slice(at, end < 0 ? undefined : end).map((one) => one.key);
    const read = kind === 'mark' ? null : readFigure(run, 0);
    if (kind === 'mark') items.push({ kind, key });
    else if (!read || read.figure.endsWith('th') || (key === 'one' && read.words === 1))
      items.push({ kind: 'word', key });
    else items.push({ kind: 'figure', value: Number(read.figure), spelled: kind === 'word' });
    at += read && items.at(-1)?.kind === 'figure' ? read.words : 1;
  }
  return items.reduce<Item[]>((all, item) => joined(all, item), []);
}

/** "Two seventy-one": hundreds without the word. */
function joined(all: readonly Item[], item: Item): Item[] {
  const last = all.at(-1);
  const hundreds = last?.kind === 'figure' && last.spelled && Number.isInteger(last.value) && last.value < 10;
  return hundreds && item.kind === 'figure' && item.spelled && item.value > 9 && item.value < 100
    ? [...all.slice(0, -1), { ...item, value: last.value * 100 + item.value }]
    : [...all, item];
}

const ends: ReadonlySet<string> = new Set(['.', '?', '!', '…', '\n', '\u0964']);
const pauses: ReadonlySet<string> = new Set([',', ';', ':', '(', ')', '–', '—', '-']);
const opening: ReadonlySet<string> = new Set(
  'but so therefore hence thus because since while though although'.split(' '),
);
const subjects: ReadonlySet<string> = new Set('i it we the that they this he she you so then'.split(' '));

/** The clauses of an answer: parted at marks, at words that open one, and at "and" before a subject. */
export function clausesOf(text: string): Clause[] {
  const items = itemsOf(tokensOf(text));
  const clauses: Clause[] = [];
  let [held, sentence, afterComma]: [Item[], number, boolean] = [[], 0, false];
  const close = (comma = false): void => {
    if (held.length > 0) clauses.push({ sentence, asks: false, afterComma, items: held });
    held = [];
    afterComma = comma;
  };
  items.forEach((item, at) => {
    const next = items[at + 1];
    if (item.kind === 'mark' && ends.has(item.key)) {
      close();
      if (item.key === '?')
        clauses.forEach((one, index) => {
          if (one.sentence === sentence) clauses[index] = { ...one, asks: true };
        });
      sentence += 1;
      return;
    }
    const isRange = item.kind === 'mark' && item.key === '-' && next?.kind === 'figure';
    if (item.kind === 'mark' && pauses.has(item.key) && !(isRange && held.at(-1)?.kind === 'figure'))
      return close(item.key === ',');
    if (item.kind === 'word') {
      const opens = opening.has(item.key) && held.at(-1)?.kind !== 'mark';
      if (opens || (item.key === 'and' && next?.kind === 'word' && subjects.has(next.key))) close();
    }
    held.push(item);
  });
  close();
  return clauses;
}

/** The value of an answer as the bank spells it; null for one that is no figure. */
export function figureIn(text: string): number | null {
  const items = clausesOf(text).flatMap((clause) => clause.items);
  const [first] = items.filter((item) => item.kind === 'figure');
  return first?.kind === 'figure' ? first.value : null;
}
