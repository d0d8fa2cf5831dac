import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { sharedSite, signIn, type Site, test } from './site.ts';
import { tabTo } from './tab-to.ts';
import { enter, finishedInterview } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/** Tabs to something and presses a key on it. */
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

test('an interview and then the account are deleted with keys alone, and the account is kept after all', async ({
  page,
  context,
}) => {
  const person = { name: 'Neela Joshi', email: 'neela.joshi@example.com', interviews: 3 };
  const client = await enter(context, site, person);
  const first = await finishedInterview(client, 'chill', 18);
  const second = await finishedInterview(client, 'chill', 18);

  await page.goto(`${site.origin}/past-interviews`);
  const deletes = page.getByRole('button', { name: /^Delete the interview of/ });
  await expect(deletes).toHaveCount(2);
  await expectNoViolations(page, 'past interviews');
  await tabTo(page, deletes.first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('It still counts as one of the interviews you have used.');
  await expectNoViolations(page, 'the question before an interview goes');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(deletes.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Delete it' }));
  await expect(deletes).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('The feedback of one completed interview was deleted.')).toBeVisible();

  await page.goto(`${site.origin}/feedback/${second}`);
  await expect(page.getByText('This feedback was deleted')).toBeVisible();
  await expectNoViolations(page, 'feedback that was deleted');
  await page.goto(`${site.origin}/feedback/${first}`);
  await page.getByRole('heading', { name: 'How long it is kept' }).waitFor();
  await page.getByRole('button', { name: /^Delete this interview/ }).click();
  await press(page, dialog.getByRole('button', { name: 'Delete it' }));
  await page.waitForURL('**/past-interviews');
  await expect(page.getByText('Nothing Left to Read')).toBeVisible();
  await expectNoViolations(page, 'past interviews, all of them deleted');

  await page.goto(`${site.origin}/account`);
  const keeping = page.getByRole('checkbox', { name: 'Keep my feedback for twelve months' });
  await expect(keeping).toBeEnabled();
  await press(page, keeping, 'Space');
  await expect(keeping).toBeChecked();
  await expect.poll(() => client.call('readKeeping')).toEqual({ keepsLonger: true });
  await page.reload();
  await expect(keeping).toBeChecked();

  await press(page, page.getByRole('button', { name: 'Delete my account' }));
  await expectNoViolations(page, 'the question before an account goes');
  const word = dialog.getByLabel('Type “delete” to confirm');
  await tabTo(page, word);
  await page.keyboard.type('remove');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please type the word delete.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Delete');
  await press(page, dialog.getByRole('button', { name: 'Delete my account' }));
  await page.waitForURL(`${site.origin}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(client.call('listPastInterviews')).rejects.toMatchObject({ code: 'not_signed_in' });

  await signIn(page, site, { ...person, interviews: 0 });
  const notice = page.getByRole('complementary', { name: 'Your account is about to be deleted' });
  await expect(notice).toContainText('Your account will be deleted after');
  await expectNoViolations(page, 'the notice of an account that is to go');
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  await expect(page.getByRole('alert')).toContainText('Your account is about to be deleted');
  await press(page, notice.getByRole('button', { name: 'Keep my account' }), 'Enter');
  await expect(notice).toBeHidden();
  await page.goto(`${site.origin}/account`);
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  await expectNoViolations(page, 'the account page');
});
