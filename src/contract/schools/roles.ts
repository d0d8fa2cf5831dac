import { z } from 'zod';

/** What a member of an organisation may be (rule SCHOOL-2). */
export const schoolRoles = ['owner', 'admin', 'staff', 'reviewer', 'analyst'] as const;
export type SchoolRole = (typeof schoolRoles)[number];

/** What is done in an organisation; every endpoint of a school names one. */
const schoolActs = [
  'enter',
  'read_scenarios',
  'manage_scenarios',
  'read_applicants',
  'manage_applicants',
  'review',
  'assign_reviews',
  'decide',
  'read_analytics',
  'export',
  'manage_members',
  'manage_settings',
  'manage_access',
  'read_audit',
] as const;
export type SchoolAct = (typeof schoolActs)[number];

const staff: readonly SchoolAct[] = [
  'enter',
  'read_scenarios',
  'manage_scenarios',
  'read_applicants',
  'manage_applicants',
  'review',
  'assign_reviews',
  'decide',
  'read_analytics',
  'export',
];
const admin: readonly SchoolAct[] = [...staff, 'manage_members', 'manage_settings', 'read_audit'];

/** Which role may do what: the one table that the server asks and the pages draw their buttons by. */
const actsOfSchoolRole: Readonly<Record<SchoolRole, readonly SchoolAct[]>> = {
  owner: [...admin, 'manage_access'],
  admin,
  staff,
  reviewer: ['enter', 'read_scenarios', 'review'],
  /** Reads figures, and no names. */
  analyst: ['enter', 'read_analytics'],
};

/** Whether a role may do an act. */
export const mayActInSchool = (role: SchoolRole, act: SchoolAct): boolean =>
  actsOfSchoolRole[role].includes(act);

/** Whether programmes that somebody is narrowed to, [] being all of the school's, hold each of these, of which [] is all of them too. */
export const holdsProgrammes = (mine: readonly string[], these: readonly string[]): boolean =>
  mine.length === 0 || (these.length > 0 && these.every((programmeId) => mine.includes(programmeId)));

export const schoolRole = z.enum(schoolRoles);
