import type { CriterionId } from '#contract/feedback.ts';
import type { TopicId } from '#contract/topics.ts';
import type { ScoredAnswer } from './assessment.ts';
import { type EvidenceUnion, freshThings, isHollow, unionOf } from './evidence-union.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { criterionWeights } from './rubric.ts';

/** How strongly each criterion shows, 0-1; null where it does not apply. */
type Strengths = Record<CriterionId, number | null>;

const saturating = (amount: number, scale: number): number => 1 - Math.exp(-amount / scale);

/** How much of the topic has to be told as a story: all of it, half, or none (rule OFFLINE-2). */
const storyShare = { behavioural: 1, motivation: 0.5, technical: 0, opinion: 0 } as const;

/** Of the words that tell something, so large a share has to be the candidate's own; below it the rest is talk (rule OFFLINE-15). */
const fullShare = 0.5;

/** How far the criterion that shows most bears up the others (rule OFFLINE-15). */
const bearing = 0.8;

/** What readable talk that holds nothing of the candidate's own is worth, once there is enough of it. */
const readableFloor = 0.038;

type Own = 'evidence' | 'structure' | 'reasoning' | 'ownership';

/** The four criteria that rest on what was said, from the union of these answers. More answers need more evidence, so that being probed more does not inflate. */
function strengthsOf(union: EvidenceUnion, topicId: TopicId): Record<Own, number> {
  const need = 1 + 0.25 * Math.max(0, union.answers - 1);
  const story = storyShare[topicTable[topicId].scoring.kind];
  const full = Math.min(1, union.telling / Math.max(1, fullShare * union.effective)) ** 3;
  const adequacy = saturating(union.telling, 8 * need);
  const spoken = readableFloor * Math.min(1, union.effective / 8);
  const reflecting = Math.min(2, union.reflections.size);
  const specific = saturating(
    0.9 * union.numbers.size +
      0.6 * union.names.size +
      1.2 * union.deltas.size +
      2 * union.keyShare +
      (union.rightAnswer ? 2 : 0),
    2.6 * need,
  );
  const told = Math.min(
    1,
    ((union.situation ? 1 : 0) +
      (union.task ? 0.6 : 0) +
      (1.2 * Math.min(2, union.iActions.size + 0.5 * union.weActions.size)) / 2 +
      (union.result ? 1 : 0) +
      0.8 * Math.min(1, reflecting)) /
      3.4,
  );
  const argued =
    (0.6 * Math.min(2, union.reasons.size + union.counterpoints.size)) / 2 +
    0.4 * Math.min(1, union.soundSentences / (3 * need));
  const reasoned = saturating(
    union.reasons.size +
      0.7 * union.counterpoints.size +
      1.5 * reflecting +
      union.rigour.size +
      2 * union.keyShare +
      (union.rightAnswer ? 2 : 0),
    2.2 * need,
  );
  const owned = saturating(union.iActions.size + 1.2 * reflecting, 1.2 * need);
  const placed = story * owned + (1 - story) * Math.max(owned, 0.8 * specific);
  const gate = Math.min(1, union.telling / 10);
  const mixed = (strength: number): number =>
    Math.max(spoken, gate * full * (0.7 * strength + 0.3 * adequacy)) * (1 - 2 * union.penalty);
  const seen = {
    evidence: mixed(specific),
    structure: mixed(story * told + (1 - story) * Math.max(argued, told)),
    reasoning: mixed(reasoned),
    ownership: mixed(placed),
  };
  // Plain code sees some of how a thing is told: what it sees most of bears the rest up.
  const borne = bearing * Math.max(...Object.values(seen));
  return {
    evidence: Math.max(seen.evidence, borne),
    structure: Math.max(seen.structure, borne),
    reasoning: Math.max(seen.reasoning, borne),
    ownership: Math.max(seen.ownership, borne),
  };
}

/** How a follow-up was met: 0 dodged or repeated, up to 0.5 answered with nothing new, above that answered with something new. */
function responseTo(answer: ScoredAnswer): number {
  const { signals, key } = answer;
  if (key?.right) return 1;
  if (isHollow(answer) || signals.effectiveWords < 2) return 0;
  if (signals.dontKnow && signals.methodCue) return 0.55;
  const fresh = freshThings(answer);
  return fresh < 1 ? Math.min(0.5, signals.effectiveWords / 30) : 0.55 + 0.45 * saturating(fresh, 5);
}

/** Whether a follow-up brought something new, so that having been asked it can only help. */
const answered = (response: number): boolean => response >= 0.55;

function othersMean(own: Record<Own, number>, topicId: TopicId): number {
  const weights = criterionWeights[topicTable[topicId].scoring.kind];
  const keys: Own[] = ['evidence', 'structure', 'reasoning', 'ownership'];
  return (
    keys.reduce((sum, key) => sum + weights[key] * own[key], 0) /
    keys.reduce((sum, key) => sum + weights[key], 0)
  );
}

/** The mean response to follow-ups; an answered one never lowers it, and never the topic. */
function responseOver(answers: readonly ScoredAnswer[], others: number): number | null {
  let held: number | null = null;
  let sum = 0;
  let count = 0;
  for (const probe of answers.filter((answer) => answer.isProbe)) {
    const plain = responseTo(probe);
    const value = answered(plain)
      ? Math.max(plain * (0.4 + 0.6 * Math.max(others, 0.2)), others)
      : plain * others;
    sum += value;
    count += 1;
    held = answered(plain) && held !== null ? Math.max(held, sum / count) : sum / count;
  }
  return held;
}

/**
 * How strongly each criterion shows in these answers, 0-1. Evidence once given stays: each criterion is the best over the answers so far, so
 * that one more answer lowers nothing but the response to follow-ups, and that only when it dodges (rules OFFLINE-1, OFFLINE-14).
 */
export function offlineStrengths(answers: readonly ScoredAnswer[], topicId: TopicId): Strengths {
  const best: Record<Own, number> = { evidence: 0, structure: 0, reasoning: 0, ownership: 0 };
  answers.forEach((_, index) => {
    const now = strengthsOf(unionOf(answers.slice(0, index + 1)), topicId);
    for (const key of Object.keys(best) as Own[]) best[key] = Math.max(best[key], now[key]);
  });
  return { ...best, response: responseOver(answers, othersMean(best, topicId)) };
}
