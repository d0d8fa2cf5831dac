import { wordCount, wordKeys } from '#core/text/words-of.ts';
import { criterionIds, type CriterionId, type Reader } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { CriterionAssessment, EvidenceQuote, Reading, TopicTranscript } from './assessment.ts';
import { assessOffline, noFollowUp } from './assess-offline.ts';
import { verbatim } from './verify-quote.ts';

/** Words a model says it found in a turn, and which criterion they speak for or against. */
export type EvidenceClaim = {
  turnId: string;
  quote: string;
  criterion: CriterionId;
  polarity: 'for' | 'against';
  note: string;
};

/** A claim that was found to stand in its turn, with a name that readers rest their levels on. */
export type Evidence = EvidenceClaim & { id: string; topicId: TopicId };

/** What one reader says of one criterion of one topic. */
export type LevelMark = {
  topicId: TopicId;
  criterion: CriterionId;
  level: number;
  evidenceIds: readonly string[];
  missing: string;
};

/** With less of a topic's reading than this share usable, it is asked for again (rule READ-6). */
const leastCoverage = 0.8;
/** More quotes than this say nothing more of a topic. */
const mostPerTopic = 14;
const longestNoteWords = 20;

const sameQuote = (one: EvidenceClaim): string =>
  [one.turnId, one.criterion, one.polarity, wordKeys(one.quote).join(' ')].join('|');

/** Which claims stand in a turn of these topics, word for word as the turn has them, and what had to be dropped. `survival` is the share that stood. */
export function verifyClaims(
  claims: readonly EvidenceClaim[],
  topics: readonly TopicTranscript[],
): { verified: EvidenceClaim[]; dropped: EvidenceQuote[]; survival: number } {
  const answers = topics.flatMap((topic) => topic.answers);
  const [verified, dropped]: [EvidenceClaim[], EvidenceQuote[]] = [[], []];
  for (const claim of claims) {
    const quote = verbatim(claim, answers);
    if (quote === null) dropped.push({ turnId: claim.turnId, quote: claim.quote });
    else verified.push({ ...claim, quote });
  }
  return { verified, dropped, survival: claims.length === 0 ? 1 : verified.length / claims.length };
}

/** A topic answered in so many words holds something that can be quoted, be it against the candidate. */
const fullTopicWords = 60;

/** The topics answered at length of which no claim stands: a reading of them would rest on nothing (rule READ-13). */
export function unquotedTopics(
  topics: readonly TopicTranscript[],
  claims: readonly EvidenceClaim[],
): TopicTranscript[] {
  const quoted = new Set(claims.map((claim) => claim.turnId));
  return topics.filter(
    ({ answers }) =>
      !answers.some((answer) => quoted.has(answer.turnId)) &&
      answers.reduce((sum, answer) => sum + answer.signals.words, 0) >= fullTopicWords,
  );
}

/** Verified claims in the order of the interview, each once, with their names; a note that runs on is left out. */
export function namedEvidence(
  claims: readonly EvidenceClaim[],
  topics: readonly TopicTranscript[],
): Evidence[] {
  const once = [...new Map(claims.map((claim) => [sameQuote(claim), claim])).values()];
  const inOrder = topics.flatMap(({ topicId, answers }) => {
    const turnIds = answers.map((answer) => answer.turnId);
    return once
      .filter((claim) => turnIds.includes(claim.turnId))
      .sort((a, b) => turnIds.indexOf(a.turnId) - turnIds.indexOf(b.turnId))
      .slice(0, mostPerTopic)
      .map((claim) => ({ ...claim, topicId }));
  });
  return inOrder.map((claim, at) => ({
    ...claim,
    note: wordCount(claim.note) > longestNoteWords ? '' : claim.note,
    id: `E${String(at + 1).padStart(2, '0')}`,
  }));
}

/** The criteria a topic can be read by: how follow-ups were met only where some were asked. */
function criteriaOf(topic: TopicTranscript): CriterionId[] {
  const probed = topic.answers.some((answer) => answer.isProbe);
  return criterionIds.filter((criterion) => criterion !== 'response' || probed);
}

function markFor(
  marks: readonly LevelMark[],
  topic: TopicTranscript,
  criterion: CriterionId,
): LevelMark | undefined {
  return marks.find((one) => one.topicId === topic.topicId && one.criterion === criterion);
}

/** The share of what a topic is read by that has a mark, 0-1. */
function coverageOf(topic: TopicTranscript, marks: readonly LevelMark[]): number {
  const asked = criteriaOf(topic).map((criterion) => markFor(marks, topic, criterion));
  return asked.filter((mark) => mark !== undefined).length / asked.length;
}

/** Whether marks of 3 and 4 rest on evidence of the topic where it has any: a reading that names none of it has not been read rightly (rule READ-13). */
function restsOnEvidence(
  topic: TopicTranscript,
  marks: readonly LevelMark[],
  evidence: readonly Evidence[],
): boolean {
  const own = new Set(
    evidence.filter((one) => one.topicId === topic.topicId && one.polarity === 'for').map((one) => one.id),
  );
  const high = marks.filter((mark) => mark.topicId === topic.topicId && mark.level > 2);
  return (
    own.size === 0 || high.length === 0 || high.some((mark) => mark.evidenceIds.some((id) => own.has(id)))
  );
}

const firstWords = (quote: string): string => {
  const words = quote.split(/\s+/);
  return words.length > 12 ? `“${words.slice(0, 12).join(' ')} …”` : `“${quote}”`;
};

function assessed(mark: LevelMark, evidence: readonly Evidence[], plain: string): CriterionAssessment {
  const own = evidence.filter(
    (one) => one.topicId === mark.topicId && one.polarity === 'for' && mark.evidenceIds.includes(one.id),
  );
  return {
    criterion: mark.criterion,
    level: mark.level,
    evidence: own.map(({ turnId, quote }) => ({ turnId, quote })),
    because: own[0] ? firstWords(own[0].quote) : 'no words of yours to rest more on',
    missing: mark.level >= 4 ? '' : mark.missing || (mark.level < 3 ? plain : ''),
  };
}

/** Whether one reader's marks of a topic make a reading: most criteria have one, and high ones rest on what was quoted. */
export function isReadable(
  topic: TopicTranscript,
  marks: readonly LevelMark[],
  evidence: readonly Evidence[],
): boolean {
  return coverageOf(topic, marks) >= leastCoverage && restsOnEvidence(topic, marks, evidence);
}

/**
 * One reader's marks of a topic as a reading; null when they do not make one. Quotes come from verified evidence of this
 * topic alone, and what a level rests on is said in the candidate's own words.
 */
export function readingOf(
  reader: Reader,
  topic: TopicTranscript,
  marks: readonly LevelMark[],
  evidence: readonly Evidence[],
  coreWrong: boolean,
): Reading | null {
  if (!isReadable(topic, marks, evidence)) return null;
  const applying = criteriaOf(topic);
  const plain = new Map(assessOffline(topic).criteria.map((one) => [one.criterion, one.missing]));
  const criteria = criterionIds.flatMap((criterion): CriterionAssessment[] => {
    if (!applying.includes(criterion))
      return [{ criterion, level: null, evidence: [], because: noFollowUp, missing: '' }];
    const mark = markFor(marks, topic, criterion);
    return mark ? [assessed(mark, evidence, plain.get(criterion) ?? '')] : [];
  });
  return { topicId: topic.topicId, criteria, coreWrong, reader };
}
