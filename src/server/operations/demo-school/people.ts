import type { DemoAnswer, DemoQuality } from '../demo/answers/demo-answer.ts';
import { aboutMind } from './answers/about-mind.ts';
import { aboutWork } from './answers/about-work.ts';
import { type DemoTrade, demoTrades } from './trades.ts';

const firstNames = (
  'Aarohi Bhavesh Chitra Devansh Esha Farhan Gauri Harish Ishani Jatin Kiran Lavanya Madhav Nimisha Omkar ' +
  'Pallavi Qasim Revathi Saurabh Tanvi Udit Vaishnavi Waseem Yamini Zoya Abhinav Charu Dhruv Eknath Gurleen'
).split(' ');
const lastNames =
  'Bhonsle Chakladar Dhillon Easwaran Fernandes Gokhale Hazarika Jamwal Kattimani Lahkar Madkaikar'.split(
    ' ',
  );

/** A fictional applicant. */
export type DemoPerson = {
  name: string;
  email: string;
  number: string;
  trade: DemoTrade;
  quality: DemoQuality;
  region: 'North' | 'South' | 'East' | 'West';
};

const regions = ['North', 'South', 'West', 'South', 'East', 'North', 'West'] as const;
/** About a fifth answers well, two in five fairly. */
const qualities: readonly DemoQuality[] = [2, 3, 1, 2, 3, 2, 1, 3, 2, 1];

/** How the demo's own people are reached: by nobody, since no mail server is ever named so. */
export const demoMailDomain = 'nilgiri-demo.example';

const mailOf = (name: string): string =>
  `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@${demoMailDomain}`;

/** The fictional applicant of a place in the whole demo, always the same one; places up to 329 have names of their own. */
export function demoPerson(at: number): DemoPerson {
  const first = firstNames[at % firstNames.length] ?? '';
  const last = lastNames[(at * 3 + Math.floor(at / firstNames.length)) % lastNames.length] ?? '';
  const latin = `${first} ${last}`;
  return {
    // One of them writes the name in two scripts, as an applicant may.
    name: at === 1 ? `${latin} (भावेश)` : latin,
    email: mailOf(latin),
    number: `NLG-${String(1001 + at)}`,
    trade: pick(demoTrades, at * 5 + Math.floor(at / 12)),
    quality: pick(qualities, at * 3 + Math.floor(at / 10)),
    region: pick(regions, at),
  };
}

/** How well whoever is reached at an address of the demo's answers. */
export function demoQualityOf(email: string): DemoQuality {
  for (let at = 0; at < firstNames.length * lastNames.length; at++) {
    const person = demoPerson(at);
    if (person.email === email) return person.quality;
  }
  throw new Error('An applicant of the demo is none of its people.');
}

function pick<T>(list: readonly T[], at: number): T {
  const one = list[at % list.length];
  if (one === undefined) throw new Error('Nothing to pick from.');
  return one;
}

/** The figures an applicant tells of, from their number, so that two of one trade do not tell the same. */
function figuresOf({ number }: DemoPerson): Record<'before' | 'after' | 'months' | 'team', string> {
  const n = Number(number.slice(4));
  const before = 14 + ((n * 7) % 23);
  return {
    before: String(before),
    after: String(Math.max(2, Math.round(before * (0.3 + ((n * 3) % 5) / 10)))),
    months: String(15 + ((n * 5) % 22)),
    team: String(3 + (n % 9)),
  };
}

function filled(text: string, person: DemoPerson): string {
  const words: Readonly<Record<string, string>> = { ...person.trade, ...figuresOf(person) };
  const said = text.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    const word = words[slot];
    if (word === undefined) throw new Error(`An applicant of the demo has no ${slot}.`);
    return word;
  });
  return said.replaceAll(
    /(^|[.!?] )([a-z])/g,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
}

/** All that an applicant can say: of their own quality, and where that is not enough of the next one below; who answers poorly is fair now and then. */
export const answersOf = (person: DemoPerson): DemoAnswer[] =>
  [...aboutWork, ...aboutMind]
    .filter(({ quality, gaps }) =>
      person.quality === 1
        ? quality === 1 || (quality === 2 && gaps !== undefined)
        : quality === person.quality || quality === person.quality - 1,
    )
    .map((answer) => ({ ...answer, text: filled(answer.text, person) }));

/** What an applicant says where nothing of it fits, each once. */
export const demoLimits: readonly string[] = [
  'That I do not know, and I would rather say so than guess.',
  'I have not thought about that side of it yet.',
  'I would have to look that up before I say anything on it.',
  'I do not have an example of that which is really mine.',
  'Beyond what I told you it would be a guess.',
  'I never counted that, so I cannot give you a figure.',
];

/** The resume that an applicant pastes. */
export function resumeOf(person: DemoPerson, year: number): string {
  const { trade, name, email } = person;
  const { before, after, months, team } = figuresOf(person);
  const begun = Math.floor(Number(months) / 12) + 1;
  return `${name.toUpperCase()}
${email} | ${trade.city}

EDUCATION
${trade.degree}, ${trade.college}, ${year - begun} - 8.1/10
Class XII, Government Higher Secondary School, ${trade.city}, ${year - begun - 4} - 88.4%

WORK EXPERIENCE
${trade.role} | ${trade.employer}, ${trade.city} | Jul ${year - begun} - Present
• Brought ${trade.measure} from ${before} to ${after} ${trade.unit} by ${trade.change}
• Trained ${team} people on the new way of working

HOBBIES AND INTERESTS
${trade.hobby}
`;
}
