import { boolean, customType, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { SchoolRole } from '#contract/schools/roles.ts';
import { organisations, withinOrganisation } from './organisations.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored),
});
const orgId = () =>
  text('org_id')
    .primaryKey()
    .references(() => organisations.orgId, { onDelete: 'cascade' });

/** How a school's people sign in by its own provider. Secrets are sealed with the service's key. */
export const orgSignOn = pgTable(
  'org_sign_on',
  {
    orgId: orgId(),
    kind: text('kind', { enum: ['oidc', 'saml'] }).notNull(),
    settings: jsonb('settings').$type<Record<string, string>>().notNull(),
    secret: text('secret'),
    /** Addresses it may speak for, set by the operator once the school has shown that they are its own. */
    domains: jsonb('domains').$type<string[]>().notNull(),
    roleClaim: text('role_claim'),
    roles: jsonb('roles').$type<Record<string, SchoolRole>>().notNull().default({}),
    enforced: boolean('enforced').notNull().default(false),
    testedAt: at('tested_at'),
    changedAt: at('changed_at').notNull(),
  },
  () => [withinOrganisation()],
);

/** Sign-ins by SAML under way, and answers that were used: none is taken twice. */
export const samlSeen = pgTable(
  'saml_seen',
  {
    orgId: text('org_id')
      .notNull()
      .references(() => organisations.orgId, { onDelete: 'cascade' }),
    /** The id of a request we made, or of an assertion we took. */
    id: text('id').notNull(),
    kind: text('kind', { enum: ['request', 'assertion'] }).notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.kind, t.id] }),
    index('saml_seen_over').on(t.expiresAt),
  ],
);

/** What a school's pages look like to its applicants. */
export const orgBranding = pgTable(
  'org_branding',
  {
    orgId: orgId(),
    shownName: text('shown_name').notNull(),
    /** Re-encoded by us, whatever was brought. */
    logo: bytea('logo'),
    logoMediaType: text('logo_media_type'),
    primaryColour: text('primary_colour'),
    accentColour: text('accent_colour'),
    welcome: text('welcome').notNull().default(''),
    senderName: text('sender_name').notNull().default(''),
    subdomain: text('subdomain').unique(),
    consentText: text('consent_text').notNull().default(''),
    changedAt: at('changed_at').notNull(),
  },
  () => [withinOrganisation()],
);
