import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { SchoolAuditKind } from '#contract/schools/audit.ts';
import { schoolRoles } from '#contract/schools/roles.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * The wall between schools: a row is there only for a transaction that works within its organisation, or across all of them
 * (`organisation-scope.ts`, rule SCHOOL-1). Every table with an `org_id` has it, and its migration forces it on the tables' owner too.
 */
export const withinOrganisation = () =>
  pgPolicy('within_organisation', {
    for: 'all',
    using: sql`org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*'`,
    withCheck: sql`org_id = current_setting('hotseat.org_id', true) or current_setting('hotseat.org_id', true) = '*'`,
  });

/** Schools. Their seats are counted here, so that one guarded statement holds one (rule SCHOOL-6). */
export const organisations = pgTable(
  'organisations',
  {
    orgId: text('org_id').primaryKey(),
    name: text('name').notNull(),
    /** Stands in addresses; letters, digits and hyphens. */
    slug: text('slug').notNull().unique(),
    seats: integer('seats').notNull(),
    seatsHeld: integer('seats_held').notNull().default(0),
    seatsUsed: integer('seats_used').notNull().default(0),
    /** Days in India. */
    contractFrom: text('contract_from').notNull(),
    contractUntil: text('contract_until').notNull(),
    /** The person at Hotseat who knows the school. */
    managerName: text('manager_name').notNull(),
    managerEmail: text('manager_email').notNull(),
    managerCalendar: text('manager_calendar'),
    /** How long records of sittings are kept after their intake, in days. */
    retentionDays: integer('retention_days').notNull().default(365),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    withinOrganisation(),
    check(
      'organisations_seats',
      sql`${t.seatsHeld} >= 0 and ${t.seatsUsed} >= 0 and ${t.seatsHeld} + ${t.seatsUsed} <= ${t.seats}`,
    ),
  ],
);

const orgId = () =>
  text('org_id')
    .notNull()
    .references(() => organisations.orgId, { onDelete: 'cascade' });

/** Who works in a school. Invited by address; the account is bound when a person with that verified address first comes in. */
export const orgMembers = pgTable(
  'org_members',
  {
    orgId: orgId(),
    memberId: text('member_id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
    /** The account of the school's own sign-on that is this member too; never the same as `uid` (rule SCHOOL-86). */
    signOnUid: text('sign_on_uid').references(() => users.uid, { onDelete: 'set null' }),
    role: text('role', { enum: schoolRoles }).notNull(),
    /** The programmes it is narrowed to; all of them when empty. */
    programmeIds: jsonb('programme_ids').$type<string[]>().notNull().default([]),
    addedAt: at('added_at').notNull(),
    joinedAt: at('joined_at'),
    removedAt: at('removed_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.memberId] }),
    unique('org_members_email').on(t.orgId, t.email),
    index('org_members_uid').on(t.uid),
    index('org_members_sign_on_uid').on(t.signOnUid),
    index('org_members_unbound').on(t.email).where(sql`uid is null and removed_at is null`),
    check('org_members_email_small', sql`${t.email} = lower(${t.email})`),
  ],
);

export const programmes = pgTable(
  'programmes',
  {
    orgId: orgId(),
    programmeId: text('programme_id').notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
    archivedAt: at('archived_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.programmeId] }),
    unique('programmes_name').on(t.orgId, t.name),
  ],
);

/** A season of a programme. */
export const intakes = pgTable(
  'intakes',
  {
    orgId: orgId(),
    intakeId: text('intake_id').notNull(),
    programmeId: text('programme_id').notNull(),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
    closedAt: at('closed_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.intakeId] }),
    unique('intakes_name').on(t.orgId, t.programmeId, t.name),
    foreignKey({
      columns: [t.orgId, t.programmeId],
      foreignColumns: [programmes.orgId, programmes.programmeId],
    }).onDelete('cascade'),
  ],
);

/** What was changed in a school, by whom: append-only, read by the school itself. Names nobody but members. */
export const orgAudit = pgTable(
  'org_audit',
  {
    orgId: orgId(),
    auditId: text('audit_id').notNull(),
    at: at('at').notNull(),
    /** The member that acted; null for all others. */
    memberId: text('member_id'),
    /** The key of a school's own program that acted; null for all others. */
    keyId: text('key_id'),
    actor: text('actor', { enum: ['member', 'operator', 'service', 'applicant', 'key'] }).notNull(),
    kind: text('kind').$type<SchoolAuditKind>().notNull(),
    /** The id of what was changed. */
    subject: text('subject'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.auditId] }),
    index('org_audit_at').on(t.orgId, t.at.desc(), t.auditId.desc()),
  ],
);
