import { employerClasses } from '#contract/resume.ts';
import type { Slot } from './question.ts';

const present = { fullTime: true, to: 'present' } as const;
/** All that have somebody above the candidate. */
const withManager = employerClasses.filter((one) => one !== 'own');
const job = { kind: 'employment', attribute: 'organisation', where: { fullTime: true }, form: 'at' } as const;

/** Every hole a wording may have, by name. Two slots that take the same thing of the same kind take it from different facts. */
export const slotCatalogue: Readonly<Record<string, Slot>> = {
  first_name: { name: 'first_name', kind: 'name' },
  city: { name: 'city', kind: 'place', attribute: 'city' },
  state: { name: 'state', kind: 'place', attribute: 'state' },
  /** "at Wipro", "in the Indian Army". */
  at_employer: { ...job, name: 'at_employer' },
  /** Where the candidate works now, as far as the page says; for questions that make no sense about a job left behind. */
  at_current: { ...job, name: 'at_current', where: present },
  /** Where there is a boss. */
  at_workplace: { ...job, name: 'at_workplace', classes: withManager },
  /** "a Data Engineer", "an HR Manager". */
  a_role: { name: 'a_role', kind: 'employment', attribute: 'role', where: { fullTime: true }, form: 'a' },
  /** An employer that sells something and has rivals. */
  company: {
    name: 'company',
    kind: 'employment',
    attribute: 'organisation',
    where: { fullTime: true },
    classes: ['company'],
  },
  current_company: {
    name: 'current_company',
    kind: 'employment',
    attribute: 'organisation',
    where: present,
    classes: ['company'],
  },
  at_internship: { ...job, name: 'at_internship', where: { fullTime: false } },
  switch: { name: 'switch', kind: 'job_switch' },
  promotion: { name: 'promotion', kind: 'promotion' },
  /** The line of the resume, in quotation marks. */
  metric: { name: 'metric', kind: 'metric' },
  gain: { name: 'gain', kind: 'metric', gained: true },
  /** "a team of 4", "22 contract workmen". */
  team: { name: 'team', kind: 'team' },
  project: { name: 'project', kind: 'project' },
  /** Reads on after "as": "Treasurer of Udaan", "an NSS Volunteer". */
  por: { name: 'por', kind: 'responsibility' },
  achievement: { name: 'achievement', kind: 'achievement' },
  tool: { name: 'tool', kind: 'tool' },
  certificate: { name: 'certificate', kind: 'certificate' },
  claim: { name: 'claim', kind: 'claim' },
  /** A school aimed at, as the candidate names it. */
  school: { name: 'school', kind: 'school' },
  /** A wish out of the statement, in quotation marks. */
  purpose: { name: 'purpose', kind: 'purpose' },
  /** The statement as a whole: "your statement". */
  statement: { name: 'statement', kind: 'statement' },
  hobby: { name: 'hobby', kind: 'hobby' },
  other_hobby: { name: 'other_hobby', kind: 'hobby' },
  degree: { name: 'degree', kind: 'education', attribute: 'degree', where: { level: 'UG' } },
  branch: { name: 'branch', kind: 'education', attribute: 'branch', where: { level: 'UG' } },
  at_college: {
    name: 'at_college',
    kind: 'education',
    attribute: 'institution',
    where: { level: 'UG' },
    form: 'at',
  },
  degree_score: { name: 'degree_score', kind: 'score', attribute: 'score', where: { level: 'UG' } },
  /** "from … to …", as `switch` and `promotion` are. */
  trend: { name: 'trend', kind: 'grade_trend' },
  gap_months: { name: 'gap_months', kind: 'gap', attribute: 'months' },
};
