import type { Again } from '#contract/again.ts';
import type { Feedback } from '#contract/feedback.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Turn } from '#contract/transcript.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { chooseWeakest } from './choose-weakest.ts';
import { pointedQuestion } from './pointed-question.ts';

const begins = ({ role, move }: Turn): boolean => role === 'panel' && (move === 'lead' || move === 'closing');

/** The turns from the question that a thread began with to the next such question. */
function threadOf(transcript: readonly Turn[], turnId: string): Turn[] {
  const at = transcript.findIndex(({ id }) => id === turnId);
  const from = transcript.slice(0, at).findLastIndex((turn) => begins(turn));
  const next = transcript.findIndex((turn, place) => place > at && begins(turn));
  return transcript.slice(Math.max(0, from), next < 0 ? undefined : next);
}

/** Something else that was said in the thread of an answer, and what it was said to. */
export type ToldAround = { asked: string; said: string };

/** What else was asked and said in the thread of an answer; what tries to steer is not among it. */
export function toldAround(transcript: readonly Turn[], turnId: string): ToldAround[] {
  const thread = threadOf(transcript, turnId);
  return thread.flatMap(({ role, id, text: said, unscored }, at) => {
    if (role !== 'candidate' || id === turnId || unscored) return [];
    const asked = thread.slice(0, at).findLast((turn) => turn.role === 'panel')?.text ?? '';
    const { ignored } = analyseAnswer({ answer: said, question: asked, facts: [], earlierAnswers: [] });
    return ignored.length > 0 ? [] : [{ asked, said }];
  });
}

/** The answer to give again and the pointed question that plain code asks about it: pure, the same for the same feedback (rules AGAIN-1, AGAIN-2). */
export function makeAgain(feedback: Feedback, facts: readonly ResumeFact[]): Again {
  const weakest = chooseWeakest(feedback, facts);
  if ('kind' in weakest) return weakest;
  const { topic, answer } = weakest;
  const thread = threadOf(feedback.transcript, answer.turnId);
  const began = thread.find(begins)?.text;
  return {
    kind: 'answer',
    topicId: topic.topicId,
    topicName: topic.name,
    began: began === undefined || began === answer.question ? null : began,
    question: answer.question,
    turnId: answer.turnId,
    answer: answer.text,
    pointed: pointedQuestion(topicTable[topic.topicId].scoring.kind, {
      text: answer.text,
      thread: thread.flatMap(({ role, text }) => (role === 'candidate' ? [text] : [])).join('\n'),
      signals: answer.signals,
    }),
    pointedBy: null,
  };
}
