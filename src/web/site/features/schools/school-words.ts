import type { SchoolRole } from '#contract/schools/roles.ts';

export const roleWords: Readonly<Record<SchoolRole, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  staff: 'Staff',
  reviewer: 'Reviewer',
  analyst: 'Analyst',
};
