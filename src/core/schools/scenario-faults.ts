import { scenarioShares, mustAskMinutes } from '#contract/schools/scenario-minutes.ts';
import type { ScenarioFault } from '#contract/schools/scenario-faults.ts';
import type { ScenarioPlan, ScenarioQuestion, ScenarioRules } from '#contract/schools/scenario.ts';
import { findBannedPhrase, isSearchable } from '#core/interview/guards/banned-phrases.ts';
import { questionsOn } from '#core/interview/questions/question-bank.ts';
import { unfitReason } from './unfit-reason.ts';
import { unsayableLine } from './unsayable-line.ts';

type Checked = ScenarioPlan & Partial<Pick<ScenarioRules, 'anchors'>>;
/** Sums of minutes given in tenths and hundredths. */
const rounding = 1e-6;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A fault at every item whose key an earlier one has. */
function repeated<T>(
  items: readonly T[],
  key: (item: T) => string,
  code: ScenarioFault['code'],
  field: (at: number) => string,
): ScenarioFault[] {
  const keys = items.map(key);
  return keys.flatMap((each, at) => (keys.indexOf(each) < at ? [{ code, field: field(at) }] : []));
}

function faultsOfTopics({ topics, minutes, mustAsk }: Checked): ScenarioFault[] {
  const share = scenarioShares(minutes).topics;
  const given = sum(topics.map((topic) => topic.minutes));
  const tooMany = topics.flatMap(({ topicId, minutes: own }, at): ScenarioFault[] =>
    mustAsk.filter((question) => question.topicId === topicId).length * mustAskMinutes > own + rounding
      ? [{ code: 'must_asks_over', field: `topics.${at}.minutes` }]
      : [],
  );
  return [
    ...(sum(topics.map(({ weightPercent }) => weightPercent)) === 100
      ? []
      : [{ code: 'weights_not_100' as const, field: 'topics' }]),
    ...(given > share + rounding ? [{ code: 'minutes_over' as const, field: 'topics' }] : []),
    ...(given < share / 2 - rounding ? [{ code: 'minutes_under' as const, field: 'topics' }] : []),
    ...repeated(
      topics,
      ({ topicId }) => topicId,
      'topic_twice',
      (at) => `topics.${at}.topicId`,
    ),
    ...tooMany,
  ];
}

function unfit(text: string, field: string): ScenarioFault[] {
  const reason = unfitReason(text);
  return reason ? [{ code: 'question_unfit', field, detail: reason }] : [];
}

function faultsOfWords(text: string, field: string, banned: readonly string[]): ScenarioFault[] {
  const phrase = findBannedPhrase(text, banned);
  return [
    ...(phrase === null ? [] : [{ code: 'question_banned' as const, field, detail: phrase }]),
    ...unfit(text, field),
  ];
}

function faultsOfQuestion(
  { topics, banned }: Checked,
  { topicId, text, rungs }: ScenarioQuestion,
  field: string,
): ScenarioFault[] {
  return [
    ...(topics.some((topic) => topic.topicId === topicId)
      ? []
      : [{ code: 'question_off_agenda' as const, field: `${field}.topicId` }]),
    ...faultsOfWords(text, `${field}.text`, banned),
    ...rungs.flatMap((rung, at) => faultsOfWords(rung, `${field}.rungs.${at}`, banned)),
  ];
}

function faultsOfQuestions(plan: Checked): ScenarioFault[] {
  const { mustAsk, mayAsk } = plan;
  const all = [...mustAsk, ...mayAsk];
  const field = (at: number): string =>
    at < mustAsk.length ? `mustAsk.${at}` : `mayAsk.${at - mustAsk.length}`;
  const same = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
  return [
    ...all.flatMap((question, at) => faultsOfQuestion(plan, question, field(at))),
    ...repeated(
      all,
      ({ questionId }) => questionId,
      'question_twice',
      (at) => `${field(at)}.questionId`,
    ),
    ...repeated(
      all,
      ({ text }) => same(text),
      'question_twice',
      (at) => `${field(at)}.text`,
    ),
  ];
}

function faultsOfSupply({ topics, mustAsk, mayAsk, oursOffIn, banned }: Checked): ScenarioFault[] {
  const own = new Set([...mustAsk, ...mayAsk].map(({ topicId }) => topicId));
  const hasOurs = (topicId: ScenarioQuestion['topicId']): boolean =>
    !oursOffIn.includes(topicId) &&
    questionsOn[topicId].some(
      ({ wording, slots }) =>
        slots.length === 0 && [wording.chill, wording.grill].every((text) => !findBannedPhrase(text, banned)),
    );
  return [
    ...topics.flatMap(({ topicId }, at): ScenarioFault[] =>
      own.has(topicId) || hasOurs(topicId)
        ? []
        : [{ code: 'topic_without_questions', field: `topics.${at}.topicId` }],
    ),
    ...oursOffIn.flatMap((topicId, at): ScenarioFault[] =>
      topics.some((topic) => topic.topicId === topicId)
        ? []
        : [{ code: 'off_not_on_agenda', field: `oursOffIn.${at}` }],
    ),
  ];
}

function faultsOfPanel({ panel, banned }: Checked): ScenarioFault[] {
  const unsaid = panel.flatMap(({ name, role }, at): ScenarioFault[] =>
    (
      [
        ['name', name],
        ['role', role],
      ] as const
    ).flatMap(([part, text]): ScenarioFault[] =>
      findBannedPhrase(text, banned) !== null || unfit(text, part).length > 0
        ? [{ code: 'name_unfit', field: `panel.${at}.${part}` }]
        : [],
    ),
  );
  return [
    ...repeated(
      panel,
      ({ portrait }) => portrait,
      'portrait_twice',
      (at) => `panel.${at}.portrait`,
    ),
    ...repeated(
      panel,
      ({ name }) => name.toLowerCase(),
      'name_twice',
      (at) => `panel.${at}.name`,
    ),
    ...unsaid,
  ];
}

function faultsOfPhrases(plan: Checked): ScenarioFault[] {
  const line = unsayableLine(plan);
  return [
    ...plan.banned.flatMap((phrase, at): ScenarioFault[] =>
      isSearchable(phrase) ? [] : [{ code: 'phrase_without_words', field: `banned.${at}` }],
    ),
    ...(line === null ? [] : [{ code: 'phrase_needed' as const, field: 'banned', detail: line }]),
  ];
}

function faultsOfAnchors({ anchors = [], topics }: Checked): ScenarioFault[] {
  return [
    ...repeated(
      anchors,
      ({ topicId, mark }) => `${topicId} ${mark}`,
      'anchor_twice',
      (at) => `anchors.${at}`,
    ),
    ...anchors.flatMap(({ topicId }, at): ScenarioFault[] =>
      topics.some((topic) => topic.topicId === topicId)
        ? []
        : [{ code: 'anchor_off_agenda', field: `anchors.${at}.topicId` }],
    ),
  ];
}

/**
 * All that is wrong with a scenario of the right shape, each with its field; empty when it can be sat (rule SCHOOL-3). A panel of one gender is the
 * school's to choose.
 */
export function scenarioFaults(plan: Checked): ScenarioFault[] {
  return [
    ...faultsOfTopics(plan),
    ...faultsOfQuestions(plan),
    ...faultsOfSupply(plan),
    ...faultsOfPanel(plan),
    ...faultsOfPhrases(plan),
    ...faultsOfAnchors(plan),
  ];
}
