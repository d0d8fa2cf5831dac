import type { Panellist, PortraitId } from '#contract/panellists.ts';
import type { ScenarioPlan } from '#contract/schools/scenario.ts';
import type { Style } from '#contract/styles.ts';
import type { Seat } from '#core/interview/questions/question.ts';
import { own, type Own } from '#core/prompt/own-words.ts';
import { type Seed, pickSeeded } from './seeded-choice.ts';

/** Habits of speech; the voices of the panel are made of these. */
export type HabitName =
  | 'measured'
  | 'short sentences'
  | 'follows incentives'
  | 'dry'
  | 'asks for the other side'
  | 'never hurries'
  | 'numbers first'
  | 'blunt about claims'
  | 'few words'
  | 'precise'
  | 'patient'
  | 'likes worked examples'
  | 'quick'
  | 'probes motives'
  | 'asks who decided'
  | 'practical'
  | 'asks what it cost'
  | 'plain words'
  | 'curious'
  | 'friendly'
  | 'asks what came next'
  | 'warm'
  | 'unhurried'
  | 'starts from what you like';

/** A fictional panellist with what the room never shows: the seat, what they privately want to find out, and how they talk. */
export type PanelMember = Panellist & {
  seat: Seat;
  agenda: Own;
  voice: readonly HabitName[];
};

type Person = Panellist & { gender: 'f' | 'm'; voice: readonly HabitName[] };

const person = (
  portrait: PortraitId,
  gender: 'f' | 'm',
  name: string,
  shortName: string,
  role: string,
  voice: readonly HabitName[],
): Person => ({ id: portrait, portrait, gender, name, shortName, role, voice });

const people = {
  meera: person('meera', 'f', 'Prof. Meera Raghunathan', 'Raghunathan', 'Economics', [
    'measured',
    'short sentences',
    'follows incentives',
  ]),
  thomas: person('thomas', 'm', 'Prof. Thomas Mathai', 'Mathai', 'Economics', [
    'dry',
    'asks for the other side',
    'never hurries',
  ]),
  bhalla: person('bhalla', 'm', 'Prof. Arvind Bhalla', 'Bhalla', 'Statistics, operations', [
    'numbers first',
    'blunt about claims',
    'few words',
  ]),
  lakshmi: person('lakshmi', 'f', 'Prof. Lakshmi Venkatesan', 'Venkatesan', 'Decision sciences', [
    'precise',
    'patient',
    'likes worked examples',
  ]),
  nandita: person('nandita', 'f', 'Nandita Sarma', 'Sarma', 'Alumna, consulting', [
    'quick',
    'probes motives',
    'asks who decided',
  ]),
  iqbal: person('iqbal', 'm', 'Iqbal Qureshi', 'Qureshi', 'Alumnus, consumer goods', [
    'practical',
    'asks what it cost',
    'plain words',
  ]),
  ritu: person('ritu', 'f', 'Ritu Chawla', 'Chawla', 'Alumna, banking', [
    'curious',
    'friendly',
    'asks what came next',
  ]),
  kale: person('kale', 'm', 'Prof. Sudhir Kale', 'Kale', 'Operations', [
    'warm',
    'unhurried',
    'starts from what you like',
  ]),
} satisfies Record<PortraitId, Person>;

const agendas: Record<Style, Partial<Record<Seat, { agenda: Own }>>> = {
  chill: {
    chair: {
      agenda: own('One thing this person understands better than I do, and whether they know why.'),
    },
    subject: {
      agenda: own('Where does what they learnt show in something they did?'),
    },
    industry: {
      agenda: own('What they did themselves, and what they took from it into the next thing.'),
    },
  },
  grill: {
    chair: {
      agenda: own('Do the reasons hold when somebody argues the other way?'),
    },
    subject: {
      agenda: own('Is there a method behind the number, and where does it break?'),
    },
    industry: {
      agenda: own('Which decision was theirs alone, and who paid for it?'),
    },
  },
};

const pools: Record<Style, Partial<Record<Seat, readonly Person[]>>> = {
  chill: { chair: [people.kale, people.lakshmi], industry: [people.ritu, people.nandita, people.iqbal] },
  grill: {
    chair: [people.meera, people.thomas],
    subject: [people.bhalla, people.lakshmi],
    industry: [people.nandita, people.iqbal, people.ritu],
  },
};

function seated(style: Style, chosen: ReadonlyMap<Seat, Person>): PanelMember[] {
  return [...chosen].map(([seat, { gender: _gender, ...shown }]) => ({
    ...shown,
    seat,
    agenda: agendas[style][seat]?.agenda ?? own(''),
  }));
}

/** The fictional panel of an interview, chair first: three in Grill, two in Chill, both genders at the table, the same for the same seed (rule PANEL-1). */
export function panelFor(style: Style, seed: Seed): PanelMember[] {
  const chosen = new Map<Seat, Person>();
  for (const seat of ['chair', 'subject', 'industry'] as const) {
    const pool = pools[style][seat];
    if (!pool) continue;
    const genders = new Set([...chosen.values()].map((p) => p.gender));
    const [only] = [...genders];
    const lastSeat = seat === 'industry';
    const balancing = lastSeat && genders.size === 1 ? pool.filter((p) => p.gender !== only) : pool;
    const choice = pickSeeded(balancing, seed, `panel ${seat}`);
    if (choice) chosen.set(seat, choice);
  }
  return seated(style, chosen);
}

const title = /^(?:prof|dr|mr|mrs|ms|shri|smt|cdr|col|capt|major|ca|cs)\b\.?\s*/i;

/** What somebody is called among colleagues: the last part of the name, without titles. */
function shortNameOf(name: string): string {
  let bare = name.trim();
  while (title.test(bare) && bare.replace(title, '') !== '') bare = bare.replace(title, '');
  return bare.split(/\s+/).at(-1) ?? bare;
}

const comesFrom = (portrait: PortraitId, seat: Seat): boolean =>
  Object.values(pools).some((pool) => pool[seat]?.some(({ id }) => id === portrait) ?? false);

/**
 * A school's panel under its own names, chair first as the school listed them. Of three the second seat goes to whoever has the subject's voice,
 * of two the chair has the subject too (rules PANEL-2, SCHOOL-34).
 */
export function schoolPanel({ style, panel }: Pick<ScenarioPlan, 'style' | 'panel'>): PanelMember[] {
  const [chair, ...others] = panel.map(({ portrait, name, role }) => ({
    ...people[portrait],
    name,
    role,
    shortName: shortNameOf(name),
  }));
  const [second, third] = others.toSorted(
    (a, b) => Number(comesFrom(b.portrait, 'subject')) - Number(comesFrom(a.portrait, 'subject')),
  );
  const seats: [Seat, typeof chair][] = third
    ? [
        ['chair', chair],
        ['subject', second],
        ['industry', third],
      ]
    : [
        ['chair', chair],
        ['industry', second],
      ];
  return seated(style, new Map(seats.flatMap(([seat, who]) => (who ? [[seat, who] as const] : []))));
}

/** Who speaks from a seat; without a subject professor at the table the chair takes the subject (rule PANEL-2). */
export function memberInSeat(panel: readonly PanelMember[], seat: Seat): PanelMember {
  const member = panel.find((m) => m.seat === seat) ?? panel[0];
  if (!member) throw new Error('an interview has a panel of at least two');
  return member;
}

/** The panel as the candidate gets to know it, chair first. */
export function shownPanel(panel: readonly PanelMember[]): Panellist[] {
  return panel.map(({ id, name, shortName, role, portrait }) => ({ id, name, shortName, role, portrait }));
}
