import { jsonrepair } from 'jsonrepair';

/** A whole object or list that stands by itself in a text. */
type FoundJson = { value: unknown; start: number; end: number };
/** All of them in order; where the last one begins that does not end, -1 when all do; and whether there is one that ends and cannot be read. */
type JsonIn = { found: FoundJson[]; lastCut: number; broken: boolean };

/** After so many brackets that nothing came of, no more are tried: each costs a walk through the text. */
const mostTries = 40;
const deepest = 64;
const closing: Readonly<Record<string, string>> = { '{': '}', '[': ']' };
/** The marks that end a text which begins with this one. */
const quotes: Readonly<Record<string, string>> = { '"': '"', "'": "'", '`': '`', '“': '”"', '‘': '’' };
const leftOut = /\.{3}|…/;

/** Where the text in quotes that opens at `from` ends, at its last mark; a mark that nothing of JSON follows is part of it. -1 when it does not end. */
function endOfText(text: string, from: number): number {
  const ends = quotes[text[from] ?? ''] ?? '';
  for (let at = from + 1; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (ends.includes(sign)) {
      let next = at + 1;
      while (/\s/.test(text[next] ?? '')) next += 1;
      if (next >= text.length || ',:}]/'.includes(text[next] ?? '')) return at;
    }
  }
  return -1;
}

/** Where the comment that opens at `from` ends; `from` when none does. */
function endOfComment(text: string, from: number): number {
  const end = text.startsWith('//', from)
    ? text.indexOf('\n', from)
    : text.startsWith('/*', from)
      ? text.indexOf('*/', from + 2) + 1
      : from;
  return end < from ? text.length : end;
}

/** An object or list in a text: where it ends, after its bracket, or -1; how many brackets it opens and keys it has; whether it says that something was left out ("..."). */
type Span = { end: number; parts: number; elided: boolean };

function spanAt(text: string, from: number): Span {
  const open: string[] = [];
  let [before, parts, elided] = ['', 0, false];
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') at += 1;
    else if (sign === '"' || (sign in quotes && '{[,:'.includes(before))) {
      at = endOfText(text, at);
      if (at < 0) break;
    } else if (sign in closing) {
      if (open.push(closing[sign] ?? '') > deepest) break;
      parts += 1;
    } else if (sign === '}' || sign === ']') {
      if (open.pop() !== sign) break;
      if (open.length === 0) return { end: at + 1, parts, elided };
    } else if (sign === '/') {
      const end = endOfComment(text, at);
      elided ||= leftOut.test(text.slice(at, end));
      at = end;
    } else if (sign === ':') parts += 1;
    else elided ||= leftOut.test(text.slice(at, at + 3));
    if (!/\s/.test(sign)) before = sign;
  }
  return { end: -1, parts, elided };
}

/** How many objects, lists and keys a value is made of. */
function partsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const own = Array.isArray(value) ? 1 : 1 + Object.keys(value).length;
  return Object.values(value).reduce((sum: number, one) => sum + partsOf(one), own);
}

/** No database stores a zero character or half a pair of surrogates. */
const storable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value;

function strictly(text: string): unknown {
  try {
    return JSON.parse(text, storable) as unknown;
  } catch {
    return undefined;
  }
}

/** Longer texts are not repaired: some take the repair a time that grows with their square. */
const mostRepaired = 30_000;

/** What is nearly JSON, with other quotes, bare keys, commas too many or too few, comments, Python's literals. Undefined when it cannot be read. */
function repaired(text: string): unknown {
  try {
    return strictly(jsonrepair(text));
  } catch {
    return undefined;
  }
}

/** A text whose quotes are escaped though no string is around it, as it was before. */
function unescaped(text: string): string {
  const inner = /^[{[]\s*\\"/.test(text) ? strictly(`"${text}"`) : text;
  return typeof inner === 'string' ? inner : text;
}

/** An opening bracket with a key, a value or nothing after it; prose has other things in brackets. */
const looksLikeJson = /^[{[]\s*(?:\\?["'`“‘{[]|\w+\s*:|$)/;

/**
 * Finds the JSON in a text. Only what is whole is read: a half object is never completed, one that says "..." in place of items is not whole, and
 * what has lost a part in reading, or has a key twice, is not taken (rule ENGINE-3).
 */
export function findJson(text: string): JsonIn {
  const found: FoundJson[] = [];
  let [lastCut, broken, tries, repairable] = [-1, false, 0, mostRepaired];
  const read = (span: string): unknown => {
    const inner = unescaped(span);
    const { parts } = spanAt(inner, 0);
    const exact = strictly(inner);
    const mayRepair = exact === undefined && inner.length <= repairable;
    if (mayRepair) repairable -= inner.length;
    const value = mayRepair ? repaired(inner) : exact;
    return partsOf(value) === parts ? value : undefined;
  };
  const nextAfter = (from: number): number => {
    const at = text.slice(from).search(/[{[]/);
    return at < 0 ? -1 : from + at;
  };
  for (let from = nextAfter(0); from >= 0 && tries < mostTries; ) {
    const { end, elided } = spanAt(text, from);
    const value = end < 0 || elided ? undefined : read(text.slice(from, end));
    if (value !== undefined) found.push({ value, start: from, end });
    else {
      tries += 1;
      const isJson = looksLikeJson.test(text.slice(from, from + 200));
      if (isJson && (end < 0 || elided)) lastCut = from;
      else broken ||= isJson;
    }
    from = nextAfter(value !== undefined || (elided && end > 0) ? end : from + 1);
  }
  return { found, lastCut, broken };
}
