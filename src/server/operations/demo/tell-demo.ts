import type { Feedback, Relevance } from '#contract/feedback.ts';
import { transcriptOf } from '#core/interview/shown-state.ts';
import { mayTell, type Told } from '#core/scoring/as-told.ts';
import type { InterviewLog } from '#server/interviews/interview-log.ts';
import { demoAnswers } from './answers/answer-bank.ts';

/** What each answer came to for its question; a line of limits is in no bank, and answers nothing. */
const meets = new Map(demoAnswers.map(({ text, meets: told = 'yes' }) => [text, told]));

/** What the demo's candidate tells of their answers in an interview, as one who reads them again (rule TOLD-1). */
export function toldOf(log: InterviewLog, feedback: Feedback): Told {
  const said = transcriptOf(log.state).filter(({ role, text }) => role === 'candidate' && text.trim() !== '');
  const topics = feedback.topics.filter(({ topicId }) => mayTell(feedback, topicId));
  return Object.fromEntries(
    topics.map(({ topicId }) => {
      const own = said.filter((turn) => turn.topicId === topicId);
      return [topicId, together(own.map(({ text }) => meets.get(text) ?? 'no'))];
    }),
  );
}

/** Several answers as one: they met the questions if all did, and missed them if all did. */
function together(all: readonly Relevance[]): Relevance {
  const [first = 'no', ...rest] = all;
  return rest.every((one) => one === first) ? first : 'partly';
}
