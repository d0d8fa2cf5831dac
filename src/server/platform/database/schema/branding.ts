import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organisations, withinOrganisation } from './organisations.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
const orgId = () =>
  text('org_id')
    .primaryKey()
    .references(() => organisations.orgId, { onDelete: 'cascade' });

/** In what words a school speaks to its applicants. */
export const orgBranding = pgTable(
  'org_branding',
  {
    orgId: orgId(),
    shownName: text('shown_name').notNull(),
    welcome: text('welcome').notNull().default(''),
    consentText: text('consent_text').notNull().default(''),
    changedAt: at('changed_at').notNull(),
  },
  () => [withinOrganisation()],
);
