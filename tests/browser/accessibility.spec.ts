import { fileURLToPath } from 'node:url';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { operate } from '#tests/fixtures/operate.ts';
import { paths, publicPaths } from '#contract/paths.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { buy, leave, openDialog, pay } from './payment-dialog.ts';
import { agreeToNotice, chooseInRoom, sharedSite, roomOf, type Site, startInterview, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/single-column.pdf', import.meta.url));

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

for (const path of [...publicPaths, paths.missing]) {
  test(`${path} has no violations in either theme and fits every width`, async ({ page }) => {
    await page.goto(site.origin + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expectEverywhere(page, path);
  });
}

test('so do the menu of a phone and the notice of a lost network', async ({ page, context }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${site.origin}/enterprise`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expectEverywhere(page, 'the open menu');
  await context.setOffline(true);
  await expect(page.getByText(/^Notice: You are offline\./)).toBeVisible();
  await expectEverywhere(page, 'the offline notice');
});

test.describe('with a page that breaks', () => {
  test.use({ planted: /TypeError|React Router caught/ });

  test('so does what is said then', async ({ page, context }) => {
    await enter(context, site, { name: 'Error Walker', email: 'error.walker@example.com', interviews: 0 });
    await page.route('**/api/past-interviews', (route) => route.fulfill({ json: {} }));
    await page.goto(`${site.origin}/past-interviews`);
    await expect(page.getByRole('heading', { name: 'This page broke' })).toBeVisible();
    await expectEverywhere(page, 'the error page');
  });
});

/** From the intro through the five steps to the first question, looking at each. */
async function walkIn(page: Page, style: 'Chill' | 'Grill'): Promise<FrameLocator> {
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  const room = roomOf(page);
  const step = async (name: string): Promise<void> => {
    await expect(room.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectEverywhere(page, name);
  };
  await step('Which room do you want to walk into?');
  await room.getByText(style, { exact: true }).first().click();
  await room.getByRole('button', { name: 'Continue' }).click();
  await step('What you agree to');
  await room.getByRole('button', { name: 'हिन्दी' }).click();
  await step('आप किन बातों की सहमति दे रहे हैं');
  await room.getByRole('button', { name: 'English' }).click();
  await agreeToNotice(room);
  await room.getByRole('button', { name: 'Paste the text instead' }).click();
  await step('What shall they read?');
  await room.locator('input[type=file]').setInputFiles(resumePdf);
  await room
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await step('This is what the panel reads');
  await room.getByRole('button', { name: 'Cancel' }).click();
  await room.getByRole('button', { name: 'This is right' }).click();
  await step('How will you answer?');
  await room.getByRole('button', { name: 'I will type' }).click();
  await step('Before you sit down');
  await room.getByRole('button', { name: 'Start the interview' }).click();
  return room;
}

test('the way into a Chill interview and out of it has none and fits', async ({ page, context }) => {
  const email = 'chill.walker@example.com';
  await enter(context, site, { name: 'Chill Walker', email, interviews: 0 });
  await page.goto(`${site.origin}/interview`);
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  await expectEverywhere(page, 'subscription required');
  await operate(site.env, ['grant', email, '1', '--reason', 'browser test']);
  await expect(page.getByRole('button', { name: 'Begin Interview' })).toBeVisible();
  await expectEverywhere(page, 'intro');

  const room = await walkIn(page, 'Chill');
  await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled();
  await expectEverywhere(page, 'Chill');
  await chooseInRoom(room, 'End the interview');
  await expectEverywhere(page, 'the end dialog');
  await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await expect(room.getByText(/returned/).first()).toBeVisible();
  await expectEverywhere(page, 'the interview returned');
  await room.getByRole('button', { name: 'Go to past interviews' }).click();
  await expect(page.getByText('No Finished Interviews Yet')).toBeVisible();
  await expectEverywhere(page, 'no past interviews');
  await page.goto(`${site.origin}/feedback/session_AbCdEfGhIjKlMnOpQrStUvWxYz01_1795361400459`);
  await expect(page.getByText('No feedback available')).toBeVisible();
  await expectEverywhere(page, 'no feedback');
});

test('a Grill interview, its transcript on a phone, and the restart have none and fit', async ({
  page,
  context,
}) => {
  await enter(context, site, { name: 'Grill Walker', email: 'grill.walker@example.com', interviews: 1 });
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Grill', resumePdf);
  await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled();
  await expectEverywhere(page, 'Grill');
  await page.setViewportSize({ width: 320, height: 640 });
  await room.getByRole('button', { name: 'Transcript' }).click();
  await expect(room.getByRole('button', { name: 'Close the transcript' })).toBeFocused();
  await expectEverywhere(page, 'the transcript');
  await page.setViewportSize({ width: 1280, height: 800 });
  await chooseInRoom(room, 'Restart');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectEverywhere(page, 'the restart dialog');
});

test('a feedback, the past interviews and the account have none and fit', async ({ page, context }) => {
  const client = await enter(context, site, {
    name: 'Rich Walker',
    email: 'rich.walker@example.com',
    interviews: 3,
  });
  const sessionId = await finishedInterview(client, 'grill', 18);
  await page.goto(`${site.origin}/feedback/${sessionId}`);
  await expect(page.getByText('This interview has been counted toward your usage.')).toBeVisible();
  await expectEverywhere(page, 'feedback');
  await page.goto(`${site.origin}/past-interviews`);
  await expect(page.getByRole('link', { name: 'View Details' })).toBeVisible();
  await expectEverywhere(page, 'past interviews');
  await page.goto(`${site.origin}/account`);
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await expectEverywhere(page, 'account');
});

test('buying, the rich account and the receipts have none and fit', async ({ page, context }) => {
  await enter(context, site, { name: 'Axe Buyer', email: 'axe.buyer@example.com', interviews: 1 });
  const dialog = await openDialog(page, site, 'premium');
  await expectEverywhere(page, 'the payment dialog');
  await pay(dialog, 'Declined');
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectEverywhere(page, 'the payment dialog, declined');
  await leave(dialog);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectEverywhere(page, 'pricing, declined');
  await buy(page, site, 'premium');
  await buy(page, site, 'top_up');
  await leave(await openDialog(page, site, 'top_up'));
  await expect(page.getByText(/^Current Plan: Premium/)).toBeVisible();
  await expectEverywhere(page, 'pricing with Premium');

  await page.goto(`${site.origin}/account`);
  await page.getByRole('button', { name: /^Refund ₹999 of Top-up/ }).click();
  await expectEverywhere(page, 'the refund dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
  await expect(page.getByText('Refunded', { exact: true })).toBeVisible();
  await expectEverywhere(page, 'a rich account');
  for (const paper of [/^Payment receipt /, /^Credit note /]) {
    await page.getByRole('link', { name: paper }).first().click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectEverywhere(page, String(paper));
    await page.goBack();
  }
});

test('what breaks a rule is found, in a frame too', async ({ page }) => {
  const picture = '<img src="data:,">';
  await page.setContent(
    `<html lang="en"><title>Planted</title><main><h1>Planted</h1>${picture}<iframe title="Inside" srcdoc='${picture}'></iframe></main></html>`,
  );
  await expect(page.frameLocator('iframe').locator('img')).toBeAttached();
  const found = await expectNoViolations(page, 'planted').catch((error: Error) =>
    error.message.replaceAll('\\', ''),
  );
  expect(found).toMatch(/image-alt: \["img"\], \["iframe","img"\]/);
});
