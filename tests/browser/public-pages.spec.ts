import { expect, type Page } from '@playwright/test';
import { paths, publicPaths } from '#contract/paths.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { sharedSite, type Site, test } from './site.ts';
import { watch } from './watch.ts';

const everyPublicPage = [...publicPaths, paths.missing];

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/** Reads the page down to its end, and gives what moved by itself meanwhile or before. */
function shiftsToTheEnd(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shifts: LayoutShift[] = [];
    type LayoutShift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    };
    const observer = new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
    await document.fonts.ready;
    for (let before = -1; window.scrollY > before; ) {
      before = window.scrollY;
      window.scrollBy({ top: window.innerHeight / 4, behavior: 'instant' });
      await frame();
      await frame();
    }
    await frame();
    shifts.push(...(observer.takeRecords() as LayoutShift[]));
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    return shifts
      .filter((shift) => !shift.hadRecentInput)
      .map(({ value, sources }) => {
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = `${element?.tagName.toLowerCase()}.${element?.className} “${node?.textContent?.slice(0, 30)}”`;
          return `${name} ${place(previousRect)} → ${place(currentRect)}`;
        });
        return `${value}: ${moved.join('; ')}`;
      });
  });
}

for (const width of sampled([390, 1440])) {
  test(`nothing moves by itself on a public page at ${width}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of everyPublicPage) {
      await page.goto(site.origin + path);
      expect.soft(await shiftsToTheEnd(page), path).toEqual([]);
    }
  });
}

/** What one can open; in the pictures of the product's own screens one cannot. */
const answers = 'details:not([inert] *)';

/** What a reader finds on a page, every answer opened. */
async function words(page: Page): Promise<string> {
  for (const question of await page.locator(`${answers} > summary`).all()) await question.click();
  return (await page.locator('.page').innerText()).replaceAll(/\s+/g, ' ');
}

test('every public page is read whole without JavaScript, each answer opening on its own', async ({
  browser,
  page,
}) => {
  const without = await browser.newContext({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  const plain = await without.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of everyPublicPage) {
    await page.goto(site.origin + path);
    await plain.goto(site.origin + path);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
    // The notice comes with the page's script: from then on its buttons answer.
    await page.getByLabel('Local demo').waitFor();
    if (path === '/updates') await page.getByRole('button', { name: 'Load More Updates' }).click();
    const read = await words(plain);
    expect(await plain.locator(`${answers}:not([open])`).count(), path).toBe(0);
    expect.soft(read, path).toBe(await words(page));
  }
  await without.close();
});

test('a breach of policy and a request to another origin are seen on pages and in frames', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const problems: string[] = [];
  await watch(context, null, problems);
  const page = await context.newPage();
  await page.goto(`${site.origin}/terms`);
  expect(problems).toEqual([]);

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.planted = true';
    document.body.append(script);
  });
  await expect.poll(() => problems.join('\n')).toContain(`script-src-elem by inline on ${site.origin}/terms`);
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);

  problems.length = 0;
  await page.route('**/room/planted', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "script-src 'self'" },
      body: '<!doctype html><title>room</title><script>window.planted = true</script>',
    }),
  );
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = '/room/planted';
    document.body.append(frame);
  });
  await expect
    .poll(() => problems.join('\n'))
    .toContain(`script-src-elem by inline on ${site.origin}/room/planted`);

  problems.length = 0;
  await page.route('http://localhost:9/**', (route) => route.abort());
  await page.goto('http://localhost:9/away').catch(() => {});
  expect(problems).toContain('asked another origin: http://localhost:9/away');
  await context.close();
});
