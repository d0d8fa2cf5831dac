import { getTableName, sql, type Table } from 'drizzle-orm';
import type { Database } from './database.ts';

/** From so many new rows on the database is told at once what its tables hold. */
const manyRows = 1_000;

/** How many rows were put into which tables. */
export type Filled = { rows: number; tables: readonly Table[] };

/**
 * Has the database look at tables into which one piece of work has just put `rows` rows, if those are many: until then it plans for a handful. A
 * server does so by itself within some minutes, the embedded database never. To be called once the rows are committed.
 */
export async function takeStatistics(
  database: Pick<Database, 'write'>,
  { rows, tables }: Filled,
): Promise<void> {
  if (rows < manyRows) return;
  const names = sql.join(
    tables.map((table) => sql.identifier(getTableName(table))),
    sql`, `,
  );
  await database.write((tx) => tx.execute(sql`analyze ${names}`));
}
