import type { Again } from '#contract/again.ts';
import type { Feedback, TopicFeedback } from '#contract/feedback.ts';
import type { ResumeFact } from '#contract/resume.ts';
import { scoredBy } from '#contract/topics.ts';
import { assessOffline } from '#core/scoring/assess-offline.ts';
import type { ScoredAnswer, TopicTranscript } from '#core/scoring/assessment.ts';
import { gatherTopic } from '#core/scoring/gather-topic.ts';
import { criterionWeights } from '#core/scoring/rubric.ts';
import { topicTable } from '#core/topics/topic-table.ts';

/** From this score on a topic is strong, and none of its answers is shown as weak. */
const strongFrom = 7;
/** Of fewer words there is nothing to build on. */
const fewestWords = 6;
/** Of more words that stand in no sentence, neither. */
const mostSalad = 0.5;
/** Nor of more in a language that plain code does not read. */
const mostMixed = 0.2;

type Weakest = {
  topic: TopicFeedback;
  answer: ScoredAnswer;
};

type None = Extract<Again, { kind: 'none' }>;

/** What an answer cost its topic: by each criterion's weight, how far the topic is from full, and of that how far this answer is. */
function costOf(answer: ScoredAnswer, topic: TopicTranscript, feedback: TopicFeedback): number {
  const alone = assessOffline({ ...topic, answers: [answer], followUpsAsked: answer.isProbe ? 1 : 0 });
  const weights = criterionWeights[topicTable[topic.topicId].scoring.kind];
  return feedback.levels.reduce((sum, { criterion, level }) => {
    const own = alone.criteria.find((one) => one.criterion === criterion)?.level ?? null;
    return level === null || own === null
      ? sum
      : sum + weights[criterion] * ((4 - own) / 4) * ((4 - level) / 4);
  }, 0);
}

/** Whether an answer can be built on: words of their own that steer nobody; an honest "I would look it up" is left as it is. */
function canBuildOn(answer: ScoredAnswer): boolean {
  const { signals, key } = answer;
  return (
    signals.words >= fewestWords &&
    signals.saladWords <= mostSalad * signals.words &&
    !signals.gibberish &&
    signals.ignored.length === 0 &&
    signals.evasions.length === 0 &&
    key?.right !== true &&
    !(signals.dontKnow && signals.methodCue) &&
    signals.codeMixRatio <= mostMixed
  );
}

/** Puzzles have a solution of their own: their answers, up to the topic's next question, are not told again. */
function puzzleTurns({ transcript }: Feedback, { topicId, puzzles = [] }: TopicFeedback): Set<string> {
  const asked = new Set(puzzles.map(({ question }) => question));
  const found = new Set<string>();
  let inPuzzle = false;
  for (const turn of transcript) {
    if (turn.role === 'panel' && turn.move === 'lead') inPuzzle = asked.has(turn.text);
    if (inPuzzle && turn.topicId === topicId) found.add(turn.id);
  }
  return found;
}

/**
 * The answer that cost most (rule AGAIN-1): of the assessed topics below strong, each answer costs the topic's weight, times each criterion's
 * weight, times how far the topic and this answer alone are from full. Of equal ones the first. What was said when the panel asked further belongs
 * to the answer it asked about; alone it counts where nothing can be built on that. Turns that are never
 * scored are not looked at.
 */
export function chooseWeakest(feedback: Feedback, facts: readonly ResumeFact[]): Weakest | None {
  const { transcript, profile } = feedback;
  const assessed = feedback.topics.filter(
    ({ topicId, score, levels }) => score !== null && levels.length > 0 && scoredBy(topicId) === 'answers',
  );
  if (assessed.length === 0) return { kind: 'none', because: 'nothing_assessed' };
  const weak = assessed.filter(({ score }) => (score ?? 0) < strongFrom);
  if (weak.length === 0) return { kind: 'none', because: 'all_strong' };
  const found = weak.flatMap((one) => {
    const topic = gatherTopic({ transcript, topicId: one.topicId, profile, facts });
    const puzzles = puzzleTurns(feedback, one);
    const weight = topicTable[one.topicId].scoring.weight[profile];
    const good = topic.answers.filter((answer) => canBuildOn(answer) && !puzzles.has(answer.turnId));
    const opening = good.filter(({ isProbe }) => !isProbe);
    return (opening.length > 0 ? opening : good).map((answer) => ({
      topic: one,
      answer,
      cost: weight * costOf(answer, topic, one),
    }));
  });
  const [worst] = found.toSorted((a, b) => b.cost - a.cost);
  if (!worst) return { kind: 'none', because: 'nothing_to_build_on' };
  return { topic: worst.topic, answer: worst.answer };
}
