import type { AnswerReading, WeakAnswer } from '#contract/again.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { AnswerKeys } from '#core/scoring/answer-keys.ts';
import { finishTopic, type ScoringBy } from '#core/scoring/assess-topic.ts';
import type { TopicReadings, TopicTranscript } from '#core/scoring/assessment.ts';
import { codeMixShare, gatherTopic } from '#core/scoring/gather-topic.ts';

/** Of fewer words there is nothing to read. */
const fewestWords = 6;
/** With a larger share said elsewhere in the interview already, there is nothing of its own to read. */
const mostRepeated = 0.9;
/** With more of another language than this share, plain code cannot read an answer. */
const mostMixed = 0.2;

type Told = { feedback: Feedback; facts: readonly ResumeFact[]; keys?: AnswerKeys };

/** The topic as if this had been the only answer on it, given in this place; null where nothing in it can be read. */
export function answerAlone(
  { feedback, ...given }: Told,
  { topicId, turnId }: Pick<WeakAnswer, 'topicId' | 'turnId'>,
  text: string,
): TopicTranscript | null {
  const transcript = feedback.transcript.flatMap((turn) => {
    if (turn.id === turnId) return [{ ...turn, text }];
    return turn.role === 'candidate' && turn.topicId === topicId ? [] : [turn];
  });
  const topic = gatherTopic({ ...given, transcript, topicId, profile: feedback.profile });
  const [answer] = topic.answers;
  if (!answer || answer.signals.words < fewestWords || answer.signals.repeatedShare > mostRepeated)
    return null;
  return { ...topic, followUpsAsked: answer.isProbe ? 1 : 0 };
}

/**
 * What a reader's readings make of one answer: whole levels and quotes, no score. How a follow-up was met is left out, since nobody asks one here
 * (rule AGAIN-4).
 */
export function readingOf(topic: TopicTranscript, read: TopicReadings, by: ScoringBy): AnswerReading {
  if (read.by === 'offline' && codeMixShare(topic) > mostMixed)
    return { kind: 'unread', because: 'other_language' };
  const { feedback } = finishTopic({ contradictedTurns: new Set() }, topic, read, by);
  return {
    kind: 'read',
    levels: feedback.levels.flatMap(({ criterion, level }) =>
      level === null || criterion === 'response' ? [] : [{ criterion, level }],
    ),
    quotes: feedback.quotes.flatMap(({ quote, criterion }) => (criterion === 'response' ? [] : [quote])),
  };
}

/** What stands in place of a reading where nothing could be read. */
export const nothingToRead: AnswerReading = { kind: 'unread', because: 'nothing_to_read' };
