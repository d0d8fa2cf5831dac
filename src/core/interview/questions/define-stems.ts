import type { TopicId } from '#contract/topics.ts';
import type { Gap } from '#core/topics/gap.ts';
import type { AnswerKey, Discipline, Seat, Slot, Stem, StemKind } from './question.ts';
import { slotCatalogue } from './slot-catalogue.ts';

/** One rung as it is written down: the gap it goes for, then its Chill and its Grill wording. */
type RungText = readonly [gap: Gap, chill: string, grill: string];

/** A stem as it is written down; what is left out comes from the defaults of its list, the slots from its placeholders. */
type StemText = {
  id: string;
  seat?: Seat;
  kind?: StemKind;
  profile?: Stem['profile'];
  chill: string;
  grill: string;
  ladder?: readonly RungText[];
  key?: AnswerKey;
  specific?: boolean;
  opening?: true;
};

type Defaults = { topicId: TopicId; kind: StemKind; seat: Seat; profile?: Stem['profile'] };

/** The names of the slots in a text, in order of appearance. */
export function slotNamesIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([a-z_]+)\}/g), (match) => match[1] ?? '');
}

function slotsOf({ id, chill, grill, ladder = [] }: StemText): Slot[] {
  const lines = [chill, grill, ...ladder.flatMap(([, inChill, inGrill]) => [inChill, inGrill])];
  return [...new Set(lines.flatMap(slotNamesIn))].map((name) => {
    const slot = slotCatalogue[name];
    if (!slot) throw new Error(`stem ${id} names the unknown slot ${name}`);
    return slot;
  });
}

/** Turns written-down stems of one topic into stems: ids are prefixed by the topic, slots found in the wordings, `specific` set by them. Throws on an unknown slot. */
export function defineStems(defaults: Defaults, texts: readonly StemText[]): readonly Stem[] {
  return texts.map((text) => {
    const slots = slotsOf(text);
    const aboutDiscipline = text.key?.discipline !== undefined && text.key.discipline !== 'any';
    return {
      id: `${defaults.topicId}.${text.id}`,
      topicId: defaults.topicId,
      kind: text.kind ?? defaults.kind,
      profile: text.profile ?? defaults.profile ?? 'any',
      seat: text.seat ?? defaults.seat,
      slots,
      wording: { chill: text.chill, grill: text.grill },
      ladder: (text.ladder ?? []).map(([gap, chill, grill]) => ({ gap, chill, grill })),
      ...(text.key ? { key: text.key } : {}),
      ...(text.opening ? { opening: text.opening } : {}),
      specific: text.specific ?? (slots.length > 0 || aboutDiscipline),
    };
  });
}

/** The day the knowledge questions were last read against textbooks. */
export const reviewedOn = '2026-11-20';

/** An answer key that does not age: what a right answer uses some of. */
export function timelessKey(discipline: Discipline, keyPoints: readonly string[]): AnswerKey {
  return { reviewedOn, asOf: 'timeless', discipline, keyPoints };
}

/** What both sides of a claim that does not age would use. */
export const bothSides = (keyPoints: readonly string[]): AnswerKey => timelessKey('any', keyPoints);
