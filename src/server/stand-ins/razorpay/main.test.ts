import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { standInKeys } from './stand-in-keys.ts';

const program = new URL('./main.ts', import.meta.url).pathname;
const headers = { authorization: `Basic ${btoa(`${standInKeys.keyId}:${standInKeys.keySecret}`)}` };
const order = { amount: 99_900, currency: 'INR', receipt: 'receipt-of-a-killed-process' };

let folder: string;
let running: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'local-razorpay-main-'));
});
afterEach(async () => {
  await kill();
  rmSync(folder, { recursive: true });
});

/** Starts the program and says its origin, from the one line it prints. */
async function start(): Promise<string> {
  running = spawn(process.execPath, [program, '--register', join(folder, 'register.json')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: running.stdout as NodeJS.ReadableStream }))
    return /^Local Razorpay is ready: (http:\/\/localhost:\d+)$/.exec(line)?.[1] ?? line;
  throw new Error('The stand-in ended before it was ready.');
}

async function kill(): Promise<void> {
  const child = running;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

it('a killed process has kept every order it told of', async () => {
  const before = await start();
  const made = await fetch(`${before}/v1/orders`, { method: 'POST', headers, body: JSON.stringify(order) });
  const { id } = (await made.json()) as { id: string };
  await kill();
  const after = await start();
  const found = await fetch(`${after}/v1/orders/${id}`, { headers });
  expect(await found.json()).toMatchObject({ id, ...order });
});
