import type { Style } from '#contract/styles.ts';
import type { FilledStem, Slot, Stem, TableFact } from './question.ts';
import { orderSeeded, type Seed } from '#core/interview/seeded-choice.ts';
import { topicTable } from '#core/topics/topic-table.ts';
import { slotText } from './slot-text.ts';

/** Slots that one and the same fact has to fill. */
type Need = { slots: Slot[]; options: TableFact[] };

const tried = 12;

const ownable = new Set(['metric', 'team', 'claim']);

/** In the job topic a number, team or claim must not come from a college project or an office. */
function fromAJob(fact: TableFact, facts: readonly TableFact[]): boolean {
  const owner = ownable.has(fact.kind) ? facts.find((other) => other.id === fact.ofFactId) : undefined;
  return !owner || (owner.kind === 'employment' && owner.attributes.fullTime === true);
}

const gained =
  /\bfrom\b.+\d.*\bto\b.*\d|\b(?:cut|sav(?:ed|es)|reduc|lower|rais|increas|improv|grew|grow|doubl|tripl|halv|boost|recover|shorten)/i;

function fits(slot: Slot, fact: TableFact): boolean {
  if (fact.kind !== slot.kind || (slot.gained && !gained.test(fact.value))) return false;
  if (slot.classes && !slot.classes.includes(fact.attributes.employerClass ?? 'unknown')) return false;
  const wanted = Object.entries(slot.where ?? {});
  return wanted.every(([key, value]) => {
    const own = fact.attributes[key as keyof TableFact['attributes']];
    return own === value || (key === 'to' && own === undefined);
  });
}

const endOf = (fact: TableFact): string => fact.attributes.to ?? '9999-12';

/** Jobs latest first; everything else in seeded order; facts already asked about come last. */
function ordered(options: TableFact[], seed: Seed, avoid: ReadonlySet<string>): TableFact[] {
  const base =
    options[0]?.kind === 'employment'
      ? options.toSorted((a, b) => endOf(b).localeCompare(endOf(a)))
      : orderSeeded(options, seed, 'facts');
  return [...base.filter((f) => !avoid.has(f.id)), ...base.filter((f) => avoid.has(f.id))].slice(0, tried);
}

/** Slots that take different things of the same kind share a fact; two that take the same thing need two facts. */
function groupSlots(slots: readonly Slot[]): Slot[][] {
  const groups: Slot[][] = [];
  for (const slot of slots) {
    const home = groups.find((group) =>
      group.every(
        (other) =>
          other.kind === slot.kind &&
          other.attribute !== slot.attribute &&
          other.classes === slot.classes &&
          JSON.stringify(other.where) === JSON.stringify(slot.where),
      ),
    );
    if (home) home.push(slot);
    else groups.push([slot]);
  }
  return groups;
}

/** A number or a team belongs to the job named in the same question or to none in particular; to the project or office named there, certainly. */
function belongTogether(chosen: readonly TableFact[], fact: TableFact): boolean {
  return chosen.every((other) => {
    if (other.id === fact.id) return false;
    const pair = [other, fact];
    const owner = pair.find(
      (f) => f.kind === 'employment' || f.kind === 'project' || f.kind === 'responsibility',
    );
    const owned = pair.find((f) => f.kind === 'metric' || f.kind === 'team');
    if (!owner || !owned || owned.ofFactId === owner.id) return true;
    return owner.kind === 'employment' && owned.ofFactId === undefined;
  });
}

function assign(needs: readonly Need[], chosen: readonly TableFact[]): TableFact[] | null {
  const need = needs[chosen.length];
  if (!need) return [...chosen];
  for (const fact of need.options) {
    if (!belongTogether(chosen, fact)) continue;
    const done = assign(needs, [...chosen, fact]);
    if (done) return done;
  }
  return null;
}

/** Fills the typed slots of a stem by confirmed facts, those in `avoidFactIds` only if nothing else fits; null when one slot stays empty (rule BANK-2). */
export function fillStem(
  stem: Stem,
  facts: readonly TableFact[],
  seed: Seed,
  avoidFactIds: readonly string[] = [],
): FilledStem | null {
  const avoid = new Set(avoidFactIds);
  const aboutTheJob = topicTable[stem.topicId].questions.figuresFromJobs && stem.profile === 'experienced';
  const known = aboutTheJob ? facts.filter((fact) => fromAJob(fact, facts)) : facts;
  const needs = groupSlots(stem.slots).map((slots) => {
    const options = known.filter((fact) => slots.every((slot) => fits(slot, fact) && slotText(slot, fact)));
    return { slots, options: ordered(options, `${seed}|${stem.id}`, avoid) };
  });
  const chosen = assign(needs, []);
  if (!chosen) return null;
  const values: Record<string, string> = {};
  needs.forEach((need, index) => {
    const fact = chosen[index];
    for (const slot of need.slots) values[slot.name] = (fact && slotText(slot, fact)) ?? '';
  });
  const said = Object.values(values).map((value) => value.toLowerCase());
  if (new Set(said).size !== said.length) return null;
  return { stem, slots: values, factIds: chosen.map((fact) => fact.id) };
}

/** Puts the slot values into a text, with a capital where a sentence begins. Null if the text has a slot without a value. */
export function fillText(text: string, slots: Readonly<Record<string, string>>): string | null {
  let missing = false;
  const filled = text.replace(
    /([.?!]\s)?\{([a-z_]+)\}/g,
    (_, before: string | undefined, name: string, at: number) => {
      const value = slots[name] ?? '';
      if (value === '') missing = true;
      const starts = at === 0 || before !== undefined;
      return `${before ?? ''}${starts ? value.charAt(0).toUpperCase() + value.slice(1) : value}`;
    },
  );
  return missing ? null : filled.replace(/\.\.(?!\.)/g, '.');
}

/** The words of a filled stem in a style. */
export function wordStem({ stem, slots }: FilledStem, style: Style): string {
  return fillText(stem.wording[style], slots) ?? '';
}
