import type { Doubt, FactKind, HiddenRun, Resume, ResumeFact } from '#contract/resume.ts';

/** What a fact is called beside its value. */
export const kindNames: Readonly<Record<FactKind, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  place: 'Place',
  education: 'Education',
  score: 'Score',
  grade_trend: 'Grade trend',
  gap: 'Gap',
  cat: 'CAT',
  employment: 'Work',
  job_switch: 'Change of job',
  promotion: 'Promotion',
  metric: 'Number',
  team: 'Team',
  project: 'Project',
  responsibility: 'Responsibility',
  achievement: 'Achievement',
  tool: 'Tool',
  certificate: 'Certificate',
  hobby: 'Hobby',
  claim: 'Claim',
  also: 'Also',
};

/** What a candidate may add by hand, most missed first. */
export const addableKinds: readonly FactKind[] = [
  'employment',
  'education',
  'score',
  'metric',
  'project',
  'responsibility',
  'achievement',
  'certificate',
  'tool',
  'hobby',
  'place',
];

/** Why the candidate is asked whether a fact is right. */
export const doubtWords: Readonly<Record<Doubt, string>> = {
  dates: 'We could not read the dates.',
  post: 'We are not sure that this is a job.',
  firm: 'We are not sure about the company.',
  name: 'We are not sure that this is your name.',
  words: 'A word was hard to read.',
};

/** A part of a fact that is typed as text. */
export type PartKey =
  | 'degree'
  | 'branch'
  | 'institution'
  | 'year'
  | 'score'
  | 'city'
  | 'state'
  | 'role'
  | 'organisation'
  | 'from'
  | 'to'
  | 'number'
  | 'noun'
  | 'depth';
type TextAttribute = { key: PartKey; label: string; maxChars: number; hint?: string };

const education: readonly TextAttribute[] = [
  { key: 'degree', label: 'Degree or class', maxChars: 120 },
  { key: 'branch', label: 'Branch', maxChars: 120 },
  { key: 'institution', label: 'School or college', maxChars: 200 },
  { key: 'year', label: 'Year it ended', maxChars: 4, hint: 'for example: 2021' },
];

/** The parts of a fact that the panel may build a question from, and so must be right. */
export const partsOf: Readonly<Partial<Record<FactKind, readonly TextAttribute[]>>> = {
  education,
  score: [{ key: 'score', label: 'Score, as written', maxChars: 40 }],
  place: [
    { key: 'city', label: 'City', maxChars: 80 },
    { key: 'state', label: 'State', maxChars: 80 },
  ],
  employment: [
    { key: 'role', label: 'Role', maxChars: 160 },
    { key: 'organisation', label: 'Company', maxChars: 200 },
    { key: 'from', label: 'From', maxChars: 10, hint: '2021-07 or 2021' },
    { key: 'to', label: 'To', maxChars: 10, hint: '2023-06, 2023 or present' },
  ],
  metric: [
    { key: 'number', label: 'Number', maxChars: 60 },
    { key: 'noun', label: 'Of what', maxChars: 80 },
  ],
  project: [{ key: 'organisation', label: 'Where', maxChars: 200 }],
  responsibility: [
    { key: 'role', label: 'Role', maxChars: 160 },
    { key: 'organisation', label: 'Where', maxChars: 200 },
  ],
  hobby: [{ key: 'depth', label: 'How far', maxChars: 120, hint: 'for example: rated 1620, Grade 3' }],
};

/** A mark without the stage it belongs to. */
export const markText = ({ value }: ResumeFact): string => value.split(' in ')[0] ?? value;

/** Whether the candidate changed the fact since the service sent it. */
export function isEdited(fact: ResumeFact, { facts }: Pick<Resume, 'facts'>): boolean {
  const read = facts.find(({ id }) => id === fact.id);
  return (
    read !== undefined &&
    (read.value !== fact.value || JSON.stringify(read.attributes) !== JSON.stringify(fact.attributes))
  );
}

/** Why text was set aside as hidden, in words. */
export const hiddenReasons: Readonly<Record<HiddenRun['reason'], string>> = {
  invisible: 'drawn as invisible',
  white: 'in the colour of the paper',
  tiny: 'too small to read',
  zero_width: 'made of characters without width',
  off_page: 'outside the page',
};

const atTheTop = 'At the top';

export type FactGroup = { title: string; facts: readonly ResumeFact[] };

/** The facts under the headings of the resume they come from; what the candidate added stands last. */
export function groupFacts(resume: Pick<Resume, 'sections'>, facts: readonly ResumeFact[]): FactGroup[] {
  const titled = resume.sections.map((section) => ({
    title: section.title || atTheTop,
    facts: facts.filter(({ line }) => line >= section.firstLine && line <= section.lastLine && line > 0),
  }));
  const placed = new Set(titled.flatMap((group) => group.facts));
  const elsewhere = facts.filter((fact) => fact.line > 0 && !placed.has(fact));
  const own = facts.filter((fact) => fact.line === 0);
  const top = titled.filter(({ title }) => title === atTheTop).flatMap((group) => group.facts);
  return [
    { title: atTheTop, facts: [...elsewhere, ...top] },
    ...titled.filter(({ title }) => title !== atTheTop),
    { title: 'Added by you', facts: own },
  ].filter((group) => group.facts.length > 0);
}

const wordKinds: readonly FactKind[] = ['tool', 'certificate', 'hobby', 'achievement'];
const mostWords = 3;
const fewestTogether = 3;
const isWord = ({ kind, value }: ResumeFact): boolean =>
  wordKinds.includes(kind) && value.trim().split(/\s+/).length <= mostWords;

/** The facts of a group row by row: those of a word or three stand together with others of their kind, where there are at least three; every other alone. */
export function rowsOf(facts: readonly ResumeFact[]): (readonly ResumeFact[])[] {
  const together = (kind: FactKind): readonly ResumeFact[] =>
    facts.filter((fact) => fact.kind === kind && isWord(fact));
  const done = new Set<FactKind>();
  return facts.flatMap((fact) => {
    const row = isWord(fact) ? together(fact.kind) : [];
    if (row.length < fewestTogether) return [[fact]];
    if (done.has(fact.kind)) return [];
    done.add(fact.kind);
    return [row];
  });
}
