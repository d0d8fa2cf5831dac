import type { Journey } from './journey.ts';

const pages = {
  landing: '/',
  'pricing-signed-out': '/pricing',
  enterprise: '/enterprise',
  'sign-in': '/signin',
  terms: '/terms',
  privacy: '/privacy',
  'contact-us': '/contact-us',
  updates: '/updates',
  'shipping-policy': '/shipping-policy',
  'cancellation-refunds': '/cancellation-refunds',
  'not-found': '/no-such-page',
} as const;

/** Somebody who reads the public pages and is not signed in. */
export const visitor: Journey = {
  name: 'public pages',
  stops: [...Object.keys(pages), 'landing-questions-open', 'menu', 'google-stand-in', 'offline-notice'],
  async walk({ page, site, camera }) {
    for (const [name, path] of Object.entries(pages)) {
      if (!camera.wants(name)) continue;
      await page.goto(site.origin + path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await camera.shoot(name);
    }
    await page.goto(site.origin);
    if (camera.wants('landing-questions-open')) {
      for (const question of await page.locator('.questions summary').all()) await question.click();
      await camera.shoot('landing-questions-open');
    }
    if (camera.wants('menu')) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await camera.shoot('menu', { only: [390, 768] });
    }
    if (camera.wants('google-stand-in')) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`${site.origin}/signin`);
      const [popup] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('button', { name: 'Sign in with Google' }).click(),
      ]);
      await popup.getByText('Use another account').waitFor();
      await page.goto(popup.url());
      await popup.close();
      await camera.shoot('google-stand-in');
    }
    if (camera.wants('offline-notice')) {
      await page.goto(`${site.origin}/contact-us`);
      await page.context().setOffline(true);
      await page.getByText('You are offline.').waitFor();
      await camera.shoot('offline-notice');
    }
  },
};
