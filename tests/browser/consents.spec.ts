import { expect, type FrameLocator, type Page } from '@playwright/test';
import { expectEverywhere } from './expect-everywhere.ts';
import { agreeToNotice, sharedSite, roomOf, type Site, test } from './site.ts';
import { enter } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const agree = 'I agree to what I ticked';

async function toNotice(page: Page): Promise<FrameLocator> {
  await page.goto(`${site.origin}/interview`);
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  const room = roomOf(page);
  await room.getByText('Chill', { exact: true }).first().click();
  await room.getByRole('button', { name: 'Continue' }).click();
  await expect(room.getByRole('heading', { level: 1, name: 'What you agree to' })).toBeFocused();
  return room;
}

test('the notice comes before the first resume, nothing is ticked, and what is needed is asked for', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, {
    name: 'Asha Rao',
    email: 'asha.rao@example.com',
    interviews: 1,
  });
  const room = await toNotice(page);
  await expect(room.getByText('no AI model reads them')).toBeVisible();
  for (const box of await room.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  // No service hears here, so that none is agreed to.
  await expect(room.getByRole('checkbox')).toHaveCount(3);
  await expect(room.getByRole('button', { name: agree })).toBeDisabled();
  await room.getByRole('checkbox', { name: 'I am 18 or older.' }).check();
  await expect(room.getByRole('button', { name: agree })).toBeDisabled();
  await expect(room.getByRole('button', { name: 'Resume' })).toBeDisabled();
  await room.getByRole('checkbox', { name: /^Use my resume/ }).check();
  await room.getByRole('button', { name: agree }).click();
  await expect(room.getByRole('heading', { name: 'What shall they read?' })).toBeVisible();
  const { consents } = await client.call('readConsents');
  expect(consents.map(({ purpose, language }) => [purpose, language])).toEqual([
    ['adult', 'en'],
    ['interview', 'en'],
  ]);
  // Who agreed goes on where they were, and may read it again.
  await page.reload();
  await page.getByRole('button', { name: 'Continue your interview' }).click();
  await expect(room.getByRole('heading', { name: 'What shall they read?' })).toBeVisible();
  await room.getByRole('button', { name: /^Notice/ }).click();
  await expect(room.getByText(/^You agreed on /)).toBeVisible();
  await room.getByRole('button', { name: 'Continue' }).click();
  await expect(room.getByRole('heading', { name: 'What shall they read?' })).toBeVisible();
});

test('it is read and agreed to in Hindi, in letters that every machine shows', async ({ page, context }) => {
  const client = await enter(context, site, {
    name: 'Hema Jha',
    email: 'hema.jha@example.com',
    interviews: 1,
  });
  const room = await toNotice(page);
  await room.getByRole('button', { name: 'हिन्दी' }).click();
  const heading = room.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('आप किन बातों की सहमति दे रहे हैं');
  await expect(room.locator('[lang="hi"]').filter({ has: heading })).toBeVisible();
  // The letters are fetched once words need them.
  await expect
    .poll(() => heading.evaluate(() => document.fonts.check('16px "Hotseat Text"', 'सहमति')))
    .toBe(true);
  for (const box of await room.getByRole('checkbox').all()) await box.check();
  await room.getByRole('button', { name: 'जिन पर निशान है, उनसे मैं सहमत हूँ' }).click();
  await expect(room.getByRole('heading', { name: 'What shall they read?' })).toBeVisible();
  const { consents } = await client.call('readConsents');
  expect(consents.map(({ purpose, language }) => [purpose, language])).toEqual([
    ['adult', 'hi'],
    ['interview', 'hi'],
    ['mail', 'hi'],
  ]);
  expect((await client.call('readMe')).account?.settings.emailUpdates).toBe(true);
});

test.describe('who is under 18', () => {
  test.use({ planted: /403/ });

  test('is refused kindly, and finds the way back', async ({ page, context }) => {
    const client = await enter(context, site, {
      name: 'Yash Roy',
      email: 'yash.roy@example.com',
      interviews: 1,
    });
    const room = await toNotice(page);
    await room.getByRole('button', { name: 'I am under 18' }).click();
    await expect(
      room.getByRole('heading', { level: 1, name: 'Please come back when you are 18' }),
    ).toBeFocused();
    await expectEverywhere(page, 'under 18');
    expect((await client.call('readConsents')).consents).toEqual([]);
    await room.getByRole('button', { name: 'Back' }).click();
    await agreeToNotice(room);
  });
});

test('what was agreed to is on the account page, and taken back and given again there', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, {
    name: 'Tara Sen',
    email: 'tara.sen@example.com',
    interviews: 1,
  });
  const room = await toNotice(page);
  await agreeToNotice(room);
  await room.getByRole('button', { name: 'A fresher' }).click();
  await expect(room.getByRole('heading', { name: 'This is what the panel reads' })).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${site.origin}/account`);
  const row = (name: string) =>
    other.getByRole('listitem').filter({ has: other.getByRole('heading', { name }) });
  await expect(row('Resume and answers')).toContainText(
    /Agreed to on .*Notice of \d{4}-\d\d-\d\d, in English/,
  );
  await expect(row('Age').getByRole('button')).toHaveCount(0);

  // Mails: one press, and the setting says the same.
  await expect(other.getByRole('checkbox', { name: 'E-mail updates' })).toBeChecked();
  await row('E-mail updates').getByRole('button', { name: 'Withdraw' }).click();
  await expect(row('E-mail updates')).toContainText('Withdrawn on');
  await expect(other.getByRole('checkbox', { name: 'E-mail updates' })).not.toBeChecked();

  // Resume and answers: it is said what follows, and the room hears of it.
  await row('Resume and answers').getByRole('button', { name: 'Withdraw' }).click();
  await expect(other.getByRole('dialog')).toContainText('Your resumes are deleted at once.');
  await expectEverywhere(other, 'the withdrawal');
  await other.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(
    other.getByText(
      'Withdrawn. The interview under way was ended and is back in your account. Your resume was deleted.',
    ),
  ).toBeVisible();
  await expect(
    room.getByRole('heading', { name: 'You withdrew your consent to this interview' }),
  ).toBeVisible();

  // Given again beside the notice, in the language it is read in.
  await row('Resume and answers').getByRole('button', { name: 'Read and agree' }).click();
  await expect(other.getByRole('heading', { name: 'Who gets it' })).toBeVisible();
  await other.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(other.getByRole('heading', { name: 'यह किसे मिलता है' })).toBeVisible();
  await expectEverywhere(other, 'the notice on the account page');
  await row('Resume and answers').getByRole('button', { name: 'Agree' }).click();
  await expect(row('Resume and answers')).toContainText('in Hindi');
  expect((await client.call('readMe')).account).toMatchObject({ remaining: 1, activeSessionId: null });
});
