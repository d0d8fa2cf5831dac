import { expect, type Page } from '@playwright/test';
import { formatRupees } from '#contract/money.ts';
import type { ApiClient } from '#tests/fixtures/api-client.ts';
import { LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { buy, buyButton, leave, openDialog, pay, paymentDialog, watchScript } from './payment-dialog.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

let site: Site;
let gateway: LocalGateway;
test.beforeAll(async () => {
  site = await sharedSite();
  gateway = LocalGateway.of(site.env);
});
test.afterEach(async () => {
  await gateway.tell('clear-faults');
  await gateway.tell('webhooks', { mode: 'send' });
});

/** A new person without interviews. */
async function newcomer(page: Page, name: string): Promise<ApiClient> {
  const email = `${name.toLowerCase().replace(' ', '.')}.buys@example.com`;
  const client = await enter(page.context(), site, { name, email, interviews: 0 });
  await page.goto(`${site.origin}/interview`);
  await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
  return client;
}

const alertOf = (page: Page) => page.getByRole('main').getByRole('alert');
const ready = (page: Page) => page.getByRole('heading', { name: 'Ready to Begin Your Interview?' });

/** The captured payments of the order that was opened last, in the gateway's books. */
async function capturedOfLastOrder(): Promise<number> {
  const { orders, payments } = await gateway.state();
  const last = orders.at(-1);
  return payments.filter((one) => one['order_id'] === last?.id && one['captured'] === true).length;
}

test('Premium, an interview, a Top-up, its refund: and the books agree', async ({ page }) => {
  const client = await newcomer(page, 'Asha Rao');
  await expect(page.getByText('Current Status: Free')).toBeVisible();
  await buy(page, site, 'premium');
  await expect(ready(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Paid, thank you.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the receipt' })).toHaveAttribute('href', '/account');
  await expect(page.getByRole('banner').getByText('Premium', { exact: true })).toBeVisible();

  await finishedInterview(client, 'chill', 18);
  await page.goto(`${site.origin}/pricing`);
  await expect(page.getByText('Current Plan: Premium (Interviews Remaining: 3)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Already Premium' })).toBeDisabled();
  await buy(page, site, 'top_up');

  await page.goto(`${site.origin}/account`);
  const lots = page.getByRole('region', { name: 'Your interviews' }).getByRole('listitem');
  await expect(lots).toHaveCount(2);
  await expect(lots.filter({ hasText: 'Premium (4 Interviews)' })).toContainText('3 left, 1 used');
  const remaining = page.getByRole('definition').nth(1);
  await expect(remaining).toHaveText('7');
  const payments = page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
  const topUp = payments.filter({ hasText: 'Top-up (4 Interviews)' });
  await expect(topUp).toContainText('Paid');
  await expect(payments.filter({ hasText: 'Premium (4 Interviews)' })).toContainText(
    'One of its interviews has been used, so it can no longer be refunded.',
  );

  await topUp.getByRole('button', { name: 'Refund ₹999' }).click();
  const question = page.getByRole('dialog', { name: 'Refund ₹999?' });
  await expect(question).toContainText(/5\u2060-\u20607\sbusiness\sdays/);
  await question.getByRole('button', { name: 'Refund' }).click();
  await expect(topUp.getByText('Refunded', { exact: true })).toBeVisible();
  await expect(remaining).toHaveText('3');
  await expect(lots.filter({ hasText: 'Top-up (4 Interviews)' })).toContainText('4 refunded');
  await topUp.getByRole('link', { name: /^Credit note / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Credit note' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Given back' })).toContainText('₹999');

  expect(await operate(site.env, ['books', '--days', '1'])).toContain('✓ The books agree.');
});

test('a receipt is a page and a PDF', async ({ page }) => {
  await newcomer(page, 'Birju Das');
  await buy(page, site, 'premium');
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('link', { name: /^Payment receipt / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payment receipt' })).toBeVisible();
  await expect(page.getByText('birju.das.buys@example.com').last()).toBeVisible();
  await expect(page.getByRole('row', { name: 'Premium (4 Interviews)' })).toContainText(formatRupees(99_900));

  const link = page.getByRole('link', { name: 'Download PDF' });
  const href = await link.getAttribute('href');
  const pdf = await page.request.get(new URL(href ?? '', page.url()).href);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});

test('a declined card and then a good one, in the same dialog', async ({ page }) => {
  await newcomer(page, 'Chitra Iyer');
  const dialog = await openDialog(page, site, 'premium');
  await pay(dialog, 'Declined');
  await expect(
    dialog.getByRole('alert').filter({ hasText: 'Your bank declined the payment.' }),
  ).toBeVisible();
  await pay(dialog, 'Succeeds');
  await page.waitForURL('**/interview');
  await expect(ready(page)).toBeVisible();
  expect(await capturedOfLastOrder()).toBe(1);
});

test('a payment closed without paying is told plainly, and its order can still be paid', async ({ page }) => {
  await newcomer(page, 'Dev Menon');
  const dialog = await openDialog(page, site, 'premium');
  const before = (await gateway.state()).orders.length;
  await leave(dialog);
  await expect(alertOf(page)).toHaveText(
    'You closed the payment. Nothing was charged; you can pay whenever you are ready.',
  );
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(buyButton(page, 'premium')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByText('Not paid')).toBeVisible();
  await buy(page, site, 'premium');
  expect((await gateway.state()).orders).toHaveLength(before);
});

test.describe('with the answer to the payment lost', () => {
  test.use({ planted: /ERR_(EMPTY_RESPONSE|CONNECTION_RESET) .*\/checkout\/pay$/ });

  test('a tab closed right after paying is credited late, and another page shows it live', async ({
    page,
    context,
  }) => {
    await newcomer(page, 'Esha Kaul');
    await gateway.tell('webhooks', { mode: 'hold' });
    await gateway.tell('scenario', { scenario: 'captured_browser_closed', next: 1 });
    const buying = await context.newPage();
    const dialog = await openDialog(buying, site, 'premium');
    await pay(dialog, 'Succeeds');
    await expect.poll(capturedOfLastOrder).toBe(1);
    await buying.close();
    await expect(page.getByRole('heading', { name: 'Subscription Required' })).toBeVisible();
    await gateway.tell('deliver');
    await expect(ready(page)).toBeVisible();
  });
});

test.describe('with the script out of reach', () => {
  test.use({ planted: /ERR_FAILED .*\/v1\/checkout\.js$/ });

  test('the gateway is not available, and no order was opened', async ({ page }) => {
    await newcomer(page, 'Farid Khan');
    const before = (await gateway.state()).orders.length;
    await page.route('**/v1/checkout.js', (route) => route.abort());
    await page.goto(`${site.origin}/pricing`);
    await buyButton(page, 'premium').click();
    await expect(alertOf(page)).toHaveText('Payment gateway not available. Please try again later.');
    expect((await gateway.state()).orders).toHaveLength(before);
    await page.unroute('**/v1/checkout.js');
    await buy(page, site, 'premium');
  });
});

test.describe('with the gateway failing', () => {
  test.use({ planted: /status of 503 .*\/api\/orders$/ });

  test('an order that cannot be opened is told, and opens later', async ({ page }) => {
    await newcomer(page, 'Gita Pal');
    await gateway.tell('fault', { method: 'POST', path: '/v1/orders', kind: '500', times: 4 });
    await page.goto(`${site.origin}/pricing`);
    await buyButton(page, 'premium').click();
    await expect(alertOf(page)).toHaveText('Error initializing payment gateway. Please try again later.');
    await expect(paymentDialog(page).getByRole('heading')).toHaveCount(0);
    await buyButton(page, 'premium').click();
    await pay(paymentDialog(page), 'Succeeds');
    await expect(ready(page)).toBeVisible();
  });
});

test.describe('with the check of the payment failing', () => {
  test.use({ planted: /status of 500 .*\/api\/payments\/verify$/ });

  test('the payment is told as successful, and a refresh shows the interviews', async ({ page }) => {
    await newcomer(page, 'Hari Bose');
    await gateway.tell('webhooks', { mode: 'hold' });
    await page.route('**/api/payments/verify', (route) => route.fulfill({ status: 500, body: '' }));
    await pay(await openDialog(page, site, 'premium'), 'Succeeds');
    await expect(alertOf(page)).toHaveText(
      'Payment was successful, but there was an error updating your account. Please refresh the page.',
    );
    await page.reload();
    await expect(buyButton(page, 'premium')).toBeVisible();
    await gateway.tell('deliver');
    await page.reload();
    await expect(page.getByText('Current Plan: Premium (Interviews Remaining: 4)')).toBeVisible();
  });
});

test('no Top-up before Premium, and nothing without signing in', async ({ page }) => {
  await page.goto(`${site.origin}/pricing`);
  await buyButton(page, 'premium').click();
  await expect(alertOf(page)).toHaveText('Please sign in to continue');
  await expect(page.getByRole('link', { name: 'Sign in and come back here' })).toBeVisible();

  await newcomer(page, 'Indu Joshi');
  await page.goto(`${site.origin}/pricing`);
  const locked = page.getByRole('button', { name: 'Purchase Premium First' });
  await expect(locked).toBeDisabled();
  await locked.click({ force: true });
  await expect(alertOf(page)).toHaveText('Must purchase premium before top-up');
});

test('of two tabs with the same order one pays and both end well', async ({ page, context }) => {
  await newcomer(page, 'Jaya Sethi');
  const other = await context.newPage();
  const before = (await gateway.state()).orders.length;
  await openDialog(other, site, 'premium');
  // A person presses in the tab they see; a press in one that is hidden, or has just come to the front, is not always taken.
  await page.bringToFront();
  const mine = await openDialog(page, site, 'premium');
  await pay(mine, 'Succeeds');
  await page.waitForURL('**/interview');
  await other.waitForURL('**/interview');
  await expect(ready(other)).toBeVisible();
  expect((await gateway.state()).orders).toHaveLength(before + 1);
  expect(await capturedOfLastOrder()).toBe(1);
  await other.goto(`${site.origin}/account`);
  const payments = other.getByRole('region', { name: 'Payments' }).getByRole('listitem');
  await expect(payments).toHaveCount(1);
  await expect(payments).toContainText('Paid');
});

test('the gateway is let in on the payment page only', async ({ page, context }) => {
  await newcomer(page, 'Kiran Shah');
  const askedBy = watchScript(context);
  const policies = new Map<string, string>();
  page.on('response', (response) => {
    if (response.request().isNavigationRequest() && response.frame() === page.mainFrame())
      policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? '');
  });
  await page.goto(site.origin);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  expect(askedBy).toEqual([]);
  await buyButton(page, 'premium').click();
  await pay(paymentDialog(page), 'Succeeds');
  await expect(ready(page)).toBeVisible();
  expect(await page.evaluate(() => 'Razorpay' in window)).toBe(false);
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  await expect(page.locator('iframe')).toBeVisible();

  expect(askedBy).toEqual([`${site.origin}/pricing`]);
  expect(policies.get('/pricing')).toContain(gateway.origin);
  expect(policies.get('/')).not.toContain(gateway.origin);
  expect(policies.get('/interview')).not.toContain(gateway.origin);
});

test('Premium is bought with the keyboard alone', async ({ page }) => {
  await newcomer(page, 'Leela Nath');
  await page.goto(`${site.origin}/pricing`);
  const button = buyButton(page, 'premium');
  await expect(button).toBeVisible();
  for (let n = 0; n < 30 && !(await button.evaluate((it) => it === document.activeElement)); n++)
    await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = paymentDialog(page);
  await expect(dialog.getByRole('radio', { name: 'Card' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('4100280000001007');
  await expect(dialog.getByRole('textbox', { name: 'Card number' })).toHaveValue('4100 2800 0000 1007');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/interview');
  await expect(ready(page)).toBeVisible();
});
