import { getTableColumns, type PgColumn, type PgTable, type SQL } from '#server/platform/database/query.ts';

/** What of a table goes into a copy, column by column: each is kept, or left out for a reason (rule EXPORT-1). */
type Kept = {
  table: PgTable;
  /** What is read, by the column's name; a statement stands where a part of a column is left out. */
  columns: Readonly<Record<string, PgColumn | SQL>>;
  left: Readonly<Record<string, string>>;
  order: readonly PgColumn[];
};

/** A table of which a copy holds the rows of one person, as `data/<file>.json`. */
export type Subject = Kept & { file: string; title: string; of: (uid: string) => SQL };

/** A table of which a copy holds the rows of one interview. */
export type InterviewPart = Kept & { of: (sessionId: string) => SQL };

type Names<T extends PgTable> = keyof T['_']['columns'] & string;

/** The columns of a table that are kept, and why the others are not. */
export function keep<T extends PgTable>(
  table: T,
  names: readonly Names<T>[],
  left: Partial<Record<Names<T>, string>> = {},
): Omit<Kept, 'order'> {
  const all: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const columns = Object.fromEntries(
    Object.entries(all).filter(([name]) => (names as string[]).includes(name)),
  );
  return { table, columns, left: left as Record<string, string> };
}

/** Why columns are left out. */
export const secret = 'who holds it could act as you';
export const ours = 'says nothing of you: it is how our own programs keep order';
