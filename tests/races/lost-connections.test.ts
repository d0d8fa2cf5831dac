import { expect, it } from 'vitest';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { sql } from '#server/platform/database/query.ts';
import { openStatementProxy, type StatementProxy } from '#tests/fixtures/statement-proxy.ts';
import { SteadfastCandidate } from '#tests/fixtures/steadfast-candidate.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { startTestService } from '#tests/fixtures/test-service.ts';

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

/** Keeps the database's word that it did what `statement` asked for from the server, once. */
function loseReplyTo(proxy: StatementProxy, statement: RegExp, tag: string): void {
  let asked: number | null = null;
  let isLost = false;
  proxy.onStatement = ({ sql: text, connection }) => {
    if (statement.test(text)) asked ??= connection;
    return true;
  };
  proxy.onDone = (done) => {
    if (isLost || done.connection !== asked || !done.tag.startsWith(tag)) return true;
    isLost = true;
    proxy.cut(done.connection);
    return false;
  };
}

it.each([
  ['a start', /update "interview_sessions" set [^;]*"started_at"/, 'COMMIT'],
  ['an answer', /insert into interview_events[^;]*client_key/, 'SELECT'],
])(
  '%s that was stored although its reply was lost is followed by the panel (rule FAULT-10)',
  async (what, statement, tag) => {
    const proxy = await openStatementProxy(await freshPostgresUrl());
    const service = await startTestService({ env: { DATABASE_URL: proxy.url } });
    try {
      const candidate = new SteadfastCandidate(await service.signedIn('Lost Reply', 1), 'lost-reply');
      if (what === 'a start') loseReplyTo(proxy, statement, tag);
      await candidate.begin();
      await candidate.untilAwaited(40_000);
      if (what === 'an answer') loseReplyTo(proxy, statement, tag);
      await candidate.answerOnce();
      await candidate.untilAwaited(40_000);
      expect(Object.fromEntries(candidate.met)).toEqual({ '503 upstream_unavailable': 1 });
      expect(candidate.acknowledged).toHaveLength(1);
      expect(await candidate.faults()).toEqual([]);
    } finally {
      await service.close();
      await proxy.close();
    }
  },
);
