import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type BenchProcess<T> = {
  pid: number;
  /** What it said when it was ready. */
  ready: T;
  /** Calls back with everything it says later. */
  onMessage(callback: (message: unknown) => void): void;
  close: () => Promise<void>;
};

/** Starts a file beside this one as a process of its own, which says one message when it is ready and ends when it is disconnected. */
export async function startProcess<T>(
  file: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> } = {},
): Promise<BenchProcess<T>> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: [
      '--disable-warning=ExperimentalWarning',
      '--max-semi-space-size=8',
      '--heap-growing-percent=50',
    ],
    env: { PATH: process.env['PATH'] ?? '', ...env },
  });
  const exited = once(child, 'exit');
  const [ready] = (await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error(`${file} ended before it was ready`))),
  ])) as [T];
  return {
    pid: child.pid ?? 0,
    ready,
    onMessage: (callback) => child.on('message', callback),
    close: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
