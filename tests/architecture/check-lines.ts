const widest = 200;

/** One string literal, perhaps with its key before it, that holds sentences: words with a full stop, no pattern and no list of words. */
const sentences =
  /^\s*(?:[\w-]+: |return |[({?:+]+ ?)*(['"`])(?=[^|]*$)(?=.*[\p{L}\p{M})] ?[.?!…:।]["”’]?(?: |['"`]))(?:(?!\1).)*\1[,;)\]}]*$/u;

/** The lines of a source that are wider than 200 characters; a line that is one string literal of sentences may be. */
export function wideLines(source: string): string[] {
  return source.split('\n').filter((line) => line.length > widest && !sentences.test(line));
}
