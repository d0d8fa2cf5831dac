import { type TopicId, topicIds } from '#contract/topics.ts';
import { offlineAssessor, type TopicReadings, type TopicTranscript } from '#core/scoring/assessment.ts';
import { type AssessedTopic, finishTopic, prepareTopic, readPlainly } from '#core/scoring/assess-topic.ts';
import { hiddenTexts } from '#core/scoring/hidden-texts.ts';
import { interviewContradictions } from '#core/scoring/interview-contradictions.ts';
import {
  contradictedTurns,
  feedbackOf,
  type InterviewScore,
  offlineHonesty,
} from '#core/scoring/score-interview.ts';
import { notifyAccountChanged } from '#server/accounts/account-changes.ts';
import { captureCredit } from '#server/billing/capture-credit.ts';
import { releaseCredit } from '#server/billing/release-credit.ts';
import type { Assessor, AssessWork } from '#server/interviewer/assessor.ts';
import { readEvents } from '#server/interviews/interview-event-store.ts';
import { findInterviewForService } from '#server/interviews/interview-store.ts';
import { notify } from '#server/platform/database/notify.ts';
import type { Parts } from '#server/platform/parts.ts';
import { findStuckScoring, insertFeedback, leaveScoring } from './feedback-store.ts';
import { type FinishedInterview, interviewRecord } from './interview-record.ts';
import { frozenInput, openStages } from './scoring-stages.ts';

export type ScoringDeps = Pick<Parts, 'database' | 'clock'> & { assessor: Assessor };

/** How long scoring is tried before the interview is given up and its credit returned (trust.md F17). */
const giveUpMs = 24 * 60 * 60_000;

/**
 * Scores a finished interview: stage by stage, each stored as it is done, then the feedback and the capture of its credit in one
 * transaction. Run again or by two workers it continues where it stood and gives one result (panel.md B2.5).
 */
export async function scoreInterview(deps: ScoringDeps, { sessionId }: { sessionId: string }): Promise<void> {
  const read = await deps.database.read(async (tx) => ({
    row: await findInterviewForService(tx, sessionId),
    events: await readEvents(tx, sessionId, 0),
  }));
  if (read.row?.state !== 'scoring') return;
  const record = interviewRecord(read.row, read.events);
  if (!record) return finish(deps, sessionId, { kind: 'refused', reason: 'too_few_topics', topics: [] });
  await finish(deps, sessionId, await score(deps, record));
}

async function score(deps: ScoringDeps, record: FinishedInterview): Promise<InterviewScore> {
  const { assessor } = deps;
  const frozen = frozenInput(record, assessor);
  const stages = openStages(deps, record.sessionId, frozen);
  await stages.stage('frozen', async () => frozen);
  const hidden = hiddenTexts(record.candidateName, record.facts);
  const work = { sessionId: record.sessionId, uid: record.uid, hidden, stage: stages.stage };
  const by = { kind: assessor.identity.kind, calibration: assessor.calibration };
  const contradictions = interviewContradictions(record.transcript, record.facts);
  const standing = contradictedTurns(contradictions);
  const prepared = topicIds.map((topicId) =>
    prepareTopic({ ...record, topicId, contradictedTurns: standing }, by.kind === 'offline'),
  );
  const toAssess = prepared.flatMap((one) => (one.kind === 'to_assess' ? [one.topic] : []));
  const read = await stages.topicsRead();
  await readTopics(deps, toAssess, work, read);
  const topics = prepared.map((one): AssessedTopic => {
    if (one.kind === 'done') return one.assessed;
    const readings = read.get(one.topic.topicId) ?? readPlainly(one.topic);
    return finishTopic({ contradictedTurns: standing }, one.topic, readings, by);
  });
  const byModel = [...read.values()].some((one) => one.by === 'model');
  const { identity, honesty } = byModel ? assessor : { identity: offlineAssessor, honesty: offlineHonesty };
  return feedbackOf(record, await inWords(deps, topics, work), contradictions, identity, honesty);
}

/** The readings of every topic as they are stored: what is there already is not read again, and of two workers the first counts. */
async function readTopics(
  { assessor }: ScoringDeps,
  topics: readonly TopicTranscript[],
  work: AssessWork,
  done: Map<TopicId, TopicReadings>,
): Promise<void> {
  const left = topics.filter((topic) => !done.has(topic.topicId));
  const keep = async (one: TopicReadings): Promise<void> => {
    done.set(one.topicId, await work.stage(`topic:${one.topicId}`, async () => one));
  };
  if (left.length > 0) await assessor.assess(left, work, keep);
}

/** The topics with the assessor's own words where it has good ones; the template's stay elsewhere. */
async function inWords(
  { assessor }: ScoringDeps,
  topics: readonly AssessedTopic[],
  work: AssessWork,
): Promise<AssessedTopic[]> {
  const prose = await assessor.write(topics, work);
  const byTopic = new Map(prose.map(({ topicId, text, nextStep }) => [topicId, { text, nextStep }]));
  return topics.map((topic) => ({
    ...topic,
    feedback: { ...topic.feedback, ...byTopic.get(topic.feedback.topicId) },
  }));
}

async function finish(
  { database, clock }: ScoringDeps,
  sessionId: string,
  result: InterviewScore,
): Promise<void> {
  const now = clock.now();
  const hasFeedback = result.kind === 'feedback';
  await database.transaction(async (tx) => {
    const refused = result.kind === 'refused' ? result.reason : null;
    const left = await leaveScoring(tx, { sessionId, state: 'done', hasFeedback, refused, now });
    if (!left) return;
    if (result.kind === 'feedback') {
      await insertFeedback(tx, left.uid, result.feedback);
      const captured = await captureCredit(tx, { holdKey: left.holdKey, now });
      if (captured === 'otherwise')
        throw new Error('This interview gave its credit back before it was scored.');
    } else {
      await releaseCredit(tx, { holdKey: left.holdKey, now });
    }
    await notifyAccountChanged(tx, left.uid);
    await notify(tx, 'interviews', `state:${sessionId}`);
  });
}

/** Gives up on interviews that could not be scored for a day: the credit goes back and the room says so. */
export async function giveUpScoring({ database, clock }: Pick<Parts, 'database' | 'clock'>): Promise<void> {
  const now = clock.now();
  const stuck = await database.read((tx) => findStuckScoring(tx, new Date(now.getTime() - giveUpMs)));
  for (const sessionId of stuck) {
    await database.transaction(async (tx) => {
      const given = { sessionId, state: 'failed', hasFeedback: false, refused: 'failed', now } as const;
      const left = await leaveScoring(tx, given);
      if (!left) return;
      await releaseCredit(tx, { holdKey: left.holdKey, now });
      await notifyAccountChanged(tx, left.uid);
      await notify(tx, 'interviews', `state:${sessionId}`);
    });
  }
}
