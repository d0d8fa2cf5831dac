import { expect } from '@playwright/test';
import { test } from './microphone.ts';
import { openSite, type Site } from './site.ts';
import { toAnsweringStep } from './speak.ts';
import { enter } from './visitor.ts';

test.use({ permission: 'deny' });

let site: Site;
test.beforeAll(async () => {
  site = await openSite();
});
test.afterAll(() => site.close());

test('a refused microphone is told in one sentence, and one types', async ({ page, context }) => {
  await enter(context, site, { name: 'Hema Iyer', email: 'hema.iyer@example.com', interviews: 1 });
  const room = await toAnsweringStep(page, site);
  await room.getByRole('button', { name: 'Turn on the microphone' }).click();
  await expect(room.getByRole('alert')).toHaveText(/^The browser keeps the microphone from this page\./);
  await expect(room.getByRole('button', { name: 'Try the microphone again' })).toBeVisible();
  await room.getByRole('button', { name: 'I will type' }).click();
  await room.getByRole('button', { name: 'Start the interview' }).waitFor();
});
