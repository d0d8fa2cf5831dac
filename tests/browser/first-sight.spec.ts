import { expect, type Page } from '@playwright/test';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { sharedSite, type Site, test } from './site.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/** Words of the first screen whose face the page has not got. */
async function wordsWithoutFace(page: Page): Promise<string[]> {
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const words = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent?.trim() ?? '')
        .join(' ')
        .trim();
      const { top, bottom, width } = element.getBoundingClientRect();
      const isSeen = width > 1 && bottom > 0 && top < window.innerHeight;
      if (words === '' || !isSeen || !element.checkVisibility({ visibilityProperty: true })) return [];
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      const face = [fontStyle, fontWeight, fontSize, fontFamily.split(',')[0]].join(' ');
      return [{ words, has: document.fonts.check(face, words) }];
    }),
  );
  expect(seen.length, 'words on the first screen').toBeGreaterThan(8);
  return seen.filter(({ has }) => !has).map(({ words }) => words);
}

/** Lets through only the typefaces that the page's head asks for: one that the styles find later comes when its words already stand there, and is left out of the visit. */
const withoutLateFaces = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    const isEarly = await page.evaluate(
      (url) =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].some(
          ({ href }) => href === url,
        ),
      route.request().url(),
    );
    await (isEarly ? route.continue() : route.fulfill({ body: '' }));
  });

for (const path of sampled(['/', '/pricing', '/signin', '/contact-us'])) {
  for (const width of [390, 1440]) {
    test(`a first visit to ${path} at ${width} has asked in time for every face it needs, italics and rupee included, and nothing moves`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => {
        let moved = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += (entry as unknown as { value: number }).value;
          document.documentElement.dataset['moved'] = String(moved);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await withoutLateFaces(page);
      await page.goto(`${site.origin}${path}`, { waitUntil: 'load' });
      await page.evaluate(() => document.fonts.ready);
      expect(await wordsWithoutFace(page)).toEqual([]);
      expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02);
    });
  }
}
