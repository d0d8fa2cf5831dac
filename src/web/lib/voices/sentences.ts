/** A sentence of an utterance, and the words of the utterance up to its end. */
export type Sentence = { text: string; wordsBefore: number; words: number };

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
/** What ends like a sentence and is none. */
const abbreviated =
  /(?:^|[\s(])(?:[A-Z]|Mr|Mrs|Ms|Dr|Prof|Smt|Shri|Capt|Col|Rs|No|vs|approx|etc|e\.g|i\.e)\.\s*$/;

/** The sentences of an utterance that can be said: all when it is finished, else those that are complete. */
export function sentencesOf(text: string, finished: boolean): readonly Sentence[] {
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = parts.at(-1);
    if (last !== undefined && abbreviated.test(last)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  if (!finished) parts.pop();
  let wordsBefore = 0;
  return parts
    .map((part) => {
      const words = part.split(/\s+/).filter(Boolean).length;
      const sentence = { text: part.trim(), wordsBefore, words };
      wordsBefore += words;
      return sentence;
    })
    .filter(({ words }) => words > 0);
}
