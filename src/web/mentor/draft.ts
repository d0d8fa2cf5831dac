import { type CriterionId, criterionIds } from '#contract/feedback.ts';
import { mentorLimits } from '#contract/mentor-limits.ts';
import type { MentorTopicScore } from '#contract/mentors.ts';
import type { TopicId } from '#contract/topics.ts';

/** What a mentor has said of a topic so far. */
export type TopicDraft = { levels: Partial<Record<CriterionId, number | null>>; note: string };

/** Everything said so far, by topic. */
export type Draft = Readonly<Record<string, TopicDraft>>;

const empty: TopicDraft = { levels: {}, note: '' };

export const topicDraft = (draft: Draft, topicId: TopicId): TopicDraft => draft[topicId] ?? empty;

export function withLevel(
  draft: Draft,
  topicId: TopicId,
  criterion: CriterionId,
  level: number | null,
): Draft {
  const before = topicDraft(draft, topicId);
  return { ...draft, [topicId]: { ...before, levels: { ...before.levels, [criterion]: level } } };
}

export function withNote(draft: Draft, topicId: TopicId, note: string): Draft {
  return { ...draft, [topicId]: { ...topicDraft(draft, topicId), note } };
}

/** The first of these topics and criteria of which nothing is said yet; null when all is. */
export function firstOpen(
  draft: Draft,
  topicIds: readonly TopicId[],
): { topicId: TopicId; criterion: CriterionId } | null {
  for (const topicId of topicIds)
    for (const criterion of criterionIds)
      if (topicDraft(draft, topicId).levels[criterion] === undefined) return { topicId, criterion };
  return null;
}

/** How many levels are given, "cannot say" among them. */
export function countGiven(draft: Draft, topicIds: readonly TopicId[]): number {
  return topicIds.reduce((sum, topicId) => {
    const { levels } = topicDraft(draft, topicId);
    return sum + criterionIds.filter((id) => levels[id] !== undefined).length;
  }, 0);
}

/** The draft as it is sent. What was not chosen goes as "cannot say"; the page asks for every level before. */
export function scoresOf(draft: Draft, topicIds: readonly TopicId[]): MentorTopicScore[] {
  return topicIds.map((topicId) => {
    const { levels, note } = topicDraft(draft, topicId);
    const { evidence = null, structure = null, reasoning = null, ownership = null, response = null } = levels;
    return { topicId, levels: { evidence, structure, reasoning, ownership, response }, note: note.trim() };
  });
}

const prefix = 'hotseat-mentor:';

/** The draft kept in this browser for a link; anything else that stands there counts as none. */
export function readDraft(linkId: string, topicIds: readonly TopicId[]): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(prefix + linkId) ?? 'null') as { draft?: unknown } | null;
    return cleanDraft(kept?.draft, topicIds);
  } catch {
    return {};
  }
}

/** Of something that was stored, what is a draft of these topics. */
export function cleanDraft(stored: unknown, topicIds: readonly TopicId[]): Draft {
  const topics = isRecord(stored) ? stored : {};
  return Object.fromEntries(
    topicIds.flatMap((topicId) => {
      const topic = topics[topicId];
      if (!isRecord(topic)) return [];
      const levels = isRecord(topic['levels']) ? topic['levels'] : {};
      const given = criterionIds.flatMap((id) => (isLevel(levels[id]) ? [[id, levels[id]] as const] : []));
      const note = typeof topic['note'] === 'string' ? topic['note'].slice(0, mentorLimits.noteChars) : '';
      return [[topicId, { levels: Object.fromEntries(given), note }]];
    }),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isLevel = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 4);

/** Keeps the draft until the link ends; without storage it lives as long as the page. */
export function keepDraft(linkId: string, draft: Draft, until: string): void {
  try {
    localStorage.setItem(prefix + linkId, JSON.stringify({ draft, until }));
  } catch {
    return;
  }
}

/** Forgets the draft of a link that is scored, and those of links that are over. */
export function forgetDrafts(linkId: string | null, now: Date): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as { until?: unknown } | null;
      const over = !(typeof kept?.until === 'string' && new Date(kept.until) > now);
      if (over || key === prefix + (linkId ?? '')) localStorage.removeItem(key);
    }
  } catch {
    return;
  }
}
