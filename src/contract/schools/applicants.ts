import { z } from 'zod';
import { plainName } from '../plain-name.ts';
import { intakeId, schoolEmail } from './organisation.ts';
import { headFault, rowError } from './row-errors.ts';
import { scenarioLimits } from './scenario.ts';
import { sheetFaultCodes } from './sheet-faults.ts';
import { decisionStatuses, invitationStates, seatStates } from './states.ts';

export const applicantId = z.string().regex(/^app_[A-Za-z0-9_-]{8,40}$/);
export const invitationId = z.string().regex(/^inv_[A-Za-z0-9_-]{8,40}$/);

/** Bounds of what is written about an applicant, and of what is asked for at once. */
export const applicantLimits = { extraMinutes: 60, selected: 500, inSeason: 100_000 } as const;

const standingName = z.string().trim().min(1).max(120);
const name = plainName(standingName);
const reason = z.string().trim().max(300);
const extraMinutes = z.number().int().min(0).max(applicantLimits.extraMinutes);

/** What may be changed of an applicant. Time on top needs its reason; without any there is none. */
const applicantTerms = z.strictObject({ name, extraMinutes, extraReason: reason.nullable() });
export type ApplicantTerms = z.infer<typeof applicantTerms>;
const hasReason = ({ extraMinutes: minutes, extraReason }: ApplicantTerms): boolean =>
  minutes > 0 ? (extraReason ?? '') !== '' : extraReason === null;
const needsReason = {
  path: ['extraReason'],
  message: 'a reason stands with extra minutes, and only with them',
};

export const newApplicant = applicantTerms
  .extend({ intakeId, email: schoolEmail, externalId: z.string().trim().min(1).max(60).nullable() })
  .refine(hasReason, needsReason);
/** An address as it stands, however a sheet wrote it; a new one is a `schoolEmail`. */
const standingEmail = z.string().trim().toLowerCase().max(254);
const isAddress = ({ was, to }: { was: string; to: string }): boolean =>
  to === was || schoolEmail.safeParse(to).success;
const changedTerms = applicantTerms.extend({ email: standingEmail });
export type ChangedTerms = z.infer<typeof changedTerms>;

/** `was` is what the member saw: where it is no longer so, nothing is changed. */
export const applicantChange = z
  .strictObject({
    was: changedTerms.extend({ name: standingName }),
    to: changedTerms.refine(hasReason, needsReason),
  })
  .refine(({ was, to }) => isAddress({ was: was.email, to: to.email }), {
    path: ['to', 'email'],
    message: 'expected an e-mail address',
  });

/** Another address for an applicant, over the one that was seen. */
export const addressCorrection = z.strictObject({ was: standingEmail, to: schoolEmail });

/** Where an applicant stands with the last invitation: its state, or none, or its mail came back. */
export const applicantStages = ['none', ...invitationStates, 'bounced'] as const;
export type ApplicantStage = (typeof applicantStages)[number];
export const applicantSorts = ['name', 'newest', 'status'] as const;

export const applicantFilter = z.strictObject({
  intakeId,
  stage: z.enum(applicantStages).optional(),
  status: z.enum(decisionStatuses).optional(),
  search: z.string().trim().max(200).optional(),
});
export type ApplicantFilter = z.infer<typeof applicantFilter>;

const lastInvitation = z.object({
  invitationId,
  state: z.enum(invitationStates),
  deadlineAt: z.string(),
  bounced: z.string().nullable(),
  /** Whether it has a link; false once its own ended, as when the applicant's address was corrected. */
  hasLink: z.boolean(),
});

export const applicantLine = z.object({
  applicantId,
  name: z.string(),
  email: z.string(),
  externalId: z.string().nullable(),
  extraMinutes: z.number().int(),
  status: z.enum(decisionStatuses),
  createdAt: z.string(),
  /** The newest; null when there was none. */
  invitation: lastInvitation.nullable(),
});
export type ApplicantLine = z.infer<typeof applicantLine>;

const at = z.string().nullable();

/** An applicant with all that happened; no number of ours stands in it (rule SCHOOL-8). */
export const applicant = applicantLine.omit({ invitation: true }).extend({
  intakeId,
  extraReason: z.string().nullable(),
  groups: z.record(z.string(), z.string()),
  /** How many records of interviews go with the applicant. */
  records: z.number().int(),
  invitations: z.array(
    lastInvitation.extend({
      scenarioId: z.string(),
      scenarioName: z.string(),
      version: z.number().int(),
      attemptsLeft: z.number().int(),
      createdAt: z.string(),
      sentAt: at,
      openedAt: at,
      signedInAt: at,
      practisedAt: at,
      startedAt: at,
      finishedAt: at,
      remindedAt: at,
    }),
  ),
  sittings: z.array(
    z.object({
      sittingId: z.string(),
      scenarioName: z.string(),
      version: z.number().int(),
      seat: z.enum(seatStates).nullable(),
      startedAt: z.string(),
      finishedAt: at,
    }),
  ),
});
export type Applicant = z.infer<typeof applicant>;

/** What came of a sheet of applicants. */
export const applicantImport = z.object({
  fault: z
    .union([
      z.object({ kind: z.literal('sheet'), code: z.enum(sheetFaultCodes), row: z.number().nullable() }),
      headFault.extend({ kind: z.literal('head') }),
      /** The season would hold more than it may. */
      z.object({ kind: z.literal('full'), most: z.number() }),
    ])
    .nullable(),
  rows: z.number().int(),
  badRows: z.number().int(),
  errors: z.array(rowError),
  /** How many were added; null where nothing was taken. */
  taken: z.number().int().nullable(),
});
export type ApplicantImport = z.infer<typeof applicantImport>;

/** Whom to invite: these, or everybody of the season who was never invited to the scenario. */
export const inviting = z.strictObject({
  intakeId,
  scenarioId: z.string().regex(/^scn_[A-Za-z0-9_-]{8,40}$/),
  version: z.number().int().min(1),
  /** Null for the scenario's own days. */
  deadlineAt: z.iso.datetime().nullable(),
  applicantIds: z.array(applicantId).min(1).max(applicantLimits.selected).nullable(),
});
export type Inviting = z.infer<typeof inviting>;

export const retake = inviting.pick({ scenarioId: true, version: true, deadlineAt: true }).extend({
  attempts: z.number().int().min(1).max(scenarioLimits.attempts),
  reason: reason.min(3),
});
export type Retake = z.infer<typeof retake>;

/** Whom to remind of an invitation that was not begun: these, or everybody of the season. */
export const reminding = inviting.pick({ intakeId: true, applicantIds: true });
export type Reminding = z.infer<typeof reminding>;

/** How many mails a job wrote, and how many it passed over: invited before or withdrawn, begun or reminded within a day. */
export const mailingReport = z.object({ mails: z.number().int(), passedOver: z.number().int() });
export type MailingReport = z.infer<typeof mailingReport>;
