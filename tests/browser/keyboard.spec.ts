import { expect, type Locator, type Page } from '@playwright/test';
import { pastedResume } from '#tests/fixtures/interview-driver.ts';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { paymentDialog } from './payment-dialog.ts';
import { sharedSite, roomOf, type Site, test } from './site.ts';
import { tabTo } from './tab-to.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/** Tabs to something and presses a key on it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('the whole product is walked with the keyboard alone', async ({ page }) => {
  const email = 'kavya.keyboard@example.com';
  await page.goto(site.origin);
  await page.getByText('Local demo.').waitFor();
  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await press(page, page.getByRole('main').getByRole('link', { name: 'Get Started' }).first());
  await page.waitForURL('**/signin');
  await tabTo(page, page.getByRole('button', { name: 'Sign in with Google' }));
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await press(popup, popup.locator('summary', { hasText: 'Use another account' }));
  await tabTo(popup, popup.getByLabel('Name'));
  await popup.keyboard.type('Kavya Ramanathan');
  await tabTo(popup, popup.getByLabel('E-mail'));
  await popup.keyboard.type(email);
  await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter')]);
  await page.waitForURL('**/interview');
  await operate(site.env, ['grant', email, '1', '--reason', 'browser test']);

  await page.bringToFront();
  await press(page, page.getByRole('button', { name: 'Begin Interview' }));
  const room = roomOf(page);
  const button = (name: string) => room.getByRole('button', { name });
  await press(page, room.getByRole('radio', { name: 'Chill' }), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(room.getByRole('radio', { name: 'Grill' })).toBeChecked();
  await press(page, button('Continue'));
  await room.getByRole('heading', { level: 1, name: 'What you agree to' }).waitFor();
  await press(page, button('हिन्दी'));
  await expect(room.getByRole('heading', { level: 1 })).toHaveText('आप किन बातों की सहमति दे रहे हैं');
  for (const box of await room.getByRole('checkbox').all()) await press(page, box, 'Space');
  await press(page, button('जिन पर निशान है, उनसे मैं सहमत हूँ'));
  await room.getByRole('heading', { level: 1, name: 'What shall they read?' }).waitFor();
  await press(page, button('Paste the text instead'));
  await expect(room.getByRole('textbox', { name: 'The text of your resume' })).toBeFocused();
  await page.keyboard.insertText(pastedResume);
  await press(page, button('Read this'));
  await press(page, button('This is right'));
  await press(page, button('I will type'));
  await button('Start the interview').waitFor();
  await press(page, button('Start the interview'));

  const question = room.getByRole('heading', { level: 1 });
  for (let n = 0; n < 2; n++) {
    await expect(button('Let me think')).not.toHaveAttribute('aria-disabled', 'true');
    const asked = (await question.textContent()) ?? '';
    await tabTo(page, room.getByRole('textbox', { name: 'Your answer' }));
    await page.keyboard.insertText(soundAnswer(asked));
    await page.keyboard.press('Control+Enter');
  }
  await expect(button('Let me think')).not.toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, room.getByRole('banner').getByRole('button', { name: 'Menu' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, room.getByRole('banner').getByRole('button', { name: 'End the interview' }));
  // Who presses Enter twice has ended nothing.
  await expect(room.getByRole('dialog').getByRole('button').last()).toBeFocused();
  await expect(room.getByRole('dialog').getByRole('button').last()).not.toHaveText('End the interview');
  await tabTo(page, room.getByRole('dialog').getByRole('button', { name: 'End the interview' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(room.getByText(/returned/).first()).toBeVisible();
  await press(page, button('Go to past interviews'));
  await expect(page.getByText('No Finished Interviews Yet')).toBeVisible();

  await tabTo(page, page.getByRole('link', { name: /^Your account/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Pricing' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pricing');
  await press(page, page.getByRole('button', { name: 'Get Premium for ₹999' }));
  const dialog = paymentDialog(page);
  await expect(dialog.getByRole('radio', { name: 'Card' })).toBeFocused();
  await page.keyboard.press('Escape');
  const leaving = dialog.getByRole('alertdialog').getByRole('button', { name: 'Leave' });
  await tabTo(page, leaving);
  // The key closes the frame it is pressed in, and the browser may never answer for its release.
  void page.keyboard.press('Enter').catch(() => undefined);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('You closed the payment.');
  await expect(page.getByRole('button', { name: 'Get Premium for ₹999' })).toBeFocused();
});
