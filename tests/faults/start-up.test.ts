import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { fillDataDirectory } from '#tests/fixtures/database-templates.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import {
  freePort,
  processEnv,
  serverArguments,
  type ServerProcess,
  startServerProcess,
} from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const secret = 'hunter2-hunter2';
let folder: string;
let busy: Server;
let busyPort: number;
const running: ServerProcess[] = [];
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hotseat-start-'));
  busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  ({ port: busyPort } = busy.address() as { port: number });
});
afterAll(() => {
  busy.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill('SIGKILL')));
  for (const child of children.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

const freePorts = { PORT: '0', LOCAL_GOOGLE_PORT: '0', LOCAL_RAZORPAY_PORT: '0' };

const newFolder = (): string => mkdtempSync(join(folder, 'data-'));

/** Making its database is most of a first start. */
function startedOnce(): string {
  const data = newFolder();
  fillDataDirectory(data);
  return data;
}

type Ended = { code: number | null; out: string; err: string };

/** Starts the server with exactly these variables and waits for it to end. */
async function startAndEnd(env: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    env: { ...processEnv, ...freePorts, LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out, err };
}

async function start(env: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(env);
  running.push(server);
  return server;
}

const signedIn = async (server: ServerProcess): Promise<ApiClient> => {
  const client = new ApiClient(server.origin);
  await client.signIn({ name: 'Tara Menon', email: 'tara.menon@example.com' });
  return client;
};

type Case = [string, () => Record<string, string>, RegExp];
const below = (name: string): string => {
  const file = join(folder, name);
  writeFileSync(file, '');
  return file;
};
/** Of one kind each fifth. */
const cases: Case[] = [
  ['a busy port', () => ({ PORT: String(busyPort) }), /^✗ Port \d+ is in use\. .* set PORT /],
  [
    "a busy port of the stand-in's",
    () => ({ LOCAL_GOOGLE_PORT: String(busyPort) }),
    /^✗ Port \d+ is in use\. .* set LOCAL_GOOGLE_PORT /,
  ],
  [
    "a busy port of the stand-in gateway's",
    () => ({ LOCAL_RAZORPAY_PORT: String(busyPort) }),
    /^✗ Port \d+ is in use\. .* set LOCAL_RAZORPAY_PORT /,
  ],
  ['a data directory that is a file', () => ({ DATA_DIR: below('file') }), /cannot be written.*DATA_DIR/],
  [
    'a data directory below a file',
    () => ({ DATA_DIR: join(below('other-file'), 'data') }),
    /cannot be written.*DATA_DIR/,
  ],
  [
    'a damaged database',
    () => {
      const data = newFolder();
      writeFileSync(join(data, 'postgres'), 'not a folder');
      return { DATA_DIR: data };
    },
    /cannot be opened: its files are damaged/,
  ],
  [
    'a data directory that cannot be made',
    () => ({ DATA_DIR: '/dev/null/x' }),
    /cannot be written.*DATA_DIR/,
  ],
  [
    'a lock that cannot be taken',
    () => {
      const data = newFolder();
      mkdirSync(join(data, 'lock.sqlite'));
      return { DATA_DIR: data };
    },
    /cannot be written.*DATA_DIR/,
  ],
  ['an address of another computer', () => ({ HOST: '203.0.113.7' }), /^✗ HOST is not an address/],
  [
    'production without its settings',
    () => ({ NODE_ENV: 'production' }),
    /^✗ Set up wrongly: GOOGLE_CLIENT_ID: .*; PUBLIC_URL: /,
  ],
  [
    'a database that is not there',
    () => ({ DATABASE_URL: `postgres://u:${secret}@127.0.0.1:1/x` }),
    /^✗ The database in DATABASE_URL cannot be reached \(ECONNREFUSED\)/,
  ],
  [
    'several at once',
    () => ({ PORT: 'abc', GOOGLE_CLIENT_SECRET: secret, ROLE: 'boss' }),
    /^✗ Set up wrongly: PORT: .*; ROLE: .*; GOOGLE_CLIENT_ID /,
  ],
];

describe('a start that cannot work ends with one clear line and code 1, or 78 where a variable is wrong', () => {
  it.each(sampled(cases))('%s', async (_name, env, line) => {
    const variables = env();
    const { code, out, err } = await startAndEnd({
      ...variables,
      DATA_DIR: variables['DATA_DIR'] ?? startedOnce(),
    });
    expect(err).toMatch(/^✗ .+\n$/);
    expect(err.trimEnd()).toMatch(line);
    expect(code).toBe(err.startsWith('✗ Set up wrongly') ? 78 : 1);
    expect(out + err).not.toContain(secret);
    expect(out).not.toContain('Hotseat is ready');
  });

  it('PostgreSQL without this database', async () => {
    const address = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    address.pathname = '/no_such_database';
    const { code, err } = await startAndEnd({ DATABASE_URL: address.href, DATA_DIR: newFolder() });
    expect(err).toMatch(/^✗ The database in DATABASE_URL cannot be reached \(3D000\).*\n$/);
    expect(code).toBe(1);
  });

  it('a data directory another process holds, which goes on undisturbed', async () => {
    const data = newFolder();
    const first = await start({ DATA_DIR: data });
    const { code, err } = await startAndEnd({ DATA_DIR: data });
    expect(err).toMatch(/^✗ The data directory .+ is in use by another Hotseat process\..*\n$/);
    expect(code).toBe(1);
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
  });
});

describe('a server told to end', () => {
  it.each(sampled(['SIGTERM', 'SIGINT', 'SIGHUP'] as const))(
    'by %s closes its streams, ends with code 0 and frees port and directory',
    async (signal) => {
      const env = {
        DATA_DIR: newFolder(),
        PORT: String(await freePort()),
        LOCAL_GOOGLE_PORT: String(await freePort()),
        LOCAL_RAZORPAY_PORT: String(await freePort()),
      };
      const server = await start(env);
      const client = await signedIn(server);
      const stream = client.follow('/api/me/stream', AbortSignal.timeout(60_000));
      expect((await stream.next()).value).toMatchObject({ name: 'account' });
      const began = Date.now();
      const ended = server.kill(signal);
      expect(await stream.next()).toEqual({ done: true, value: undefined });
      expect(await ended).toBe(0);
      expect(Date.now() - began).toBeLessThan(9_000);
      expect(server.output()).not.toMatch(/✗|"level":[56]0/);

      const again = await start(env);
      const { account } = await client.towards(again.origin).call('readMe');
      expect(account?.email).toBe('tara.menon@example.com');
      expect(await again.kill(signal)).toBe(0);
    },
  );

  it('while somebody sends a body that never ends still ends in time', async () => {
    const server = await start({ DATA_DIR: newFolder() });
    const slow = spawn(
      process.execPath,
      [
        '-e',
        `require('node:http').request({ host: '127.0.0.1', port: ${server.port}, method: 'POST', path: '/api/sign-in',
           headers: { 'content-type': 'application/json', 'x-hotseat': '1', 'content-length': 100 } })
           .on('error', () => undefined).write('{', () => console.log('sent'))`,
      ],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    children.push(slow);
    await once(slow.stdout, 'data');
    const began = Date.now();
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
  });
});

describe('a killed server', () => {
  it('while it makes its database the first time starts again all the same', async () => {
    for (const extraMs of sampled([0, 300])) {
      const data = newFolder();
      const child = spawn(process.execPath, serverArguments, {
        cwd: root,
        env: { ...processEnv, ...freePorts, DATA_DIR: data },
        stdio: 'ignore',
      });
      children.push(child);
      const killed = once(child, 'exit');
      await until(() => existsSync(join(data, 'postgres')));
      await new Promise((resolve) => setTimeout(resolve, extraMs));
      child.kill('SIGKILL');
      await killed;
      const again = await start({ DATA_DIR: data });
      expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
      await again.kill('SIGTERM');
    }
  });
});

it('keeps the data directory and its token to their owner', async () => {
  const data = join(newFolder(), 'deep', 'er');
  await start({ DATA_DIR: data, DATABASE_URL: await freshPostgresUrl() });
  expect(statSync(data).mode & 0o777).toBe(0o700);
  expect(statSync(join(data, 'operator-token')).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(data, 'operator-token'), 'utf8')).toMatch(/^[\w-]{43}\n$/);
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}
