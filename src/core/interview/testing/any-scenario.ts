import { scenarioShares, mustAskMinutes } from '#contract/schools/scenario-minutes.ts';
import {
  scenarioLimits,
  type ScenarioPlan,
  type ScenarioQuestion,
  scenarioTopics,
} from '#contract/schools/scenario.ts';
import { portraitIds } from '#contract/panellists.ts';
import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import { hashSeed, orderSeeded } from '../seeded-choice.ts';

/** Phrases a school may want to keep from its panel; each of them stands in questions of ours. */
const bannable = [
  'salary',
  'trade-off',
  'cricket',
  'your team',
  'hometown',
  'in one sentence',
  'MBA',
  'what did you learn',
  'customers',
  'honestly',
  'numbers',
  'manager',
];

const subjects = [
  'a promise your college did not keep',
  'the last time you changed a rule',
  'a queue in your town',
  'somebody you would hire before yourself',
  'what you read about the monsoon',
  'a cost nobody in your office counts',
  'the hardest page of your favourite textbook',
  'a friend who chose otherwise',
  'the bus route you know best',
  'one habit of good neighbours',
  'the worst advice you followed',
  'a bill that surprised you',
];

const names = ['Prof. Anita Deshmukh', 'Dr. Rohan Pillai', 'Ms. Tara Sengupta'];

function questionsOf(
  topicId: TopicId,
  kind: 'must' | 'may',
  count: number,
  seed: string,
): ScenarioQuestion[] {
  return Array.from({ length: count }, (_, at) => {
    const own = `${seed}|${topicId}|${kind}|${at}`;
    const part = `part ${scenarioTopics.findIndex((one) => one === topicId) + 1}, ${kind === 'must' ? 'question' : 'choice'} ${at + 1}`;
    const subject = subjects[hashSeed(own, 'subject') % subjects.length] ?? '';
    return {
      questionId: `q_${topicId}_${kind}_${at}`,
      topicId,
      text: `In ${part}: what would you tell us of ${subject}?`,
      rungs: Array.from(
        { length: hashSeed(own, 'rungs') % 3 },
        (_, step) => `And for ${part}, step ${step + 1}: what of ${subject} would you keep?`,
      ),
      keyPoints: hashSeed(own, 'key') % 3 === 0 ? ['baseline', 'second option'] : [],
    };
  });
}

/** Whole hundredths of the time there is, a minute at least each. */
function shared(topicIds: readonly TopicId[], minutes: number, seed: string): number[] {
  const parts = topicIds.map((topicId) => 1 + (hashSeed(seed, `part ${topicId}`) % 4));
  const all = parts.reduce((sum, part) => sum + part, 0);
  const spare = scenarioShares(minutes).topics - topicIds.length;
  return parts.map((part) => Math.floor((1 + (spare * part) / all) * 100) / 100);
}

function weightsOf(topicIds: readonly TopicId[], seed: string): number[] {
  const parts = topicIds.map((topicId) => hashSeed(seed, `weight ${topicId}`) % 4);
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all === 0) return topicIds.map((_, at) => (at === 0 ? 100 : 0));
  const weights = parts.map((part) => Math.floor((100 * part) / all));
  const rest = 100 - weights.reduce((sum, weight) => sum + weight, 0);
  const at = weights.findIndex((weight) => weight > 0);
  return weights.map((weight, index) => weight + (index === at ? rest : 0));
}

/** A scenario a school could have made, by seed: topics, their minutes and weights, questions for everybody as many as fit, phrases it banned. */
export function anyScenario(seed: string, minutes: number, style: Style): ScenarioPlan {
  const least = 2;
  const most = Math.min(scenarioTopics.length, Math.floor(scenarioShares(minutes).topics / mustAskMinutes));
  const count = least + (hashSeed(seed, 'topics') % (most - least + 1));
  const topicIds = orderSeeded(scenarioTopics, seed, 'topics').slice(0, count);
  const each = shared(topicIds, minutes, seed);
  const weights = weightsOf(topicIds, seed);
  const topics = topicIds.map((topicId, at) => ({
    topicId,
    weightPercent: weights[at] ?? 0,
    minutes: each[at] ?? 1,
  }));
  const mustAsk = topics
    .flatMap(({ topicId, minutes: own }) =>
      questionsOf(
        topicId,
        'must',
        hashSeed(seed, `must ${topicId}`) % (Math.floor(own / mustAskMinutes) + 1),
        seed,
      ),
    )
    .slice(0, scenarioLimits.mustAsk);
  const mayAsk = topics.flatMap(({ topicId }) =>
    questionsOf(topicId, 'may', hashSeed(seed, `may ${topicId}`) % 4, seed),
  );
  const own = new Set([...mustAsk, ...mayAsk].map(({ topicId }) => topicId));
  const sitting = 2 + (hashSeed(seed, 'panel') % 2);
  return {
    style,
    panel: orderSeeded(portraitIds, seed, 'panel')
      .slice(0, sitting)
      .map((portrait, at) => ({ portrait, name: names[at] ?? '', role: `Faculty, area ${at + 1}` })),
    minutes,
    topics,
    mustAsk,
    mayAsk,
    banned: orderSeeded(bannable, seed, 'banned').slice(0, hashSeed(seed, 'banned') % 5),
    oursOffIn: topicIds.filter((topicId) => own.has(topicId) && hashSeed(seed, `off ${topicId}`) % 3 === 0),
  };
}
