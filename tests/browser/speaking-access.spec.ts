import { expect } from '@playwright/test';
import { expectEverywhere } from './expect-everywhere.ts';
import { tabTo } from './tab-to.ts';
import { test } from './microphone.ts';
import { sharedSite, type Site } from './site.ts';
import { composerOf, toAnsweringStep } from './speak.ts';
import { enter } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

test('the microphone step and the room that listens have no violations, fit every width, and are worked with keys alone', async ({
  page,
  context,
  microphone,
}) => {
  const said = 'I keep the accounts of my father since two years.';
  await microphone.hears(Array.from({ length: 30 }, () => [8, said]).flat());
  await enter(context, site, { name: 'Nisha Rao', email: 'nisha.rao@example.com', interviews: 1 });
  const room = await toAnsweringStep(page, site);
  const button = (name: string) => room.getByRole('button', { name });
  await expectEverywhere(page, 'before the microphone');
  await tabTo(page, button('Turn on the microphone'));
  await page.keyboard.press('Enter');
  await button('I will speak').waitFor({ timeout: 120_000 });
  await expectEverywhere(page, 'the microphone step');
  await tabTo(page, room.getByRole('radio', { name: 'I say when' }));
  await page.keyboard.press('ArrowDown');
  await expect(room.getByRole('radio', { name: 'When I stop' })).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await tabTo(page, button('I will speak'));
  await page.keyboard.press('Enter');
  await button('Start the interview').waitFor();
  await tabTo(page, button('Start the interview'));
  await page.keyboard.press('Enter');
  await expect(composerOf(room)).toHaveValue(/accounts of my father/i, { timeout: 120_000 });
  await expectEverywhere(page, 'the room that listens');
  await tabTo(page, button('Type instead'));
  await page.keyboard.press('Enter');
  await button('Speak instead').waitFor();
  await tabTo(page, button('That is my answer'));
  await page.keyboard.press('Enter');
  await expect(composerOf(room)).toHaveValue('');
});
