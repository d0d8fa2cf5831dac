import { scenarioShares } from '#contract/schools/scenario-minutes.ts';
import type { ScenarioFaultCode } from '#contract/schools/scenario-faults.ts';
import type { ScenarioChange } from '#contract/schools/scenario-shown.ts';
import { isUnfitReason, unfitWords } from '#contract/schools/unfit-words.ts';
import { type TopicId, topicIds, topicName } from '#contract/topics.ts';

const faultWords: Readonly<Record<ScenarioFaultCode, string>> = {
  weights_not_100: 'The weights have to come to 100.',
  topic_twice: 'This topic is there twice.',
  minutes_over: 'The topics have more minutes than there are.',
  minutes_under: 'The topics leave more than half of the minutes unused.',
  must_asks_over: 'Its questions for everybody do not fit into these minutes.',
  question_off_agenda: 'Its topic is not on the agenda.',
  question_twice: 'This question is there twice.',
  question_withdrawn: 'It was withdrawn from the bank.',
  question_banned: 'It holds a phrase that you banned',
  question_unfit: 'A panel does not say this',
  topic_without_questions: 'There is no question to open this topic with.',
  off_not_on_agenda: 'This topic is not on the agenda.',
  portrait_twice: 'This face is at the table twice.',
  name_twice: 'This name is at the table twice.',
  name_unfit: 'A panel does not say this.',
  phrase_without_words: 'There are no words in it.',
  phrase_needed: 'The panel could no longer say something it has to',
  anchor_twice: 'This mark of the topic is described twice.',
  anchor_off_agenda: 'Its topic is not on the agenda.',
};
const isFaultCode = (code: string): code is ScenarioFaultCode => Object.hasOwn(faultWords, code);

/** A fault in words; one from a newer server is told by its code. */
export function wordsOfFault({ code, detail }: { code: string; detail?: string | undefined }): string {
  if (!isFaultCode(code)) return code.replaceAll('_', ' ');
  const words = faultWords[code];
  if (words.endsWith('.')) return words;
  const why = isUnfitReason(detail) ? unfitWords[detail] : (detail?.replaceAll('_', ' ') ?? '');
  return why ? `${words}: ${why}.` : `${words}.`;
}

/** What a topic is called in a school's pages. */
export const nameOfTopic = (topicId: TopicId): string => topicName(topicId, 'experienced');
const isTopic = (id: string): id is TopicId => (topicIds as readonly string[]).includes(id);

const plainFields: Readonly<Record<string, string>> = {
  style: 'Style',
  minutes: 'Minutes',
  attempts: 'Attempts',
  practiceAllowed: 'Practice',
  deadlineDays: 'Days to the deadline',
  noticeLanguage: 'Language of the notice',
};
const lists: Readonly<Record<string, string>> = {
  panel: 'Panel',
  topics: 'Topic',
  mustAsk: 'Asked of everybody',
  mayAsk: 'May be asked',
  banned: 'Banned phrase',
  oursOffIn: 'Only your questions in',
  anchors: 'Anchor',
};
const parts: Readonly<Record<string, string>> = {
  weightPercent: 'weight',
  minutes: 'minutes',
  rungs: 'follow-ups',
  keyPoints: 'key points',
  topic: 'topic',
  order: 'order',
};

/** What a change is about: "Topic · Hobbies & Interests · weight". */
export function wordsOfField(field: string): string {
  const [list = '', ...rest] = field.split('.');
  if (rest.length === 0) return plainFields[field] ?? field;
  const said = rest.flatMap((part) => {
    if (isTopic(part)) return [nameOfTopic(part)];
    if (parts[part]) return [parts[part]];
    return /^[135]$/.test(part) ? [`mark ${part}`] : [];
  });
  return [lists[list] ?? list, ...said].join(' · ');
}

/** What stands on one side of a change. */
export function wordsOfValue(value: ScenarioChange['before']): string {
  if (value === null) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value.toLocaleString('en-IN');
  return value
    .split(' · ')
    .map((part) => (isTopic(part) ? nameOfTopic(part) : part))
    .join(' · ');
}

/** The weights and minutes of an agenda, added up, and what there is to share. */
export function sumsOf({
  minutes,
  topics,
}: {
  minutes: number;
  topics: readonly { weightPercent: number; minutes: number }[];
}): { weight: number; given: number; share: number } {
  const share = minutes > 0 ? scenarioShares(minutes).topics : 0;
  const tenth = (number: number): number => Math.round(number * 10) / 10;
  return {
    weight: topics.reduce((sum, topic) => sum + topic.weightPercent, 0),
    given: tenth(topics.reduce((sum, topic) => sum + topic.minutes, 0)),
    share: Math.floor(share * 10 + 1e-6) / 10,
  };
}
