import type { Page } from '@playwright/test';
import { buy, leave, openDialog, pay } from '../payment-dialog.ts';
import { signIn } from '../site.ts';
import type { Camera } from './camera.ts';
import type { Journey } from './journey.ts';

/** The list of past interviews while it is on its way, and when it does not come; then the account on its way. */
async function loadingAndFailed(page: Page, camera: Camera): Promise<void> {
  for (const [calls, name, where] of [
    ['**/api/past-interviews', 'past-interviews', '/past-interviews'],
    ['**/api/billing', 'account', '/account'],
  ] as const) {
    const held = Promise.withResolvers<void>();
    await page.route(calls, async (route) => {
      await held.promise;
      await route.fulfill({ status: 503, body: '' });
    });
    await page.goto(new URL(where, page.url()).href);
    await page.getByText('Loading your interviews...').waitFor();
    await camera.shoot(`${name}-loading`);
    held.resolve();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await camera.shoot(`${name}-failed`);
    await page.unrouteAll({ behavior: 'wait' });
  }
}

/** Somebody who arrives with nothing, buys Premium and a Top-up, and takes the Top-up back. */
export const buyer: Journey = {
  name: 'buying and the account',
  stops: [
    'no-interview',
    'past-interviews-empty',
    'past-interviews-loading',
    'past-interviews-failed',
    'account-empty',
    'account-loading',
    'account-failed',
    'pricing-signed-in',
    'payment-dialog',
    'payment-dialog-declined',
    'pricing-not-paid',
    'intro',
    'pricing-premium',
    'account-rich',
    'refund-dialog',
    'account-refunded',
    'receipt',
    'credit-note',
    'account-deleting',
    'account-deleted',
  ],
  async walk({ page, site, camera }) {
    const at = (path: string): Promise<unknown> => page.goto(site.origin + path);
    await signIn(page, site, { name: 'Asha Rao', email: 'asha.rao@example.com', interviews: 0 });
    await page.getByRole('heading', { name: 'Subscription Required' }).waitFor();
    await camera.shoot('no-interview');
    await at('/past-interviews');
    await page.getByText('No Finished Interviews Yet').waitFor();
    await camera.shoot('past-interviews-empty');
    await loadingAndFailed(page, camera);
    await at('/account');
    await page.getByText('You have no interviews now.').waitFor();
    await camera.shoot('account-empty');
    await at('/pricing');
    await page.getByRole('button', { name: 'Sign out' }).waitFor({ state: 'attached' });
    await camera.shoot('pricing-signed-in');

    const dialog = await openDialog(page, site, 'premium');
    await camera.shoot('payment-dialog', { view: true });
    await pay(dialog, 'Declined');
    await dialog.getByRole('button', { name: 'Try again' }).waitFor();
    await camera.shoot('payment-dialog-declined', { view: true });
    await leave(dialog);
    await page.getByRole('main').getByRole('alert').waitFor();
    await camera.shoot('pricing-not-paid');
    await buy(page, site, 'premium');
    await camera.shoot('intro');
    await buy(page, site, 'top_up');
    await at('/pricing');
    await page.getByText(/^Current Plan: Premium/).waitFor();
    await camera.shoot('pricing-premium');

    await at('/account');
    const refund = page.getByRole('button', { name: /^Refund ₹999 of Top-up/ });
    await refund.waitFor();
    await camera.shoot('account-rich');
    await refund.click();
    await camera.shoot('refund-dialog', { view: true });
    await page.getByRole('dialog').getByRole('button', { name: 'Refund', exact: true }).click();
    await page.getByText('Refunded', { exact: true }).waitFor();
    await camera.shoot('account-refunded');
    for (const [paper, name] of [
      [/^Payment receipt /, 'receipt'],
      [/^Credit note /, 'credit-note'],
    ] as const) {
      await at('/account');
      await page.getByRole('link', { name: paper }).first().click();
      await page.getByRole('table').waitFor();
      await camera.shoot(name);
    }
    await at('/account');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const going = page.getByRole('dialog');
    await going.getByText(/You can still have ₹999 refunded/).waitFor();
    await camera.shoot('account-deleting', { view: true });
    await going.getByLabel(/^Type/).fill('delete');
    await going.getByRole('button', { name: 'Delete my account' }).click();
    await page.waitForURL(`${site.origin}/`);
    await signIn(page, site, { name: 'Asha Rao', email: 'asha.rao@example.com', interviews: 0 });
    await at('/account');
    await page.getByRole('button', { name: 'Keep my account' }).waitFor();
    await camera.shoot('account-deleted');
  },
};
