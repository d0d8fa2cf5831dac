import { readFileSync } from 'node:fs';
import type { ExportStanding } from '#contract/export.ts';
import { paths } from '#contract/paths.ts';
import { textOf, unzip } from '#tests/fixtures/copies.ts';
import { fullAnswer } from '#tests/fixtures/full-candidate.ts';
import { enter, finishedInterview } from '../visitor.ts';
import type { Journey } from './journey.ts';

const exportId = `exp_${'a'.repeat(22)}`;
const askedAt = '2026-11-20T10:00:00.000Z';

/** How a copy of everything may stand, as the service would say it. */
const standings: readonly [string, ExportStanding][] = [
  ['copy-none', { status: 'none' }],
  ['copy-making', { status: 'making', exportId, done: 21, of: 60 }],
  [
    'copy-sign-in',
    {
      status: 'ready',
      exportId,
      readyAt: askedAt,
      until: '2026-11-21T10:00:00.000Z',
      bytes: 2_340_000,
      freshSeconds: 0,
    },
  ],
  ['copy-over', { status: 'over', askedAt }],
  ['copy-failed', { status: 'failed', askedAt }],
];

/** Somebody who takes a copy of everything, and reads the page in it. */
export const copier: Journey = {
  name: 'a copy of everything',
  stops: ['copy-loading', ...standings.map(([name]) => name), 'copy-ready', 'copy-page'],
  async walk({ page, site, camera }) {
    const person = { name: 'Farah Qureshi', email: 'farah.qureshi@example.com', interviews: 1 };
    const client = await enter(page.context(), site, person);
    await finishedInterview(client, 'grill', 40, fullAnswer);
    const account = `${site.origin}${paths.account}`;
    const section = page.getByRole('region', { name: 'Download everything' });
    const held = Promise.withResolvers<void>();
    await page.route('**/api/export', async (route) => {
      await held.promise;
      await route.fulfill({ json: { status: 'none' } });
    });
    await page.goto(account);
    await section.getByText('Looking for a copy...').waitFor();
    await camera.shoot('copy-loading');
    held.resolve();
    for (const [name, standing] of standings) {
      await page.unrouteAll({ behavior: 'wait' });
      await page.route('**/api/export', (route) => route.fulfill({ json: standing }));
      await page.goto(account);
      await section.locator('.standing').waitFor();
      await camera.shoot(name);
    }
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto(account);
    await section.getByRole('button', { name: 'Make my copy' }).click();
    const link = section.getByRole('link', { name: /^Download/ });
    await link.waitFor();
    await camera.shoot('copy-ready');
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    // Away from the site, whose policy would hold the page's own style back.
    await page.goto('about:blank');
    await page.setContent(textOf(unzip(readFileSync(await download.path())), 'index.html'));
    await camera.shoot('copy-page');
  },
};
