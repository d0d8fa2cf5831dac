import { z } from 'zod';
import {
  contractTerms,
  forSchool,
  intakeId,
  memberId,
  orgId,
  organisationForOperator,
  programmeId,
  retentionDays,
  school,
  schoolAuditEntry,
  schoolEmail,
  schoolMember,
  schoolName,
  withinItsDays,
} from '../../schools/organisation.ts';
import { schoolRole } from '../../schools/roles.ts';
import { type Endpoint, nothing, ok } from '../endpoint.ts';

export const slug = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/);
const forMember = forSchool.extend({ memberId });
const manageMembers = { access: 'school', schoolAct: 'manage_members' } as const;
const manageSettings = { access: 'school', schoolAct: 'manage_settings' } as const;

/** Schools: their opening by the operator, their people, programmes and seasons (rules SCHOOL-1, SCHOOL-2). */
export const organisationEndpoints = {
  /** Opens a school with its first owner, who comes in with a verified account of that address. */
  openOrganisation: {
    method: 'POST',
    path: '/api/operator/schools',
    access: 'operator',
    body: withinItsDays(contractTerms.extend({ slug, ownerEmail: schoolEmail, ownerName: schoolName })),
    reply: z.object({ orgId }),
  },
  listOrganisations: {
    method: 'GET',
    path: '/api/operator/schools',
    access: 'operator',
    reply: z.object({ organisations: z.array(organisationForOperator) }),
  },
  /** Sets a school's contract anew. Seats never fall below those held and used. */
  changeOrganisation: {
    method: 'PUT',
    path: '/api/operator/schools/:orgId',
    access: 'operator',
    params: forSchool,
    body: withinItsDays(contractTerms),
    reply: ok,
  },
  /** Closes a school: nobody comes in any more, and its invitations lead nowhere. */
  closeOrganisation: {
    method: 'POST',
    path: '/api/operator/schools/:orgId/close',
    access: 'operator',
    params: forSchool,
    body: nothing,
    reply: ok,
  },
  /** The schools the user works in. One that invited their verified address takes them in by this. */
  listMySchools: {
    method: 'GET',
    path: '/api/schools',
    access: 'user',
    reply: z.object({
      schools: z.array(z.object({ orgId, slug: z.string(), name: z.string(), role: schoolRole })),
    }),
  },
  readSchool: {
    method: 'GET',
    path: '/api/schools/:orgId',
    access: 'school',
    schoolAct: 'enter',
    params: forSchool,
    reply: school,
  },
  addProgramme: {
    method: 'POST',
    path: '/api/schools/:orgId/programmes',
    ...manageSettings,
    ofWholeSchool: true,
    params: forSchool,
    body: z.strictObject({ name: schoolName }),
    reply: z.object({ programmeId }),
  },
  changeProgramme: {
    method: 'PUT',
    path: '/api/schools/:orgId/programmes/:programmeId',
    ...manageSettings,
    params: forSchool.extend({ programmeId }),
    body: z.strictObject({ name: schoolName, archived: z.boolean() }),
    reply: ok,
  },
  addIntake: {
    method: 'POST',
    path: '/api/schools/:orgId/intakes',
    ...manageSettings,
    params: forSchool,
    body: z.strictObject({ programmeId, name: schoolName }),
    reply: z.object({ intakeId }),
  },
  changeIntake: {
    method: 'PUT',
    path: '/api/schools/:orgId/intakes/:intakeId',
    ...manageSettings,
    params: forSchool.extend({ intakeId }),
    body: z.strictObject({ name: schoolName, closed: z.boolean() }),
    reply: ok,
  },
  /** Sets for how long records of sittings are kept; `was` is what the person saw (rule SCHOOL-74). */
  changeRetention: {
    method: 'PUT',
    path: '/api/schools/:orgId/retention',
    ...manageSettings,
    ofWholeSchool: true,
    params: forSchool,
    body: z.strictObject({ was: retentionDays, retentionDays }),
    reply: ok,
  },
  listMembers: {
    method: 'GET',
    path: '/api/schools/:orgId/members',
    ...manageMembers,
    params: forSchool,
    reply: z.object({ members: z.array(schoolMember) }),
  },
  /** Adds a member by address and sends them a mail. Adding one who was removed lets them in again. */
  addMember: {
    method: 'POST',
    path: '/api/schools/:orgId/members',
    ...manageMembers,
    params: forSchool,
    body: z.strictObject({
      email: schoolEmail,
      name: schoolName,
      role: schoolRole,
      programmeIds: z.array(programmeId).max(50),
    }),
    reply: z.object({ memberId }),
  },
  /** Changes what a member may do. Owners are made and unmade by owners alone, and one always stays. */
  changeMember: {
    method: 'PUT',
    path: '/api/schools/:orgId/members/:memberId',
    ...manageMembers,
    params: forMember,
    body: z.strictObject({ name: schoolName, role: schoolRole, programmeIds: z.array(programmeId).max(50) }),
    reply: ok,
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/schools/:orgId/members/:memberId',
    ...manageMembers,
    params: forMember,
    reply: ok,
  },
  /** The school's own log, newest first, a page at a time; `before` is the last entry's id. */
  readSchoolAudit: {
    method: 'GET',
    path: '/api/schools/:orgId/audit',
    access: 'school',
    schoolAct: 'read_audit',
    params: forSchool,
    query: z.strictObject({ before: z.string().max(60).optional() }),
    reply: z.object({ entries: z.array(schoolAuditEntry), more: z.boolean() }),
  },
} as const satisfies Record<string, Endpoint>;
