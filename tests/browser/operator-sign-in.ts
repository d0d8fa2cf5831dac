import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Signs in to the operator's page through the stand-in for Google, as a person does. */
export async function signInAsOperator(page: Page, site: Site, email: string): Promise<void> {
  await page.goto(`${site.origin}/operator`);
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByText('Use another account').click();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Looks somebody up by their whole address. */
export async function findUser(page: Page, email: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Operator' }).getByRole('link', { name: 'Find' }).click();
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
}
