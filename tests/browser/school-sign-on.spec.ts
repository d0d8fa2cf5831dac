import { expect, type Page } from '@playwright/test';
import { standInClient } from '#server/stand-ins/google/local-google.ts';
import { SchoolSignOn } from '#tests/fixtures/school-sign-on.ts';
import { openSchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { expectCopies } from './expect-copies.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSamlSite, type SamlSite } from './saml-site.ts';
import { openSchoolSite } from './school-site.ts';
import { type Site, test } from './site.ts';
import { enter } from './visitor.ts';

let site: Site;
let service: WorldService;
let saml: SamlSite;
test.beforeAll(async () => {
  ({ site, service } = await openSchoolSite());
  saml = await openSamlSite();
});
test.afterAll(async () => {
  await saml.close();
  await site.close();
});

async function chooseAs(page: Page, { name, email }: { name: string; email: string }): Promise<void> {
  await page.getByText('Use another account').click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('an owner sets, tests and switches on an OpenID provider, and a member comes in by it', async ({
  page,
  context,
}) => {
  const world = await openSchoolWorld(service);
  const { orgId, owner } = world;
  await enter(context, site, { name: 'sahyadri owner', email: owner.email, interviews: 0 });
  await page.goto(`${site.origin}/schools/${orgId}/sign-on`);
  await expect(page.getByText('Let your people come in with the account they have')).toBeVisible();
  await page.getByLabel('Issuer').fill('http://10.0.0.1');
  await page.getByLabel('Client id').fill(standInClient.clientId);
  await page.getByLabel('Client secret').fill(standInClient.clientSecret);
  await page.getByLabel('Domains of your addresses').fill('example.com');
  await page.getByLabel('Claim or attribute that roles are read from').fill('name');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByLabel('Value 1').fill('Kiran Rao');
  await page.getByLabel('Role 1').selectOption('staff');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('must be a public https address')).toBeVisible();
  await page.getByLabel('Issuer').fill(`http://localhost:${site.env['LOCAL_GOOGLE_PORT']}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your own sign-on is off.')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^On/ })).toBeDisabled();
  const scopes = page.getByRole('button', { name: 'Copy Scopes' });
  await expectCopies(scopes, 'openid email profile', site.origin);
  await expectEverywhere(page, 'the sign-on of a school, not tested');

  const tested = page.getByRole('button', { name: 'Test the sign-on' });
  await tested.click();
  await chooseAs(page, { name: 'Somebody', email: 'somebody@elsewhere.example' });
  await expect(page.getByText('The address is of a domain that is not on your list.')).toBeVisible();
  await tested.click();
  await chooseAs(page, { name: 'sahyadri owner', email: owner.email });
  await expect(page.getByText('The last test passed.')).toBeVisible();
  await page.getByRole('radio', { name: /^On/ }).check();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Set it' }).click();
  await expect(page.getByText('Your own sign-on is on.')).toBeVisible();
  await expectEverywhere(page, 'the sign-on of a school, switched on');

  await context.clearCookies();
  await page.goto(`${site.origin}/signin`);
  await page.getByRole('link', { name: 'Use your school’s sign-on' }).click();
  const field = page.getByLabel('Your address at the school, or the school’s short name');
  await field.fill('kiran@nowhere.example');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('We know no sign-on by this.')).toBeVisible();
  await expectEverywhere(page, 'the door of no school');
  await field.fill('kiran.rao@example.com');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('heading', { name: 'Sahyadri School of Management' })).toBeVisible();
  await expectEverywhere(page, 'the door of a school');
  await page.getByRole('button', { name: 'Go to the school’s sign-on' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('The sign-on was cancelled.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the school’s sign-on' }).click();
  await chooseAs(page, { name: 'Kiran Rao', email: 'kiran.rao@example.com' });
  await expect(page.getByRole('navigation', { name: 'School' })).toBeVisible();
  await expect(page.locator('.rail').getByText('Staff')).toBeVisible();
});

test('a SAML provider on another site brings an applicant to their interview', async ({ page, context }) => {
  const world = await openSchoolWorld(service, { slug: 'konkan' });
  const { orgId, owner } = world;
  const [applicant] = await world.invite(['Asha Menon']);
  await enter(context, site, { name: 'konkan owner', email: owner.email, interviews: 0 });
  await page.goto(`${site.origin}/schools/${orgId}/sign-on`);
  await page.getByRole('radio', { name: 'SAML 2.0' }).check();
  await page.getByLabel('Metadata document (XML)').fill('<html>');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('is not a document that can be read')).toBeVisible();
  await page.getByLabel('Metadata document (XML)').fill(saml.provider.metadata());
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByLabel('Entity id of the provider')).toHaveValue(saml.provider.entityId);
  await page.getByLabel('Sign-on address (HTTP-Redirect)').fill(saml.ssoUrl);
  await page.getByLabel('Domains of your addresses').fill('example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your own sign-on is off.')).toBeVisible();
  await expectEverywhere(page, 'the sign-on of a school by SAML');

  saml.says({ email: owner.email, nameId: 'owner' });
  await page.getByRole('button', { name: 'Test the sign-on' }).click();
  await page.getByRole('button', { name: 'I am who I am' }).click();
  await expect(page.getByText('The last test passed.')).toBeVisible();
  await new SchoolSignOn(service, world, 'konkan').switch('on');

  await context.clearCookies();
  await page.goto(`${site.origin}/sit#${applicant?.token}`);
  await page.getByRole('link', { name: 'Use the school’s sign-on' }).click();
  await expect(page.getByText('Sign in for your interview with the account')).toBeVisible();
  saml.says({ audience: 'https://another.example' });
  await page.getByRole('button', { name: 'Go to the school’s sign-on' }).click();
  await page.getByRole('button', { name: 'I am who I am' }).click();
  await expect(page.getByText('The sign-on was not accepted, and nobody was signed in.')).toBeVisible();
  await page.goto(`${site.origin}/sit#${applicant?.token}`);
  await page.getByRole('link', { name: 'Use the school’s sign-on' }).click();
  saml.says({ email: 'asha.menon@example.com', nameId: 'asha' });
  await page.getByRole('button', { name: 'Go to the school’s sign-on' }).click();
  await page.getByRole('button', { name: 'I am who I am' }).click();
  await expect(page.getByLabel('I agree that the school gets my interview')).toBeVisible();
});

test.describe('an enforced sign-on', () => {
  test.use({ planted: /status of 403/ });

  test('shows a member of another door to it', async ({ page, context }) => {
    const world = await openSchoolWorld(service, { slug: 'nilgiri' });
    const { orgId, owner, staff } = world;
    const signOn = new SchoolSignOn(service, world, 'nilgiri');
    await signOn.open();
    const client = await service.signedIn('nilgiri owner', 0);
    await signOn.comeIn(signOn.ownerPerson(), { client });
    await enter(context, site, { name: 'nilgiri owner', email: owner.email, interviews: 0 });
    await page.goto(`${site.origin}/schools/${orgId}/sign-on`);
    await page.getByRole('radio', { name: /^Enforced/ }).check();
    await expectEverywhere(page, 'the sign-on of a school, being enforced');
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByRole('button', { name: 'Set it' }).click();
    await expect(page.getByText('Your own sign-on is enforced.')).toBeVisible();

    await context.clearCookies();
    await enter(context, site, { name: 'nilgiri staff', email: staff.email, interviews: 0 });
    await page.goto(`${site.origin}/schools/${orgId}`);
    await expect(page.getByText('This school lets its people in by its own sign-on alone.')).toBeVisible();
    await expectEverywhere(page, 'a school that is entered by its sign-on alone');
    await page.getByRole('link', { name: 'To the school’s sign-on' }).click();
    await page.getByRole('button', { name: 'Go to the school’s sign-on' }).click();
    await chooseAs(page, { name: 'nilgiri staff', email: staff.email });
    await expect(page.locator('.rail').getByText('Reviewer')).toBeVisible();
  });
});
