// npm run lighthouse: measures the public pages as a visitor's browser meets them, and fails below the goals.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ensureInstalled,
  fail,
  hashOf,
  requireNode20,
  root,
  run,
  toolEnvironment,
  typescriptNode,
  withProgress,
} from './toolbox.mjs';

const usage = 'npm run lighthouse -- [--runs <number, of which the median counts>] [--page <path>]';
const goals = { desktop: 100, mobile: 98 };
const folder = join(root, 'lighthouse');
const readyWithinMs = 60_000;

requireNode20();
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, page: { type: 'string', multiple: true } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) fail(usage);
const paths = values.page ?? ['/', '/pricing', '/enterprise', '/contact-us'];

await ensureInstalled();
const { builtServer, ensureBuilt } = await import('./build.mjs');
const { ensureChromium } = await import('./chromium.mjs');
const chromium = await chromiumPath();
await ensureLighthouse();
await ensureBuilt();

const data = mkdtempSync(join(tmpdir(), 'hotseat-lighthouse-'));
const ports = await freePorts(3);
const server = startProduct();
let measured;
try {
  await untilReady(`http://localhost:${ports[0]}/`);
  measured = await withProgress(`measuring ${paths.length} pages on two kinds of device`, measure);
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()));
  rmSync(data, { recursive: true, force: true });
}
if (!report(measured)) fail(`Below the goals: desktop ${goals.desktop}, mobile ${goals.mobile}.`);

/** Lighthouse is no dependency of the product: it is installed in its own folder when it is first asked for. */
async function ensureLighthouse() {
  const stamp = join(folder, 'node_modules', '.hotseat-installed');
  const wanted = hashOf(['lighthouse/package-lock.json', 'lighthouse/package.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const { code, output } = await withProgress('installing Lighthouse', () =>
    run(
      'npm',
      ['ci', '--prefix', folder, '--ignore-scripts', '--no-fund', '--no-audit', '--loglevel=error'],
      {
        quiet: true,
      },
    ),
  );
  if (code !== 0) fail(`Lighthouse could not be installed: ${output.trim().split('\n')[0]}`);
  writeFileSync(stamp, wanted);
}

/** Undefined leaves the search to Lighthouse, where only Playwright's own Chromium is there. */
async function chromiumPath() {
  const found = await ensureChromium();
  if (found !== 'playwright') return found;
  const { chromium: playwright } = await import('@playwright/test');
  return playwright.executablePath();
}

function freePorts(count) {
  const held = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  return Promise.all(
    held.map((holder) => new Promise((resolve) => holder.once('listening', () => resolve(holder)))),
  ).then((listening) =>
    Promise.all(
      listening.map((holder) => {
        const { port } = holder.address();
        return new Promise((resolve) => holder.close(() => resolve(port)));
      }),
    ),
  );
}

function startProduct() {
  const [port, google, razorpay] = ports;
  return spawn(typescriptNode(), ['--disable-warning=ExperimentalWarning', builtServer], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...toolEnvironment(),
      HOME: process.env.HOME,
      PORT: String(port),
      LOCAL_GOOGLE_PORT: String(google),
      LOCAL_RAZORPAY_PORT: String(razorpay),
      DATA_DIR: data,
    },
  });
}

async function untilReady(address) {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The product did not start.');
}

async function measure() {
  const order = { origin: `http://localhost:${ports[0]}`, chromium, runs, paths };
  const { code, output } = await run(typescriptNode(), [join(folder, 'measure.mjs'), JSON.stringify(order)], {
    quiet: true,
    env: toolEnvironment(),
  });
  if (code !== 0) throw new Error(output.trim());
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

/** Prints the table; true when every score reaches its goal. */
function report(pages) {
  const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
  console.table(
    pages.map(({ device, path, scores, lcpMs, shift, blockedMs, scriptBytes, allBytes }) => ({
      device,
      page: path,
      performance: scores[0],
      accessibility: scores[1],
      'best practices': scores[2],
      seo: scores[3],
      'largest paint': `${(lcpMs / 1000).toFixed(2)} s`,
      'layout shift': Number(shift.toFixed(4)),
      blocked: `${blockedMs} ms`,
      JavaScript: kib(scriptBytes),
      all: kib(allBytes),
    })),
  );
  for (const { device, path, short } of pages)
    if (short.length > 0) console.log(`${device} ${path}: ${short.join(', ')}`);
  return pages.every(({ device, scores }) => scores.every((score) => score >= goals[device]));
}
