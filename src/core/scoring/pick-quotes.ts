import type { CriterionId } from '#contract/feedback.ts';
import { tellsOfLoss } from '#core/answers/safety/detect-loss.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { wordCount } from '#core/text/words-of.ts';
import { segmentText } from '#core/text/segment-text.ts';
import type { EvidenceQuote, ScoredAnswer, TopicTranscript } from './assessment.ts';
import { isHollow } from './evidence-union.ts';
import { isVerified } from './verify-quote.ts';

const mentionsFor: Record<CriterionId, (answer: ScoredAnswer) => readonly Mention[]> = {
  evidence: ({ signals }) => [...signals.deltas, ...signals.numbers, ...signals.names],
  structure: ({ signals }) => [
    ...signals.results,
    ...signals.iActions,
    ...signals.situation,
    ...signals.task,
    ...signals.reasoning,
  ],
  reasoning: ({ signals }) => [
    ...signals.counterpoints,
    ...signals.rigour,
    ...signals.reasoning,
    ...signals.reflections,
  ],
  ownership: ({ signals }) => [
    ...signals.reflections,
    ...signals.iActions,
    ...signals.numbers,
    ...signals.names,
  ],
  response: ({ signals, isProbe }) =>
    isProbe
      ? [
          ...signals.numbers,
          ...signals.reasoning,
          ...signals.counterpoints,
          ...signals.results,
          ...signals.iActions,
          ...signals.names,
          ...signals.rigour,
          ...signals.reflections,
        ]
      : [],
};

/** A sentence of more words is not quoted: a part of it may say the opposite of the whole. */
const longestQuote = 60;

/** Whether a stretch of an answer meets a sentence that was taken back afterwards. */
export const isTakenBack = ({ takenBack }: ScoredAnswer, from: number, to: number): boolean =>
  takenBack.some(({ start, end }) => start < to && from < end);

/** Whether quoted words of a topic are of a sentence that was taken back afterwards: no evidence to be praised (rule QUOTE-5). */
export function quotesTakenBack({ turnId, quote }: EvidenceQuote, { answers }: TopicTranscript): boolean {
  const answer = answers.find((one) => one.turnId === turnId);
  return (
    answer !== undefined &&
    quote.split(' … ').some((part) => {
      const from = answer.text.indexOf(part);
      return from >= 0 && isTakenBack(answer, from, from + part.length);
    })
  );
}

/** What an answer says without the sentences that were taken back afterwards. */
export const standingWords = ({ text, takenBack }: ScoredAnswer): string =>
  [...takenBack]
    .sort((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);

type Stretch = { start: number; end: number };

/** The stretches from one place to another with what belongs to their sentences: a very long sentence comes in several. */
function wholeSentences(text: string, stretches: readonly Stretch[], from: number, to: number): Stretch {
  const ends = (at: number): boolean =>
    /[.!?…]["”’)]*\s*$/u.test(text.slice(0, stretches[at]?.end ?? text.length)) || at >= stretches.length - 1;
  let [first, last] = [from, to];
  while (first > 0 && !ends(first - 1)) first -= 1;
  while (!ends(last)) last += 1;
  return { start: stretches[first]?.start ?? 0, end: stretches[last]?.end ?? text.length };
}

type Candidate = EvidenceQuote & { hits: number; takenBack: boolean };

/** The sentences of an answer that carry a criterion, with how much of it each carries; a short sentence brings its neighbour. */
function candidates(criterion: CriterionId, answer: ScoredAnswer): Candidate[] {
  const mentions = mentionsFor[criterion](answer);
  const clean = cleanText(answer.text);
  const sentences = segmentText(clean.text).map((sentence) => ({
    start: clean.sourceIndex(sentence.start),
    end: clean.sourceIndex(sentence.end),
    words: sentence.words.length,
  }));
  return sentences.flatMap((sentence, index) => {
    const inside = mentions.filter(
      (mention) => mention.start >= sentence.start && mention.end <= sentence.end,
    );
    const first = inside[0];
    if (!first) return [];
    const next = sentences[index + 1];
    const before = sentences[index - 1];
    const from = sentence.words < 6 && !next && before ? index - 1 : index;
    const to = sentence.words < 6 && next ? index + 1 : index;
    const { start, end } = wholeSentences(answer.text, sentences, from, to);
    const quote = answer.text.slice(start, end).trim();
    // Grief is no evidence.
    if (wordCount(quote) > longestQuote || tellsOfLoss(quote)) return [];
    return [
      {
        turnId: answer.turnId,
        quote,
        hits: inside.length,
        takenBack: isTakenBack(answer, start, end),
      },
    ];
  });
}

/** Up to two of the candidate's own sentences a criterion rests on, the fullest first and what was taken back afterwards last; each is verified to stand in its turn. */
export function quotesFor(criterion: CriterionId, topic: TopicTranscript): EvidenceQuote[] {
  return topic.answers
    .filter((answer) => !isHollow(answer))
    .flatMap((answer) => candidates(criterion, answer))
    .filter((one) => isVerified(one, topic.answers))
    .sort((a, b) => Number(a.takenBack) - Number(b.takenBack) || b.hits - a.hits)
    .slice(0, 2)
    .map(({ turnId, quote }) => ({ turnId, quote }));
}
