import { expect } from '@playwright/test';
import { openSite, type Site, test } from './site.ts';

const operator = {
  SELLER_NAME: 'Ira & Sons “Practice” <b onclick="1"> ಪುಣೆ',
  SELLER_ADDRESS: '12 "Lake" Road\nPune & 411001',
  GRIEVANCE_OFFICER: "Meera O'Neil </dd><script>1</script>",
  SUPPORT_EMAIL: "help+o'neil@meridian.example",
  ENTERPRISE_EMAIL: 'schools@meridian.example',
};

let site: Site;
test.beforeAll(async () => {
  site = await openSite(operator);
});
test.afterAll(() => site.close());

test('what the operator has set stands in the page without a script, and the script leaves it so', async ({
  browser,
  page,
}) => {
  const still = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const path of ['/contact-us', '/terms', '/privacy', '/cancellation-refunds', '/shipping-policy']) {
    await still.goto(site.origin + path);
    await page.goto(site.origin + path);
    // The strip comes with the service's reply, after the page has been taken over by its script.
    await page.getByLabel('Local demo').waitFor();
    for (const [label, name] of [
      ['Offered by', 'SELLER_NAME'],
      ['Postal address', 'SELLER_ADDRESS'],
      ['Support', 'SUPPORT_EMAIL'],
    ] as const) {
      for (const each of [still, page]) {
        const value = each.locator('dl > div').filter({ has: each.getByText(label, { exact: true }) });
        await expect(value.locator('dd')).toHaveText(operator[name].replace('\n', ' '));
      }
    }
    const main = await page.locator('main').textContent();
    expect(await still.locator('main').textContent()).toBe(main);
    expect(main).toContain(operator.GRIEVANCE_OFFICER);
    await expect(page.getByRole('link', { name: operator.SUPPORT_EMAIL }).first()).toHaveAttribute(
      'href',
      `mailto:${operator.SUPPORT_EMAIL}`,
    );
  }
  await page.goto(`${site.origin}/enterprise`);
  await page.getByLabel('Local demo').waitFor();
  await expect(page.getByRole('link', { name: operator.ENTERPRISE_EMAIL })).toBeVisible();
  await still.context().close();
});

test('the menu of a small screen is worked by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.origin}/enterprise`);
  await page.getByLabel('Local demo').waitFor();
  const menu = page.getByRole('button', { name: 'Menu' });
  const enterprise = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Enterprise' });
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(enterprise).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'About' })).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(enterprise).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).focus();
  await page.keyboard.press('Tab');
  await expect(enterprise).toBeHidden();

  await menu.click();
  await page.getByRole('link', { name: 'About' }).click();
  await page.waitForURL(`${site.origin}/`);
  await expect(enterprise).toBeHidden();
});

test('the way back to the top is there when it is of use', async ({ page }) => {
  await page.goto(`${site.origin}/terms`);
  await page.getByLabel('Local demo').waitFor();
  const up = page.getByRole('button', { name: 'Back to top' });
  await expect(up).toBeHidden();
  await page.getByRole('link', { name: 'Amendments' }).click();
  await expect(page.getByRole('heading', { name: 'Amendments' })).toBeInViewport();
  expect(page.url()).toBe(`${site.origin}/terms#amendments`);
  await up.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(up).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('the strip of a local demo is one line, and hides nothing the keyboard reaches', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`${site.origin}/contact-us`);
    const strip = page.getByLabel('Local demo');
    await strip.waitFor();
    const { height } = (await strip.boundingBox()) ?? { height: 0 };
    expect(height, `at ${width}`).toBeLessThanOrEqual(37);
    const questions = page.locator('summary');
    for (let number = 0; number < (await questions.count()); number++) {
      await questions.nth(number).focus();
      const question = await questions.nth(number).boundingBox();
      expect((question?.y ?? 0) + (question?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(700 - height);
    }
  }
});

test.describe('a page that throws', () => {
  test.use({ planted: /a torn page|Minified React error|React Router caught/ });

  test('says so within the shell, and can be loaded again', async ({ page, context }) => {
    let torn = true;
    await context.route(/\/assets\/updates-[\w-]+\.js$/, (route) =>
      torn
        ? route.fulfill({
            contentType: 'text/javascript',
            body: 'function torn() { throw new Error("a torn page"); } export { torn as default, torn as t };',
          })
        : route.continue(),
    );
    await page.goto(`${site.origin}/terms`);
    await page.getByLabel('Local demo').waitFor();
    await page.getByRole('link', { name: 'Updates' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page broke');
    await expect(page.getByRole('link', { name: 'Pricing' })).toHaveAttribute('href', '/pricing');
    await expect(page.getByRole('contentinfo')).toContainText('Hotseat');
    await expect(page.getByRole('link', { name: operator.SUPPORT_EMAIL })).toHaveAttribute(
      'href',
      `mailto:${operator.SUPPORT_EMAIL}`,
    );
    torn = false;
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Updates');
  });
});
