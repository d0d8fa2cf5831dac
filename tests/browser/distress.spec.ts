import { fileURLToPath } from 'node:url';
import { expect, type FrameLocator } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { sharedSite, type Site, startInterview, test } from './site.ts';
import { enter } from './visitor.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/two-column.pdf', import.meta.url));
const person = { name: 'Mira Das', email: 'mira.das@example.com', interviews: 1 };

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

async function sayPanic(room: FrameLocator): Promise<void> {
  await room.getByRole('textbox', { name: 'Your answer' }).fill('I can’t breathe, I’m having a panic attack');
  await room.getByRole('button', { name: 'That is my answer' }).click();
  await expect(room.getByRole('button', { name: 'Go on, gently' })).toBeEnabled();
}

test('words of panic open a calm page: a breath, a gentle way on, an end that counts nothing (rules SAFE-3, SAFE-14)', async ({
  page,
}) => {
  await enter(page.context(), site, person);
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Grill', resumePdf);

  await sayPanic(room);
  await expect(room.getByRole('textbox')).toHaveCount(0);
  await expect(room.locator('.care-words')).not.toContainText('?');
  await expect(room.getByRole('link', { name: '14416' }).first()).toHaveAttribute('href', 'tel:14416');
  await room.getByRole('button', { name: 'One breath' }).click();
  await expect(room.getByRole('status').filter({ hasText: 'Breathe in' })).toBeVisible();
  await expectNoViolations(page, 'the calm page');

  await room.getByRole('button', { name: 'Go on, gently' }).click();
  await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled();
  await expect(room.getByText('Softened')).toBeVisible();

  await sayPanic(room);
  await room.getByRole('button', { name: 'Stop here, nothing is counted' }).click();
  await expect(room.getByRole('heading', { name: 'We stopped here, and that is all right' })).toBeVisible();
  await page.goto(`${site.origin}/interview`);
  await expect(page.getByText('This is your last interview.')).toBeVisible();
});
