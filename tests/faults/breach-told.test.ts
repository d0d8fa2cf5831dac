import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { operate } from '#tests/fixtures/operate.ts';
import { freePort, startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'hotseat-breach-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const people = 1_500;
const words = [
  '--consequences',
  'Others may read it.',
  '--measures',
  'Keys changed.',
  '--advice',
  'Be wary.',
];

it('a server killed while a breach is told goes on where it stood: all are told, and nobody twice (rule BREACH-2)', async () => {
  const url = await freshPostgresUrl();
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: url,
    PORT: String(await freePort()),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_PORT: String(await freePort()),
  };
  const books = new pg.Client({ connectionString: url });
  await books.connect();
  const count = async (sql: string): Promise<number> =>
    Number((await books.query<{ n: string }>(sql)).rows[0]?.n ?? 0);
  const told = 'select count(told_at) as n from breach_affected';

  let server = await startServerProcess(env);
  await books.query(`insert into users (uid, email, display_name, created_at, last_login, updated_at,
      subscription_status, interview_quota, has_purchased_premium, settings)
    select 'person' || n, 'person.' || n || '@example.com', 'Person ' || n, now(), now(), now(), 'free', 0, false,
      '{"notifications": true, "emailUpdates": false}' from generate_series(1, ${people}) n`);
  const times = ['--from', '2026-01-01T00:00:00Z', '--to', '2026-01-02T00:00:00Z'];
  await operate(env, ['breach', 'open', '--what', 'A backup was copied.', ...times]);
  await operate(env, ['breach', 'affected', 'B-1', '--all']);

  let killed = 0;
  for (let round = 0; round < 3; round++) {
    const before = await count(told);
    const telling = operate(env, ['breach', 'tell', 'B-1', ...words]).then(
      () => 'told',
      () => 'cut off',
    );
    // As soon as another batch is there, in the middle of the next.
    while ((await count(told)) === before) await new Promise((later) => setImmediate(later));
    await server.kill('SIGKILL');
    if ((await telling) === 'cut off') killed += 1;
    server = await startServerProcess(env);
  }
  expect(killed).toBeGreaterThan(0);
  expect(await operate(env, ['breach', 'tell', 'B-1'])).toContain(`✓ All ${people} are told by mail.`);
  expect(await count(told)).toBe(people);
  expect(await count(`select count(*) as n from mails where id like 'breach:B-1:%'`)).toBe(people);
  expect(await count(`select count(distinct uid) as n from mails where id like 'breach:B-1:%'`)).toBe(people);
  await server.kill('SIGTERM');
  await books.end();
});
