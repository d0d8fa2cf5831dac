import type { CriterionId } from '#contract/feedback.ts';
import type { Mention } from '#core/text/find-mentions.ts';
import { cleanText } from '#core/text/clean-text.ts';
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

/** At most 40 words of a sentence, around the place that matters, at word borders. */
function window(text: string, at: number): string {
  const words = Array.from(text.matchAll(/\S+/g), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }));
  if (words.length <= 38) return text.trim();
  const centre = words.findIndex((word) => word.end > at);
  const from = Math.max(0, Math.min(centre - 14, words.length - 36));
  return text.slice(
    words[from]?.start ?? 0,
    words[Math.min(words.length, from + 36) - 1]?.end ?? text.length,
  );
}

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
    const start = sentence.words < 6 && !next && before ? before.start : sentence.start;
    const end = sentence.words < 6 && next ? next.end : sentence.end;
    return [
      {
        turnId: answer.turnId,
        quote: window(answer.text.slice(start, end), first.start - start),
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
