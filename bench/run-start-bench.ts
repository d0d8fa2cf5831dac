// npm run bench -- start [--starts 5]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '#tests/fixtures/server-process.ts';
import { monotonicMs } from './interview/monotonic.ts';
import { cpuSecondsOfTree, mostResidentMiBOfTree } from './interview/process-use.ts';

const { values } = parseArgs({ options: { starts: { type: 'string', default: '5' } } });
const root = fileURLToPath(new URL('../', import.meta.url));
const mostMs = 180_000;

type Started = {
  'to the first page, ms': number;
  'processor time of all its processes, ms': number;
  'most memory of one, MiB': number;
};
/** WebAssembly is compiled anew once it has run for a while. */
const settledMs = 3_000;

/** From `npm start`'s own command, installed and built, to the first page in hand, the embedded database included; then it is stopped. */
async function startOnce(dataDir: string): Promise<Started> {
  const port = await freePort();
  const startedMs = monotonicMs();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: dataDir,
      PORT: String(port),
      LOCAL_GOOGLE_PORT: String(await freePort()),
      LOCAL_RAZORPAY_PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  try {
    await firstPage(`http://localhost:${port}/`, startedMs + mostMs);
    const tookMs = monotonicMs() - startedMs;
    const usedMs = cpuSecondsOfTree(child.pid ?? 0) * 1_000;
    await sleep(settledMs);
    return {
      'to the first page, ms': Math.round(tookMs),
      'processor time of all its processes, ms': Math.round(usedMs),
      'most memory of one, MiB': Math.round(mostResidentMiBOfTree(child.pid ?? 0)),
    };
  } finally {
    child.kill('SIGTERM');
    await exited;
  }
}

async function firstPage(url: string, untilMs: number): Promise<void> {
  while (monotonicMs() < untilMs) {
    const page = await fetch(url).catch(() => null);
    const text = await page?.text();
    if (page?.ok && text?.includes('</html>')) return;
    await sleep(5);
  }
  throw new Error('no page was served');
}

const dataDir = mkdtempSync(join(tmpdir(), 'hotseat-start-'));
try {
  // The first makes the database and what Node keeps of the compiled sources.
  const cold = await startOnce(dataDir);
  const warm: Started[] = [];
  for (let n = 0; n < Number(values.starts); n++) warm.push(await startOnce(dataDir));
  const sorted = warm.toSorted((a, b) => a['to the first page, ms'] - b['to the first page, ms']);
  const [median] = sorted.slice(Math.floor((sorted.length - 1) / 2));
  console.table({ 'first start': cold, 'warm, median': median, 'warm, best': sorted[0] });
  console.log(`load of the machine over the last minute: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
