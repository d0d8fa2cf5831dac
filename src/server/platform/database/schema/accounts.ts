import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { subscriptionStatuses } from '#contract/account.ts';
import { consentPurposes, noticeLanguages } from '#contract/consents.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** Exactly the fields of the record of a user (rule RECORD-1). */
export const users = pgTable(
  'users',
  {
    uid: text('uid').primaryKey(),
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    photoURL: text('photo_url'),
    createdAt: at('created_at').notNull(),
    lastLogin: at('last_login').notNull(),
    updatedAt: at('updated_at').notNull(),
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses }).notNull(),
    interviewQuota: integer('interview_quota').notNull(),
    hasPurchasedPremium: boolean('has_purchased_premium').notNull(),
    settings: jsonb('settings').$type<{ notifications: boolean; emailUpdates: boolean }>().notNull(),
  },
  (t) => [
    index('users_email').on(sql`lower(${t.email})`, t.lastLogin),
    check('users_quota_bounds', sql`${t.interviewQuota} >= 0`),
  ],
);

/** Who a user is at the identity provider: keyed by issuer and subject, never by e-mail (rule SIGN-3). */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.issuer, t.subject] }), index('identities_uid').on(t.uid)],
);

/** Browser sessions; the token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    uid: text('uid')
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    /** The school whose own sign-on opened it, and which alone it opens (rule SCHOOL-87); null for all others. */
    schoolId: text('school_id'),
    createdAt: at('created_at').notNull(),
    seenAt: at('seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('sessions_uid').on(t.uid),
    index('sessions_school').on(t.schoolId).where(sql`school_id is not null`),
    index('sessions_expires_at').on(t.expiresAt),
    index('sessions_seen_at').on(t.seenAt),
  ],
);

/** One attempt to sign in, bound to one browser by the hash of its flow cookie; used once. */
export const signInFlows = pgTable(
  'sign_in_flows',
  {
    flowId: text('flow_id').primaryKey(),
    /** Whom it signs in: a candidate to the product, or an operator to the operator's page. */
    audience: text('audience', { enum: ['candidate', 'operator'] })
      .notNull()
      .default('candidate'),
    cookieHash: text('cookie_hash').notNull(),
    state: text('state').notNull().unique(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    display: text('display', { enum: ['popup', 'page'] }).notNull(),
    returnTo: text('return_to').notNull(),
    status: text('status', { enum: ['pending', 'used', 'done', 'failed'] }).notNull(),
    message: text('message'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('sign_in_flows_expires_at').on(t.expiresAt)],
);

/**
 * What a user agreed to, with the words they saw and who was named in them. It refers to no user: as proof it outlives the account, which then is
 * no more than an id (rule CONSENT-5).
 */
export const consents = pgTable(
  'consents',
  {
    id: text('id').primaryKey(),
    uid: text('uid').notNull(),
    purpose: text('purpose', { enum: consentPurposes }).notNull(),
    noticeVersion: text('notice_version').notNull(),
    language: text('language', { enum: noticeLanguages }).notNull().default('en'),
    recipient: text('recipient'),
    givenAt: at('given_at').notNull(),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [index('consents_uid').on(t.uid), index('consents_given_at').on(t.givenAt)],
);
