import { wordKeys } from './words-of.ts';

const stopWords = new Set(
  `a an and the of in on at to from by with for as is are was were be been am do does did done has have had having it its this that these those
  there here i you he she we they me us them my your his her our their so if then than but or nor not no yes what which who whom whose why how when
  where will would can could shall should may might must about into over under out up down off again more most much many some any all each other
  another own same such only just very too also one two say said says tell give go get got make made let sir madam`
    .split(/\s+/)
    .filter(Boolean),
);

function stemOf(word: string): string {
  const singular = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  return singular.length > 4
    ? singular.replace(/(?:ing|edly|ed|ly|e)$/, '').replace(/(.)\1$/, '$1')
    : singular;
}

/** The words that carry content, cut to their stems: what two texts must share to be about the same thing. */
export function contentStems(text: string): Set<string> {
  return new Set(
    wordKeys(text)
      .filter((w) => !stopWords.has(w))
      .map(stemOf),
  );
}

/** 0-1: the Jaccard similarity of two texts over all their words; identical texts are 1 even without words. */
export function wordOverlap(a: string, b: string): number {
  const left = new Set(wordKeys(a));
  const right = new Set(wordKeys(b));
  const shared = [...left].filter((word) => right.has(word)).length;
  const union = left.size + right.size - shared;
  return union === 0 ? 1 : shared / union;
}
