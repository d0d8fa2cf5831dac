import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import { notesOf, panelOf, tacticLogOf, transcriptOf } from '#core/interview/shown-state.ts';
import { questionBank } from '#core/interview/questions/question-bank.ts';
import { schoolStem } from '#core/interview/questions/school-questions.ts';
import type { AnswerKeys } from '#core/scoring/answer-keys.ts';
import type { TopicWeights } from '#core/scoring/overall-score.ts';
import type { InterviewRecord } from '#core/scoring/interview-feedback.ts';
import { type InterviewLog, applyStored, emptyLog } from '#server/interviews/interview-log.ts';
import type { StoredEvent } from '#server/interviews/interview-event-store.ts';
import type { InterviewRow } from '#server/interviews/interview-store.ts';

/** A finished interview as it is scored. The name is for taking it out of what a model reads. */
export type FinishedInterview = InterviewRecord & { uid: string; candidateName: string };

/** What of a finished interview is scored, rebuilt from its events; null when it was never started. */
export function interviewRecord(
  row: Pick<InterviewRow, 'sessionId' | 'uid' | 'startedAt' | 'endedAt' | 'frozenMs'>,
  events: readonly StoredEvent[],
): FinishedInterview | null {
  const log = applyStored(emptyLog, events);
  const { setting } = log.state;
  if (!setting || !row.endedAt || !row.startedAt) return null;
  return {
    sessionId: row.sessionId,
    uid: row.uid,
    candidateName: setting.candidateName,
    transcript: transcriptOf(log.state),
    tactics: tacticLogOf(log.state),
    style: setting.style,
    profile: setting.profile,
    facts: setting.facts,
    ...(setting.resumeLines ? { resumeLines: setting.resumeLines } : {}),
    panel: panelOf(log.state),
    completedAt: row.endedAt.toISOString(),
    durationMs: Math.max(0, row.endedAt.getTime() - row.startedAt.getTime() - row.frozenMs),
    keys: answerKeys(log),
    ...(setting.scenario ? { weights: weightsOf(setting.scenario) } : {}),
    notes: notesOf(log.state),
  };
}

/** What a school's topics weigh, of those that have a score of their own (rule SCHOOL-35). */
const weightsOf = ({ topics }: ScenarioPlan): TopicWeights =>
  new Map(topics.map(({ topicId, weightPercent }) => [topicId, weightPercent]));

/** What right answers hold, by the panel turn that asked: from the reviewed bank (rule BANK-1), or from the school whose question it was (rule SCHOOL-32). */
function answerKeys(log: InterviewLog): AnswerKeys {
  const { scenario } = log.state.setting ?? {};
  const schools = [...(scenario?.mustAsk ?? []), ...(scenario?.mayAsk ?? [])].map(
    (one) => schoolStem(one).stem,
  );
  const keys = new Map(
    [...questionBank, ...schools].flatMap(({ id, key }) => (key ? [[id, key] as const] : [])),
  );
  return new Map(
    log.asked.flatMap(({ turnId, stemId }) => {
      const key = stemId === undefined ? undefined : keys.get(stemId);
      if (!key) return [];
      const { keyPoints, answer, solution, hint, discipline } = key;
      const hints = hint ? Object.values(hint) : [];
      const puzzle =
        answer && solution
          ? { answer: answer.value, counts: answer.counts, asks: answer.asks, hints, solution }
          : {};
      const subject = discipline && discipline !== 'any' && !answer ? { ofSubject: true as const } : {};
      return [[turnId, { keyPoints, accepts: answer?.accepts ?? [], ...puzzle, ...subject }] as const];
    }),
  );
}
