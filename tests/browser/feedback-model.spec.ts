import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { modelSettings } from '#tests/fixtures/model-settings.ts';
import { soundAnswerAt } from '#tests/fixtures/simulated-candidate.ts';
import { competentScript } from '../../bench/fake-model/competent-script.ts';
import { type FakeModel, startFakeModel } from '../../bench/fake-model/fake-model.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { chooseInRoom, openSite, sayAnswer, type Site, startInterview, test } from './site.ts';
import { enter } from './visitor.ts';

const resumePdf = fileURLToPath(new URL('../resumes/fixtures/two-column.pdf', import.meta.url));
const askedTimes = 12;

let fake: FakeModel;
let site: Site;
test.beforeAll(async () => {
  fake = await startFakeModel({ script: competentScript });
  site = await openSite(modelSettings(fake));
});
test.afterAll(async () => {
  await site.close();
  await fake.close();
});

test('a model’s interview says who asked, who read, and what the panel wrote down', async ({ page }) => {
  await enter(page.context(), site, {
    name: 'Imran Sheikh',
    email: 'imran.sheikh@example.com',
    interviews: 1,
  });
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Grill', resumePdf);
  await expect(room.getByText('Three AI personas, worded by a language model')).toBeVisible();
  await expect(room.getByText(/Code checks its quotes against your own words/)).toBeVisible();
  for (let n = 0; n < askedTimes; n++) {
    // The endpoint goes away in the middle and comes back: nothing of it is seen at the table.
    fake.play(n === 4 ? () => ({ fail: 'server_error' }) : competentScript);
    // What is not known is what a panellist notes (rule NOTE-1).
    await sayAnswer(room, n === 6 ? 'I do not know, sir.' : soundAnswerAt(n));
  }
  await expectNoViolations(page, 'the room with a model');
  await chooseInRoom(room, 'End the interview');
  await room.getByRole('dialog').getByRole('button', { name: 'End the interview' }).click();
  await room.getByRole('link', { name: 'See your feedback' }).click();

  await expect(
    page.getByText(/a language model\. It is not calibrated: treat scores as indica/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Open all' }).click();
  const topic = page.getByRole('article', { name: 'Introduction' });
  await expect(topic.getByRole('figure')).toContainText(/Three read this alone: Chair \d/);

  const notes = page.getByRole('region', { name: 'What they wrote down' });
  await notes.getByRole('button', { name: /^Read the/ }).click();
  await expect(notes.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  const place = notes.getByRole('link').first();
  const turn = page.locator((await place.getAttribute('href')) ?? '');
  await place.press('Enter');
  await expect(turn).toBeInViewport();
  await expect(turn).toBeFocused();

  for (const { colorScheme, width } of [
    { colorScheme: 'light', width: 390 },
    { colorScheme: 'dark', width: 1440 },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolations(page, `a model's feedback, ${colorScheme} at ${width}`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, `sideways scroll at ${width}`).toBeLessThanOrEqual(0);
  }
});
