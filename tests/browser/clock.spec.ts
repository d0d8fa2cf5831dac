import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { sharedSite, roomOf, type Site, startInterview, test } from './site.ts';
import { enter } from './visitor.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/two-column.pdf', import.meta.url));

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('the half hour begins with the first question, and a refresh tells the server’s time (rule CLOCK-8)', async ({
  page,
}) => {
  await page.clock.install();
  await enter(page.context(), site, { name: 'Kabir Rao', email: 'kabir.rao@example.com', interviews: 1 });
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Chill', resumePdf);
  const left = room.getByText(/^\d+ min left$/);
  await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled();
  await expect(left).toHaveText('30 min left');

  await page.clock.fastForward('12:00');
  await expect(left).toHaveText('18 min left');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const goOn = page.getByRole('button', { name: /continue/i });
  await goOn.or(page.locator('iframe')).first().waitFor();
  if (await goOn.isVisible()) await goOn.click();
  await expect(roomOf(page).getByText(/^\d+ min left$/)).toHaveText('30 min left');
});

test('while the page is hidden nobody counts the silence: the question is held', async ({ page }) => {
  await page.clock.install();
  await enter(page.context(), site, { name: 'Kabir Rao', email: 'kabir.hidden@example.com', interviews: 1 });
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Grill', resumePdf);
  await expect(room.getByRole('button', { name: 'Let me think' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const silences: number[] = [];
  page.on('request', (request) => {
    const said = request.method() === 'POST' ? (request.postData() ?? '') : '';
    const seconds = /"kind":"silence","seconds":(\d+)/.exec(said)?.[1];
    if (seconds) silences.push(Number(seconds));
  });
  const show = (state: 'hidden' | 'visible') =>
    room.locator('body').evaluate((_, to) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => to });
    }, state);

  const question = await room.locator('.asked').textContent();
  await show('hidden');
  await page.clock.runFor('01:30');
  expect(silences).toEqual([]);
  await expect(room.locator('.asked')).toHaveText(question ?? '');

  await show('visible');
  await page.clock.runFor('00:30');
  await expect.poll(() => silences[0]).toBe(8);
});
