import type { Page } from '@playwright/test';

/** No request for this gets through, until what comes back is called: a browser asks more than once for code that it is told of before. */
export async function hold(page: Page, address: string): Promise<() => void> {
  let held = true;
  await page.route(address, (route) => (held ? route.abort() : route.continue()));
  return () => {
    held = false;
  };
}
