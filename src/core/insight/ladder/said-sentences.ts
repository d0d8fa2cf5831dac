import type { Mention } from '#core/text/find-mentions.ts';
import { cleanText } from '#core/text/clean-text.ts';
import { segmentText } from '#core/text/segment-text.ts';
import { maxims } from '#core/answers/signals/lexicon-generic.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import type { ScoredAnswer } from '#core/scoring/assessment.ts';

/** A sentence of an answer by its place in it; `empty` tells that nothing of it can be held on to and anybody could have said it. */
export type SaidSentence = { start: number; end: number; empty: boolean };

const telling = (signals: AnswerSignals): readonly Mention[] => [
  ...signals.numbers,
  ...signals.deltas,
  ...signals.names,
  ...signals.iActions,
  ...signals.weActions,
  ...signals.situation,
  ...signals.task,
  ...signals.results,
  ...signals.reflections,
  ...signals.reasoning,
  ...signals.counterpoints,
  ...signals.rigour,
];
/** Words of anybody's answer; of vague ones it takes two. */
const isHollow = ({ generic, buzzwords, vague }: AnswerSignals, within: (one: Mention) => boolean): boolean =>
  [...generic, ...buzzwords].some(within) || vague.filter(within).length > 1;

/** The sentences of an answer in its own characters, without the space around them. */
export function sentencesIn({ text, signals }: Pick<ScoredAnswer, 'text' | 'signals'>): SaidSentence[] {
  const clean = cleanText(text);
  const tells = telling(signals);
  return segmentText(clean.text).flatMap((sentence) => {
    const from = clean.sourceIndex(sentence.start);
    const raw = text.slice(from, clean.sourceIndex(sentence.end));
    const start = from + (raw.length - raw.trimStart().length);
    const end = from + raw.trimEnd().length;
    if (end <= start) return [];
    const within = (one: Mention): boolean => one.start < end && start < one.end;
    const carries = tells.some(within);
    const ofAll = text.slice(start, end).search(maxims) >= 0;
    return [{ start, end, empty: !carries && (ofAll || isHollow(signals, within)) }];
  });
}
