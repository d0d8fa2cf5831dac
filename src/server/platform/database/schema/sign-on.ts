import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import {
  type SignOnRules,
  type SignOnSettings,
  signOnStates,
  type SignOnTrial,
} from '#contract/schools/sign-on.ts';
import { organisations, withinOrganisation } from './organisations.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const orgId = () =>
  text('org_id')
    .notNull()
    .references(() => organisations.orgId, { onDelete: 'cascade' });

type Provider = SignOnSettings['provider'];
/** A provider as it is kept: without the secret, which stands sealed beside it. */
export type KeptProvider =
  | Omit<Extract<Provider, { kind: 'oidc' }>, 'clientSecret'>
  | Extract<Provider, { kind: 'saml' }>;

/** A school's own sign-on (rule SCHOOL-84). */
export const orgSignOn = pgTable(
  'org_sign_on',
  {
    orgId: orgId().primaryKey(),
    provider: jsonb('provider').$type<KeptProvider>().notNull(),
    /** The client secret, sealed with the server's key and for this school. */
    sealedSecret: text('sealed_secret'),
    rules: jsonb('rules').$type<SignOnRules>().notNull(),
    state: text('state', { enum: signOnStates }).notNull(),
    breakGlass: jsonb('break_glass').$type<string[]>().notNull().default([]),
    trial: jsonb('trial').$type<SignOnTrial>(),
    ownerCameInAt: at('owner_came_in_at'),
    /** When the provider itself was last set: what was begun before it does not end after it. */
    providerSetAt: at('provider_set_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  () => [withinOrganisation()],
);

/** What a provider said of a person, between its post and the browser that comes with its cookie. */
export type AssertedPerson = {
  issuer: string;
  subject: string;
  email: string;
  displayName: string;
  roleValues: string[];
  /** When they are signed in there no longer, where the provider says so. */
  sessionUntil?: string | null;
};

/** One attempt at a school's sign-on, bound to one browser by the hash of its flow cookie; used once. */
export const orgSignOnFlows = pgTable(
  'org_sign_on_flows',
  {
    orgId: orgId(),
    flowId: text('flow_id').notNull(),
    cookieHash: text('cookie_hash').notNull(),
    /** The state of OpenID Connect, the relay state of SAML. */
    state: text('state').notNull(),
    /** The id of a SAML request, which the response names. */
    requestId: text('request_id').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    purpose: text('purpose', { enum: ['member', 'applicant', 'test'] }).notNull(),
    /** The owner who tests. */
    memberId: text('member_id'),
    redirectUri: text('redirect_uri').notNull(),
    providerSetAt: at('provider_set_at').notNull(),
    status: text('status', { enum: ['pending', 'asserted', 'used'] }).notNull(),
    asserted: jsonb('asserted').$type<AssertedPerson>(),
    ticketHash: text('ticket_hash'),
    /** When it was noted that it was answered again; once is enough for a log. */
    repeatedAt: at('repeated_at'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.flowId] }),
    unique('org_sign_on_flows_state').on(t.orgId, t.state),
    index('org_sign_on_flows_ticket').on(t.orgId, t.ticketHash).where(sql`ticket_hash is not null`),
    index('org_sign_on_flows_expires_at').on(t.expiresAt),
  ],
);

/** SAML assertions that were taken, by the hash of issuer and id: each counts once. */
export const orgSignOnAssertions = pgTable(
  'org_sign_on_assertions',
  {
    orgId: orgId(),
    assertionHash: text('assertion_hash').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.assertionHash] }),
    index('org_sign_on_assertions_expires_at').on(t.expiresAt),
  ],
);

/** Sessions of Google by which an owner came in although the school's sign-on is enforced: each is told once (rule SCHOOL-88). */
export const orgBreakGlass = pgTable(
  'org_break_glass',
  {
    orgId: orgId(),
    sessionHash: text('session_hash').notNull(),
    memberId: text('member_id').notNull(),
    at: at('at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.sessionHash] }),
    index('org_break_glass_at').on(t.at),
  ],
);
