import { chromium } from '@playwright/test';
import { ApiClient } from '#tests/fixtures/api-client.ts';
const origin = process.env['AT'] ?? 'http://localhost:3951';
const out = process.env['OUT'] ?? '/tmp/demo-shots';
const only = process.env['ONLY'] ?? '';
const client = new ApiClient(origin);
await client.signIn({ name: 'Meera Demo', email: 'meera.demo@example.com' });
const { schools } = await client.call('listMySchools');
const orgId = schools[0]?.orgId ?? '';
const params = { orgId };
const { programmes } = await client.call('readSchool', { params });
const mba = programmes.find((p) => p.intakes.length > 1);
const intake = mba?.intakes.find((i) => !i.closedAt)?.intakeId ?? '';
const { reviews } = await client.call('listMyReviews', { params });
const { applicants } = await client.call('listApplicants', { params, query: { intakeId: intake } });
const { scenarios } = await client.call('listScenarios', { params });
const { lines } = await client.call('readShortlist', { params: { orgId, intakeId: intake } });
const places: Record<string, string> = {
  dashboard: '',
  scenarios: '/scenarios',
  bank: '/bank',
  applicants: `/applicants?season=${intake}`,
  reviews: '/reviews',
  review: `/reviews/${reviews[0]?.reviewId}`,
  shortlist: `/shortlist?season=${intake}`,
  analytics: `/analytics?season=${intake}`,
  members: '/members',
  settings: '/settings',
  audit: '/audit',
  applicant: `/applicants/${applicants[3]?.applicantId}`,
  scenario: `/scenarios/${scenarios[0]?.scenarioId}`,
  faulty: `/scenarios/${scenarios[1]?.scenarioId}`,
  progress: `/reviews?view=progress&season=${intake}`,
  cases: `/shortlist/${lines[0]?.applicantId}?season=${intake}`,
};
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const context = await browser.newContext({ reducedMotion: 'reduce' });
await context.addCookies(
  client
    .cookiesFor(origin)
    .split('; ')
    .map((c) => {
      const [name = '', ...v] = c.split('=');
      return { name, value: v.join('='), url: origin };
    }),
);
const page = await context.newPage();
page.on('pageerror', (e) => console.log('pageerror', e.message));
const widths = (process.env['WIDTHS'] ?? '1440,768').split(',').map(Number);
const themes = (process.env['THEMES'] ?? 'light,dark').split(',') as ('light' | 'dark')[];
for (const [name, path] of Object.entries(places)) {
  if (only && !only.split(',').includes(name)) continue;
  for (const width of widths)
    for (const theme of themes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.goto(`${origin}/schools/${orgId}${path}`);
      await page.waitForLoadState('networkidle');
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (over > 0) console.log('OVERFLOW', name, width, over);
      await page.screenshot({
        path: `${out}/${name}-${width}-${theme}.png`,
        fullPage: process.env['FULL'] !== 'no',
      });
    }
  console.log(name);
}
await browser.close();
