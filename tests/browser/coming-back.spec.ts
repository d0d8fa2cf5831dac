import { expect } from '@playwright/test';
import { sharedSite, roomOf, type Site, startInterview, test } from './site.ts';
import { enter } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const words = 'I compared fourteen months of fault tickets,';

test('who closes the tab and comes back finds the minutes, the question and the words', async ({
  page,
  context,
}) => {
  await enter(page.context(), site, { name: 'Asha Pillai', email: 'asha.pillai@example.com', interviews: 1 });
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Chill', 'src/server/resumes/samples/vikram-nair-engineer.txt');
  await expect(room.getByRole('button', { name: 'Let me think' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const question = (await room.locator('.asked').textContent()) ?? '';
  await room.getByRole('textbox', { name: 'Your answer' }).fill(words);
  await page.close({ runBeforeUnload: false });

  const back = await context.newPage();
  await back.goto(`${site.origin}/interview`);
  await expect(back.getByRole('heading', { level: 1 })).toHaveText(
    /^Your interview is waiting, (?:29|30) minutes left$/,
  );
  await back.getByRole('button', { name: 'Continue your interview' }).click();
  const again = roomOf(back);
  await expect(again.locator('.asked')).toHaveText(question);
  await expect(again.getByRole('textbox', { name: 'Your answer' })).toHaveValue(words);
  await expect(again.getByText('open in another tab')).toBeHidden();

  await back.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  const dialog = back.getByRole('dialog');
  await expect(dialog.locator('.btn:not(.line)'), 'the safe choice is the prominent one').toHaveText('Stay');
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await back.waitForURL(`${site.origin}/`);
  await expect
    .poll(() => back.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('hotseat:'))))
    .toEqual([]);
});
