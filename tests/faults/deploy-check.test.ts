import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '#server/config/config.ts';
import { checkDatabase } from '#server/deploy-check/check-database.ts';
import { openPostgresDatabase } from '#server/platform/database/postgres-database.ts';
import { type OwnPostgres, startOwnPostgres } from '#tests/fixtures/own-postgres.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let server: OwnPostgres;
let folder: string;
beforeAll(async () => {
  server = await startOwnPostgres();
  folder = mkdtempSync(join(tmpdir(), 'hotseat-check-'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function administer(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const check = (url = server.url) => checkDatabase(loadConfig({ DATABASE_URL: url }), root);
const aside = (user: string): string => server.url.replace('postgres@', `${user}@`);

describe('PostgreSQL, before the first start (rule DEPLOY-2)', () => {
  it('is taken as it comes, and left as it was', async () => {
    expect(await check()).toMatchObject({
      holds: true,
      says: expect.stringMatching(/\d+ migrations run/) as string,
    });
    expect(await check()).toMatchObject({ says: expect.stringMatching(/\d+ migrations run/) as string });
  });

  it('is refused while it does not write what it acknowledges', async () => {
    await administer(
      'alter system set fsync = off',
      'alter system set synchronous_commit = off',
      'select pg_reload_conf()',
    );
    await expect
      .poll(() => check())
      .toMatchObject({
        holds: false,
        says: expect.stringMatching(/fsync is off.*synchronous_commit is off/) as string,
      });
    await administer('alter system reset all', 'select pg_reload_conf()');
    await expect.poll(() => check()).toMatchObject({ holds: true });
  });

  it('is refused to a user who may make nothing in it', async () => {
    await administer('create user reader');
    expect(await check(aside('reader'))).toMatchObject({
      holds: false,
      says: expect.stringContaining('may not create') as string,
    });
  });

  it('is refused without such a user or such a database, whose address is not told', async () => {
    for (const url of [aside('nobody-of-that-name'), server.url.replace(/\/postgres$/, '/hunter2')]) {
      const { holds, says } = await check(url);
      expect(holds).toBe(false);
      expect(says).toMatch(/^PostgreSQL cannot be worked with \(\w{5}\)/);
    }
  });

  it('is known as migrated, and as ahead once a newer version was there', async () => {
    const database = await openPostgresDatabase(server.url, join(root, 'migrations'), () => undefined);
    await database.close();
    expect(await check()).toMatchObject({ holds: true, says: expect.stringContaining('migrated') as string });
    await administer(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    expect(await check()).toMatchObject({
      holds: true,
      says: expect.stringContaining('1 migrations ahead') as string,
    });
  });
});

describe('npm run deploy:check', () => {
  const variables = {
    PUBLIC_URL: 'https://localhost',
    GOOGLE_CLIENT_ID: '1234567890-madeupclient.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'hunter2-hunter2',
    SELLER_NAME: 'Meridian Practice',
    SELLER_ADDRESS: '12 Lake Road, Pune 411001',
    GRIEVANCE_OFFICER: 'Ira Deshpande, head of support',
    SUPPORT_EMAIL: 'help@meridian.example',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  async function run(env: Record<string, string>, ...args: string[]): Promise<{ code: number; out: string }> {
    const script = promisify(execFile)(process.execPath, ['scripts/deploy-check.mjs', ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, DATABASE_URL: server.url, ...env },
    });
    return script.then(
      ({ stdout }) => ({ code: 0, out: stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, out: error.stdout }),
    );
  }

  it('ends with 0 when the variables fit, here and in compose.yaml', async () => {
    const { code, out } = await run(variables, '--offline');
    expect(out).toMatch(
      /^✓ compose\.yaml +fits.*\n✓ variables +fit.*\n✓ proxy +calls through 172\.30\.57\.2 .*\n\nReady/,
    );
    expect(code).toBe(0);
    const alone = await run(variables, '--offline', '--no-compose');
    expect(alone.out).toMatch(/^– compose\.yaml.*\n✓ variables.*\n✓ proxy +calls through 127\.0\.0\.1 /);
    expect(alone.code).toBe(0);
  });

  it('ends with 1 and a line for each thing that is wrong', async () => {
    const { code, out } = await run(
      { ...variables, PORT: 'abc', GOOGLE_CLIENT_SECRET_FILE: '/x' },
      '--no-compose',
    );
    expect(out).toMatch(
      /✗ variables +GOOGLE_CLIENT_SECRET and GOOGLE_CLIENT_SECRET_FILE: .*\n✗ variables +PORT: /,
    );
    expect(out).toMatch(/\n2 to put right\.\n$/);
    expect(out).not.toContain('hunter2');
    expect(code).toBe(1);
  });
});
