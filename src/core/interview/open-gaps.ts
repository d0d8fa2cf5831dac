import type { Mention } from '#core/answers/answer-signals.ts';
import type { Reading } from './answer-reading.ts';
import type { Gap } from './question.ts';
import { type TopicKind, topicRules } from './topics.ts';

/** A gap of an answer that a follow-up may go for, with the candidate's words it would take up. */
export type OpenGap = {
  gap: Gap;
  hook: Mention | null;
  /** Only the prepared rung makes sense of this gap here. */
  rungOnly?: boolean;
};

const relevant: Record<TopicKind, readonly Gap[]> = {
  behavioural: [
    'metric_source',
    'own_part',
    'result',
    'size',
    'real_instance',
    'vague_word',
    'reason',
    'alternative',
    'failure_case',
    'learning',
    'cost',
    'stakeholder',
    'explain_hook',
    'example',
  ],
  motivation: [
    'real_instance',
    'vague_word',
    'reason',
    'example',
    'cheaper_way',
    'cost',
    'alternative',
    'learning',
    'own_part',
    'metric_source',
    'explain_hook',
    'other_side',
  ],
  technical: [
    'application',
    'limit',
    'explain_hook',
    'failure_case',
    'example',
    'reason',
    'vague_word',
    'alternative',
  ],
  opinion: [
    'other_side',
    'stakeholder',
    'cost',
    'reason',
    'twist',
    'example',
    'vague_word',
    'alternative',
    'explain_hook',
    'metric_source',
  ],
  none: [],
};

/** Gaps that only make sense in some topics. */
const onlyIn: Partial<Record<Gap, readonly string[]>> = {
  cheaper_way: ['why_mba', 'career_goals'],
  twist: ['situational_ethics'],
  own_part: ['work_experience', 'introduction', 'hobbies'],
};

type Words = Mention | null;
const first = (list: readonly Mention[]): Words => list[0] ?? null;
/** A figure one can ask the source of: in digits, not "two things". */
const noMeasure = /\b(?:a\.?m|p\.?m|level|class|semester|year|years|part|chapter|version)\b/i;
const figure = (list: readonly Mention[]): Words =>
  list.find((m) => /\d\D*\d|\d\s*\p{L}|[%₹$]/u.test(m.text) && !noMeasure.test(m.text)) ?? null;

/** Whether the answer leaves the gap open, and by which words; `false` when it is closed. */
const openness: Record<Exclude<Gap, 'evasion' | 'find_out'>, (reading: Reading) => Words | false> = {
  contradiction: ({ signals }) => signals.contradictions[0]?.claim ?? false,
  metric_source: ({ signals: s }) =>
    s.rigour.length > 0 ? false : (figure(s.deltas) ?? figure(s.numbers) ?? false),
  own_part: ({ signals: s }) =>
    s.iActions.length === 0 && s.weActions.length >= 2 ? first(s.weActions) : false,
  result: ({ signals: s }) => (s.results.length === 0 && (first(s.iActions) ?? first(s.weActions))) || false,
  size: ({ signals: s }) => (s.numbers.length === 0 && (first(s.results) ?? first(s.iActions))) || false,
  real_instance: ({ signals: s }) => (s.pseudoStory ? first(s.hooks) : false),
  vague_word: ({ signals: s }) =>
    first(s.buzzwords) ?? first(s.generic) ?? (s.vague.length >= 3 ? first(s.vague) : false),
  other_side: ({ signals: s }) => (s.counterpoints.length === 0 ? first(s.hooks) : false),
  application: ({ signals: s, nonAnswer }) => (nonAnswer ? false : first(s.hooks)),
  limit: ({ signals: s, newEvidence }) => (newEvidence ? first(s.hooks) : false),
  alternative: ({ signals: s, newEvidence }) => (newEvidence ? (first(s.iActions) ?? first(s.hooks)) : false),
  failure_case: ({ signals: s, good }) => (good ? first(s.hooks) : false),
  learning: ({ signals: s, newEvidence }) =>
    newEvidence && s.reflections.length === 0 ? (first(s.results) ?? first(s.hooks)) : false,
  reason: ({ signals: s }) => (s.reasoning.length === 0 ? first(s.hooks) : false),
  explain_hook: ({ signals: s }) => first(s.names) ?? first(s.hooks) ?? false,
  cheaper_way: ({ signals: s }) => first(s.hooks),
  cost: ({ signals: s }) => first(s.hooks),
  stakeholder: ({ signals: s }) => first(s.results) ?? first(s.hooks),
  example: ({ signals: s }) => (s.names.length + s.numbers.length === 0 ? first(s.hooks) : false),
  twist: ({ signals: s }) => first(s.hooks),
};

/** Gaps that a full enough answer closes even where the question has a prepared rung for them. */
const closed: Partial<Record<Gap, (reading: Reading) => boolean>> = {
  own_part: ({ signals: s }) =>
    s.iActions.length >= 2 || (s.iActions.length === 1 && s.weActions.length === 0),
  result: ({ signals }) => signals.results.length > 0,
  size: ({ signals }) => signals.numbers.length > 0,
  metric_source: ({ signals }) => signals.rigour.length > 0,
  other_side: ({ signals }) => signals.counterpoints.length > 0,
  reason: ({ signals }) => signals.reasoning.length >= 2,
  learning: ({ signals }) => signals.reflections.length > 0,
  example: ({ signals }) => signals.names.length + signals.numbers.length >= 2,
};

/** The gaps an answer leaves open in its topic, each with the words to take up; those with a prepared rung are open until the answer closes them (panel.md B4.5). */
export function openGaps(reading: Reading, rungs: readonly Gap[]): OpenGap[] {
  const fits = (gap: Gap): boolean => onlyIn[gap]?.includes(reading.topicId) ?? true;
  const kinds = relevant[topicRules[reading.topicId].kind];
  const all = new Set<Gap>(['contradiction', ...kinds, ...rungs]);
  return [...all].flatMap((gap): OpenGap[] => {
    if (gap === 'evasion' || gap === 'find_out') return [];
    const prepared = rungs.includes(gap);
    const general = gap === 'contradiction' || (kinds.includes(gap) && fits(gap));
    if (!prepared && !general) return [];
    const rungOnly = general ? {} : { rungOnly: true };
    const words = openness[gap](reading);
    if (words === false)
      return prepared && !closed[gap]?.(reading)
        ? [{ gap, hook: first(reading.signals.hooks), ...rungOnly }]
        : [];
    return [{ gap, hook: words, ...rungOnly }];
  });
}
