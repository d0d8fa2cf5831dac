import { expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { sql } from '#server/platform/database/query.ts';
import { openStatementProxy } from '#tests/fixtures/statement-proxy.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const migrations = new URL('../../migrations', import.meta.url).pathname;

it.each(['begin', 'commit', 'select'])('connections lost at "%s" are not kept from others', async (at) => {
  const proxy = await openStatementProxy(await freshPostgresUrl());
  const database = await openPostgresDatabase(proxy.url, migrations, () => undefined);
  try {
    const once = () => database.transaction((tx) => tx.execute(sql`select 1 as one`));
    proxy.onStatement = ({ sql: statement, connection }) => {
      if (!statement.toLowerCase().startsWith(at)) return true;
      proxy.cut(connection);
      return false;
    };
    for (let n = 0; n < 12; n++) await expect(once()).rejects.toThrow('database failed');
    proxy.onStatement = () => true;
    expect(await once()).toMatchObject({ rows: [{ one: 1 }] });
  } finally {
    await database.close();
    await proxy.close();
  }
});
