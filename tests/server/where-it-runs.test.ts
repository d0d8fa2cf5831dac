import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '#tests/fixtures/server-process.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

function node(args: readonly string[], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

it('a port that is taken is told in one line, before anything is installed or built', async () => {
  const port = await freePort();
  // A process of its own answers: this one waits for the launcher.
  const holder = createServer().listen(port, '127.0.0.1');
  await once(holder, 'listening');
  onTestFinished(() => void holder.close());
  const { status, output } = node(['scripts/start.mjs'], { PORT: String(port) });
  expect(status).toBe(1);
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} is in use.`)]);
});

it('the operator’s command line finds the server that another shell moved, and nothing once that has ended', () => {
  const module = './scripts/where-it-runs.mjs';
  const print = `import { whereItRuns } from '${module}'; console.log(JSON.stringify(whereItRuns()));`;
  const script = `
    import { spawnSync } from 'node:child_process';
    import { leaveNote } from '${module}';
    const takeBack = leaveNote();
    const env = { PATH: process.env.PATH };
    const read = () => spawnSync(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(print)}], { env, encoding: 'utf8' }).stdout.trim();
    console.log(read());
    takeBack();
    console.log(read());`;
  const { output } = node(['--input-type=module', '-e', script], { PORT: '4711', DATA_DIR: '/tmp/moved' });
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([{ PORT: '4711', DATA_DIR: '/tmp/moved' }, {}]);
});
