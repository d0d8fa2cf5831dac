import type { Feedback, TopicFeedback } from '#contract/feedback.ts';
import type { Panellist } from '#contract/panellists.ts';
import type { ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import type { CandidateProfile } from '#contract/topics.ts';
import type { TacticFiring, Turn } from '#contract/transcript.ts';
import { analyseAnswer } from '#core/answers/analyse-answer.ts';
import type { Claim } from '#core/claims/claim.ts';
import type { AssessorIdentity } from './assessment.ts';
import type { AssessedTopic } from './assess-topic.ts';
import type { AnswerKeys } from './answer-keys.ts';

import { topicTable } from '#core/topics/topic-table.ts';
import { overallScore, type TopicWeights, weighsEnough, weightIn } from './overall-score.ts';
import { puzzlesIn } from './puzzles.ts';
import { subjectsIn } from './subject-answers.ts';
import { rubricHash } from './rubric.ts';
import { groundedIn, isDeniedBy } from './check-feedback.ts';
import { factsOf, type InterviewLog, type TopicFacts } from './topic-facts.ts';
import { missingFrom, topicText } from './write-topic.ts';
import { marginNotes } from './write-margin-notes.ts';
import { countedVerdict, drillsFor, type SummedTopic, verdictOf } from './write-verdict.ts';
import type { ToldBefore } from './fresh-words.ts';

/** A finished interview, as far as its feedback tells of it. */
export type InterviewRecord = {
  sessionId: string;
  transcript: readonly Turn[];
  tactics: readonly TacticFiring[];
  style: Style;
  profile: CandidateProfile;
  facts: readonly ResumeFact[];
  resumeLines?: readonly string[];
  panel: readonly Panellist[];
  completedAt: string;
  durationMs: number;
  keys?: AnswerKeys;
  /** Summaries and drills of the candidate's other feedback, whose words are not used again. */
  toldBefore?: ToldBefore;
  /** What a school's scenario weighs (rule SCHOOL-35). */
  weights?: TopicWeights;
  /** What the panellists wrote down for themselves. */
  notes?: NonNullable<Feedback['notes']>;
};

export type InterviewScore =
  | { kind: 'feedback'; feedback: Feedback }
  | { kind: 'refused'; reason: 'too_few_topics'; topics: TopicFeedback[] };

/** What the offline assessor can and cannot judge (rule PROSE-2). */
export const offlineHonesty =
  'Offline practice interviewer: no AI model is used. It checks evidence, structure and consistency with your resume; it cannot tell whether facts are right.';

/** Sentences that tried to steer the panel, by turn; they counted for nothing. */
function ignoredSentences(transcript: readonly Turn[]): Feedback['ignored'] {
  return transcript
    .filter((turn) => turn.role === 'candidate' && turn.text.trim() !== '')
    .flatMap((turn) =>
      analyseAnswer({ answer: turn.text, question: '', facts: [], earlierAnswers: [] }).ignored.map(
        (one) => ({ turnId: turn.id, text: one.text }),
      ),
    );
}

/** Conflicts with the resume that nobody explained. Two answers may speak of two things: code does not hold them against each other (rule PROSE-9). */
const conflictsIn = (ledger: readonly Claim[]): NonNullable<Claim['conflict']>[] =>
  ledger.flatMap(({ outcome, conflict }) =>
    outcome === 'in_conflict' && conflict && conflict.againstTurnId === undefined ? [conflict] : [],
  );

/** The turns whose conflicts were left standing. */
export const contradictedTurns = (ledger: readonly Claim[]): Set<string> =>
  new Set(conflictsIn(ledger).map(({ turnId }) => turnId));

/** What a topic's feedback is held against: the log, what was counted in its answers, and the levels of a model that read it. */
function factsFor({ feedback, topic }: AssessedTopic, log: InterviewLog): TopicFacts {
  const levels = feedback.assessedBy === 'model' ? feedback.levels : [];
  return factsOf(topic, log, Object.fromEntries(levels.map((one) => [one.criterion, one.level])));
}

/** A topic's feedback without what the log or its own receipts deny; the template's words where nothing else is left (rule PROSE-4). A next step is whole (rule PROSE-8). */
function agreeing(assessed: AssessedTopic, log: InterviewLog): TopicFeedback {
  const { feedback, topic, grade } = assessed;
  if (feedback.score === null) return feedback;
  const facts = factsFor(assessed, log);
  const by = feedback.assessedBy === 'model' ? 'model' : 'offline';
  const template = grade ? topicText(topic, grade, by) : feedback.text;
  const held = feedback.caps.find((words) => feedback.text.endsWith(words)) ?? '';
  const told = feedback.text.slice(0, feedback.text.length - held.length);
  const text = feedback.text === template ? template : `${groundedIn(told, facts)} ${held}`.trim();
  const counted = grade && by === 'offline' ? missingFrom(grade) : [];
  const ours = topicTable[topic.topicId].scoring.nextStep;
  return {
    ...feedback,
    text: text === '' ? template : text,
    missing: feedback.missing.filter((line) => counted.includes(line) || !isDeniedBy(facts, line, 'missing')),
    nextStep: isDeniedBy(facts, feedback.nextStep, 'step') ? ours : feedback.nextStep,
  };
}

/** Whose floor the overall's band has: a model that read nothing makes nothing surer. */
function readBy(topics: readonly TopicFeedback[], { kind }: AssessorIdentity): AssessorIdentity['kind'] {
  return kind === 'model' && topics.some((topic) => topic.assessedBy === 'model') ? 'model' : 'offline';
}

/** One topic's feedback, held against the log, with the puzzles that were asked in it. */
export function topicFeedbackIn(
  record: InterviewRecord,
  topic: AssessedTopic,
  ledger: readonly Claim[],
): TopicFeedback {
  const puzzles = puzzlesIn(record.transcript, topic.feedback.topicId, record.keys ?? new Map());
  const subjects = subjectsIn(record.transcript, topic.feedback.topicId, record.keys ?? new Map());
  const log = { ...record, contradicted: contradictedTurns(ledger) };
  return {
    ...agreeing(topic, log),
    ...(puzzles.length > 0 ? { puzzles } : {}),
    ...(subjects.length > 0 ? { subjects } : {}),
  };
}

/**
 * An interview's feedback from its assessed topics, whoever assessed them: all arithmetic and all words, no reading of answers. Refused when
 * fewer than three topics have a number; then the credit goes back.
 */
export function feedbackOf(
  record: InterviewRecord,
  topics: readonly AssessedTopic[],
  ledger: readonly Claim[],
  assessor: AssessorIdentity,
  honesty: string,
): InterviewScore {
  const feedbacks = topics.map((one) => topicFeedbackIn(record, one, ledger));
  const scores = topics.flatMap((one) =>
    one.feedback.score === null
      ? []
      : [{ topicId: one.feedback.topicId, score: one.feedback.score, half: one.half }],
  );
  const kind = readBy(feedbacks, assessor);
  const overall = overallScore(scores, record.profile, kind, record.weights);
  if (!overall) return { kind: 'refused', reason: 'too_few_topics', topics: feedbacks };
  const summedUp = kind === 'model' || weighsEnough(scores, record.profile, record.weights);
  const summed = topics.flatMap((one, at): SummedTopic[] => {
    const { grade } = one;
    const feedback = feedbacks[at];
    return grade && feedback ? [{ ...one, grade, feedback }] : [];
  });
  const weigh = weightIn(record.profile, record.weights);
  const answers = topics.flatMap(({ topic }) => topic.answers);
  const told = record.toldBefore ?? { summaries: [], drills: [] };
  return {
    kind: 'feedback',
    feedback: {
      sessionId: record.sessionId,
      avgScore: summedUp ? overall.score : null,
      band: summedUp ? overall.band : null,
      completedAt: record.completedAt,
      style: record.style,
      profile: record.profile,
      durationMs: record.durationMs,
      assessedTopics: overall.assessed,
      verdict:
        kind === 'model' ? verdictOf(summed, record.style, told, answers) : countedVerdict(record.transcript),
      topics: feedbacks,
      drills: kind === 'model' ? drillsFor(summed, ({ grade }) => weigh(grade.topicId), told) : [],
      contradictions: conflictsIn(ledger).map(({ turnId, words, against }) => ({
        turnId,
        claim: words,
        resumeSays: against,
      })),
      tactics: [...record.tactics],
      transcript: [...record.transcript],
      marginNotes: marginNotes(
        topics.map((one) => one.topic),
        contradictedTurns(ledger),
      ),
      panel: [...record.panel],
      assessor: { ...assessor, rubricHash, honesty },
      ignored: ignoredSentences(record.transcript),
      ...(record.notes && record.notes.length > 0 ? { notes: record.notes } : {}),
    },
  };
}
