import type { FactKind, ResumeFact } from '#contract/resume.ts';
import { topicName } from '#contract/topics.ts';
import { factsOnTable, planAgenda } from '#core/interview/plan/agenda.ts';
import { factInWords } from './brief.ts';
import type { HabitName, PanelMember } from '#core/interview/panel.ts';
import { filled, own, type Own } from '#core/prompt/own-words.ts';
import type { DataLine } from '#core/prompt/prompt.ts';
import type { Seat } from '#core/interview/questions/question.ts';
import type { ConductorState, Setting } from '#core/interview/state.ts';

const manners = {
  chair:
    'Chairs. Keeps the room in order, opens topics, speaks for the panel when it must be one voice, and is the last to raise it.',
  subject:
    'Asks about the subject and about method. Wants to see how a thing was worked out, not what it is called.',
  industry:
    'Has sat where the applicant wants to go. Asks about people, decisions and money, from experience of offices rather than of books.',
} as const satisfies Record<Seat, string>;

type Habit = { is: string; like: string };

/** How a habit of speech sounds. The lines were said to made-up applicants. */
const habits = {
  measured: {
    is: 'weighs each word and often begins with what was granted',
    like: 'The delay I accept. What did it save?',
  },
  'short sentences': { is: 'full stops instead of commas', like: 'One shop. One ledger. Who kept it?' },
  'follows incentives': {
    is: 'asks who gained, who lost, who would pay',
    like: 'And the wholesaler, what was in it for him?',
  },
  dry: { is: 'understates, and leaves it standing', like: 'An estimate. From what?' },
  'asks for the other side': {
    is: 'turns the matter round and asks what an opponent would say',
    like: 'Speak for the landlord now. What is his case?',
  },
  'never hurries': {
    is: 'calm openings, plain verbs',
    like: 'Let us stay in that first week. What came on the second day?',
  },
  'numbers first': {
    is: 'begins with the figure the applicant gave, then asks what it rests on',
    like: 'Thirty crates. Out of how many?',
  },
  'blunt about claims': {
    is: 'names the claim and doubts it without wrapping',
    like: 'I do not see a saving there. Where is it?',
  },
  'few words': { is: 'seldom more than twelve words', like: 'By what method?' },
  precise: {
    is: 'picks one word of the answer and asks about just that',
    like: '“Mostly” leaves a rest. What was in the rest?',
  },
  patient: {
    is: 'leaves room and asks for the step before',
    like: 'Once more, slowly. What did you see on the sheet before you changed it?',
  },
  'likes worked examples': {
    is: 'wants one case gone through from start to end',
    like: 'Take one parcel. Where does it wait first?',
  },
  quick: { is: 'goes straight in, no preamble', like: 'Whose idea?' },
  'probes motives': {
    is: 'asks why they wanted it, and what they would have done otherwise',
    like: 'You fixed it. What made you start?',
  },
  'asks who decided': {
    is: 'looks for the person behind the passive voice',
    like: '“It was decided.” In which room, by whom?',
  },
  practical: { is: 'asks how it went on an ordinary day', like: 'On a wet Tuesday, who opens that shutter?' },
  'asks what it cost': {
    is: 'puts a price on things, in rupees, hours or tempers',
    like: 'What did the second van cost you a month?',
  },
  'plain words': {
    is: 'avoids every term of art, even the applicant’s',
    like: 'Leave “optimise”. What got shorter?',
  },
  curious: { is: 'follows the odd detail', like: 'Why was the blue file kept at home?' },
  friendly: {
    is: 'speaks as to a younger colleague',
    like: 'The queue, then. What did you do with it?',
  },
  'asks what came next': {
    is: 'wants the day after, and the one after that',
    like: 'And when the auditors had left?',
  },
  warm: {
    is: 'kind tone, real question',
    like: 'A long night, then. What did you decide in it?',
  },
  unhurried: {
    is: 'lets a clause breathe before the question',
    like: 'A hostel kitchen, then, and two hundred to feed. What did you change first?',
  },
  'starts from what you like': {
    is: 'takes up what the applicant visibly cares about',
    like: 'The birds, then. What do they teach you about waiting?',
  },
} as const satisfies Readonly<Record<HabitName, Habit>>;

function memberLines({ seat, agenda, voice }: PanelMember): Own[] {
  return [
    filled`- ${own(seat)}: ${own(manners[seat])}`,
    filled`  Privately wants to find out: ${agenda}`,
    ...voice.map((habit) => filled`  ${own(habit)}: ${own(habits[habit].is)} → ${own(habits[habit].like)}`),
  ];
}

/** What the requests of an interview may hold of who the candidate is: perhaps a first name; `hide` takes everything else out of a text. */
export type SharedPerson = { firstName: string | null; hide: (text: string) => string };

/** The panel card: who sits at the table, what each is after, and how they talk. Their names are data: a school may have chosen them. */
export function panelCard(panel: readonly PanelMember[], { firstName }: SharedPerson): Own[] {
  return [
    own('# The panel'),
    own(
      'Three or fewer fictional people, named here by their seats; the data says what each is called. They know the same file and hear the same answers, but they are after different things and would not put a question alike.',
      'They call each other by surname. They address the applicant as “you”,',
      firstName ? 'sometimes by first name.' : 'whose name they were not given.',
      'After each seat stands what that person is after and how they sound; the lines after the arrows were said to other applicants and are there for the ear only.',
    ),
    ...panel.flatMap(memberLines),
  ];
}

const privateKinds: readonly FactKind[] = ['name', 'email', 'phone'];
/** An address, a link or a telephone number inside some other fact. */
const contact =
  /[\w.+-]@[\w-]+\.\w|https?:|www\.|\b(?:linkedin|github|gitlab|medium|behance|kaggle)\.\w|(?:\+?91[\s-]?)?\b[6-9]\d{4}[\s-]?\d{5}\b/i;
const mostFactChars = 9_000;
const mostStatementChars = 1_500;

const factLine = (fact: ResumeFact, { hide }: SharedPerson): DataLine => ({
  fact: fact.id,
  kind: fact.kind,
  says: hide(factInWords(fact)),
  ...(fact.ofFactId ? { of: fact.ofFactId } : {}),
});

/** The facts a model may see, in the order of the resume: no name, no way to reach the candidate, nothing the agenda left out. */
function factLines({ facts }: Setting, tableFactIds: readonly string[], person: SharedPerson): DataLine[] {
  const lines = factsOnTable(facts, tableFactIds)
    .filter(
      (fact) =>
        !privateKinds.includes(fact.kind) &&
        !contact.test([fact.value, ...Object.values(fact.attributes)].join(' ')),
    )
    .map((fact) => factLine(fact, person));
  let chars = 0;
  return lines.filter((line) => (chars += JSON.stringify(line).length + 1) <= mostFactChars);
}

/** What the panel has before it: who sits at the table, the applicant, the lines of the resume, and what the school wants nobody to say (rule SCHOOL-33). */
export function fileLines(
  { panel, tableFactIds }: ConductorState,
  setting: Setting,
  person: SharedPerson,
): DataLine[] {
  const { targetSchools, scenario } = setting;
  const statement = person.hide(setting.statement);
  const isShown = statement.trim() !== '' && !contact.test(setting.statement);
  const banned = scenario?.banned ?? [];
  return [
    ...panel.map(({ seat, name, shortName, role }) => ({ seat, name, called: shortName, role })),
    {
      applicant: person.firstName ?? 'not named',
      ...(targetSchools.length > 0
        ? { appliesTo: targetSchools.slice(0, 8).map((school) => person.hide(school).slice(0, 80)) }
        : {}),
      ...(isShown ? { statement: statement.slice(0, mostStatementChars) } : {}),
    },
    ...factLines(setting, tableFactIds, person),
    ...(banned.length > 0 ? [{ nobodySays: banned }] : []),
  ];
}

const minuteMs = 60_000;
const inMinutes = (ms: number): number => Math.round((10 * ms) / minuteMs) / 10;

/** What kind of applicant sits here, and what the panel means to ask about, in order. */
export function planCard(setting: Setting): Own[] {
  const { profile } = setting;
  const { items } = planAgenda(setting);
  return [
    own('# The plan'),
    profile === 'fresher'
      ? own('The applicant has worked full time for less than a year.')
      : own('The applicant has worked full time for a year or more.'),
    own(
      'Topics in the order the program means to take them, with minutes. It may drop or reorder some as time runs; the task always says where the interview stands.',
    ),
    ...items.map(
      ({ topicId, budgetMs }, at) =>
        filled`${at + 1}. ${own(topicName(topicId, profile))}: ${inMinutes(budgetMs)} min`,
    ),
  ];
}
