import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { topicIds } from '#contract/topics.ts';
import { organisations, programmes, withinOrganisation } from './organisations.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What a school interviews by, in the making: `draft` is edited, and published as a version that never changes (rule SCHOOL-3). */
export const scenarios = pgTable(
  'scenarios',
  {
    orgId: text('org_id').notNull(),
    scenarioId: text('scenario_id').notNull(),
    programmeId: text('programme_id').notNull(),
    name: text('name').notNull(),
    /** Questions of the bank stand in it by their words of that moment, so a version needs nothing else. */
    draft: jsonb('draft').$type<ScenarioRules>().notNull(),
    /** Counts the edits of the draft: who edits says which they saw. */
    revision: integer('revision').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    archivedAt: at('archived_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.scenarioId] }),
    foreignKey({
      columns: [t.orgId, t.programmeId],
      foreignColumns: [programmes.orgId, programmes.programmeId],
    }).onDelete('cascade'),
  ],
);

export const scenarioVersions = pgTable(
  'scenario_versions',
  {
    orgId: text('org_id').notNull(),
    scenarioId: text('scenario_id').notNull(),
    version: integer('version').notNull(),
    rules: jsonb('rules').$type<ScenarioRules>().notNull(),
    publishedAt: at('published_at').notNull(),
    publishedBy: text('published_by').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.scenarioId, t.version] }),
    foreignKey({
      columns: [t.orgId, t.scenarioId],
      foreignColumns: [scenarios.orgId, scenarios.scenarioId],
    }).onDelete('cascade'),
  ],
);

/** Questions of a school's own. */
export const bankQuestions = pgTable(
  'bank_questions',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organisations.orgId, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    topicId: text('topic_id', { enum: topicIds }).notNull(),
    text: text('text').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    /** 1 easy to 5 hard. */
    difficulty: integer('difficulty').notNull(),
    rungs: jsonb('rungs').$type<string[]>().notNull().default([]),
    keyPoints: jsonb('key_points').$type<string[]>().notNull().default([]),
    /** In how many sittings it was asked. */
    asked: integer('asked').notNull().default(0),
    revision: integer('revision').notNull().default(1),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.questionId] }),
    index('bank_questions_topic').on(t.orgId, t.topicId, t.createdAt, t.questionId),
    check('bank_questions_difficulty', sql`${t.difficulty} between 1 and 5`),
  ],
);
