import { expect } from '@playwright/test';
import { test } from './microphone.ts';
import { sharedSite, type Site } from './site.ts';
import { toAnsweringStep, turnOn, untilWorks } from './speak.ts';
import { enter } from './visitor.ts';

/* A slow machine and a sleeping tab; speaking-trouble.spec.ts has what is refused, does not come, or does not run. */

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('a machine that understands more slowly than one speaks', async ({ page, context, microphone }) => {
  const said = 'Good morning. I took this decision because the numbers were on my side.';
  await microphone.hears(Array.from({ length: 12 }, () => [6, said]).flat());
  await enter(context, site, { name: 'Lata Nair', email: 'lata.nair@example.com', interviews: 1 });
  await page.addInitScript(() => {
    // What is sent to the worker that understands comes late, as on a machine that has no time for it.
    window.Worker = class extends Worker {
      readonly #lateMs: number;
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.#lateMs = /hearing/.test(String(url)) ? 4_000 : 0;
      }
      override postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
        const send = (): void => super.postMessage(message, transfer as Transferable[]);
        if (this.#lateMs === 0) send();
        else setTimeout(send, this.#lateMs);
      }
    };
  });
  const room = await toAnsweringStep(page, site);
  await turnOn(room).click();
  await expect(
    room.getByText('This machine understands speech more slowly than you speak. Typing will go better.'),
  ).toBeVisible({ timeout: 120_000 });
  await expect(room.getByRole('button', { name: 'I will type' })).toBeEnabled();
  await expect(room.getByRole('button', { name: 'I will speak' })).toBeEnabled();
});

test('a tab that slept hears again when it is looked at', async ({ page, context, microphone }) => {
  const said = 'Good morning. I took this decision because the numbers were on my side.';
  // Longer than the machine may take to listen again.
  await microphone.hears(Array.from({ length: 30 }, () => [4, said]).flat());
  await enter(context, site, { name: 'Mina Pal', email: 'mina.pal@example.com', interviews: 1 });
  await page.addInitScript(() => {
    // As a browser does to a tab it lets sleep: the sound stops, and nobody is told.
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        window.addEventListener('slept', () => {
          void this.suspend().then(() => (document.documentElement.dataset['slept'] = 'yes'));
        });
      }
    };
  });
  const room = await toAnsweringStep(page, site);
  await untilWorks(room);
  const frame = page.frames().find((one) => one.url().includes('/room/'));
  await frame?.evaluate(() => window.dispatchEvent(new Event('slept')));
  await room.locator('html[data-slept]').waitFor({ state: 'attached' });
  // A browser clears up while a tab sleeps; what only sound refers to must outlive it.
  await (await context.newCDPSession(page)).send('HeapProfiler.collectGarbage');
  const heard = room.getByRole('status', { name: /Heard|Listening|Understanding|Waiting/ });
  const before = (await heard.textContent()) ?? '';
  await frame?.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(heard).not.toHaveText(before, { timeout: 120_000 });
  await expect(heard).toHaveText(/numbers were on my side/i, { timeout: 120_000 });
});
