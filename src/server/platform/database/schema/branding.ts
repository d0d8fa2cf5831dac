import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { organisations, withinOrganisation } from './organisations.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (stored) => Buffer.from(stored),
});
const orgId = () => text('org_id').references(() => organisations.orgId, { onDelete: 'cascade' });

/** In what words and colours a school speaks to its applicants. */
export const orgBranding = pgTable(
  'org_branding',
  {
    orgId: orgId().primaryKey(),
    shownName: text('shown_name').notNull(),
    welcome: text('welcome').notNull().default(''),
    consentText: text('consent_text').notNull().default(''),
    /** Before "via Hotseat" in mails; '' where the shown name stands. */
    senderName: text('sender_name').notNull().default(''),
    /** As `#rrggbb`. */
    mainColour: text('main_colour'),
    accentColour: text('accent_colour'),
    changedAt: at('changed_at').notNull(),
  },
  () => [withinOrganisation()],
);

/** A school's logo, encoded by us. Its hash names it in the address that anybody may open. */
export const orgLogos = pgTable(
  'org_logos',
  {
    orgId: orgId().primaryKey(),
    hash: text('hash').notNull(),
    png: bytea('png').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (t) => [withinOrganisation(), index('org_logos_hash').on(t.hash)],
);

/** Names before our host that schools have or had: a name stays its school's, so that links in mails never lead to another (rule SCHOOL-93). */
export const orgAddresses = pgTable(
  'org_addresses',
  {
    orgId: orgId().notNull(),
    name: text('name').notNull(),
    /** Whether it is the school's front door now. */
    inUse: boolean('in_use').notNull(),
    takenAt: at('taken_at').notNull(),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.name] }),
    unique('org_addresses_name').on(t.name),
    uniqueIndex('org_addresses_in_use').on(t.orgId).where(sql`in_use`),
    check('org_addresses_small', sql`${t.name} = lower(${t.name})`),
  ],
);
