import type { FeedbackQuote, TopicFeedback } from '#contract/feedback.ts';
import { type CandidateProfile, type TopicId, topicName } from '#contract/topics.ts';
import type { TopicReadings, TopicTranscript } from './assessment.ts';
import type { TopicGrade } from './grade-topic.ts';
import { quotesTakenBack } from './pick-quotes.ts';
import { caps, enoughAnswers } from './rubric.ts';
import { type Band, bandAround } from './score-band.ts';
import { addUp, byStrength, missingFrom, receiptOf, topicText } from './write-topic.ts';
import { topicTable } from '#core/topics/topic-table.ts';

/** From this score on a topic holds: plain code has no step for it (rule PROSE-10). */
const holdsFrom = 7;

type NotAssessed = NonNullable<TopicFeedback['notAssessedBecause']>;

const noNumber: Record<NotAssessed, string> = {
  not_asked: 'The panel did not come to this. No question, so no number, and it does not lower your overall.',
  too_little_said: 'There is too little here for a fair number. It does not lower your overall.',
  code_mixed:
    'Part of this was in Hindi or another language, which the offline reading cannot weigh fairly. No number, and it does not lower your overall.',
  not_scored_in_chill: 'Chill does not test composure. Its weight goes to the other topics.',
  no_tactic_fired:
    'No answer of yours follows a push of the panel, so there is nothing to score. Its weight goes to the other topics.',
  unscored_topic: 'The closing is not scored. It is your last word, and stays one.',
  no_model: 'No model read this, so there is no number.',
};

/** The feedback of a topic that has no number, and why. */
export function notAssessed(
  topicId: TopicId,
  profile: CandidateProfile,
  because: NotAssessed,
): TopicFeedback {
  return {
    topicId,
    name: topicName(topicId, profile),
    score: null,
    band: null,
    notAssessedBecause: because,
    text: noNumber[because],
    levels: [],
    quotes: [],
    missing: [],
    nextStep: '',
    caps: [],
  };
}

/** Whether a topic has heard enough for a number (rule RUBRIC-6): an answer that was not to be short, and two answers, its count of words in one, or a right answer to a puzzle. */
export function heardEnough(topic: TopicTranscript): boolean {
  const words = topic.answers.reduce((sum, answer) => sum + answer.signals.words, 0);
  const right = topic.answers.some((answer) => answer.key?.right === true);
  const { enoughWords, expectsBrief } = topicTable[topic.topicId].scoring;
  // Whoever keeps to ten words because the panel wants ten has had no chance to say enough.
  if (!expectsBrief && !right && topic.answers.every((answer) => answer.briefExpected)) return false;
  return topic.answers.length >= enoughAnswers || words >= enoughWords || right;
}

/** Whether two quotes of one turn share a stretch of words. */
function overlaps(a: FeedbackQuote, b: FeedbackQuote): boolean {
  const start = (quote: string): string => quote.split(/\s+/).slice(0, 5).join(' ');
  return a.turnId === b.turnId && (a.quote.includes(start(b.quote)) || b.quote.includes(start(a.quote)));
}

/** Up to four verified quotes, the strongest criterion's first, no words twice, and none of what was taken back afterwards. */
function quotesOf(topic: TopicTranscript, grade: TopicGrade): FeedbackQuote[] {
  const all = byStrength(grade.criteria).flatMap((one) =>
    one.evidence
      .slice(0, 2)
      .filter((quote) => !quotesTakenBack(quote, topic))
      .map((quote) => ({ ...quote, criterion: one.criterion })),
  );
  return all.filter((one, index) => !all.slice(0, index).some((other) => overlaps(one, other))).slice(0, 4);
}

/** A graded topic as the candidate reads it: receipts that add up, caps in words, quotes, what was missing and a step. */
export function topicFeedbackOf(
  topic: TopicTranscript,
  grade: TopicGrade,
  half: number,
  by: TopicReadings['by'],
): TopicFeedback {
  const band: Band = bandAround(grade.score, half);
  return {
    topicId: topic.topicId,
    name: topicName(topic.topicId, topic.profile),
    score: grade.score,
    band,
    text: topicText(topic, grade, by),
    levels: addUp(grade.criteria).map((one) => ({
      criterion: one.criterion,
      level: one.level === null ? null : Math.round(one.level),
      because: receiptOf(one),
    })),
    quotes: quotesOf(topic, grade),
    missing: missingFrom(grade),
    nextStep:
      by === 'offline' && Math.round(grade.score) >= holdsFrom
        ? ''
        : topicTable[topic.topicId].scoring.nextStep,
    caps: grade.caps.map((id) => caps[id].words),
  };
}
