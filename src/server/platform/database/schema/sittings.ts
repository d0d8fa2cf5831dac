import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Feedback } from '#contract/feedback.ts';
import { decisionStatuses, invitationStates, seatStates } from '#contract/schools/states.ts';
import { users } from './accounts.ts';
import { interviewSessions } from './interviews.ts';
import { intakes, withinOrganisation } from './organisations.ts';
import { scenarioVersions } from './scenarios.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Who applies to an intake, as the school says. `groups` is data the school supplies; nothing is ever inferred (rule SCHOOL-9). */
export const applicants = pgTable(
  'applicants',
  {
    orgId: text('org_id').notNull(),
    applicantId: text('applicant_id').notNull(),
    intakeId: text('intake_id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** The school's own number of the application. */
    externalId: text('external_id'),
    groups: jsonb('groups').$type<Record<string, string>>().notNull().default({}),
    /** Time on top of the scenario's, with the reason it is given. */
    extraMinutes: integer('extra_minutes').notNull().default(0),
    extraReason: text('extra_reason'),
    status: text('status', { enum: decisionStatuses }).notNull().default('undecided'),
    createdAt: at('created_at').notNull(),
    /** What a list is ordered by and what is found in it, in small letters. Columns and not expressions: behind the wall an index compares plain columns alone. */
    sortName: text('sort_name').notNull().generatedAlwaysAs(sql`lower(name)`),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(sql`lower(name || ' ' || email || coalesce(' ' || external_id, ''))`),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.applicantId] }),
    unique('applicants_email').on(t.orgId, t.intakeId, t.email),
    index('applicants_page').on(t.orgId, t.intakeId, t.createdAt, t.applicantId),
    index('applicants_name').on(t.orgId, t.intakeId, t.sortName, t.applicantId),
    index('applicants_status').on(t.orgId, t.intakeId, t.status, t.applicantId),
    check('applicants_extra', sql`${t.extraMinutes} between 0 and 60`),
    foreignKey({
      columns: [t.orgId, t.intakeId],
      foreignColumns: [intakes.orgId, intakes.intakeId],
    }).onDelete('cascade'),
  ],
);

/** A personal way into a scenario. The link's secret is kept only as its hash; who opened it first is whom it is for from then on. */
export const invitations = pgTable(
  'invitations',
  {
    orgId: text('org_id').notNull(),
    invitationId: text('invitation_id').notNull(),
    applicantId: text('applicant_id').notNull(),
    scenarioId: text('scenario_id').notNull(),
    version: integer('version').notNull(),
    tokenHash: text('token_hash').unique(),
    uid: text('uid').references(() => users.uid, { onDelete: 'set null' }),
    state: text('state', { enum: invitationStates }).notNull(),
    attemptsLeft: integer('attempts_left').notNull(),
    deadlineAt: at('deadline_at').notNull(),
    createdAt: at('created_at').notNull(),
    sentAt: at('sent_at'),
    openedAt: at('opened_at'),
    signedInAt: at('signed_in_at'),
    practisedAt: at('practised_at'),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
    remindedAt: at('reminded_at'),
    reminders: integer('reminders').notNull().default(0),
    /** Why its mail came back, as the mail server said in short; null when it did not. */
    bounced: text('bounced'),
    /** Which notice of the school was agreed to, and when. */
    consentedAt: at('consented_at'),
    noticeVersion: text('notice_version'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.invitationId] }),
    uniqueIndex('invitations_one_open')
      .on(t.orgId, t.applicantId, t.scenarioId)
      .where(sql`state not in ('finished', 'expired', 'revoked')`),
    index('invitations_applicant').on(t.orgId, t.applicantId),
    index('invitations_uid').on(t.uid).where(sql`uid is not null`),
    index('invitations_deadline')
      .on(t.deadlineAt)
      .where(sql`state not in ('finished', 'expired', 'revoked')`),
    check('invitations_attempts', sql`${t.attemptsLeft} >= 0`),
    foreignKey({
      columns: [t.orgId, t.applicantId],
      foreignColumns: [applicants.orgId, applicants.applicantId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.orgId, t.scenarioId, t.version],
      foreignColumns: [scenarioVersions.orgId, scenarioVersions.scenarioId, scenarioVersions.version],
    }),
  ],
);

/** An interview under a scenario's version. A member's own try has no invitation, holds no seat and is in no figure. */
export const sittings = pgTable(
  'sittings',
  {
    orgId: text('org_id').notNull(),
    sittingId: text('sitting_id').notNull(),
    /** The interview it runs as; null once that is gone. */
    sessionId: text('session_id').references(() => interviewSessions.sessionId, { onDelete: 'set null' }),
    invitationId: text('invitation_id'),
    applicantId: text('applicant_id'),
    scenarioId: text('scenario_id').notNull(),
    version: integer('version').notNull(),
    seat: text('seat', { enum: seatStates }),
    /** What was seen beside the answers: flags only, shown to the applicant too (rule SCHOOL-7). */
    signals: jsonb('signals')
      .$type<{ tabLeft: number; pastedCharacters: number; secondTab: number }>()
      .notNull()
      .default({ tabLeft: 0, pastedCharacters: 0, secondTab: 0 }),
    startedAt: at('started_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.sittingId] }),
    uniqueIndex('sittings_session').on(t.sessionId).where(sql`session_id is not null`),
    index('sittings_applicant').on(t.orgId, t.applicantId),
    index('sittings_finished').on(t.orgId, t.finishedAt),
    foreignKey({
      columns: [t.orgId, t.applicantId],
      foreignColumns: [applicants.orgId, applicants.applicantId],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.orgId, t.scenarioId, t.version],
      foreignColumns: [scenarioVersions.orgId, scenarioVersions.scenarioId, scenarioVersions.version],
    }),
  ],
);

/** What a school keeps of a sitting: transcript, evidence and our numbers, copied when it was scored, until its own date. */
export const sittingRecords = pgTable(
  'sitting_records',
  {
    orgId: text('org_id').notNull(),
    sittingId: text('sitting_id').notNull(),
    record: jsonb('record').$type<Feedback>().notNull(),
    /** Null where no model read it: plain code gives a school no score (rule SCHOOL-100). */
    overall: real('overall'),
    bandLow: real('band_low'),
    bandHigh: real('band_high'),
    scoredAt: at('scored_at').notNull(),
    dueAt: at('due_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.sittingId] }),
    index('sitting_records_due').on(t.dueAt),
    foreignKey({
      columns: [t.orgId, t.sittingId],
      foreignColumns: [sittings.orgId, sittings.sittingId],
    }).onDelete('cascade'),
  ],
);
