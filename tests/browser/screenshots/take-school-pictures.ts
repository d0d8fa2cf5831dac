import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ApiClient } from '#tests/fixtures/api-client.ts';
import { operate } from '#tests/fixtures/operate.ts';
import { openSite } from '../site.ts';
import { themes } from './camera.ts';

/** What the enterprise page shows: `src/web/site/features/text-pages/school-pictures.tsx`. */
const folder = fileURLToPath(new URL('../../../src/web/site/features/text-pages/pictures', import.meta.url));
const size = { width: 1200, height: 800 };
/** As much as keeps small letters clean. */
const webpQuality = 0.82;
const owner = { name: 'Meera Demo', email: 'meera.demo@example.com' };

/** Signs the owner of the demo in; gives the pages to be pictured. */
async function enter(context: BrowserContext, origin: string): Promise<Record<string, string>> {
  const client = new ApiClient(origin);
  await client.signIn(owner);
  const { schools } = await client.call('listMySchools');
  const orgId = schools[0]?.orgId ?? '';
  const { programmes } = await client.call('readSchool', { params: { orgId } });
  const running = programmes
    .filter(({ intakes }) => intakes.length > 1)
    .flatMap(({ intakes }) => intakes)
    .find(({ closedAt }) => closedAt === null);
  const { reviews } = await client.call('listMyReviews', { params: { orgId } });
  const cookies = client.cookiesFor(origin).split('; ');
  await context.addCookies(
    cookies.map((cookie) => {
      const [name = '', ...value] = cookie.split('=');
      return { name, value: value.join('='), url: origin };
    }),
  );
  const at = `${origin}/schools/${orgId}`;
  return {
    dashboard: at,
    review: `${at}/reviews/${reviews[0]?.reviewId ?? ''}`,
    shortlist: `${at}/shortlist?season=${running?.intakeId ?? ''}`,
    analytics: `${at}/analytics?season=${running?.intakeId ?? ''}`,
  };
}

/** A PNG as WebP, by the browser's own encoder. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ({ data, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality);
    },
    { data: png.toString('base64'), quality: webpQuality },
  );
  if (!address.startsWith('data:image/webp')) throw new Error('This browser writes no WebP.');
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

const path = process.env['HOTSEAT_CHROMIUM'] ?? 'playwright';
const browser = await chromium.launch({
  ...(path === 'playwright' ? {} : { executablePath: path }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const { at } = parseArgs({ options: { at: { type: 'string' }, schools: { type: 'boolean' } } }).values;
const site = at ? null : await openSite();
try {
  if (site) console.log('… the demo school');
  if (site) await operate(site.env, ['demo-school', '--owner', owner.email]);
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: size });
  const workshop = await context.newPage();
  const page = await context.newPage();
  mkdirSync(folder, { recursive: true });
  for (const [name, address] of Object.entries(await enter(context, at ?? site?.origin ?? '')))
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const webp = await toWebp(workshop, await page.screenshot({ animations: 'disabled', caret: 'hide' }));
      writeFileSync(join(folder, `${name}-${colorScheme}.webp`), webp);
      console.log(`✓ ${name}, ${colorScheme}: ${Math.round(webp.length / 1024)} KiB`);
    }
} finally {
  await browser.close();
  await site?.close();
}
