import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseProblem } from '#server/platform/database/database-problem.ts';
import { type SQL, sql } from '#server/platform/database/query.ts';
import { describeError } from '#server/platform/logging.ts';
import { UpstreamError } from '#server/platform/refusal.ts';
import { openTestDatabase, type TestDatabase } from '#tests/fixtures/test-database.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.database.transaction(async (tx) => {
    await tx.execute(sql`create table parents (id text primary key)`);
    await tx.execute(sql`create table canary_rows (
      id text primary key, word text not null, small smallint, parent text references parents (id),
      kept jsonb, constraint word_is_short check (length(word) < 40))`);
    await tx.execute(sql`insert into canary_rows (id, word) values ('one', 'a word')`);
  });
});
afterAll(() => db.close());

const canary = 'finches of canary mynah';

const errors: [string, SQL, { code: string; table?: string; constraint?: string }][] = [
  [
    'a key that is taken',
    sql`insert into canary_rows (id, word) values ('one', ${canary})`,
    { code: '23505', table: 'canary_rows', constraint: 'canary_rows_pkey' },
  ],
  [
    'a rule that is broken',
    sql`insert into canary_rows (id, word) values ('two', ${canary.repeat(3)})`,
    { code: '23514', table: 'canary_rows', constraint: 'word_is_short' },
  ],
  [
    'a value that is missing',
    sql`insert into canary_rows (id) values (${canary})`,
    { code: '23502', table: 'canary_rows' },
  ],
  [
    'a row that is pointed to and is not there',
    sql`insert into canary_rows (id, word, parent) values ('three', 'x', ${canary})`,
    { code: '23503', table: 'canary_rows', constraint: 'canary_rows_parent_fkey' },
  ],
  ['a text that is no number', sql`select ${canary}::integer`, { code: '22P02' }],
  ['a number out of range', sql`select ${'99999'}::smallint, ${canary}::text`, { code: '22003' }],
  ['a text with NUL', sql`select ${`${canary}\0`}::text`, { code: '22021' }],
  ['JSON with half a character', sql`select ${`{"a": "${canary} \\ud83d"}`}::jsonb`, { code: '22P02' }],
  ['a table that is not there', sql`select ${canary}::text from nowhere`, { code: '42P01' }],
  [
    'our own exception',
    sql`do $$ begin raise exception 'finches of canary mynah'; end $$`,
    { code: 'P0001' },
  ],
];

describe('what is told of a database error', () => {
  it.each(errors)('%s: code, table and rule, and nothing of the row', async (_, statement, told) => {
    const error = await db.database
      .transaction((tx) => tx.execute(statement))
      .then(
        () => null,
        (thrown: unknown) => thrown as Error,
      );
    expect(databaseProblem(error)).toEqual({ ...told, away: false });
    const described = describeError(error ?? new Error('nothing was thrown'));
    expect(described.type).toBe('DatabaseError');
    expect(described.stack).toMatch(/\n\s+at /);
    for (const word of ['finches', 'mynah', 'insert', 'select', 'params'])
      expect(JSON.stringify(described)).not.toContain(word);
  });

  it('an error of ours is told whole', () => {
    const own = new Error('an order is not there');
    expect(databaseProblem(own)).toBeNull();
    expect(describeError(own)).toEqual({ type: 'Error', message: own.message, stack: own.stack });
  });

  it('a network that fails elsewhere is not the database', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    expect(databaseProblem(new UpstreamError('smtp', true, refused))).toBeNull();
    expect(databaseProblem(refused, true)).toEqual({ code: 'ECONNREFUSED', away: true });
  });
});
