import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { childrenOf } from '#tests/fixtures/process-tree.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Runs the service as `npm start` does with so many processes behind one port, and waits until all of them serve. */
export async function startSeveral(
  count: number,
  env: Record<string, string>,
): Promise<{ pid: number; pids: number[]; close(): Promise<void> }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env, WEB_PROCESSES: String(count) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = Promise.withResolvers<void>();
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
    const serving = said.match(/Hotseat is ready|Another process serves/g) ?? [];
    if (serving.length === count) ready.resolve();
  });
  await Promise.race([
    ready.promise,
    exited.then(() => Promise.reject(new Error('the processes ended before they were ready'))),
  ]);
  return {
    pid: child.pid ?? 0,
    pids: childrenOf(child.pid),
    close: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
