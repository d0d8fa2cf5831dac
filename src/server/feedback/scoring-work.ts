import { claimLedger } from '#core/claims/claim-ledger.ts';
import type { Claim } from '#core/claims/claim.ts';
import { claimStandings } from '#core/insight/ledger/claim-standings.ts';
import { ledgerRead, ledgerToJudge } from '#core/insight/ledger/reading/read-ledger.ts';
import { claimsToRead } from '#core/insight/ledger/reading/shown-claims.ts';
import { drawPressureMap } from '#core/insight/pressure-map/draw-pressure-map.ts';
import type { TopicFeedback } from '#contract/feedback.ts';
import { makeAgain } from '#core/insight/again/make-again.ts';
import { answerAlone, readingOf } from '#core/insight/again/read-answers.ts';
import { topicIds } from '#contract/topics.ts';
import type { AssessorIdentity, TopicReadings, TopicTranscript } from '#core/scoring/assessment.ts';
import {
  type AssessedTopic,
  finishTopic,
  prepareTopic,
  readPlainly,
  type ScoringBy,
} from '#core/scoring/assess-topic.ts';
import {
  contradictedTurns,
  feedbackOf,
  type InterviewScore,
  topicFeedbackIn,
} from '#core/scoring/interview-feedback.ts';
import { type FinishedInterview, interviewRecord } from './interview-record.ts';

/** A topic as the rules left it, and what was read in it, where it was to be read. */
type ReadTopic = { prepared: ReturnType<typeof prepareTopic>; read: TopicReadings | undefined };

/** What scoring an interview thinks about, in pieces: pure, of plain data, long enough that nobody's turn should wait for one. */
export const scoringWork = {
  /** The finished interview, its conductor replayed. */
  record: interviewRecord,

  /** Its claims, and every topic as far as code alone decides. */
  prepare: (record: FinishedInterview, offline: boolean) => {
    const { transcript, facts } = record;
    const ledger = claimLedger({ transcript, facts });
    const standing = { contradictedTurns: contradictedTurns(ledger) };
    const prepared = topicIds.map((topicId) => prepareTopic({ ...record, ...standing, topicId }, offline));
    return { ledger, standing, prepared };
  },

  /** What plain code reads in a topic. */
  read: (topic: TopicTranscript): TopicReadings => readPlainly(topic),

  /** Every topic with its level, score and words; what nobody read is read plainly. */
  finish: (
    standing: { contradictedTurns: ReadonlySet<string> },
    topics: readonly ReadTopic[],
    by: ScoringBy,
  ): AssessedTopic[] =>
    topics.map(({ prepared, read }) => {
      if (prepared.kind === 'done') return prepared.assessed;
      return finishTopic(standing, prepared.topic, read ?? readPlainly(prepared.topic), by);
    }),

  /** One topic's feedback, as it stands in the whole one. */
  topic: (record: FinishedInterview, topic: AssessedTopic, ledger: readonly Claim[]): TopicFeedback =>
    topicFeedbackIn(record, topic, ledger),

  /** The whole feedback, or why there is none. */
  feedback: (
    record: FinishedInterview,
    topics: readonly AssessedTopic[],
    ledger: readonly Claim[],
    { identity, honesty }: { identity: AssessorIdentity; honesty: string },
  ): InterviewScore => feedbackOf(record, topics, ledger, identity, honesty),

  /** What became of each claim, as the candidate reads it. */
  ledger: claimStandings,
  /** The same as a model reads it, in its three steps. */
  claimsToRead,
  ledgerToJudge,
  ledgerRead,

  /** The interview as one line. */
  pressureMap: drawPressureMap,
  /** The answer of a feedback that is worth giving again. */
  again: makeAgain,
  /** An answer as if it were the only one on its topic, and what was read in it. */
  answerAlone,
  answerReading: readingOf,
};

type Work = typeof scoringWork;

/** Where that work is done: here, or on a thread of its own. */
export type WorkPlace = {
  do<Name extends keyof Work>(name: Name, ...given: Parameters<Work[Name]>): Promise<ReturnType<Work[Name]>>;
};

type AnyWork = (...given: readonly unknown[]) => unknown;
/** One piece of the work by its name. */
export const workNamed = (name: keyof Work): AnyWork => scoringWork[name] as AnyWork;

/** In the thread that asks: for measurements and tests, where nobody's turn waits. */
export const workHere: WorkPlace = {
  do: async (name, ...given) => workNamed(name)(...given) as never,
};
