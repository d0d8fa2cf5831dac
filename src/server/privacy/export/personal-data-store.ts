import type { Tx } from '#server/platform/database/database.ts';
import { asc, eq, type PgColumn, type SQL, sql } from '#server/platform/database/query.ts';
import { interviewSessions } from '#server/platform/database/schema/interviews.ts';
import { users } from '#server/platform/database/schema/accounts.ts';
import type { InterviewPart, Subject } from './kept-columns.ts';

/** A row by its column's names. Columns of JSON come as text: who writes the copy reads it, not the thread that serves everybody. */
export type Row = Readonly<Record<string, unknown>>;

type Page = { offset: number; limit: number };

/** Rows of a person in a table, a page at a time. */
export async function readSubject(tx: Tx, subject: Subject, uid: string, page: Page): Promise<Row[]> {
  return readRows(tx, subject, subject.of(uid), page);
}

/** Rows of an interview in a table, a page at a time. */
export async function readInterviewPart(
  tx: Tx,
  part: InterviewPart,
  sessionId: string,
  page: Page,
): Promise<Row[]> {
  return readRows(tx, part, part.of(sessionId), page);
}

async function readRows(
  tx: Tx,
  { table, columns, order }: Pick<Subject, 'table' | 'columns' | 'order'>,
  where: SQL,
  { offset, limit }: Page,
): Promise<Row[]> {
  return tx
    .select(withJsonAsText(columns))
    .from(table)
    .where(where)
    .orderBy(...order.map((column) => asc(column)))
    .limit(limit)
    .offset(offset);
}

/** The names of the columns that come as text of JSON. */
export function jsonColumns(columns: Subject['columns']): string[] {
  return Object.keys(columns).filter((name) => isJson(columns[name]));
}

function withJsonAsText(columns: Subject['columns']): Record<string, PgColumn | SQL> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [
      name,
      'dataType' in column && column.dataType === 'json' ? sql`${column}::text` : column,
    ]),
  );
}

/** A statement in a column's place gives text of JSON too. */
function isJson(column: PgColumn | SQL | undefined): boolean {
  return column !== undefined && (!('dataType' in column) || column.dataType === 'json');
}

/** The interviews of a person, the oldest first. */
export async function listInterviews(tx: Tx, uid: string): Promise<string[]> {
  const rows = await tx
    .select({ sessionId: interviewSessions.sessionId })
    .from(interviewSessions)
    .where(eq(interviewSessions.uid, uid))
    .orderBy(asc(interviewSessions.timestamp), asc(interviewSessions.sessionId));
  return rows.map((row) => row.sessionId);
}

/** Whether a person wants to be told of what they are waiting for; nobody who asked for the account to be deleted (rule ERASE-1). */
export async function wantsNotifications(tx: Tx, uid: string): Promise<boolean> {
  const [row] = await tx
    .select({
      wants: sql<boolean>`(${users.settings} ->> 'notifications')::boolean
        and not exists (select 1 from account_deletions d where d.uid = ${users.uid})`,
    })
    .from(users)
    .where(eq(users.uid, uid));
  return row?.wants ?? false;
}
