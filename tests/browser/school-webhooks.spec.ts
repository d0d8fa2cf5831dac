import { expect } from '@playwright/test';
import { withinOrganisation } from '#server/platform/database/organisation-scope.ts';
import { tellSchool } from '#server/schools/webhooks/tell-school.ts';
import { openSchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#tests/fixtures/webhook-receiver.ts';
import { expectCopies } from './expect-copies.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSchoolSite } from './school-site.ts';
import { type Site, test } from './site.ts';
import { enter } from './visitor.ts';

let site: Site;
let service: WorldService;
let receiver: WebhookReceiver;
test.beforeAll(async () => {
  ({ site, service } = await openSchoolSite());
  receiver = await startWebhookReceiver();
});
test.afterAll(async () => {
  await site.close();
  await receiver.close();
});

test('a school adds a webhook, tries it, is told, sees what failed and sends it again', async ({
  page,
  context,
}) => {
  const { orgId, owner } = await openSchoolWorld(service);
  await enter(context, site, { name: 'sahyadri owner', email: owner.email, interviews: 0 });
  const happens = (applicantId: string) =>
    withinOrganisation(service.parts.database, orgId, (tx) =>
      tellSchool(
        tx,
        { orgId, now: new Date() },
        { event: 'decision.made', data: { applicantId, decisionId: 'dec_1', state: 'offered' } },
      ),
    );

  await page.goto(`${site.origin}/schools/${orgId}/webhooks`);
  await expect(page.getByText('Add the https address of a server.')).toBeVisible();
  await expectEverywhere(page, 'no webhooks yet');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const form = page.getByRole('dialog', { name: 'Add a webhook' });
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Please give a whole address')).toBeVisible();
  await form.getByLabel('Address').fill('https://10.0.0.1/hook');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(form.getByText('Only an https address of a server on the public internet')).toBeVisible();
  await expectEverywhere(page, 'the form of a webhook');
  await form.getByLabel('Address').fill(receiver.url);
  await form.getByLabel('What it is for').fill('Admissions system');
  await form.getByLabel('A review was submitted').uncheck();
  await form.getByRole('button', { name: 'Add', exact: true }).click();

  const kept = page.getByRole('dialog', { name: 'The signing secret' });
  const secret = (await kept.locator('code').textContent()) ?? '';
  receiver.secrets.push(secret);
  await expectCopies(kept.getByRole('button', { name: 'Copy the secret' }), secret, site.origin);
  await expectEverywhere(page, 'the secret of a webhook');
  await page.keyboard.press('Escape');
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText('On, nothing taken yet')).toBeVisible();

  await page.getByRole('link', { name: 'Admissions system' }).click();
  await expect(page.getByRole('heading', { name: 'Admissions system' })).toBeVisible();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('Delivered')).toBeVisible();
  await expect(page.getByText('"type": "webhook.test"')).toBeVisible();
  expect(receiver.effects.size).toBe(1);

  receiver.answers = [
    { status: 503, body: '<h1>Down</h1>\n<p>We are moving house. Please come back later.</p>' },
  ];
  await happens('app_1');
  await page.getByRole('link', { name: 'All messages of this webhook' }).click();
  const again = page.getByRole('button', { name: 'Look again' });
  await expect(async () => {
    await again.click();
    await expect(page.getByText('Answered 503')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.reload();
  await expect(page.getByText(/Nothing taken since/)).toBeVisible();
  await expectEverywhere(page, 'a webhook and its messages');
  await page.getByRole('link', { name: 'decision.made' }).click();
  await expect(page.getByText('<p>We are moving house.')).toBeVisible();
  await expectEverywhere(page, 'a message of a webhook');

  await page.getByRole('link', { name: 'All messages of this webhook' }).click();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await expect(page.getByText('Switched off', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Given up' }).click();
  await expect(page.getByRole('cell', { name: 'Given up' })).toBeVisible();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Switch on' }).click();
  receiver.answers = [{ status: 200, body: 'ok' }];
  await page.getByRole('button', { name: 'Send again what was given up' }).click();
  const asks = page.getByRole('dialog', { name: 'Send again what was given up?' });
  await asks.getByLabel('What happened').selectOption('In the last hour');
  await asks.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('1 message sent again.')).toBeVisible();
  await expect.poll(() => receiver.effects.size, { timeout: 120_000 }).toBe(2);
  // The receiver has it a moment before it is noted that it took it.
  const health = async () => (await owner.client.call('listWebhooks', { params: { orgId } })).webhooks[0];
  await expect.poll(health).toMatchObject({ failingSince: null, waiting: 0 });

  await page.getByRole('button', { name: 'Replace the secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace it' }).click();
  await expect(page.getByText('each message is signed with the one before too')).toBeVisible();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await expect(page.getByText(/Replaced; the one before signs too until/)).toBeVisible();
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
  await expect(page.getByText('On, all is well')).toBeVisible();
  await expectEverywhere(page, 'the webhooks of a school');
  await page.getByRole('link', { name: 'Admissions system' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Add the https address of a server.')).toBeVisible();
});
