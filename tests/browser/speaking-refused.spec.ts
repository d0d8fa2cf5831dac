import { expect } from '@playwright/test';
import { test } from './microphone.ts';
import { sharedSite, type Site } from './site.ts';
import { toAnsweringStep } from './speak.ts';
import { enter } from './visitor.ts';

test.use({ permission: 'deny' });

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('a refused microphone is told in one sentence, and one types', async ({ page, context }) => {
  await enter(context, site, { name: 'Hema Iyer', email: 'hema.iyer@example.com', interviews: 1 });
  const room = await toAnsweringStep(page, site);
  // The headless shell refuses without noting it: a browser that somebody told to refuse does.
  const browser = await context.newCDPSession(page);
  const { targetInfo } = await browser.send('Target.getTargetInfo');
  await browser.send('Browser.setPermission', {
    permission: { name: 'microphone' },
    setting: 'denied',
    ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
  });
  await room.getByRole('button', { name: 'Turn on the microphone' }).click();
  await expect(room.getByRole('alert')).toHaveText(/^The browser keeps the microphone from this page\./);
  await expect(room.getByRole('button', { name: 'Try the microphone again' })).toBeVisible();
  await room.getByRole('button', { name: 'I will type' }).click();
  await room.getByRole('button', { name: 'Start the interview' }).waitFor();
});
