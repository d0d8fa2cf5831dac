import type { Slot } from '../question.ts';

/** Every hole a wording may have, by name. Two slots that take the same thing of the same kind take it from different facts. */
export const slotCatalogue: Readonly<Record<string, Slot>> = {
  first_name: { name: 'first_name', kind: 'name' },
  city: { name: 'city', kind: 'place', attribute: 'city' },
  state: { name: 'state', kind: 'place', attribute: 'state' },
  employer: { name: 'employer', kind: 'employment', attribute: 'organisation', where: { fullTime: true } },
  role: { name: 'role', kind: 'employment', attribute: 'role', where: { fullTime: true } },
  internship: {
    name: 'internship',
    kind: 'employment',
    attribute: 'organisation',
    where: { fullTime: false },
  },
  switch: { name: 'switch', kind: 'job_switch' },
  promotion: { name: 'promotion', kind: 'promotion' },
  metric: { name: 'metric', kind: 'metric' },
  team_size: { name: 'team_size', kind: 'team', attribute: 'size' },
  project: { name: 'project', kind: 'project' },
  por: { name: 'por', kind: 'responsibility' },
  /** A sum of money of the office named in the same question. */
  por_budget: { name: 'por_budget', kind: 'metric', attribute: 'number' },
  achievement: { name: 'achievement', kind: 'achievement' },
  tool: { name: 'tool', kind: 'tool' },
  certificate: { name: 'certificate', kind: 'certificate' },
  claim: { name: 'claim', kind: 'claim' },
  hobby: { name: 'hobby', kind: 'hobby' },
  other_hobby: { name: 'other_hobby', kind: 'hobby' },
  hobby_depth: { name: 'hobby_depth', kind: 'hobby', attribute: 'depth' },
  degree: { name: 'degree', kind: 'education', attribute: 'degree', where: { level: 'UG' } },
  branch: { name: 'branch', kind: 'education', attribute: 'branch', where: { level: 'UG' } },
  college: { name: 'college', kind: 'education', attribute: 'institution', where: { level: 'UG' } },
  degree_score: { name: 'degree_score', kind: 'score', attribute: 'score', where: { level: 'UG' } },
  trend: { name: 'trend', kind: 'grade_trend' },
  gap_months: { name: 'gap_months', kind: 'gap', attribute: 'months' },
};
