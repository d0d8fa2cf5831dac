import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { operate } from '#tests/fixtures/operate.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { startProxy } from '#tests/fixtures/proxy.ts';
import { freePort, startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';

export type Site = { origin: string; env: Record<string, string>; close(): Promise<void> };

/** One server on the embedded database, as a newcomer runs it; `settings` adds variables. */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-site-'));
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_PORT: String(await freePort()),
    ...settings,
  };
  const server = await startServerProcess(env);
  return {
    origin: server.origin,
    env,
    close: async () => {
      await server.kill('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Two servers on one PostgreSQL database behind one port: every request goes to the other one. */
export async function openSiteOfTwo(): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'hotseat-two-'));
  const [port, google, gateway] = [await freePort(), await freePort(), await freePort()];
  const env = {
    DATA_DIR: folder,
    DATABASE_URL: await freshPostgresUrl(),
    PUBLIC_URL: `http://localhost:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
    LOCAL_GOOGLE_PORT: String(google),
    LOCAL_RAZORPAY_PORT: String(gateway),
  };
  const first = await startServerProcess(env);
  const second = await startServerProcess({
    ...env,
    LOCAL_GOOGLE_ISSUER: `http://localhost:${google}`,
    LOCAL_RAZORPAY_URL: `http://localhost:${gateway}`,
  });
  const proxy = await startProxy(port, [first.port, second.port]);
  return {
    origin: `http://localhost:${port}`,
    // The operator talks to a server itself, not through the proxy.
    env: { ...env, PORT: String(first.port) },
    close: async () => {
      await proxy.close();
      await Promise.all([first.kill('SIGTERM'), second.kill('SIGTERM')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Playwright's test, failing on anything unexpected in the console and on every request that leaves the machine. `planted` is the note of
 * a failure that the test itself brings about.
 */
export const test = base.extend<{ planted: RegExp | null; strict: undefined }>({
  planted: [null, { option: true }],
  strict: [
    async ({ context, planted }, use) => {
      const problems: string[] = [];
      watch(context, planted, problems);
      await use(undefined);
      expect(problems, 'console errors and requests off the machine').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * What a page may say in the console: the browser's own note of a reply that the page expects and handles. The gateway answers a payment
 * that the bank declines with 400.
 */
const handled =
  /Failed to load resource: the server responded with a status of ((401|402|404|409|422)|400 .*\/checkout\/pay$)|net::ERR_INTERNET_DISCONNECTED/;

function watch(context: BrowserContext, planted: RegExp | null, problems: string[]): void {
  context.on('console', (message) => {
    if (message.type() !== 'error') return;
    const note = noteOf(message);
    if (!handled.test(note) && !planted?.test(note)) problems.push(note);
  });
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost') problems.push(request.url());
  });
}

/** A console message and the address it is about. */
function noteOf(message: ConsoleMessage): string {
  return `${message.text()} ${message.location().url}`;
}

/** Signs a new person in through the popup and gives them interviews. */
export async function signIn(
  page: Page,
  site: Site,
  person: { name: string; email: string; interviews: number },
): Promise<void> {
  await page.goto(`${site.origin}/signin`);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.getByText('Use another account').click();
  await popup.getByLabel('Name').fill(person.name);
  await popup.getByLabel('E-mail').fill(person.email);
  await popup.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL('**/interview');
  if (person.interviews > 0) {
    await operate(site.env, ['grant', person.email, String(person.interviews), '--reason', 'browser test']);
  }
}

/** The interview's frame. */
export function roomOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Goes through the setup with a file and starts the interview. */
export async function startInterview(
  page: Page,
  style: 'Chill' | 'Grill',
  file: string,
): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  const room = roomOf(page);
  await room.getByText(style, { exact: true }).first().click();
  await room.getByRole('button', { name: 'Continue' }).click();
  await room.locator('input[type=file]').setInputFiles(file);
  await expect(room.getByRole('heading', { name: 'This is what the panel reads' })).toBeVisible();
  await room.getByRole('button', { name: 'This is right' }).click();
  await room.getByRole('button', { name: 'I will type' }).click();
  await room.getByRole('button', { name: 'Start the interview' }).waitFor();
  for (const box of await room.getByRole('checkbox').all()) await box.check();
  await room.getByRole('button', { name: 'Start the interview' }).click();
  await expect(room.getByRole('textbox')).toBeEnabled();
  return room;
}

/** Types and sends answers, one after another, each to the question the panel asks then. */
export async function answerTimes(room: FrameLocator, times: number): Promise<void> {
  for (let n = 0; n < times; n++) {
    const heading = room.getByRole('heading', { level: 1 });
    const question = (await heading.textContent()) ?? '';
    await room.getByRole('textbox', { name: 'Your answer' }).fill(soundAnswer(question));
    await room.getByRole('button', { name: 'That is my answer' }).click();
    await expect(heading).not.toHaveText(question);
    await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled();
  }
}
