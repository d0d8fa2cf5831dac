import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { mailsInOutbox } from '#tests/fixtures/outbox.ts';
import { openSchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { openSchoolSite } from './school-site.ts';
import { type Site, test } from './site.ts';
import { enter } from './visitor.ts';
import { openOrigins } from './watch.ts';

/* A school's logo, colours and address of its own, as it sets them and as applicants meet them (rules SCHOOL-90 to SCHOOL-93). */

let site: Site;
let service: WorldService;
let door: string;
test.beforeAll(async () => {
  ({ site, service } = await openSchoolSite());
  door = site.origin.replace('//', '//sahyadri.');
  openOrigins.add(door);
});
test.afterAll(async () => {
  openOrigins.delete(door);
  await site.close();
});

/** A logo that is seen by day and by night: a mountain under a sun. */
function mountain(): Buffer {
  const image = new PNG({ width: 480, height: 180 });
  for (let y = 0; y < 180; y++)
    for (let x = 0; x < 480; x++) {
      const isHill = y > 40 + Math.abs(x - 200) * 0.62 || y > 90 + Math.abs(x - 340) * 0.8;
      const isSun = (x - 400) ** 2 + (y - 44) ** 2 < 30 ** 2;
      const colour = isHill ? [23, 107, 99, 255] : isSun ? [232, 119, 34, 255] : [0, 0, 0, 0];
      image.data.set(colour, (y * 480 + x) * 4);
    }
  return PNG.sync.write(image);
}

/** What a link's styles make of one of ours: the colour a button stands in. */
const groundOf = (page: Page, name: string): Promise<string> =>
  page
    .getByRole('link', { name })
    .or(page.getByRole('button', { name }))
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

test('a school sets its looks, and its applicants meet them by day and by night', async ({
  page,
  context,
  browser,
}) => {
  const world = await openSchoolWorld(service);
  const { orgId, owner } = world;
  const [applicant] = await world.invite(['Asha Menon']);
  const client = await enter(context, site, { name: 'sahyadri owner', email: owner.email, interviews: 0 });
  await page.goto(`${site.origin}/schools/${orgId}/branding`);

  const main = page.getByRole('textbox', { name: 'Main colour', exact: true });
  await main.fill('#e8772');
  await expect(page.getByText('A colour is written with #')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await main.fill('#ffd400');
  const take = page.getByRole('button', { name: /^Take #/ });
  await expect(page.getByText(/By day 1\.\d : 1\. Hard to read; we show #\w{6} instead\./)).toBeVisible();
  const tint = (await take.textContent())?.replace('Take ', '') ?? '';
  await take.click();
  await expect(main).toHaveValue(tint);
  await expect(page.getByText(/By day 4\.\d : 1\. It can be read as it is\./)).toBeVisible();
  await main.fill('#176b63');
  await page.getByRole('textbox', { name: 'Accent colour', exact: true }).fill('#e87722');
  await page.getByLabel('Name that applicants read').fill('Sahyadri');
  await page.getByLabel('Who mails are from').fill('Hotseat');
  await page.getByLabel('Welcome').fill('We are glad that you came.\nTake your time.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toHaveText(/could be taken for ours/);
  await page.getByLabel('Who mails are from').fill('Admissions, Sahyadri');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Applicants read it from now on.')).toBeVisible();

  const logo = page.getByRole('region', { name: 'Logo' });
  const file = logo.getByLabel('File');
  await file.setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([mountain(), Buffer.from('<script>')]),
  });
  await expect(logo.getByRole('alert')).toHaveText(/Something stands in this file after/);
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: mountain() });
  await expect(logo.getByText('Not kept yet')).toBeVisible();
  expect((await client.call('readBranding', { params: { orgId } })).logo).toBeNull();
  const preview = page.getByRole('region', { name: 'What an applicant reads' });
  await expect(preview.locator('img')).toHaveCount(2);
  await logo.getByRole('button', { name: 'Keep this logo' }).click();
  await expect(logo.getByText('Kept. Applicants see it from now on.')).toBeVisible();

  const address = page.getByRole('region', { name: 'Address of your own' });
  const name = address.getByLabel('Name');
  await name.fill('www');
  await address.getByRole('button', { name: 'Take the address' }).click();
  await expect(address.getByRole('alert')).toHaveText(/kept for our own use/);
  await name.fill('sahyadri');
  await address.getByRole('button', { name: 'Take the address' }).click();
  await expect(address.getByText('It is yours.')).toBeVisible();
  await expectEverywhere(page, 'the looks of a school');

  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const applicants = await stranger.newPage();
  await applicants.goto(`${door}/`);
  await expect(applicants.getByRole('heading', { level: 1, name: 'Sahyadri' })).toBeVisible();
  await expect(applicants.getByRole('link', { name: 'Members: sign in' })).toHaveAttribute(
    'href',
    `${site.origin}/schools`,
  );
  const pictureWidth = await applicants
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(pictureWidth).toBe(480);
  expect(await groundOf(applicants, 'Members: sign in')).toBe('rgb(23, 107, 99)');
  await expectEverywhere(applicants, 'the front door');

  await applicants.goto(`${door}/sit#${applicant?.token}`);
  await expect(applicants.getByRole('heading', { name: 'An interview for Sahyadri' })).toBeVisible();
  expect(new URL(applicants.url()).origin).toBe(site.origin);
  await applicants.emulateMedia({ colorScheme: 'light' });
  expect(await groundOf(applicants, 'Sign in to go on')).toBe('rgb(23, 107, 99)');
  await applicants.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(applicants, 'Sign in to go on')).not.toBe('rgb(23, 107, 99)');
  await expectEverywhere(applicants, 'a branded invitation');
  await stranger.close();

  await page.goto(`${site.origin}/schools/${orgId}/dashboard`);
  await expect(page.locator('.rail img')).toBeVisible();
});

test('a mail to an applicant wears the school’s looks', async ({ page }) => {
  const world = await openSchoolWorld(service, { slug: 'konkan' });
  const params = { orgId: world.orgId };
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(mountain())]), 'logo.png');
  await world.owner.client.call('changeLogo', { params, form });
  await world.owner.client.call('changeBranding', {
    params,
    body: {
      shownName: 'Konkan School',
      welcome: '',
      consentText: '',
      senderName: 'Admissions, Konkan',
      mainColour: '#7a1f5c',
      accentColour: '#e87722',
      was: null,
    },
  });
  const { applicantId } = await world.staff.client.call('addApplicant', {
    params,
    body: {
      intakeId: world.intakeId,
      email: 'chitra.rao@example.com',
      name: 'Chitra Rao',
      externalId: null,
      extraMinutes: 0,
      extraReason: null,
    },
  });
  await world.staff.client.call('inviteApplicants', {
    params,
    body: {
      intakeId: world.intakeId,
      applicantIds: [applicantId],
      scenarioId: world.scenarioId,
      version: 1,
      deadlineAt: null,
    },
  });
  const message = await untilMail('chitra.rao@example.com');
  expect(message).toMatch(/^From: "?Admissions, Konkan via Hotseat"? </m);
  // As a mail program shows it: a page that loads nothing but the picture.
  await page.route(`${site.origin}/mail`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'" },
      body: htmlIn(message),
    }),
  );
  await page.goto(`${site.origin}/mail`);
  await expect(page.getByRole('link', { name: /^Open your interview/ })).toBeVisible();
  const shown = page.getByRole('img', { name: 'Konkan School' });
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(480);
  await expectEverywhere(page, 'a mail in a school’s looks');
});

async function untilMail(email: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const mails = await mailsInOutbox(site.env['DATA_DIR']);
    found = mails.find((mail) => mail.includes(`To: ${email}`)) ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 120_000 });
  return found;
}

/** The page of a message, out of its quoted-printable or base64 part; a link's secret may begin a line with dashes as a boundary does. */
function htmlIn(message: string): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(message) ?? [];
  const parts = message.split(`\r\n--${boundary}`);
  const part = parts.find((one) => one.includes('Content-Type: text/html')) ?? '';
  const bodyAt = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, bodyAt), part.slice(bodyAt)];
  if (head.includes('base64')) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
