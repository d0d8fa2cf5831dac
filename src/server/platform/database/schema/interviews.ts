import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Feedback, Relevance } from '#contract/feedback.ts';
import type { EndReason, InterviewState } from '#contract/interview-events.ts';
import type { Style } from '#contract/styles.ts';
import type { TopicId } from '#contract/topics.ts';
import { users } from './accounts.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/**
 * What is run as an interview is: a drill (rule DRILL-4), a school's sitting (rule SCHOOL-15), and the practice before one (rule SCHOOL-20) are none,
 * hold no credit and stand in no count.
 */
export type SessionKind = 'interview' | 'drill' | 'sitting' | 'warm_up';

/**
 * One interview (the interview-sessions record of rule RECORD-1: uid, has_feedback, counted, timestamp, updated_at). What was said is in
 * `interview_events`; `last_seq` is the number of the newest one and fences concurrent writers.
 */
export const interviewSessions = pgTable(
  'interview_sessions',
  {
    sessionId: text('session_id').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    kind: text('kind').$type<SessionKind>().notNull().default('interview'),
    state: text('state').$type<InterviewState>().notNull(),
    endReason: text('end_reason').$type<EndReason>(),
    style: text('style').$type<Style>(),
    resumeId: text('resume_id'),
    /** The hold this interview lives on; restarts carry it over. */
    holdKey: text('hold_key').notNull(),
    restarts: integer('restarts').notNull().default(0),
    leaseId: text('lease_id'),
    lastSeq: integer('last_seq').notNull().default(0),
    startedAt: at('started_at'),
    /** Milliseconds the clock stood still so far, and since when it stands still now. */
    frozenMs: integer('frozen_ms').notNull().default(0),
    frozenAt: at('frozen_at'),
    endedAt: at('ended_at'),
    hasFeedback: boolean('has_feedback').notNull().default(false),
    counted: boolean('counted').notNull().default(false),
    refusedFeedback: text('refused_feedback').$type<'too_few_topics' | 'distress' | 'failed'>(),
    /** Stems asked, so that the next interviews ask others. */
    stemIds: jsonb('stem_ids').$type<string[]>().notNull().default([]),
    timestamp: at('timestamp').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** When the privacy sweep looks at its words again; null until it first saw the interview ended. */
    dueAt: at('due_at'),
    /** When its words were deleted; the row stays, since credits count it. */
    forgottenAt: at('forgotten_at'),
  },
  (t) => [
    uniqueIndex('interview_sessions_one_active').on(t.uid).where(sql`state in ('preparing', 'running')`),
    index('interview_sessions_uid').on(t.uid, t.timestamp),
    index('interview_sessions_state').on(t.state, t.updatedAt),
    /** Not while it runs, so that a turn writes no index of the sweep. */
    index('interview_sessions_unseen')
      .on(t.timestamp)
      .where(sql`due_at is null and forgotten_at is null and state in ('done', 'failed', 'discarded')`),
    index('interview_sessions_due').on(t.dueAt).where(sql`due_at is not null and forgotten_at is null`),
  ],
);

/** The log an interview is rebuilt from: what the conductor was told, in order. `client_key` makes a repeated submit one event. */
export const interviewEvents = pgTable(
  'interview_events',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => interviewSessions.sessionId, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    clientKey: text('client_key'),
    event: jsonb('event').$type<unknown>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.seq] }),
    unique('interview_events_once').on(t.sessionId, t.clientKey),
  ],
);

/**
 * What scoring an interview came to so far, stage by stage, so that a restart goes on and two workers give one result. `input_hash` names what
 * was scored by whom (transcript, rubric, assessor): another model or rubric begins anew and never mixes.
 */
export const scoringStages = pgTable(
  'scoring_stages',
  {
    sessionId: text('session_id')
      .notNull()
      .references(() => interviewSessions.sessionId, { onDelete: 'cascade' }),
    inputHash: text('input_hash').notNull(),
    /** `extract`, `level:chair`, `topic:<id>` …: `topic:` rows tell how far it is. */
    stage: text('stage').notNull(),
    result: jsonb('result').$type<unknown>().notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.sessionId, t.inputHash, t.stage] })],
);

/** The feedback/latest record of rule RECORD-1: one per interview, stored once. */
export const feedbacks = pgTable(
  'feedbacks',
  {
    sessionId: text('session_id')
      .primaryKey()
      .references(() => interviewSessions.sessionId, { onDelete: 'cascade' }),
    uid: text('uid')
      .notNull()
      .references(() => users.uid),
    /** As it stands by what was told; null where too little was assessed for one number. */
    avgScore: doublePrecision('avg_score'),
    completedAt: at('completed_at').notNull(),
    feedback: jsonb('feedback').$type<Feedback>().notNull(),
    /** Whether the answers to a topic met its question, as the candidate told (rule TOLD-1). */
    told: jsonb('told').$type<Partial<Record<TopicId, Relevance>>>().notNull().default({}),
    /** When the privacy sweep looks at it again; null until it first did. */
    dueAt: at('due_at'),
  },
  (t) => [
    index('feedbacks_uid').on(t.uid, t.completedAt),
    index('feedbacks_unseen').on(t.completedAt).where(sql`due_at is null`),
    index('feedbacks_due').on(t.dueAt).where(sql`due_at is not null`),
  ],
);
