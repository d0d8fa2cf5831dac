import type { ScenarioPlan, ScenarioQuestion } from '#contract/schools/scenario.ts';
import type { TopicId } from '#contract/topics.ts';
import { findBannedPhrase } from '#core/interview/guards/banned-phrases.ts';
import { orderSeeded, type Seed } from '#core/interview/seeded-choice.ts';
import type { FilledStem } from './question.ts';
import { questionsOn } from './question-bank.ts';

/** A school's question as the panel asks one of ours: the same in both styles, by whom our questions on the topic are asked. */
export function schoolStem({ questionId, topicId, text, keyPoints }: ScenarioQuestion): FilledStem {
  const hasKey = keyPoints.length > 0;
  return {
    stem: {
      id: questionId,
      topicId,
      kind: hasKey ? 'knowledge' : 'profile',
      profile: 'any',
      seat: questionsOn[topicId][0]?.seat ?? 'chair',
      slots: [],
      wording: { chill: text, grill: text },
      ladder: [],
      ...(hasKey ? { key: { reviewedOn: 'school', asOf: 'timeless', discipline: 'any', keyPoints } } : {}),
      specific: true,
      asWritten: true,
    },
    slots: {},
    factIds: [],
  };
}

type Drawn = {
  topicId: TopicId;
  seed: Seed;
  usedStemIds: readonly string[];
  recentStemIds: readonly string[];
  usedTexts: readonly string[];
};

/** A may-ask question of a topic that was not put yet, by seed, those of the candidate's last sittings last; null when none is left (rule SCHOOL-32). */
export function drawMayAsk(
  { mayAsk, banned }: ScenarioPlan,
  { topicId, seed, usedStemIds, recentStemIds, usedTexts }: Drawn,
): FilledStem | null {
  const left = mayAsk.filter(
    (question) =>
      question.topicId === topicId &&
      !usedStemIds.includes(question.questionId) &&
      !usedTexts.includes(question.text) &&
      findBannedPhrase(question.text, banned) === null,
  );
  const [next] = orderSeeded(left, seed, `${topicId} may ask`).toSorted(
    (a, b) => Number(recentStemIds.includes(a.questionId)) - Number(recentStemIds.includes(b.questionId)),
  );
  return next ? schoolStem(next) : null;
}
