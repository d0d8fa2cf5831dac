import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { childrenOf, isRunning } from '#tests/fixtures/process-tree.ts';
import { runs } from '#tests/fixtures/property-seed.ts';
import { freePort } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const kills = runs(10, 5);

type Supervisor = { child: ChildProcess; output(): string; ended: Promise<number | null> };

const started: Supervisor[] = [];
const folders: string[] = [];
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    const servers = childrenOf(child.pid);
    child.kill('SIGKILL');
    for (const server of servers) if (isRunning(server)) process.kill(server, 'SIGKILL');
    await ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function supervise(args: readonly string[], env: Record<string, string> = {}): Supervisor {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const supervisor = { child, output: () => output, ended };
  started.push(supervisor);
  return supervisor;
}

/** What `npm start` runs, in production and with made-up keys, which nothing is asked of. */
async function startProduct(more: Record<string, string> = {}): Promise<Supervisor & { port: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-dead-'));
  folders.push(folder);
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    PUBLIC_URL: 'https://hotseat.example',
    DATA_DIR: folder,
    DATABASE_URL: await freshPostgresUrl(),
    GOOGLE_CLIENT_ID: 'made-up',
    GOOGLE_CLIENT_SECRET: 'made-up-too',
    SELLER_NAME: 'Hotseat Interviews',
    SELLER_ADDRESS: '1 Sample Street, Pune',
    GRIEVANCE_OFFICER: 'Meera Pillai, Grievance Officer',
    SUPPORT_EMAIL: 'help@hotseat.example',
    LOG_LEVEL: 'warn',
    ...more,
  };
  return { ...supervise(['scripts/start.mjs'], env), port };
}

/** Waits until a server has started so many times and answers: what it prints is the last of a start, after it told who keeps it running. */
async function untilServed(product: Supervisor & { port: number }, times = 1): Promise<void> {
  await until(() => (product.output().match(/Hotseat is ready/g) ?? []).length >= times);
  await until(async () => {
    const response = await fetch(`http://127.0.0.1:${product.port}/readyz`).catch(() => null);
    return response?.status === 200;
  });
}

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The one process it keeps running. */
const serverOf = ({ child }: Supervisor): number => {
  const [server, ...others] = childrenOf(child.pid);
  expect(others).toEqual([]);
  return server ?? expect.fail('no server runs');
};

describe('npm start in production (rule FAULT-11)', () => {
  it(`serves again after each of ${kills} kills, and leaves no process behind when it is told to end`, async () => {
    const began = Date.now();
    const product = await startProduct();
    await untilServed(product);
    const firstStartMs = Date.now() - began;
    const servers = [serverOf(product)];
    const tookMs: number[] = [];
    for (let round = 0; round < kills; round++) {
      const before = Date.now();
      process.kill(servers.at(-1) ?? 0, 'SIGKILL');
      await untilServed(product, round + 2);
      tookMs.push(Date.now() - before);
      servers.push(serverOf(product));
    }
    expect(new Set(servers).size).toBe(kills + 1);
    // Held to the first start: a slow machine is slow at both.
    expect(tookMs.toSorted((a, b) => a - b)[Math.floor(kills / 2)]).toBeLessThan(2 * firstStartMs);
    expect(product.output().match(/ended by SIGKILL; it is started again in 0\.25 s/g)).toHaveLength(kills);
    product.child.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(servers.filter(isRunning)).toEqual([]);
    console.log(`${kills} kills: served again after ${Math.max(...tookMs)} ms at most`);
  });

  it('whose own process is killed leaves no server behind', async () => {
    const product = await startProduct();
    await untilServed(product);
    const server = serverOf(product);
    product.child.kill('SIGKILL');
    await until(() => !isRunning(server));
  });

  it('starts nothing again when the server is told to end by itself', async () => {
    const product = await startProduct();
    await untilServed(product);
    process.kill(serverOf(product), 'SIGTERM');
    expect(await product.ended).toBe(0);
    expect(product.output()).not.toContain('started again');
  });

  it.each([
    [{}, 1],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, 0],
  ])('%j: says of a proxy that nobody told it of %i times at start and at its calls', async (env, times) => {
    const product = await startProduct(env);
    await untilServed(product);
    for (const forwarded of ['192.0.2.1', '192.0.2.2'])
      await fetch(`http://127.0.0.1:${product.port}/healthz`, { headers: { 'x-forwarded-for': forwarded } });
    product.child.kill('SIGTERM');
    await product.ended;
    expect(product.output().match(/Behind a proxy set TRUSTED_PROXIES/g) ?? []).toHaveLength(times);
    expect(product.output().match(/calls come through a proxy: set TRUSTED_PROXIES/g) ?? []).toHaveLength(
      times,
    );
  });

  it.each([
    ['variables it refuses', { PORT: 'abc' }, 78, /^✗ Set up wrongly: PORT: .+\n$/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://u@127.0.0.1:1/x' },
      1,
      /^✗ The database .+\n$/,
    ],
  ])('ends at once with %s', async (_name, env, code, line) => {
    const folder = mkdtempSync(join(tmpdir(), 'hotseat-dead-'));
    folders.push(folder);
    const product = supervise(['scripts/start.mjs'], { DATA_DIR: folder, ...env });
    expect(await product.ended).toBe(code);
    expect(product.output()).toMatch(line);
  });
});

describe('what keeps a server running', () => {
  const limits = { firstWaitMs: 10, longestWaitMs: 40, deaths: 6, withinMs: 60_000, drainMs: 200 };

  /** Keeps a process running that does what `life` says, with `n` the how-manieth it is. */
  function keep(life: string, others: Partial<typeof limits> = {}): Supervisor {
    const module = pathToFileURL(join(root, 'scripts', 'keep-running.mjs')).href;
    const script = `
      import { spawn } from 'node:child_process';
      import { keepRunning } from ${JSON.stringify(module)};
      let n = 0;
      const spawnOne = () =>
        spawn(process.execPath, ['-e', 'const n = ' + ++n + ';' + ${JSON.stringify(life)}], {
          stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        });
      process.exit(await keepRunning(spawnOne, ${JSON.stringify({ ...limits, ...others })}));`;
    return supervise(['--input-type=module', '-e', script]);
  }
  const serve = `process.send('ready'); setInterval(() => undefined, 1000);`;

  it('gives up a server that cannot start again, later and later, with one line and its code', async () => {
    const kept = keep(
      `n === 1 ? process.send('ready', () => process.kill(process.pid, 'SIGKILL')) : process.exit(7)`,
    );
    expect(await kept.ended).toBe(7);
    expect(
      kept
        .output()
        .match(/again in [\d.]+ s/g)
        ?.map((wait) => wait.slice(9)),
    ).toEqual(['0.01 s', '0.02 s', '0.04 s', '0.04 s', '0.04 s']);
    expect(kept.output()).toMatch(/\n✗ The server ended 6 times in 1 minutes, .+ by code 7; .+\n$/);
  });

  it('gives up a server that dies each time it serves', async () => {
    const kept = keep(`process.send('ready', () => process.kill(process.pid, 'SIGKILL'))`);
    expect(await kept.ended).toBe(1);
    expect(kept.output().match(/again in 0\.01 s/g)).toHaveLength(5);
    expect(kept.output()).toMatch(/\n✗ The server ended 6 times .+ by SIGKILL; it is not started again\.\n$/);
  });

  it('says in one line that a first start was killed', async () => {
    const kept = keep(`process.kill(process.pid, 'SIGKILL')`);
    expect(await kept.ended).toBe(1);
    expect(kept.output()).toMatch(/^✗ The server was ended by SIGKILL before it served; .+\n$/);
  });

  it('forgets deaths of long ago', async () => {
    const kept = keep(`process.send('ready', () => process.exit(n === 20 ? 0 : 7))`, { withinMs: 1 });
    expect(await kept.ended).toBe(0);
    expect(kept.output().match(/again in/g)).toHaveLength(19);
  });

  it('ends at once with settings that are refused only later', async () => {
    const kept = keep(`n === 1 ? process.send('ready', () => process.exit(7)) : process.exit(78)`);
    expect(await kept.ended).toBe(78);
    expect(kept.output().match(/started again/g)).toHaveLength(1);
  });

  it('ends at once when it is told to while it waits', async () => {
    const kept = keep(`process.send('ready', () => process.exit(7))`, {
      firstWaitMs: 600_000,
      longestWaitMs: 600_000,
    });
    await until(() => kept.output().includes('started again'));
    kept.child.kill('SIGTERM');
    expect(await kept.ended).toBe(0);
  });

  it('ends a server that does not end when it is told to', async () => {
    const kept = keep(`process.on('SIGTERM', () => undefined); console.log('deaf'); ${serve}`);
    await until(() => kept.output().includes('deaf'));
    const server = serverOf(kept);
    kept.child.kill('SIGTERM');
    expect(await kept.ended).toBe(1);
    expect(isRunning(server)).toBe(false);
  });
});
