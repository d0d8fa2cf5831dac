const words = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A small count as running text has it: "four"; figures above twelve. */
export function inWords(count: number): string {
  return words[count] ?? String(count);
}

/** The same at the start of a sentence: "Four". */
export function inWordsCapital(count: number): string {
  const word = inWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
