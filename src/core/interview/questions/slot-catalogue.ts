import type { Slot } from './question.ts';

/** Every hole a wording may have, by name. Two slots that take the same thing of the same kind take it from different facts. */
export const slotCatalogue: Readonly<Record<string, Slot>> = {
  first_name: { name: 'first_name', kind: 'name' },
  city: { name: 'city', kind: 'place', attribute: 'city' },
  state: { name: 'state', kind: 'place', attribute: 'state' },
  employer: { name: 'employer', kind: 'employment', attribute: 'organisation', where: { fullTime: true } },
  role: { name: 'role', kind: 'employment', attribute: 'role', where: { fullTime: true } },
  /** Where the candidate works now, as far as the page says; for questions that make no sense about a job left behind. */
  current_employer: {
    name: 'current_employer',
    kind: 'employment',
    attribute: 'organisation',
    where: { fullTime: true, to: 'present' },
  },
  current_role: {
    name: 'current_role',
    kind: 'employment',
    attribute: 'role',
    where: { fullTime: true, to: 'present' },
  },
  internship: {
    name: 'internship',
    kind: 'employment',
    attribute: 'organisation',
    where: { fullTime: false },
  },
  switch: { name: 'switch', kind: 'job_switch' },
  promotion: { name: 'promotion', kind: 'promotion' },
  /** A noun phrase ("run time from 6.5 hours to 2.1 hours"), or the line of the resume in quotation marks. */
  metric: { name: 'metric', kind: 'metric' },
  gain: { name: 'gain', kind: 'metric', gained: true },
  /** Reads on after "your": "team of 4", "22 contract workmen". */
  team: { name: 'team', kind: 'team' },
  project: { name: 'project', kind: 'project' },
  por: { name: 'por', kind: 'responsibility' },
  /** A sum of money of the office named in the same question. */
  por_budget: { name: 'por_budget', kind: 'metric', attribute: 'number' },
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
  hobby_depth: { name: 'hobby_depth', kind: 'hobby', attribute: 'depth' },
  degree: { name: 'degree', kind: 'education', attribute: 'degree', where: { level: 'UG' } },
  branch: { name: 'branch', kind: 'education', attribute: 'branch', where: { level: 'UG' } },
  college: { name: 'college', kind: 'education', attribute: 'institution', where: { level: 'UG' } },
  degree_score: { name: 'degree_score', kind: 'score', attribute: 'score', where: { level: 'UG' } },
  /** "from … to …", as `switch` and `promotion` are. */
  trend: { name: 'trend', kind: 'grade_trend' },
  gap_months: { name: 'gap_months', kind: 'gap', attribute: 'months' },
};
