import type { ResumeFact } from '#contract/resume.ts';
import { readCorrections, takesBack } from '#core/answers/conflicts/find-corrections.ts';
import { quantitiesOf } from '#core/answers/signals/quantities.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';

/**
 * The figure by which an answer replaces one that stands in an earlier answer or, where it names that one, in the resume; as it was said
 * ("nine days"). Null where nothing is corrected (rule CLAIM-3).
 */
export function correctedFigure(
  answer: string,
  earlierAnswers: readonly string[],
  facts: readonly ResumeFact[],
): string | null {
  const { corrections } = readCorrections(answer);
  if (corrections.length === 0) return null;
  const figuresIn = (texts: readonly string[]) =>
    texts.flatMap((written) => {
      const { text } = cleanText(written);
      return segmentText(text).flatMap((sentence) => quantitiesOf(text, sentence, { bare: true }));
    });
  const said = figuresIn(earlierAnswers);
  const onThePage = figuresIn(facts.map(({ value }) => value));
  const found = corrections.find((one) =>
    [...said, ...(one.before ? onThePage : [])].some((figure) => takesBack(one, figure)),
  );
  return found ? cleanText(answer).text.slice(found.now.start, found.now.end).trim() : null;
}
