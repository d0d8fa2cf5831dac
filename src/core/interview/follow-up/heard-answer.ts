import type { TopicId } from '#contract/topics.ts';
import type { AnswerSignals } from '#core/answers/answer-signals.ts';
import { readConclusion } from '#core/answers/puzzle/read-conclusion.ts';
import { contentStems } from '#core/text/overlap.ts';
import type { Stem } from '#core/interview/questions/question.ts';

/** What the conductor makes of one answer. It decides what is asked next, never what is scored. */
export type HeardAnswer = {
  turnId: string;
  text: string;
  signals: AnswerSignals;
  topicId: TopicId;
  /** Nothing was answered: evasion, gibberish, the question handed back, or no idea and no way to find out. */
  nonAnswer: boolean;
  /** Specific and reasoned enough that the panel has what it came for. */
  good: boolean;
  /** Something the panel did not have before. */
  newEvidence: boolean;
  /** Holds under pressure: answers in substance, without abuse, distress or mere repetition. */
  composed: boolean;
  /** The final answer of a puzzle was given. */
  solved: boolean;
};

const capped = (most: number, list: readonly unknown[]): number => Math.min(most, list.length);

/** Points of evidence in an answer: what is countable, named, owned, reasoned, looked back on. */
function evidencePoints(signals: AnswerSignals, keyHits: number): number {
  return (
    capped(2, signals.numbers) +
    capped(1, signals.deltas) +
    capped(2, signals.names) +
    capped(2, signals.iActions) +
    capped(1, signals.results) +
    capped(2, signals.reasoning) +
    capped(1, signals.counterpoints) +
    capped(1, signals.reflections) +
    capped(1, signals.rigour) +
    Math.min(2, keyHits)
  );
}

/** How many key points of a reviewed question the answer touches, and whether it comes to a puzzle's answer. */
function againstKey(text: string, key: Stem['key']): { hits: number; solved: boolean } {
  if (!key) return { hits: 0, solved: false };
  const stems = contentStems(text);
  const hits = key.keyPoints.filter((point) => {
    const needed = [...contentStems(point)];
    return needed.length > 0 && needed.every((stem) => stems.has(stem));
  }).length;
  return { hits, solved: key.answer !== undefined && readConclusion(text, key.answer).reached === 'answer' };
}

/** Reads one answer for the conductor: thresholds are on evidence and effective words, never on length alone (rule GAP-8). */
export function weighAnswer(
  answer: { turnId: string; text: string; topicId: TopicId },
  signals: AnswerSignals,
  key: Stem['key'],
): HeardAnswer {
  const { hits, solved } = againstKey(answer.text, key);
  const evidence = evidencePoints(signals, hits);
  const empty = signals.gibberish || (signals.effectiveWords < 3 && evidence === 0);
  const dodged = signals.evasions.length > 0 && signals.effectiveWords < 12 && evidence < 2;
  const handedBack = signals.copiedShare > 0.7 && evidence < 2;
  const unknown = signals.dontKnow && !signals.methodCue && evidence < 3;
  const nonAnswer = !solved && (empty || dodged || handedBack || unknown);
  return {
    ...answer,
    signals,
    nonAnswer,
    good: solved || (!nonAnswer && signals.effectiveWords >= 18 && evidence >= 5),
    newEvidence: solved || (!nonAnswer && evidence >= 2 && signals.repeatedShare < 0.6),
    // How little a few words tell is no lack of composure: the panel may have asked for one line.
    composed:
      signals.abuse === 'none' &&
      signals.distress === 'none' &&
      signals.repeatedShare < 0.7 &&
      (solved || (signals.words >= 2 && !signals.gibberish && !dodged && !handedBack && !unknown)),
    solved,
  };
}
