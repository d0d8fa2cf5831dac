import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { queryRows } from '#server/platform/database/database.ts';
import { acrossOrganisations, withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { sql } from '#server/platform/database/query.ts';
import { canary, fillForCanary } from '#tests/fixtures/canary-rows.ts';
import { schemaTables } from '#tests/fixtures/schema-tables.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

/* Row-level security keeps schools apart where every condition of a statement was forgotten (rule SCHOOL-1). */

const walled = [...(await schemaTables())].filter(([, table]) => 'orgId' in getTableColumns(table));
const names = walled.map(([name]) => name);
const orgOf = (who: 'asha' | 'bina') => canary(who, 'organisations', 'orgId');
const orgIds = z.object({ org_id: z.string() });

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await fillForCanary(db.database, 'asha');
  await fillForCanary(db.database, 'bina');
});
afterAll(() => db.close());

const all = (table: string) => sql`select org_id from ${sql.identifier(table)} order by org_id`;

describe('a table of schools', () => {
  it('is there, and there are many', () => expect(names.length).toBeGreaterThan(15));

  it.each(names)('%s is walled for its owner too', async (table) => {
    const row = z.object({
      relrowsecurity: z.boolean(),
      relforcerowsecurity: z.boolean(),
      policies: z.number(),
    });
    const found = await db.database.read((tx) =>
      queryRows(
        tx,
        row,
        sql`select relrowsecurity, relforcerowsecurity,
          (select count(*)::int from pg_policies where tablename = relname) as policies
          from pg_class where relname = ${table}`,
      ),
    );
    expect(found).toEqual([{ relrowsecurity: true, relforcerowsecurity: true, policies: 1 }]);
  });

  it.each(names)('%s shows a school its own rows and no other’s', async (table) => {
    const rows = await withinOrganisation(db.database, orgOf('asha'), (tx) =>
      queryRows(tx, orgIds, all(table)),
    );
    expect(rows).toEqual([{ org_id: orgOf('asha') }]);
    const both = await acrossOrganisations(db.database, (tx) => queryRows(tx, orgIds, all(table)));
    expect(both).toEqual([{ org_id: orgOf('asha') }, { org_id: orgOf('bina') }]);
  });

  it.each(names)('%s takes no row of another school, and none is changed or deleted', async (table) => {
    const foreign = orgOf('bina');
    const moved = withinOrganisation(db.database, orgOf('asha'), (tx) =>
      tx.execute(sql`update ${sql.identifier(table)} set org_id = ${foreign}`),
    );
    await expect(moved).rejects.toMatchObject({ cause: { code: '42501' } });
    await withinOrganisation(db.database, orgOf('asha'), async (tx) => {
      await tx.execute(sql`update ${sql.identifier(table)} set org_id = org_id where org_id = ${foreign}`);
      await tx.execute(sql`delete from ${sql.identifier(table)} where org_id = ${foreign}`);
    });
    const left = await acrossOrganisations(db.database, (tx) => queryRows(tx, orgIds, all(table)));
    expect(left.map((row) => row.org_id)).toContain(foreign);
  });

  it('shows nothing where no school was named', async () => {
    const rows = await db.database.transaction(async (tx) => {
      await tx.execute(sql`select set_config('role', 'hotseat_school', true)`);
      return queryRows(tx, orgIds, all('applicants'));
    });
    expect(rows).toEqual([]);
  });

  it('has its organisation in its key, so that no id leads across', () => {
    for (const [name, table] of walled) {
      const { primaryKeys, columns } = getTableConfig(table);
      const key = [
        ...primaryKeys.flatMap((primary) => primary.columns.map((column) => column.name)),
        ...columns.filter((column) => column.primary).map((column) => column.name),
      ];
      expect(key, name).toContain('org_id');
    }
  });

  it('refuses to work in an organisation without a name', () => {
    expect(() => withinOrganisation(db.database, '*', async () => undefined)).toThrow('was not named');
  });
});
