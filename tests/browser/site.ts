import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { test as base, expect, type FrameLocator, type Page } from '@playwright/test';
import type { ReplyOf } from '#contract/endpoints.ts';
import { fullAnswer } from '#tests/fixtures/full-candidate.ts';
import { grant } from '#tests/fixtures/grant.ts';
import { startProxy } from '#tests/fixtures/proxy.ts';
import { fillDataDirectory } from '#tests/fixtures/database-templates.ts';
import { builtServer, freePort, startServerProcess } from '#tests/fixtures/server-process.ts';
import { freshPostgresUrl } from '#tests/fixtures/test-database.ts';
import { openOrigins, watch } from './watch.ts';

export type Site = { origin: string; env: Record<string, string>; close(): Promise<void> };

let shared: Promise<Site> | null = null;

/** The server with default settings that all specs of a worker share, each with people of its own. */
export const sharedSite = (): Promise<Site> => (shared ??= openSite());

/** A server on the embedded database, as a newcomer runs it. It does the work of a database itself: one spec is enough. */
export const openNewcomersSite = (): Promise<Site> => openIn(newFolder(), {});

/** A server for one spec, on a PostgreSQL database of its own where the tests have a server for it; `settings` adds variables. */
export async function openSite(settings: Record<string, string> = {}): Promise<Site> {
  const own = process.env['TEST_DATABASE_URL'] && !settings['DATABASE_URL'];
  return openIn(newFolder(), own ? { DATABASE_URL: await freshPostgresUrl(), ...settings } : settings);
}

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'hotseat-site-'));

async function openIn(folder: string, settings: Record<string, string>): Promise<Site> {
  if (!settings['DATABASE_URL']) fillDataDirectory(folder);
  const env = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    LOCAL_GOOGLE_PORT: String(await freePort()),
    LOCAL_RAZORPAY_PORT: String(await freePort()),
    ...settings,
  };
  const server = await startServerProcess(env, builtServer);
  const forget = open(env);
  return {
    origin: server.origin,
    env,
    close: async () => {
      forget();
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
  const first = await startServerProcess(env, builtServer);
  const standIns = {
    LOCAL_GOOGLE_ISSUER: `http://localhost:${google}`,
    LOCAL_RAZORPAY_URL: `http://localhost:${gateway}`,
  };
  const second = await startServerProcess({ ...env, ...standIns }, builtServer);
  const proxy = await startProxy(port, [first.port, second.port]);
  const forget = open({ ...env, PORT: String(port) });
  return {
    origin: `http://localhost:${port}`,
    // The operator talks to a server itself, not through the proxy.
    env: { ...env, PORT: String(first.port) },
    close: async () => {
      forget();
      await proxy.close();
      await Promise.all([first.kill('SIGTERM'), second.kill('SIGTERM')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Lets browsers ask a site and its stand-ins; returns how to end that. */
function open(ports: { PORT: string; LOCAL_GOOGLE_PORT: string; LOCAL_RAZORPAY_PORT: string }): () => void {
  const origins = [ports.PORT, ports.LOCAL_GOOGLE_PORT, ports.LOCAL_RAZORPAY_PORT].map(
    (port) => `http://localhost:${port}`,
  );
  for (const origin of origins) openOrigins.add(origin);
  return () => {
    for (const origin of origins) openOrigins.delete(origin);
  };
}

/**
 * Playwright's test, failing on anything unexpected in the console and on every request that leaves the site. `planted` is the note of
 * a failure that the test itself brings about.
 */
export const test = base.extend<{ planted: RegExp | null; strict: undefined }, { siteEnds: undefined }>({
  siteEnds: [
    async ({ browserName: _needed }, use) => {
      await use(undefined);
      await (await shared?.catch(() => null))?.close();
    },
    { scope: 'worker', auto: true },
  ],
  planted: [null, { option: true }],
  strict: [
    async ({ context, planted }, use) => {
      const problems: string[] = [];
      await watch(context, planted, problems);
      await use(undefined);
      expect(problems, 'console errors, breaches of policy and requests off the site').toEqual([]);
    },
    { auto: true },
  ],
});

const specOf = new Map<string, string>();

/** Keeps the specs of the shared server apart: throws where another spec has an account of this address there. */
export async function claimAddress(origin: string, email: string): Promise<void> {
  if ((await shared)?.origin !== origin) return;
  const { file } = base.info();
  const owner = specOf.get(email) ?? file;
  specOf.set(email, owner);
  if (owner !== file) throw new Error(`${basename(owner)} has ${email} already: use another address.`);
}

/** Signs in through the popup as a new person, wherever the page leads to it. */
export async function signInHere(page: Page, person: { name: string; email: string }): Promise<void> {
  await claimAddress(new URL(page.url()).origin, person.email);
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Sign in with Google' }).click(),
  ]);
  await popup.getByText('Use another account').click();
  await popup.getByLabel('Name').fill(person.name);
  await popup.getByLabel('E-mail').fill(person.email);
  await popup.getByRole('button', { name: 'Continue' }).click();
}

/** Signs a new person in through the popup and gives them interviews. */
export async function signIn(
  page: Page,
  site: Site,
  person: { name: string; email: string; interviews: number },
): Promise<void> {
  await page.goto(`${site.origin}/signin`);
  await signInHere(page, person);
  await page.waitForURL('**/interview');
  const { PORT = '', DATA_DIR = '' } = site.env;
  if (person.interviews > 0)
    await grant(`http://localhost:${PORT}`, DATA_DIR, person.email, person.interviews);
}

/** The interview's frame. */
export function roomOf(page: Page): FrameLocator {
  return page.frameLocator('iframe');
}

/** Reads the notice and agrees to all of it, where it is asked; else it is passed over. */
export async function agreeToNotice(room: FrameLocator): Promise<void> {
  const heading = room.getByRole('heading', { level: 1, name: /What you agree to|What shall they read/ });
  await expect(heading).toBeVisible();
  if ((await heading.textContent()) !== 'What you agree to') return;
  for (const box of await room.getByRole('checkbox').all()) await box.check();
  await room.getByRole('button', { name: 'I agree to what I ticked' }).click();
  await expect(room.getByRole('heading', { level: 1, name: 'What shall they read?' })).toBeVisible();
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
  await agreeToNotice(room);
  await room.locator('input[type=file]').setInputFiles(file);
  await expect(room.getByRole('heading', { name: 'This is what the panel reads' })).toBeVisible();
  await room.getByRole('button', { name: 'This is right' }).click();
  await room.getByRole('button', { name: 'I will type' }).click();
  await room.getByRole('button', { name: 'Start the interview' }).click();
  await expect(room.getByRole('textbox')).toBeEnabled();
  return room;
}

/** Opens the menu of the room's bar and chooses from it. */
export async function chooseInRoom(room: FrameLocator, item: 'Restart' | 'End the interview'): Promise<void> {
  const bar = room.getByRole('banner');
  await bar.getByRole('button', { name: 'Menu' }).click();
  await bar.getByRole('button', { name: item }).click();
}

/** Types and sends an answer, and waits until the panel waits again; it may ask the same once more (rule SAFE-15). */
export async function sayAnswer(room: FrameLocator, text: string, timeoutMs = 120_000): Promise<void> {
  await room.getByRole('textbox', { name: 'Your answer' }).fill(text);
  await room.getByRole('button', { name: 'That is my answer' }).click();
  await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled({ timeout: timeoutMs });
}

/** Answers so many times, each time to what is asked, so that topics have numbers whatever the seed. */
export async function answerTimes(room: FrameLocator, times: number, timeoutMs?: number): Promise<void> {
  const page = room.owner().page();
  const { origin } = new URL(page.url());
  const headers = { 'x-hotseat': '1' };
  // Who has an interview running comes back to it.
  const begun = await page.request.post(`${origin}/api/interviews`, { headers, data: {} });
  const { sessionId } = (await begun.json()) as ReplyOf<'beginInterview'>;
  const read = async (): Promise<ReplyOf<'readInterview'>> =>
    (await page.request.get(`${origin}/api/interviews/${sessionId}`, { headers })).json();
  for (let n = 0; n < times; n++) {
    // Words are shown before the panel waits for an answer to them.
    await expect
      .poll(async () => (await read()).awaitingTurnId, { timeout: timeoutMs ?? 120_000 })
      .not.toBeNull();
    const { turns, awaitingTurnId } = await read();
    const asked = turns.find(({ id }) => id === awaitingTurnId);
    if (!asked) throw new Error('The panel asks nothing.');
    const before = turns.filter(({ role, topicId }) => role === 'candidate' && topicId === asked.topicId);
    await sayAnswer(room, fullAnswer(asked, before.length), timeoutMs);
  }
}
