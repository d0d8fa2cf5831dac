import type { ScenarioChange } from '#contract/schools/scenario-shown.ts';
import type { ScenarioQuestion, ScenarioRules } from '#contract/schools/scenario.ts';

type Value = ScenarioChange['before'];
type Ordered = 'panel' | 'topics' | 'mustAsk' | 'mayAsk';

function valuesOfQuestions(
  list: 'mustAsk' | 'mayAsk',
  questions: readonly ScenarioQuestion[],
): [string, Value][] {
  return questions.flatMap(({ questionId, topicId, text, rungs, keyPoints }): [string, Value][] => {
    const field = `${list}.${questionId}`;
    const parts: [string, Value][] = [
      [`${field}.topic`, topicId],
      [`${field}.rungs`, rungs.join(' · ') || null],
      [`${field}.keyPoints`, keyPoints.join(' · ') || null],
    ];
    return [[field, text], ...parts];
  });
}

/** Everything a scenario says, each by a path that names what it is about and not where it stands. */
function valuesOf(rules: ScenarioRules): Map<string, Value> {
  const { panel, topics, mustAsk, mayAsk, banned, oursOffIn, anchors, ...plain } = rules;
  return new Map<string, Value>([
    ...Object.entries(plain),
    ...panel.map(({ portrait, name, role }): [string, Value] => [`panel.${portrait}`, `${name}, ${role}`]),
    ...topics.flatMap(({ topicId, weightPercent, minutes }): [string, Value][] => [
      [`topics.${topicId}.weightPercent`, weightPercent],
      [`topics.${topicId}.minutes`, minutes],
    ]),
    ...valuesOfQuestions('mustAsk', mustAsk),
    ...valuesOfQuestions('mayAsk', mayAsk),
    ...banned.map((phrase): [string, Value] => [`banned.${phrase}`, phrase]),
    ...oursOffIn.map((topicId): [string, Value] => [`oursOffIn.${topicId}`, true]),
    ...anchors.map(({ topicId, mark, words }): [string, Value] => [`anchors.${topicId}.${mark}`, words]),
  ]);
}

const namesIn = (
  rules: ScenarioRules,
): Readonly<Record<Ordered, readonly (readonly [string, string])[]>> => ({
  panel: rules.panel.map(({ portrait, name }) => [portrait, name]),
  topics: rules.topics.map(({ topicId }) => [topicId, topicId]),
  mustAsk: rules.mustAsk.map(({ questionId, text }) => [questionId, text]),
  mayAsk: rules.mayAsk.map(({ questionId, text }) => [questionId, text]),
});

/** Lists of which what is in both stands in another order. */
function changesOfOrder(before: ScenarioRules, after: ScenarioRules): ScenarioChange[] {
  const [old, current] = [namesIn(before), namesIn(after)];
  return (['panel', 'topics', 'mustAsk', 'mayAsk'] as const).flatMap((list) => {
    const common = (of: typeof old, other: typeof old) =>
      of[list].filter(([key]) => other[list].some(([same]) => same === key));
    const [was, is] = [common(old, current), common(current, old)];
    const isSame = was.every(([key], at) => is[at]?.[0] === key);
    const said = (names: typeof was) => names.map(([, name]) => name).join(' · ');
    return isSame ? [] : [{ field: `${list}.order`, before: said(was), after: said(is) }];
  });
}

/** All in which two states of a scenario differ, by what it is about; `before` null stands for a scenario that is not there yet. */
export function compareScenarios(before: ScenarioRules | null, after: ScenarioRules): ScenarioChange[] {
  const old = before ? valuesOf(before) : new Map<string, Value>();
  const current = valuesOf(after);
  const fields = [...new Set([...current.keys(), ...old.keys()])];
  const changes = fields.map((field) => ({
    field,
    before: old.get(field) ?? null,
    after: current.get(field) ?? null,
  }));
  // Of a question that came or went its words say enough.
  const isPartOfNew = (field: string): boolean => {
    const question = /^(m(?:ust|ay)Ask\.[^.]+)\./.exec(field)?.[1];
    return question !== undefined && old.has(question) !== current.has(question);
  };
  return [
    ...changes.filter((change) => change.before !== change.after && !isPartOfNew(change.field)),
    ...(before ? changesOfOrder(before, after) : []),
  ];
}
