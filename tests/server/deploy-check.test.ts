import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgePostgres } from '#server/deploy-check/check-database.ts';
import { checkDataDirectory, checkProxies, checkResumeLimits } from '#server/deploy-check/check-machine.ts';
import { checkAddresses, checkPublicUrl, judgeAnswer } from '#server/deploy-check/check-public-url.ts';
import { checkDeployment } from '#server/deploy-check/check-deployment.ts';
import type { InspectedPostgres } from '#server/platform/database/inspect-postgres.ts';
import {
  answeringServices,
  secret,
  production,
  configOf,
  nowhere,
  json,
} from '#tests/fixtures/answering-services.ts';

const { portOf, serve } = answeringServices();

describe('addresses of schools', () => {
  it.each([
    [{}, null, 'off'],
    [{ SCHOOL_ADDRESSES: 'on', PUBLIC_URL: 'https://nobody.invalid' }, false, '*.nobody.invalid'],
  ])('%j', async (env, isThere, word) => {
    const outcome = await checkAddresses(configOf(env));
    expect(outcome.holds).toBe(isThere);
    expect(outcome.says).toContain(word);
  });
});

describe('the public address', () => {
  it.each<[string, () => Promise<string>, boolean | null]>([
    ['Hotseat', () => serve(json(200, { status: 'live' })), true],
    ['a proxy before the first start', () => serve(json(502, {})), null],
    ['something else', () => serve((_q, response) => void response.end('<h1>Hi</h1>')), false],
    [
      'something that sends one elsewhere',
      () => serve((_q, r) => void r.writeHead(302, { location: '/' }).end()),
      false,
    ],
    ['nobody', async () => nowhere, null],
  ])('at which %s answers', async (_name, url, expected) => {
    expect((await judgeAnswer('127.0.0.1', await url())).holds).toBe(expected);
  });

  it('whose name nobody knows', async () => {
    const outcome = await checkPublicUrl(configOf({ PUBLIC_URL: 'https://nobody.invalid' }));
    expect(outcome).toMatchObject({
      holds: false,
      says: expect.stringContaining('has no address') as string,
    });
  });

  it('at which nobody speaks TLS', async () => {
    const port = await portOf(createServer((_q, response) => void response.end('plain')));
    const outcome = await checkPublicUrl(configOf({ PUBLIC_URL: `https://localhost:${port}` }));
    expect(outcome).toMatchObject({
      holds: false,
      says: expect.stringContaining('cannot be used') as string,
    });
  });
});

describe('the machine', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'hotseat-check-'));
    writeFileSync(join(folder, 'file'), '');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each<[string, boolean]>([
    ['', false],
    ['172.30.57.2', true],
    ['10.0.0.0/8, ::1', true],
    ['0.0.0.0/0', false],
    ['::/0', false],
  ])('trusts the proxies "%s": %s', (list, expected) => {
    expect(checkProxies(configOf({ TRUSTED_PROXIES: list })).holds).toBe(expected);
  });

  it.each<[string, () => string, boolean]>([
    ['a folder', () => folder, true],
    ['a folder that will be made', () => join(folder, 'a', 'b'), true],
    ['a file', () => join(folder, 'file'), false],
    ['a folder below a file', () => join(folder, 'file', 'a'), false],
    ['a folder of the system', () => '/proc/1', false],
  ])('keeps its data in %s: %s', (_name, dataDir, expected) => {
    expect(checkDataDirectory(configOf({ DATA_DIR: dataDir() })).holds).toBe(expected);
  });

  it.each([
    [true, true, true],
    [true, false, null],
    [false, false, false],
  ])('with prlimit %s and unshare %s', (resources, networkAndSignals, expected) => {
    expect(checkResumeLimits({ resources, networkAndSignals }).holds).toBe(expected);
  });
});

describe('PostgreSQL', () => {
  const good: InspectedPostgres = {
    version: 150_000,
    fsync: true,
    synchronousCommit: true,
    mayCreate: true,
    connections: 100,
    pendingMigrations: 0,
    unknownMigrations: 0,
    clockAheadMs: 5_000,
  };
  it.each<[Partial<InspectedPostgres>, boolean, RegExp]>([
    [{}, true, /^PostgreSQL 15, migrated$/],
    [{ pendingMigrations: 2 }, true, /2 migrations run at the first start/],
    [{ unknownMigrations: 1, pendingMigrations: 1 }, true, /1 migrations ahead/],
    [{ version: 149_999 }, false, /PostgreSQL 14 is older than 15/],
    [{ fsync: false }, false, /^fsync is off/],
    [{ synchronousCommit: false }, false, /^synchronous_commit is off/],
    [{ mayCreate: false }, false, /may not create/],
    [{ connections: 24 }, false, /max_connections is 24/],
    [{ clockAheadMs: 5_001 }, false, /5 s ahead of/],
    [{ clockAheadMs: -60_000 }, false, /60 s behind/],
    [{ fsync: false, mayCreate: false }, false, /fsync.*; its user/],
  ])('%j', (found, expected, words) => {
    expect(judgePostgres({ ...good, ...found })).toEqual({
      holds: expected,
      says: expect.stringMatching(words) as string,
    });
  });
});

describe('all of it', () => {
  const options = {
    root: '/nowhere',
    compose: null,
    envFile: '',
    offline: false,
    googleIssuer: nowhere,
    razorpayUrl: nowhere,
  };

  it('tells every wrong variable at once and then asks nobody', async () => {
    const checked = await checkDeployment(
      { PORT: 'abc', ROLE: 'boss', GOOGLE_CLIENT_SECRET: secret },
      options,
    );
    const wrong = checked.filter(({ holds }) => holds === false);
    expect(new Set(wrong.map(({ of }) => of))).toEqual(new Set(['variables']));
    expect(wrong.map(({ says }) => says.split(':')[0])).toEqual(
      expect.arrayContaining(['PORT', 'ROLE', 'GOOGLE_CLIENT_ID', 'PUBLIC_URL', 'SELLER_NAME']),
    );
    expect(checked.at(-1)).toEqual({ of: 'all else', holds: null, says: 'correct the variables first' });
    expect(JSON.stringify(checked)).not.toContain(secret);
  });

  it('looks at production even where the variables speak of development', async () => {
    const checked = await checkDeployment({ NODE_ENV: 'development' }, options);
    expect(checked.some(({ says }) => says.includes('production refuses the local stand-in'))).toBe(true);
  });

  it('offline asks nobody', async () => {
    const env = { ...production, TRUSTED_PROXIES: '127.0.0.1' };
    const checked = await checkDeployment(env, { ...options, offline: true });
    expect(checked.map(({ of, holds }) => [of, holds])).toEqual([
      ['compose.yaml', null],
      ['variables', true],
      ['proxy', true],
    ]);
  });

  it('tells of everything that does not answer, each in one line and without a secret', async () => {
    const checked = await checkDeployment(
      { ...production, SMTP_URL: `smtp://u:${secret}@127.0.0.1:1` },
      options,
    );
    expect(checked.filter(({ holds }) => holds === false).map(({ of }) => of)).toEqual(
      expect.arrayContaining(['proxy', 'database', 'sign-in', 'mail']),
    );
    expect(
      checked.map(({ says }) => says).filter((says) => says.includes('\n') || says.includes(secret)),
    ).toEqual([]);
  });

  describe('in compose.yaml', () => {
    const compose = [
      'services:',
      '  web:',
      '    image: hotseat',
      '    environment:',
      '      TRUSTED_PROXIES: 10.0.0.2',
      '      DATA_DIR: /data',
      '  database:',
      '    image: postgres:17.5',
      'secrets:',
      '  database_password:',
      '    file: ./password',
    ].join('\n');
    const inside = (password: string) => ({
      ...production,
      DATABASE_URL: `postgres://hotseat:${password}@database:5432/hotseat`,
    });
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'hotseat-compose-'));
      writeFileSync(join(folder, 'password'), 'p/w\n');
    });
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    it.each<[string, Record<string, string>, string, boolean | null]>([
      ['the password of its file', inside('p%2Fw'), 'password', null],
      ['another password', inside('other'), 'password', false],
      ['a password whose file is missing', inside('p%2Fw'), 'elsewhere', false],
    ])('its own database is reached with %s', async (_name, env, file, expected) => {
      const text = compose.replace('./password', `./${file}`);
      const checked = await checkDeployment(env, { ...options, root: folder, compose: text });
      const outcome = (of: string) => checked.find((one) => one.of === of)?.holds;
      expect(outcome('database')).toBe(expected);
      // What compose.yaml sets counts, and what only its containers know is left to them.
      expect(outcome('proxy')).toBe(true);
      expect(outcome('data directory')).toBeNull();
    });

    it('a $ that Compose would fill in, and a variable nobody reads', async () => {
      const text = compose.replace('DATA_DIR', 'DATADIR');
      const checked = await checkDeployment(inside('p%2Fw'), {
        ...options,
        compose: text,
        envFile: 'SMTP_URL=smtp://u:a$b@c',
        offline: true,
      });
      expect(checked.filter(({ of }) => of === 'compose.yaml')).toEqual([
        { of: 'compose.yaml', holds: false, says: 'web passes DATADIR, which nothing reads' },
        { of: 'compose.yaml', holds: false, says: 'SMTP_URL: write a value with $ in single quotes' },
      ]);
    });
  });
});
