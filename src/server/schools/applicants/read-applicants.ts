import type {
  Applicant,
  ApplicantFilter,
  ApplicantLine,
  ApplicantStage,
} from '#contract/schools/applicants.ts';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { requireIntake } from '../organisations/require-intake.ts';
import type { ActingMember, SchoolParts } from '../school-parts.ts';
import {
  type ApplicantRecord,
  type ApplicantSort,
  countStages,
  findNewestInvitations,
  type InvitationRecord,
  listApplicantRows,
  listInvitationsOf,
  listSittingsOf,
} from './applicant-store.ts';
import { requireApplicant } from './require-applicant.ts';

type Parts = Pick<SchoolParts, 'database'>;
const pageSize = 50;

/** A page of the applicants of a season that a filter finds, each with the newest invitation (rule SCHOOL-24). Throws Refusal `not_found`. */
export async function listApplicants(
  { database }: Parts,
  member: ActingMember,
  {
    sort = 'name',
    after,
    ...filter
  }: ApplicantFilter & { sort?: ApplicantSort | undefined; after?: string | undefined },
): Promise<{ applicants: ApplicantLine[]; more: boolean }> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, filter.intakeId);
    const { rows, more } = await listApplicantRows(tx, orgId, { filter, sort, after, limit: pageSize });
    const newest = await findNewestInvitations(
      tx,
      orgId,
      rows.map(({ applicantId }) => applicantId),
    );
    return {
      applicants: rows.map((row) => {
        const invitation = newest.get(row.applicantId);
        return { ...lineOf(row), invitation: invitation ? invitationOf(invitation) : null };
      }),
      more,
    };
  });
}

/** How many applicants a season has, and at which stage. Throws Refusal `not_found`. */
export async function countApplicants(
  { database }: Parts,
  member: ActingMember,
  { intakeId }: { intakeId: string },
): Promise<{ total: number; stages: Record<ApplicantStage, number> }> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    await requireIntake(tx, member, intakeId);
    const counts = await countStages(tx, { orgId, intakeId });
    return {
      total: counts.reduce((sum, { count }) => sum + count, 0),
      stages: { ...noneAtAll, ...Object.fromEntries(counts.map(({ stage, count }) => [stage, count])) },
    };
  });
}

const noneAtAll: Readonly<Record<ApplicantStage, number>> = {
  none: 0,
  invited: 0,
  opened: 0,
  signed_in: 0,
  practised: 0,
  started: 0,
  finished: 0,
  expired: 0,
  revoked: 0,
  bounced: 0,
};

/** An applicant with invitations and sittings, and no number of ours (rule SCHOOL-8). Throws Refusal `not_found`. */
export async function readApplicant(
  { database }: Parts,
  member: ActingMember,
  { applicantId }: { applicantId: string },
): Promise<Applicant> {
  const { orgId } = member;
  return withinOrganisation(database, orgId, async (tx) => {
    const { applicant } = await requireApplicant(tx, member, applicantId);
    const invited = await listInvitationsOf(tx, { orgId, applicantId });
    const sat = await listSittingsOf(tx, { orgId, applicantId });
    return {
      ...lineOf(applicant),
      intakeId: applicant.intakeId,
      extraReason: applicant.extraReason,
      groups: applicant.groups,
      records: sat.filter(({ recorded }) => recorded).length,
      invitations: invited.map(({ invitation, scenarioName }) => ({
        ...invitationOf(invitation),
        ...timesOf(invitation),
        scenarioId: invitation.scenarioId,
        scenarioName,
        version: invitation.version,
        attemptsLeft: invitation.attemptsLeft,
        createdAt: invitation.createdAt.toISOString(),
      })),
      sittings: sat.map(({ recorded: _recorded, startedAt, finishedAt, ...sitting }) => ({
        ...sitting,
        startedAt: startedAt.toISOString(),
        finishedAt: finishedAt?.toISOString() ?? null,
      })),
    };
  });
}

const lineOf = ({
  applicantId,
  name,
  email,
  externalId,
  extraMinutes,
  status,
  createdAt,
}: ApplicantRecord) => ({
  applicantId,
  name,
  email,
  externalId,
  extraMinutes,
  status,
  createdAt: createdAt.toISOString(),
});

const invitationOf = ({ invitationId, state, deadlineAt, bounced, tokenHash }: InvitationRecord) => ({
  invitationId,
  state,
  bounced,
  hasLink: tokenHash !== null,
  deadlineAt: deadlineAt.toISOString(),
});

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
const timesOf = (row: InvitationRecord) => ({
  sentAt: iso(row.sentAt),
  openedAt: iso(row.openedAt),
  signedInAt: iso(row.signedInAt),
  practisedAt: iso(row.practisedAt),
  startedAt: iso(row.startedAt),
  finishedAt: iso(row.finishedAt),
  remindedAt: iso(row.remindedAt),
});
