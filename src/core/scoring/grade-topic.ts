import { criterionIds, type CriterionId } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import { wordRow } from '#core/text/overlap.ts';
import { wordCount, wordKeys } from '#core/text/words-of.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import type { CriterionAssessment, EvidenceQuote, TopicAssessment, TopicTranscript } from './assessment.ts';
import { type Calibration, calibrate } from './calibration.ts';
import { unionOf, isHollow } from './evidence-union.ts';
import {
  type CapId,
  caps,
  criterionWeights,
  fullAnswerWords,
  honestMethodFloor,
  salad,
  steering,
  tellingWordsGate,
} from './rubric.ts';
import { isVerified } from './verify-quote.ts';

/** A criterion after its quotes were checked: the level that counts, and the points it brings of those it could. */
export type GradedCriterion = {
  criterion: CriterionId;
  level: number | null;
  points: number;
  of: number;
  evidence: EvidenceQuote[];
  because: string;
  missing: string;
};

export type TopicGrade = {
  topicId: TopicId;
  /** 0-10 in tenths. */
  score: number;
  criteria: GradedCriterion[];
  caps: CapId[];
  /** The honest "I don't know" floor lifted the score. */
  lifted: boolean;
  droppedQuotes: EvidenceQuote[];
};

const tenth = (value: number): number => Math.round(value * 10 + Number.EPSILON) / 10;

const namesSomething = (quote: string): boolean =>
  /\p{N}|\s\p{Lu}[\p{L}&]/u.test(quote.replace(/\sI\b/g, ' '));

/** The highest level the verified quotes allow: 2 without any, 3 with one, 4 with two or with one that holds a number or a name (rule QUOTE-2). */
export function levelAllowed(verified: readonly EvidenceQuote[]): number {
  if (verified.length === 0) return 2;
  const distinct = new Set(verified.map((one) => `${one.turnId} ${one.quote}`)).size;
  return distinct >= 2 || verified.some((one) => namesSomething(one.quote)) ? 4 : 3;
}

/** The highest level short of the next whole one that rounds to `allowed`. */
const ceilingFor = (allowed: number): number => (allowed >= 4 ? 4 : allowed + 0.49);

/** What share of its points a level brings: the best is 9 of 10, and the steps below are even, so that 2 in everything is a 5 (rule RUBRIC-7). */
function shareOfLevel(level: number): number {
  const within = Math.min(4, Math.max(0, level));
  return within < 1 ? 0.3 * within : 0.1 + 0.2 * within;
}

/**
 * Levels to points: sum of weight x share of the level x 10; without a follow-up the response falls out and the rest is renormalised (rule RUBRIC-7).
 * `points` and `of` add up to the sum and to ten.
 */
export function pointsOf(
  levels: Readonly<Partial<Record<CriterionId, number | null>>>,
  topicId: TopicId,
): Record<CriterionId, { points: number; of: number }> {
  const weights = criterionWeights[topicTable[topicId].scoring.kind];
  const total = criterionIds.reduce(
    (sum, id) => sum + (levels[id] === null || levels[id] === undefined ? 0 : weights[id]),
    0,
  );
  const entries = criterionIds.map((id) => {
    const level = levels[id];
    const applies = level !== null && level !== undefined && total > 0;
    const of = applies ? (weights[id] / total) * 10 : 0;
    return [id, { points: applies ? of * shareOfLevel(level) : 0, of }] as const;
  });
  return Object.fromEntries(entries) as Record<CriterionId, { points: number; of: number }>;
}

/** Caps that rest on English word lists alone; in another language they would wrong a candidate whom a model can read. */
const capsOfWords: readonly CapId[] = [
  'nothing_readable',
  'nothing_said',
  'no_sentences',
  'puzzle_unsolved',
  'nothing_own',
];

/** Which caps (rule CAP-1) hold, from the transcript alone; the same whoever assesses, but for words that plain code cannot read. */
function capsOf(
  topic: TopicTranscript,
  context: { contradicted: boolean; coreWrong: boolean; plainlyReadable: boolean; byModel: boolean },
): CapId[] {
  const { answers } = topic;
  const union = unionOf(answers);
  const right = answers.some((answer) => answer.key?.right === true);
  const honest = answers.some((answer) => answer.signals.dontKnow && answer.signals.methodCue);
  const words = answers.reduce((sum, answer) => sum + answer.signals.words, 0);
  const saladWords = answers.reduce((sum, answer) => sum + answer.signals.saladWords, 0);
  const steered = answers.reduce(
    (sum, answer) => sum + answer.signals.ignored.reduce((count, { text }) => count + wordCount(text), 0),
    0,
  );
  const longest = Math.max(
    0,
    ...answers.filter((answer) => !isHollow(answer)).map((answer) => answer.signals.words),
  );
  const asked = wordRow(wordKeys(answers.map((answer) => answer.question).join(' ')));
  const names = [...union.names].filter((name) => !asked.includes(wordRow(wordKeys(name))));
  const own =
    union.numbers.size + names.length + union.deltas.size + union.iActions.size + union.keyShare > 0;
  const held: Record<CapId, boolean> = {
    nothing_readable: answers.every(isHollow) || union.effective < 1.5,
    nothing_said: union.effective < tellingWordsGate && !right && !honest,
    no_full_answer: longest < fullAnswerWords && !honest && !answers.some((answer) => answer.briefExpected),
    no_sentences: saladWords >= salad.words && saladWords > salad.share * words,
    steers: steered >= steering.words && steered > steering.share * (steered + words),
    reads_resume: topic.readsResume === true,
    wrong_core: (context.coreWrong || (topic.puzzle === 'wrong' && context.plainlyReadable)) && !right,
    puzzle_unsolved: topic.puzzle === 'unsolved',
    unexplained_contradiction: context.contradicted,
    nothing_own: !own && !right,
    no_follow_up: !answers.some((answer) => answer.isProbe),
    offline_floor: false,
  };
  if (right) held.nothing_readable = false;
  if (context.byModel) held.nothing_own = false;
  if (!context.plainlyReadable) for (const id of capsOfWords) held[id] = false;
  return (Object.keys(held) as CapId[]).filter((id) => held[id]);
}

function gradeCriteria(
  topic: TopicTranscript,
  assessment: TopicAssessment,
): { criteria: Omit<GradedCriterion, 'points' | 'of'>[]; dropped: EvidenceQuote[] } {
  const dropped: EvidenceQuote[] = [];
  const criteria = criterionIds.map((criterion) => {
    const given: CriterionAssessment | undefined = assessment.criteria.find(
      (one) => one.criterion === criterion,
    );
    const evidence = (given?.evidence ?? []).filter(
      (one) => isVerified(one, topic.answers) || (dropped.push(one), false),
    );
    const probed = criterion !== 'response' || topic.answers.some((answer) => answer.isProbe);
    const raw = given?.level ?? null;
    const level =
      raw === null || !probed || !Number.isFinite(raw)
        ? null
        : Math.min(Math.max(0, raw), ceilingFor(levelAllowed(evidence)));
    return { criterion, level, evidence, because: given?.because ?? '', missing: given?.missing ?? '' };
  });
  return { criteria, dropped };
}

/**
 * All arithmetic of a topic's score, whoever assessed it: quotes are verified, levels held to what they allow, weighed and summed, calibrated,
 * lifted by the honest floor, then capped. Raising a level never lowers the score; the order of criteria changes nothing.
 */
export function gradeTopic(input: {
  topic: TopicTranscript;
  assessment: TopicAssessment;
  contradicted: boolean;
  calibration?: Calibration;
  /** For a model's assessment: what plain code makes of the same topic. Holds the score down when that finds nothing. */
  offlineFloor?: boolean;
  /** False for a language that plain code cannot read and a model can. */
  plainlyReadable?: boolean;
  /** Whether models read it: their verified quotes tell better than a word list whether something is the candidate's own (rule CAP-14). */
  byModel?: boolean;
}): TopicGrade {
  const { criteria, dropped } = gradeCriteria(input.topic, input.assessment);
  const points = pointsOf(
    Object.fromEntries(criteria.map((one) => [one.criterion, one.level])),
    input.topic.topicId,
  );
  const sum = criterionIds.reduce((total, id) => total + points[id].points, 0);
  const honest = input.topic.answers.some(
    (answer) => answer.signals.dontKnow && answer.signals.methodCue && !answer.signals.gibberish,
  );
  const calibrated = calibrate(sum, input.calibration);
  const floor = honest ? honestMethodFloor : 0;
  const held = capsOf(input.topic, {
    contradicted: input.contradicted,
    coreWrong: input.assessment.coreWrong,
    plainlyReadable: input.plainlyReadable ?? true,
    byModel: input.byModel ?? false,
  });
  if (input.offlineFloor) held.push('offline_floor');
  const reached = Math.max(calibrated, floor);
  const score = held.reduce((least, id) => Math.min(least, caps[id].max), reached);
  return {
    topicId: input.topic.topicId,
    score: tenth(Math.min(10, Math.max(0, score))),
    criteria: criteria.map((one) => ({ ...one, ...points[one.criterion] })),
    caps: held.filter((id) => caps[id].max < reached || id === 'no_sentences'),
    lifted: floor > calibrated,
    droppedQuotes: dropped,
  };
}
