import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { ReviewMarks } from '#contract/schools/review.ts';
import { decisionStatuses, recommendations, reviewStates } from '#contract/schools/states.ts';
import { topicIds } from '#contract/topics.ts';
import { intakes, orgMembers, withinOrganisation } from './organisations.ts';
import { applicants, sittings } from './sittings.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** One member's reading of one sitting, whole or of one topic. Nothing of ours or of others is shown before it is submitted (rule SCHOOL-8). */
export const reviews = pgTable(
  'reviews',
  {
    orgId: text('org_id').notNull(),
    reviewId: text('review_id').notNull(),
    sittingId: text('sitting_id').notNull(),
    memberId: text('member_id').notNull(),
    /** The one topic it is of; null for the whole sitting. */
    topicId: text('topic_id', { enum: topicIds }),
    state: text('state', { enum: reviewStates }).notNull(),
    /** 1-5 by topic. */
    marks: jsonb('marks').$type<ReviewMarks>().notNull().default({}),
    recommendation: text('recommendation', { enum: recommendations }),
    note: text('note').notNull().default(''),
    revision: integer('revision').notNull().default(1),
    /** Set when its member may not read it: the two know each other. It is then assigned to somebody else. */
    conflict: boolean('conflict').notNull().default(false),
    /** It answers an appeal. */
    isAppeal: boolean('is_appeal').notNull().default(false),
    assignedAt: at('assigned_at').notNull(),
    assignedBy: text('assigned_by').notNull(),
    openedAt: at('opened_at'),
    submittedAt: at('submitted_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.reviewId] }),
    uniqueIndex('reviews_whole')
      .on(t.orgId, t.sittingId, t.memberId, t.isAppeal)
      .where(sql`topic_id is null`),
    uniqueIndex('reviews_topic')
      .on(t.orgId, t.sittingId, t.memberId, t.topicId, t.isAppeal)
      .where(sql`topic_id is not null`),
    index('reviews_desk').on(t.orgId, t.memberId, t.state, t.assignedAt),
    foreignKey({
      columns: [t.orgId, t.sittingId],
      foreignColumns: [sittings.orgId, sittings.sittingId],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.orgId, t.memberId], foreignColumns: [orgMembers.orgId, orgMembers.memberId] }),
  ],
);

/** Every submission and every change after it, as it stood, with the reason of the change. Append-only. */
export const reviewSubmissions = pgTable(
  'review_submissions',
  {
    orgId: text('org_id').notNull(),
    reviewId: text('review_id').notNull(),
    number: integer('number').notNull(),
    marks: jsonb('marks').$type<ReviewMarks>().notNull(),
    recommendation: text('recommendation', { enum: recommendations }).notNull(),
    note: text('note').notNull(),
    /** Null for the first. */
    reason: text('reason'),
    at: at('at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.reviewId, t.number] }),
    foreignKey({
      columns: [t.orgId, t.reviewId],
      foreignColumns: [reviews.orgId, reviews.reviewId],
    }).onDelete('cascade'),
  ],
);

/** Who may not review whom, and that somebody said so. */
export const reviewConflicts = pgTable(
  'review_conflicts',
  {
    orgId: text('org_id').notNull(),
    memberId: text('member_id').notNull(),
    applicantId: text('applicant_id').notNull(),
    declaredBy: text('declared_by').notNull(),
    declaredAt: at('declared_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.memberId, t.applicantId] }),
    foreignKey({ columns: [t.orgId, t.memberId], foreignColumns: [orgMembers.orgId, orgMembers.memberId] }),
    foreignKey({
      columns: [t.orgId, t.applicantId],
      foreignColumns: [applicants.orgId, applicants.applicantId],
    }).onDelete('cascade'),
  ],
);

/** Who was first shown marks of whom, and when: they read no appeal of that applicant (rule SCHOOL-64). */
export const marksSeen = pgTable(
  'marks_seen',
  {
    orgId: text('org_id').notNull(),
    memberId: text('member_id').notNull(),
    applicantId: text('applicant_id').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.applicantId, t.memberId] }),
    foreignKey({ columns: [t.orgId, t.memberId], foreignColumns: [orgMembers.orgId, orgMembers.memberId] }),
    foreignKey({
      columns: [t.orgId, t.applicantId],
      foreignColumns: [applicants.orgId, applicants.applicantId],
    }).onDelete('cascade'),
  ],
);

/** By what an intake's applicants are ranked. */
export const shortlistRules = pgTable(
  'shortlist_rules',
  {
    orgId: text('org_id').notNull(),
    intakeId: text('intake_id').notNull(),
    rules: jsonb('rules').$type<unknown>().notNull(),
    revision: integer('revision').notNull().default(1),
    changedAt: at('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.intakeId] }),
    foreignKey({
      columns: [t.orgId, t.intakeId],
      foreignColumns: [intakes.orgId, intakes.intakeId],
    }).onDelete('cascade'),
  ],
);

/** Who decided what about an applicant, and when. Append-only; the newest stands in `applicants.status`. */
export const decisions = pgTable(
  'decisions',
  {
    orgId: text('org_id').notNull(),
    decisionId: text('decision_id').notNull(),
    applicantId: text('applicant_id').notNull(),
    status: text('status', { enum: decisionStatuses }).notNull(),
    before: text('before', { enum: decisionStatuses }).notNull(),
    /** It opened an appeal: nobody decides again before that was read. */
    isAppeal: boolean('is_appeal').notNull().default(false),
    memberId: text('member_id').notNull(),
    reason: text('reason').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.decisionId] }),
    index('decisions_applicant').on(t.orgId, t.applicantId, t.at),
    foreignKey({
      columns: [t.orgId, t.applicantId],
      foreignColumns: [applicants.orgId, applicants.applicantId],
    }).onDelete('cascade'),
    foreignKey({ columns: [t.orgId, t.memberId], foreignColumns: [orgMembers.orgId, orgMembers.memberId] }),
  ],
);
