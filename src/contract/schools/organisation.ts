import { z } from 'zod';
import { calendarDay } from '../interview-date.ts';
import { plainName } from '../plain-name.ts';
import { brand } from './branding.ts';
import { schoolRole } from './roles.ts';

export const orgId = z.string().regex(/^org_[A-Za-z0-9_-]{8,40}$/);
export const memberId = z.string().regex(/^mem_[A-Za-z0-9_-]{8,40}$/);
export const programmeId = z.string().regex(/^prg_[A-Za-z0-9_-]{8,40}$/);
export const intakeId = z.string().regex(/^int_[A-Za-z0-9_-]{8,40}$/);
export const forSchool = z.strictObject({ orgId });

/** Bounds of an organisation (rule SCHOOL-2). */
export const organisationLimits = { members: 500, programmes: 50, intakes: 200 } as const;

/** A day in India. */
export const schoolDay = calendarDay;
/** A name of one line, whose letters stand in their order: it is read in our mails. */
export const schoolName = plainName(
  z
    .string()
    .trim()
    .min(2)
    .max(120)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u),
);
export const schoolEmail = z
  .email()
  .max(254)
  .transform((address) => address.toLowerCase());

/** How long a school may keep records of sittings, in days (rule SCHOOL-74). */
export const retentionLimits = { least: 30, most: 1095 } as const;
export const retentionDays = z.number().int().min(retentionLimits.least).max(retentionLimits.most);

/** The contract of an organisation, as the operator keeps it; what takes one in is `withinItsDays`. */
export const contractTerms = z.strictObject({
  name: schoolName,
  seats: z.number().int().min(0).max(1_000_000),
  contractFrom: schoolDay,
  contractUntil: schoolDay,
  managerName: schoolName,
  managerEmail: schoolEmail,
  managerCalendar: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
});
export type ContractTerms = z.infer<typeof contractTerms>;

type Days = { contractFrom: string; contractUntil: string };
/** A contract that ends no sooner than it begins. */
export const endsInTime = ({ contractFrom, contractUntil }: Days): boolean => contractFrom <= contractUntil;
export const withinItsDays = <S extends z.ZodType<Days>>(terms: S): S =>
  terms.refine(endsInTime, { path: ['contractUntil'], message: 'expected a day not before contractFrom' });

/** A day as it was kept, of before it had to be a real one. */
const keptDay = z.string();
const keptDays = { contractFrom: keptDay, contractUntil: keptDay };

export const organisationForOperator = contractTerms.extend({
  ...keptDays,
  orgId,
  slug: z.string(),
  seatsHeld: z.number().int(),
  seatsUsed: z.number().int(),
  members: z.number().int(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
});

/** A member as the school's own people see them. */
export const schoolMember = z.object({
  memberId,
  email: z.string(),
  name: z.string(),
  role: schoolRole,
  programmeIds: z.array(programmeId),
  /** Null until they first came in. */
  joinedAt: z.string().nullable(),
});
export type SchoolMember = z.infer<typeof schoolMember>;

const programme = z.object({
  programmeId,
  name: z.string(),
  archivedAt: z.string().nullable(),
  intakes: z.array(z.object({ intakeId, name: z.string(), closedAt: z.string().nullable() })),
});

/** A school as a member finds it: only programmes they are let see. */
export const school = z.object({
  orgId,
  name: z.string(),
  slug: z.string(),
  brand,
  me: schoolMember,
  programmes: z.array(programme),
  /** The last day of a contract that has ended, for every member; null while it runs (rule SCHOOL-99). */
  contractEndedOn: keptDay.nullable(),
  /** Null for who may not see the contract. */
  contract: z
    .object({
      seats: z.number().int(),
      seatsHeld: z.number().int(),
      seatsUsed: z.number().int(),
      ...keptDays,
    })
    .nullable(),
  /** For how long records of sittings are kept. */
  retentionDays: z.number().int(),
  manager: z.object({ name: z.string(), email: z.string(), calendar: z.string().nullable() }),
});
export type School = z.infer<typeof school>;

/** One line of a school's own audit log. */
export const schoolAuditEntry = z.object({
  auditId: z.string(),
  at: z.string(),
  actor: z.enum(['member', 'operator', 'service', 'applicant', 'key']),
  /** The member or the key that acted, by name; null when it was none. */
  by: z.string().nullable(),
  kind: z.string(),
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
