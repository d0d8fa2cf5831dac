/** One line of a lexicon: a pattern, a sentence in which it must be found, and perhaps a near one in which it must not. */
export type Entry = { readonly phrase: string; readonly example: string; readonly not?: string };

/** What must stand round a phrase: no letter of any alphabet and no digit, no ASCII letter or digit, nothing at all, or anything. */
type Border = 'letters' | 'ascii' | 'whole' | 'open';

/** Entries as patterns: `pattern` finds any of them, the leftmost first; `patterns` are those of the entries alone, in their order. Case does not matter. */
export type Lexicon<E extends Entry = Entry> = {
  readonly entries: readonly E[];
  readonly pattern: RegExp;
  readonly patterns: readonly RegExp[];
};

const bordered: Record<Border, (source: string) => string> = {
  letters: (source) => String.raw`(?<![\p{L}\p{N}])(?:${source})(?![\p{L}\p{N}])`,
  ascii: (source) => String.raw`\b(?:${source})\b`,
  whole: (source) => `^(?:${source})$`,
  open: (source) => source,
};

/** A lexicon of these entries; its patterns are built once, when they are first asked for: a service that starts reads nothing yet. */
export function lexicon<E extends Entry>(border: Border, entries: readonly E[]): Lexicon<E> {
  const patternOf = (source: string): RegExp => new RegExp(bordered[border](source), 'iu');
  let pattern: RegExp | undefined;
  let patterns: readonly RegExp[] | undefined;
  return {
    entries,
    get pattern() {
      return (pattern ??= patternOf(entries.map((entry) => entry.phrase).join('|')));
    },
    get patterns() {
      return (patterns ??= entries.map((entry) => patternOf(entry.phrase)));
    },
  };
}

/** Alternatives as one part of a phrase; each argument may hold several, with `|` between them. */
export const oneOf = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`;

/** A piece of a pattern as it is written, backslashes and all. */
export const raw = (parts: TemplateStringsArray, ...fragments: readonly string[]): string =>
  String.raw(parts, ...fragments);
