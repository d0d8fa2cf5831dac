import { ApiClient } from '#tests/fixtures/api-client.ts';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { findUser, signInAsOperator } from '../operator-sign-in.ts';
import { finishedInterview } from '../visitor.ts';
import type { Journey } from './journey.ts';

/** Who may sign in to the operator's page while pictures are taken. */
export const operators = 'asha.rao@example.com admin';

const views = [
  ['Orders', 'The books', 'operator-orders'],
  ['Webhooks and queues', 'Sweeps', 'operator-jobs'],
  ['Costs', 'By day', 'operator-costs'],
  ['Health', 'What it is made of', 'operator-health'],
  ['Audit log', 'The newest entries', 'operator-audit'],
] as const;

/** An operator who looks at everything and does nothing. */
export const operator: Journey = {
  name: "the operator's page",
  stops: [
    'operator-door',
    'operator-find',
    'operator-find-nothing',
    'operator-user',
    'operator-act',
    'operator-order',
    'operator-loading',
    'operator-failed',
    ...views.map(([, , name]) => name),
  ],
  async walk({ page, site, camera }) {
    const client = new ApiClient(site.origin);
    await client.signIn({ name: 'Zoya Merchant', email: 'zoya.merchant@example.com' });
    await buy(client, LocalGateway.of(site.env));
    await finishedInterview(client, 'chill', 2);

    await page.goto(`${site.origin}/operator`);
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
    await camera.shoot('operator-door');
    await signInAsOperator(page, site, 'asha.rao@example.com');
    await page.getByRole('searchbox').waitFor();
    await camera.shoot('operator-find');
    await findUser(page, 'nobody@example.com');
    await page.getByRole('heading', { name: 'Nothing by that name' }).waitFor();
    await camera.shoot('operator-find-nothing');

    await findUser(page, 'zoya.merchant@example.com');
    await page.getByRole('heading', { name: 'Ledger' }).waitFor();
    await camera.shoot('operator-user');
    await page.getByRole('button', { name: 'Give interviews' }).click();
    await camera.shoot('operator-act', { view: true });
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^ord_/ }).click();
    await page.getByRole('heading', { name: 'Documents' }).waitFor();
    await camera.shoot('operator-order');
    for (const [view, seen, name] of views) {
      await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: view }).click();
      await page.getByRole('heading', { name: seen }).waitFor();
      await camera.shoot(name);
    }

    const held = Promise.withResolvers<void>();
    await page.route('**/page/health', async (route) => {
      await held.promise;
      await route.fulfill({ status: 503, body: '' });
    });
    await page.getByRole('link', { name: 'Health' }).click();
    await page.getByText('Loading the health of the service...').waitFor();
    await camera.shoot('operator-loading');
    held.resolve();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await camera.shoot('operator-failed');
  },
};
