import { foreignKey, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#contract/schools/api-keys.ts';
import { orgMembers, withinOrganisation } from './organisations.ts';

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** By what a school's own programs come in. The token is kept only as its hash (rule SCHOOL-76). */
export const apiKeys = pgTable(
  'api_keys',
  {
    orgId: text('org_id').notNull(),
    keyId: text('key_id').notNull(),
    name: text('name').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<ApiScope[]>().notNull(),
    /** The programmes it is narrowed to; all that its maker sees when empty. */
    programmeIds: jsonb('programme_ids').$type<string[]>().notNull().default([]),
    /** The last day in India on which it works. */
    lastDay: text('last_day'),
    createdBy: text('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
    revokedAt: at('revoked_at'),
  },
  (t) => [
    withinOrganisation(),
    primaryKey({ columns: [t.orgId, t.keyId] }),
    foreignKey({
      columns: [t.orgId, t.createdBy],
      foreignColumns: [orgMembers.orgId, orgMembers.memberId],
    }).onDelete('cascade'),
  ],
);
