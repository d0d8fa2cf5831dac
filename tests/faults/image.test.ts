// No container engine is at hand where the tests run, so the image is not built. What it would hold is put together here by the lines of
// the Dockerfile's last stage, and started as its CMD says; node_modules is the one of this folder.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '#tests/fixtures/server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const [buildStage = '', lastStage = ''] = dockerfile.split(/^(?=FROM )/m).slice(1);
const instruction = (stage: string, name: string): string[] =>
  [...stage.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, rest = '']) => rest);

/** Where each thing of the last stage comes from in this folder, by its place in the image. */
const copied = instruction(lastStage, 'COPY --from=build').flatMap((line) => {
  const words = line.split(' ');
  const to = words.pop() ?? '';
  return words.map((from) => {
    const name = from.replace('/app/', '');
    return { from: name, to: to === './' ? name : to };
  });
});

let image: string;
let server: ChildProcess;
let output = '';
const port = await freePort();
const node = process.execPath;

beforeAll(async () => {
  image = mkdtempSync(join(tmpdir(), 'hotseat-image-'));
  for (const { from, to } of copied) {
    mkdirSync(dirname(join(image, to)), { recursive: true });
    if (from === 'node_modules') symlinkSync(join(root, from), join(image, to));
    else cpSync(join(root, from), join(image, to), { recursive: true, filter: isSent });
  }
  server = spawn(node, cmd().slice(1), { cwd: image, env: variables(), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(server, 'exit').then(() =>
    Promise.reject(new Error(`The image does not start:\n${output}`)),
  );
  await Promise.race([ended, until(async () => (await fetch(`${origin}/readyz`)).ok)]);
});
afterAll(async () => {
  if (server.exitCode === null) {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }
  rmSync(image, { recursive: true, force: true });
});

const origin = `http://127.0.0.1:${port}`;

/** What .dockerignore keeps out of what is sent to be built. */
function isSent(file: string): boolean {
  return !/\.test\.tsx?$/.test(file) && !file.endsWith('src/core/interview/testing');
}

function cmd(): string[] {
  const [words = '[]'] = instruction(lastStage, 'CMD');
  return JSON.parse(words) as string[];
}

function variables(): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    LOCAL_GOOGLE_PORT: '0',
    LOCAL_RAZORPAY_PORT: '0',
    DATA_DIR: join(image, 'data'),
  };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('what the image holds', () => {
  it('serves the pages and says that it is ready', async () => {
    const page = await fetch(`${origin}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('Hotseat');
    // It answers before it says so, and what it prints comes by a way of its own.
    await expect.poll(() => output).toContain('Hotseat is ready');
  });

  it('is healthy by its own check while the server serves', () => {
    const [check = ''] = instruction(lastStage, 'HEALTHCHECK');
    const [, script = ''] = JSON.parse(check.slice(check.indexOf('['))) as string[];
    const run = (at: number) => spawnSync(node, [script], { cwd: image, env: { PORT: String(at) } }).status;
    expect(run(port)).toBe(0);
    expect(run(1)).toBe(1);
  });

  it('is what runs, and nothing to build or to test it with', () => {
    const names = copied.map(({ to }) => to);
    expect(names).not.toContain('src/web');
    expect(names).not.toContain('tests');
    expect(names).toContain('dist');
    expect(buildStage).toContain('ENV NODE_ENV=production');
  });

  it('runs as a user without rights, whose data has a volume', () => {
    expect(instruction(lastStage, 'USER')).toEqual(['hotseat']);
    expect(lastStage).toContain('--uid 10001');
    expect(instruction(lastStage, 'VOLUME')).toEqual(['/data']);
  });

  it('is built on the Node that package.json brings, without a script nobody allowed', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      optionalDependencies: { node: string };
    };
    expect(buildStage).toMatch(new RegExp(`^FROM node:${optionalDependencies.node.replaceAll('.', '\\.')}-`));
    expect(dockerfile).not.toMatch(/npm (?:install|i|ci)\b/);
    expect(buildStage).toContain('ensureInstalled()');
  });
});
