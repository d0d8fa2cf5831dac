import { expect, it } from 'vitest';
import { z } from 'zod';
import { fileURLToPath } from 'node:url';
import { queryRows } from '#server/platform/database/database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { sql } from '#server/platform/database/query.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const migrations = fileURLToPath(new URL('../../migrations', import.meta.url));

it('a longer statement is planned once on a connection, whatever its parameters; a short one is not kept', async () => {
  const database = await openPostgresDatabase(await freshPostgresUrl(), migrations, () => {});
  try {
    const kept = await database.transaction(async (tx) => {
      for (const name of ['one', 'two', 'three']) {
        await queryRows(
          tx,
          z.object({ name: z.string() }),
          sql`select ${name}::text as name from users where false or ${name}::text is not null or exists (select 1 from sessions) union all select 'none' where false`,
        );
        await queryRows(tx, z.object({ n: z.string() }), sql`select ${name}::text as n`);
      }
      return queryRows(
        tx,
        z.object({ statement: z.string() }),
        sql`select statement from pg_prepared_statements where name like 'planned%' and statement like 'select $1::text%'`,
      );
    });
    expect(kept).toHaveLength(1);
  } finally {
    await database.close();
  }
});
