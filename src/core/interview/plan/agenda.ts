import type { FactKind, ResumeFact } from '#contract/resume.ts';
import type { Style } from '#contract/styles.ts';
import type { CandidateProfile, TopicId } from '#contract/topics.ts';
import { hashSeed, orderSeeded, pickSeeded, type Seed } from '#core/interview/seeded-choice.ts';
import type { AgendaItem } from '#core/interview/state.ts';
import type { Place, SchoolGroup } from '#core/topics/topic.ts';
import { openingTopic, topicsAt, topicTable } from '#core/topics/topic-table.ts';

type AgendaInput = {
  seed: Seed;
  style: Style;
  profile: CandidateProfile;
  facts: readonly ResumeFact[];
  statement: string;
  targetSchools: readonly string[];
};

const interviewMs = 27.5 * 60_000;

/** Facts that touch a sore spot; one of them at most is taken up in an interview (rule TOPIC-6). */
export const sensitiveKinds: readonly FactKind[] = Object.values(topicTable).flatMap(
  ({ plan }) => plan.soreFacts,
);

const placeOf = (topicId: TopicId): Place => topicTable[topicId].plan.place;

/** What each school is called; what it dwells on changes time, never the rubric (rule TOPIC-5). */
const schoolNames: Record<SchoolGroup, RegExp> = {
  calcutta: /calcutta|kolkata|\biim[\s-]?c\b/i,
  bangalore: /bangalore|bengaluru|\biim[\s-]?b\b/i,
  ahmedabad: /ahmedabad|\biim[\s-]?a\b/i,
  common_process:
    /\bcap\b|trichy|tiruchirappalli|kashipur|raipur|ranchi|udaipur|bodh gaya|amritsar|sambalpur|jammu|nagpur|sirmaur|visakhapatnam/i,
};

function leaning(topicId: TopicId, { targetSchools, statement }: AgendaInput): number {
  const schools = targetSchools.join(' | ');
  const { dwelledOnBy, place } = topicTable[topicId].plan;
  const bySchool = (Object.keys(schoolNames) as SchoolGroup[])
    .filter((group) => schoolNames[group].test(schools))
    .map((group) => dwelledOnBy[group] ?? 1);
  const byStatement = statement.trim() && place.kind === 'motive' ? 1.15 : 1;
  return Math.max(1, ...bySchool) * byStatement;
}

type AgendaPlace = Exclude<Place['kind'], 'opening' | 'closing' | 'throughout'>;

/** What may follow the opening, place by place: subject and work early, motives together, the rest by seed; the last ones are the most easily left out. */
const shapes: readonly (readonly AgendaPlace[])[] = [
  ['major', 'motive', 'major', 'world', 'personal', 'thought', 'thought', 'personal'],
  ['personal', 'major', 'major', 'motive', 'thought', 'world', 'thought', 'personal'],
  ['major', 'world', 'major', 'thought', 'motive', 'personal', 'thought', 'personal'],
  ['major', 'personal', 'motive', 'major', 'thought', 'world', 'thought', 'personal'],
];

/** A list with those first that pass the test. */
const ahead = <T>(items: readonly T[], test: (item: T) => boolean): T[] => [
  ...items.filter(test),
  ...items.filter((item) => !test(item)),
];

/** The topics of each place in the order they are taken from it. */
function topicsByPlace({ seed, profile, facts }: AgendaInput): Record<AgendaPlace, TopicId[]> {
  const usually = (purpose: string): boolean => hashSeed(seed, purpose) % 4 !== 0;
  const isWidest = (topicId: TopicId): boolean => {
    const place = placeOf(topicId);
    return place.kind === 'major' && place.widestFor === profile;
  };
  const drawnBy = (topicId: TopicId): FactKind | null => {
    const place = placeOf(topicId);
    return place.kind === 'personal' ? place.drawnBy : null;
  };
  const isDrawn = (topicId: TopicId): boolean => facts.some((fact) => fact.kind === drawnBy(topicId));
  const personal = ahead(topicsAt('personal'), (topicId) => drawnBy(topicId) === null);
  return {
    major: ahead(topicsAt('major'), (topicId) => isWidest(topicId) === usually('majors')),
    motive: topicsAt('motive'),
    world: topicsAt('world'),
    thought: orderSeeded(topicsAt('thought'), seed, 'thought'),
    personal: usually('personal') ? ahead(personal, isDrawn) : personal,
  };
}

/** The order of topics, and what Grill keeps in reserve. The last slot of a place takes all topics that are left for it. */
function orderOf(input: AgendaInput): { order: TopicId[]; spare: TopicId[] } {
  const waiting = topicsByPlace(input);
  const shape = pickSeeded(shapes, input.seed, 'shape') ?? [];
  const taken = shape.flatMap((place, at) => {
    const before = shape.slice(0, at).filter((other) => other === place).length;
    return waiting[place].slice(before, shape.lastIndexOf(place) === at ? undefined : before + 1);
  });
  const order = [...topicsAt('opening'), ...taken];
  const far = waiting.personal.at(-1);
  return input.style === 'grill'
    ? { order: order.filter((topicId) => topicId !== far), spare: far ? [far] : [] }
    : { order, spare: [] };
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
    topicTable[topicId].plan.minutes[profile] * leaning(topicId, input);
  const scale = interviewMs / order.reduce((sum, topicId) => sum + minutesOf(topicId), 0);
  const item = (topicId: TopicId): AgendaItem => {
    const { plan } = topicTable[topicId];
    return {
      topicId,
      budgetMs: Math.round(minutesOf(topicId) * scale),
      mustCover: plan.mustCover,
      factIds: [
        ...facts.filter((f) => plan.facts.includes(f.kind)).map((f) => f.id),
        ...(sensitive && plan.soreFacts.includes(sensitive.kind) ? [sensitive.id] : []),
      ],
    };
  };
  return { items: order.map(item), spare: spare.map(item) };
}

/** The facts a school's topics can be about, as an interview of ours would choose them: one sore spot at most, over all topics (rule TOPIC-6). */
export function agendaFactIds(given: AgendaInput): (topicId: TopicId) => string[] {
  const { items, spare } = planAgenda(given);
  return (topicId) => [...items, ...spare].find((item) => item.topicId === topicId)?.factIds ?? [];
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
    ...(items[0]?.topicId === openingTopic ? [] : ['does not open with the introduction']),
  ];
}

/** The facts the panel may take up under an agenda: all but the sensitive ones it left out. */
export function factsOnTable(facts: readonly ResumeFact[], agendaFactIds: readonly string[]): ResumeFact[] {
  return facts.filter((f) => !sensitiveKinds.includes(f.kind) || agendaFactIds.includes(f.id));
}
