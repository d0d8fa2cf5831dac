import type { TopicId } from '#contract/topics.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { AssessorIdentity, TopicReadings, TopicTranscript } from '#core/scoring/assessment.ts';
import type { AssessedTopic } from '#core/scoring/assess-topic.ts';
import { hiddenTexts } from '#core/scoring/hidden-texts.ts';
import type { InterviewScore } from '#core/scoring/interview-feedback.ts';
import type { Assessor, AssessWork } from '#server/interviewer/assessor.ts';
import type { FinishedInterview } from './interview-record.ts';
import type { ScoringStages } from './scoring-stages.ts';
import { workHere, type WorkPlace } from './scoring-work.ts';

/**
 * The score of a finished interview by any assessor: code prepares the topics, the assessor reads and writes them stage by stage, code sums.
 * The same record with the same stages gives the same score. An interview that the assessor could not read at all is scored offline and
 * says so (rules READ-7, READ-8). `place` is where code thinks.
 */
export async function scoreRecord(
  assessor: Assessor,
  record: FinishedInterview,
  stages: ScoringStages,
  place: WorkPlace = workHere,
): Promise<InterviewScore> {
  const { topics, ledger, by } = await readRecord(assessor, record, stages, place);
  return place.do('feedback', record, topics, ledger, by);
}

/** The topics of a finished interview or drill as the assessor read them, its claims, and who that was. */
export async function readRecord(
  assessor: Assessor,
  record: FinishedInterview,
  stages: ScoringStages,
  place: WorkPlace,
): Promise<{
  topics: AssessedTopic[];
  ledger: readonly Claim[];
  by: { identity: AssessorIdentity; honesty: string };
}> {
  const { sessionId, uid, candidateName, facts } = record;
  const work = { sessionId, uid, hidden: hiddenTexts(candidateName, facts), stage: stages.stage };
  const by = { kind: assessor.identity.kind, calibration: assessor.calibration };
  const { ledger, standing, prepared } = await place.do('prepare', record, by.kind === 'offline');
  const read = await stages.topicsRead();
  const left = prepared.flatMap((one) =>
    one.kind === 'to_assess' && !read.has(one.topic.topicId) ? [one.topic] : [],
  );
  await readTopics(assessor, left, work, read);
  const topics = await place.do(
    'finish',
    standing,
    prepared.map((one) => ({
      prepared: one,
      read: one.kind === 'to_assess' ? read.get(one.topic.topicId) : undefined,
    })),
    by,
  );
  const worded = await inWords(assessor, topics, work);
  const readNothing = by.kind === 'model' && !topics.some((one) => one.feedback.assessedBy === 'model');
  const { identity, honesty } = readNothing ? unread(assessor) : assessor;
  return { topics: worded, ledger, by: { identity, honesty } };
}

/** What a model's name is worth on feedback that it had no part in. */
function unread({ identity }: Assessor): Pick<Assessor, 'identity' | 'honesty'> {
  const honesty = `${identity.name} was to read this and could not. Plain code checked evidence, structure and consistency with your resume; it cannot tell whether facts are right.`;
  return { identity: { ...identity, calibrated: false }, honesty };
}

/** Reads what is left to read; of two workers' readings the one that was stored first counts. */
async function readTopics(
  assessor: Assessor,
  left: readonly TopicTranscript[],
  work: AssessWork,
  read: Map<TopicId, TopicReadings>,
): Promise<void> {
  const keep = async (one: TopicReadings): Promise<void> => {
    read.set(one.topicId, await work.stage(`topic:${one.topicId}`, async () => one));
  };
  if (left.length > 0) await assessor.assess(left, work, keep);
}

/** The topics with the assessor's own words where it has good ones; the template's stay elsewhere. */
async function inWords(
  assessor: Assessor,
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
