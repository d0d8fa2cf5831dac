import { expect, type Page } from '@playwright/test';
import { paths } from '#contract/paths.ts';
import { expectCopies } from './expect-copies.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, type Site, test } from './site.ts';
import { tabTo } from './tab-to.ts';
import { enter, finishedInterview } from './visitor.ts';
import { watch } from './watch.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const ask = (page: Page) => page.getByRole('region', { name: 'Ask a mentor' });

test('a mentor who is asked scores by keyboard before seeing ours, and both are read side by side', async ({
  page,
  context,
  browser,
}) => {
  const person = { name: 'Anu Menon', email: 'anu.menon@example.com', interviews: 1 };
  const client = await enter(context, site, person);
  const sessionId = await finishedInterview(client, 'chill', 18);
  await page.goto(`${site.origin}${paths.feedback(sessionId)}`);
  const here = ask(page);
  await tabTo(page, here.getByRole('button', { name: 'Ask a mentor' }));
  await page.keyboard.press('Enter');
  await expect(here.getByText('You have asked nobody yet.')).toBeVisible();
  await here.getByLabel('For whom?').fill('Prof. Rao');
  await here.getByLabel('The facts of my resume').check();
  await expectEverywhere(page, 'the form of a link');
  await here.getByRole('button', { name: 'Make the link' }).press('Enter');
  const made = here.getByLabel('Copy it now');
  await expect(made).toBeFocused();
  const address = await made.inputValue();
  const token = address.split('#')[1] ?? '';
  expect(address).toMatch(/\/mentor#[\w-]{43}$/);
  await expectCopies(here.getByRole('button', { name: 'Copy the link' }), address, site.origin);
  await expectEverywhere(page, 'a link that was made');
  await here.getByRole('button', { name: 'I have it' }).click();
  await expect(here.getByText('Not opened yet.')).toBeVisible();

  // Somebody else, who has no account here.
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  const asked: string[] = [];
  await watch(elsewhere, null, problems);
  elsewhere.on('request', (request) => asked.push(request.url(), ...Object.values(request.headers())));
  const mentor = await elsewhere.newPage();
  const response = await mentor.goto(address);
  expect(response?.headers()).toMatchObject({
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
  });
  await expect(mentor.getByRole('heading', { level: 1, name: 'A second opinion' })).toBeVisible();
  await mentor.getByText('What the resume says').click();
  await expect(mentor.getByText(/Nilgiri Pumps/).first()).toBeVisible();
  await expect(mentor.getByText(/\bAnu\b/)).toHaveCount(0);
  await expectEverywhere(mentor, 'a mentor’s page');

  const groups = mentor.locator('.levels fieldset');
  const all = await groups.count();
  expect(all).toBeGreaterThan(5);
  await tabTo(mentor, groups.first().getByRole('radio', { name: '0' }));
  for (let at = 0; at < all - 1; at++) {
    // Space chooses the first, the arrows go on; the tabulator leads to the next criterion, over a note between topics.
    await mentor.keyboard.press('Space');
    for (let steps = 0; steps < at % 6; steps++) await mentor.keyboard.press('ArrowRight');
    await mentor.keyboard.press('Tab');
    if (at % 5 === 4) {
      await mentor.keyboard.type('Say what it cost.');
      await mentor.keyboard.press('Tab');
    }
  }
  await mentor.reload();
  await expect(mentor.getByText(`You have given ${all - 1} of ${all} levels.`)).toBeVisible();
  await mentor.getByRole('button', { name: 'Send my scores' }).press('Enter');
  await expect(mentor.getByRole('alert')).toContainText('has no level yet');
  await expect(groups.last().getByRole('radio', { name: '0' })).toBeFocused();
  await mentor.keyboard.press('Space');
  await mentor.getByRole('button', { name: 'Send my scores' }).press('Enter');
  await expectEverywhere(mentor, 'the question before sending');
  await mentor.getByRole('button', { name: 'Send them' }).press('Enter');
  await expect(mentor.getByRole('heading', { level: 1, name: 'Thank you for your opinion' })).toBeFocused();
  await expect(mentor.getByText(/Of \d+ levels that both gave/)).toBeVisible();
  await expectEverywhere(mentor, 'both readings');
  expect(asked.filter((text) => text.includes(token) && !text.includes('#'))).toEqual([]);

  await page.reload();
  await ask(page).getByRole('button', { name: 'Ask a mentor' }).click();
  await ask(page).getByText('Their scores beside ours').click();
  await expect(ask(page).getByText(/Of \d+ levels that both gave/)).toBeVisible();
  await expect(ask(page).getByText('Say what it cost.').first()).toBeVisible();
  await expectEverywhere(page, 'a mentor’s scores in the feedback');
  await ask(page).getByRole('button', { name: 'Revoke the link for Prof. Rao' }).click();
  await page.getByRole('button', { name: 'Revoke it' }).click();
  await expect(ask(page).getByText(/the link is revoked/)).toBeVisible();

  await mentor.reload();
  await expect(mentor.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
  await expectEverywhere(mentor, 'a link that leads nowhere');
  expect(problems).toEqual([]);
  await elsewhere.close();
});

test('a mentor whose link dies before they send reads what the page of a dead link says', async ({
  page,
  context,
  browser,
}) => {
  const person = { name: 'Tara Menon', email: 'tara.menon@example.com', interviews: 1 };
  const client = await enter(context, site, person);
  const sessionId = await finishedInterview(client, 'chill', 18);
  await page.goto(`${site.origin}${paths.feedback(sessionId)}`);
  const here = ask(page);
  await here.getByRole('button', { name: 'Ask a mentor' }).click();
  await here.getByLabel('For whom?').fill('Prof. Rao');
  await here.getByRole('button', { name: 'Make the link' }).click();
  const address = await here.getByLabel('Copy it now').inputValue();
  const elsewhere = await browser.newContext({ reducedMotion: 'reduce' });
  const mentor = await elsewhere.newPage();
  await mentor.goto(address);
  const groups = mentor.locator('.levels fieldset');
  await groups.first().waitFor();
  for (const group of await groups.all()) await group.getByRole('radio').first().check();
  await here.getByRole('button', { name: 'I have it' }).click();
  await here.getByRole('button', { name: 'Revoke the link for Prof. Rao' }).click();
  await page.getByRole('button', { name: 'Revoke it' }).click();
  await expect(here.getByText('Revoked: it leads nowhere.')).toBeVisible();
  await mentor.getByRole('button', { name: 'Send my scores' }).click();
  await mentor.getByRole('button', { name: 'Send them' }).click();
  await expect(mentor.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeFocused();
  await expect(mentor.getByText('another account')).toHaveCount(0);
  await elsewhere.close();
});
