import type { BrowserContext, FrameLocator, Page, Request } from '@playwright/test';
import { catalogue, type ProductId } from '#contract/catalogue.ts';
import { formatRupees } from '#contract/money.ts';
import type { Site } from './site.ts';

/** The stand-in's dialog, a frame of another origin on the pricing page. */
export function paymentDialog(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Payment, local stand-in for Razorpay"]');
}

/** The button that buys a product, by what stands on it. */
export function buyButton(page: Page, product: ProductId) {
  const { title, pricePaise } = catalogue[product];
  return page.getByRole('button', { name: `Get ${title} for ${formatRupees(pricePaise)}` });
}

/** From the pricing page to the dialog that can be paid. */
export async function openDialog(page: Page, site: Site, product: ProductId): Promise<FrameLocator> {
  await page.goto(`${site.origin}/pricing`);
  await buyButton(page, product).click();
  const dialog = paymentDialog(page);
  await payButton(dialog).waitFor();
  return dialog;
}

const payButton = (dialog: FrameLocator) => dialog.getByRole('button', { name: /^Pay ₹|^Try again$/ });

/** Chooses a test card or UPI ID and pays. */
export async function pay(
  dialog: FrameLocator,
  choice: 'Succeeds' | 'Declined' | 'Insufficient funds',
): Promise<void> {
  await dialog.getByRole('button', { name: choice }).click();
  await payButton(dialog).click();
}

/** Asks to close the dialog, and says yes when it asks whether to leave. */
export async function leave(dialog: FrameLocator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close payment' }).click();
  const question = dialog.getByRole('alertdialog', { name: 'Do you really want to leave the payment?' });
  await question.getByRole('button', { name: 'Leave' }).click();
}

/** Buys a product with the test card that succeeds and waits for the room. */
export async function buy(page: Page, site: Site, product: ProductId): Promise<void> {
  await pay(await openDialog(page, site, product), 'Succeeds');
  await page.waitForURL('**/interview');
  await page.getByRole('button', { name: 'Begin Interview' }).waitFor();
}

/** The addresses of the pages that asked for the gateway's script, from now on. */
export function watchScript(context: BrowserContext): string[] {
  const pages: string[] = [];
  context.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === '/v1/checkout.js') pages.push(request.frame().url());
  });
  return pages;
}
