/** Control characters other than tab and line breaks: nobody types them, and a terminal obeys them. */
const controls = /(?![\t\n\r])\p{Cc}/gu;
const otherLineBreaks = /[\v\f\u0085]/g;
/** No input of ours is nested deeper; what is deeper is left for its schema to refuse. */
const deepest = 12;

/** A text from outside as it may be kept (rule WEB-3): lone surrogates become U+FFFD, odd line breaks plain ones, other control characters, NUL too, spaces. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(otherLineBreaks, '\n').replace(controls, ' ');
}

/** The path of the first text that holds NUL, which PostgreSQL stores in no text; null when there is none. */
export function findNul(value: unknown, depth = 0): string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? [] : null;
  if (typeof value !== 'object' || value === null || depth > deepest) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (key.includes('\0')) return [];
    const found = findNul(inner, depth + 1);
    if (found) return [key, ...found];
  }
  return null;
}

/** A parsed body, query or path with every text in it clean; lists and objects are made anew. */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || depth > deepest) return value;
  if (Array.isArray(value)) return value.map((inner) => cleanInput(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [cleanText(key), cleanInput(inner, depth + 1)]),
  );
}
