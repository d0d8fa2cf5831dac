import { cleanText } from '#core/text/clean-text.ts';
import { type Figure, narrowing } from './claims.ts';
import { sumsOf } from './metric-conflicts.ts';
import { type Quantity, quantitiesOf } from '#core/answers/signals/quantities.ts';
import { remembered } from '#core/text/remembered.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { contentWords, wordsOf } from '#core/text/words-of.ts';

/** An earlier answer as later ones are held against it. */
export type EarlierClaims = {
  /** The answer, cleaned; `quantity` offsets are into it. */
  readonly text: string;
  readonly sentences: readonly string[];
  /** The numbers of the sentences that speak of the whole, with their sentence. */
  readonly numbers: readonly { readonly quantity: Readonly<Quantity>; readonly text: string }[];
  /** What the parts it names add up to. */
  readonly sums: readonly Figure[];
  /** The stems of its content words. */
  readonly stems: ReadonlySet<string>;
};

function read(answer: string): EarlierClaims {
  const { text } = cleanText(answer);
  const parts = segmentText(text).map((sentence) => ({
    sentence,
    text: text.slice(sentence.start, sentence.end).trim(),
  }));
  const numbers = parts.flatMap((part) =>
    narrowing.test(part.text)
      ? []
      : quantitiesOf(text, part.sentence).map((quantity) => ({ quantity, text: part.text })),
  );
  return {
    text,
    sentences: parts.map((part) => part.text),
    numbers,
    sums: sumsOf(
      text,
      numbers.map((one) => one.quantity),
    ),
    stems: new Set(contentWords(wordsOf(text)).map((word) => word.stem)),
  };
}

/** Reads an earlier answer. Every turn asks for all answers of its interview again, so what the last few thousand answers hold is kept. */
export const readEarlier = remembered(read, 1_000_000);
