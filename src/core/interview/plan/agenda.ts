import type { FactKind, ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import { hashSeed, orderSeeded, pickSeeded, type Seed } from '#core/interview/seeded-choice.ts';
import type { AgendaItem } from '#core/interview/state.ts';
import { topicRules } from '#core/interview/topics.ts';

export type AgendaInput = {
  seed: Seed;
  style: Style;
  profile: CandidateProfile;
  facts: readonly ResumeFact[];
  statement: string;
  targetSchools: readonly string[];
};

const interviewMs = 27.5 * 60_000;

/** Facts that touch a sore spot; one of them at most is taken up in an interview (rule TOPIC-6). */
export const sensitiveKinds: readonly FactKind[] = ['gap', 'grade_trend'];

const factKindsOf: Partial<Record<TopicId, readonly FactKind[]>> = {
  introduction: ['hobby', 'achievement', 'place', 'education'],
  why_mba: ['employment', 'education', 'project', 'cat'],
  career_goals: ['employment', 'certificate', 'project'],
  work_experience: [
    'employment',
    'metric',
    'team',
    'promotion',
    'job_switch',
    'project',
    'responsibility',
    'claim',
  ],
  academics: ['education', 'score', 'certificate', 'project'],
  current_affairs: ['employment', 'project', 'place'],
  analytical: ['place', 'employment', 'hobby'],
  hobbies: ['hobby', 'achievement'],
  background: ['place'],
  situational_ethics: ['employment', 'team', 'responsibility', 'project'],
};

/** What schools are known to dwell on; it changes time and depth, never the rubric (rule TOPIC-5). */
const schoolLeanings: readonly (readonly [RegExp, Partial<Record<TopicId, number>>])[] = [
  [/calcutta|kolkata|\biim[\s-]?c\b/i, { analytical: 1.5, academics: 1.3 }],
  [/bangalore|bengaluru|\biim[\s-]?b\b/i, { work_experience: 1.2, situational_ethics: 1.2, why_mba: 1.2 }],
  [/ahmedabad|\biim[\s-]?a\b/i, { situational_ethics: 1.4, introduction: 1.2 }],
  [
    /\bcap\b|trichy|tiruchirappalli|kashipur|raipur|ranchi|udaipur|bodh gaya|amritsar|sambalpur|jammu|nagpur|sirmaur|visakhapatnam/i,
    { current_affairs: 1.3, academics: 1.1 },
  ],
];

function leaning(topicId: TopicId, { targetSchools, statement }: AgendaInput): number {
  const schools = targetSchools.join(' | ');
  const bySchool = schoolLeanings
    .filter(([pattern]) => pattern.test(schools))
    .map(([, leanings]) => leanings[topicId] ?? 1);
  const byStatement = statement.trim() && (topicId === 'why_mba' || topicId === 'career_goals') ? 1.15 : 1;
  return Math.max(1, ...bySchool) * byStatement;
}

/** The order of topics: introduction first, subject and work early, motives together, the rest by seed; the last ones are the most easily left out. */
function orderOf({ seed, style, profile, facts }: AgendaInput): { order: TopicId[]; spare: TopicId[] } {
  const majors: TopicId[] =
    (profile === 'experienced') === (hashSeed(seed, 'majors') % 4 !== 0)
      ? ['work_experience', 'academics']
      : ['academics', 'work_experience'];
  const [first, second] = majors as [TopicId, TopicId];
  const hasHobby = facts.some((f) => f.kind === 'hobby');
  const personal: TopicId[] =
    hasHobby && hashSeed(seed, 'personal') % 4 !== 0 ? ['hobbies', 'background'] : ['background', 'hobbies'];
  const [near, far] = personal as [TopicId, TopicId];
  const [thought, other] = orderSeeded<TopicId>(['analytical', 'situational_ethics'], seed, 'thought') as [
    TopicId,
    TopicId,
  ];
  const shapes: TopicId[][] = [
    [first, 'why_mba', 'career_goals', second, 'current_affairs', near, thought, other, far],
    [near, first, second, 'why_mba', 'career_goals', thought, 'current_affairs', other, far],
    [first, 'current_affairs', second, thought, 'why_mba', 'career_goals', near, other, far],
    [first, near, 'why_mba', 'career_goals', second, thought, 'current_affairs', other, far],
  ];
  const order: TopicId[] = ['introduction', ...(pickSeeded(shapes, seed, 'shape') ?? [])];
  return style === 'grill' ? { order: order.filter((t) => t !== far), spare: [far] } : { order, spare: [] };
}

/** The one sore spot this interview may touch, or null. */
function sensitiveFactId(seed: Seed, facts: readonly ResumeFact[]): string | null {
  return (
    pickSeeded(
      facts.filter((f) => sensitiveKinds.includes(f.kind)),
      seed,
      'sensitive',
    )?.id ?? null
  );
}

function topicOfSensitive(fact: ResumeFact): TopicId {
  return fact.kind === 'grade_trend' ? 'academics' : 'work_experience';
}

const secondThreadFacts: Record<CandidateProfile, { topicId: TopicId; kinds: readonly FactKind[] }> = {
  experienced: { topicId: 'work_experience', kinds: ['employment', 'metric', 'project', 'responsibility'] },
  fresher: { topicId: 'academics', kinds: ['education', 'score', 'project', 'certificate'] },
};

/** In Chill the widest topic gets a second thread, where the resume has enough for one. */
function withSecondThread(
  order: TopicId[],
  { style, profile, facts }: AgendaInput,
): { topicId: TopicId; again: boolean }[] {
  const items = order.map((topicId) => ({ topicId, again: false }));
  const { topicId, kinds } = secondThreadFacts[profile];
  if (style === 'grill' || facts.filter((f) => kinds.includes(f.kind)).length < 2) return items;
  return items.flatMap((item) => (item.topicId === topicId ? [item, { topicId, again: true }] : [item]));
}

/**
 * What the panel means to ask about, in order, and what it keeps in reserve: from facts, profile, statement and schools, equal for equal
 * seeds. Every fact id is one of `facts`; at most one sensitive fact is among them (rules TOPIC-3, TOPIC-6).
 */
export function planAgenda(input: AgendaInput): { items: AgendaItem[]; spare: AgendaItem[] } {
  const { seed, profile, facts } = input;
  const { order, spare } = orderOf(input);
  const sensitiveId = sensitiveFactId(seed, facts);
  const sensitive = facts.find((f) => f.id === sensitiveId);
  const minutesOf = (topicId: TopicId): number =>
    topicRules[topicId].minutes[profile] * leaning(topicId, input);
  const scale = interviewMs / order.reduce((sum, topicId) => sum + minutesOf(topicId), 0);
  const item = (topicId: TopicId, again: boolean): AgendaItem => ({
    topicId,
    budgetMs: Math.round(minutesOf(topicId) * scale),
    depth: topicRules[topicId].depth[profile] * leaning(topicId, input) * (again ? 0.6 : 1),
    mustCover: topicRules[topicId].mustCover && !again,
    again,
    factIds: [
      ...facts.filter((f) => factKindsOf[topicId]?.includes(f.kind)).map((f) => f.id),
      ...(sensitive && topicOfSensitive(sensitive) === topicId ? [sensitive.id] : []),
    ],
  });
  return {
    items: withSecondThread(order, input).map(({ topicId, again }) => item(topicId, again)),
    spare: spare.map((topicId) => item(topicId, false)),
  };
}

/** What is wrong with an agenda; empty when it is fit to run (rule TOPIC-7). */
export function agendaFaults(items: readonly AgendaItem[], facts: readonly ResumeFact[]): string[] {
  const topics = new Set(items.map((item) => item.topicId));
  const known = new Map(facts.map((f) => [f.id, f]));
  const used = new Set(items.flatMap((item) => item.factIds));
  const sensitive = [...used].filter((id) => sensitiveKinds.includes(known.get(id)?.kind ?? 'name'));
  return [
    ...(topics.size < 5 ? ['fewer than five topics'] : []),
    ...[...used].filter((id) => !known.has(id)).map((id) => `unknown fact ${id}`),
    ...(sensitive.length > 1 ? ['more than one sensitive topic'] : []),
    ...(items[0]?.topicId === 'introduction' ? [] : ['does not open with the introduction']),
  ];
}

/** The facts the panel may take up under an agenda: all but the sensitive ones it left out. */
export function factsOnTable(facts: readonly ResumeFact[], agendaFactIds: readonly string[]): ResumeFact[] {
  return facts.filter((f) => !sensitiveKinds.includes(f.kind) || agendaFactIds.includes(f.id));
}
