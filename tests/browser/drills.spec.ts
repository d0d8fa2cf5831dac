import { expect } from '@playwright/test';
import { soundAnswer } from '#tests/fixtures/simulated-candidate.ts';
import { expectEverywhere } from './expect-everywhere.ts';
import { sharedSite, roomOf, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

const shots = process.env['HOTSEAT_DRILL_SHOTS'];
let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

const thin = ['We did it as a team and it went well.', 'It was better after that.', 'I think so, mostly.'];

test('who has feedback practises a weak spot for five minutes and sees what is closed, open and due', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, {
    name: 'Kavya Ramanathan',
    email: 'kavya.drills@example.com',
    interviews: 1,
  });
  const shoot = async (name: string): Promise<void> => {
    if (!shots) return;
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 768, 1440]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({
          path: `${shots}/${name}-${width}-${colorScheme}.png`,
          fullPage: !name.includes('room'),
        });
      }
  };

  await page.goto(`${site.origin}/past-interviews`);
  await expect(page.getByText('Nothing to practise yet.')).toBeVisible();
  await expectEverywhere(page, 'drills before the first feedback');
  await shoot('none');

  const interview = await finishedInterview(client, 'chill', 22, (_asked, before) => thin[before % 3] ?? '');
  await page.goto(`${site.origin}/feedback/${interview}`);
  await page.getByRole('link', { name: 'Practise what scored lowest, five minutes each' }).click();
  await expect(page.getByRole('heading', { name: 'Drills', exact: true })).toBeFocused();
  await expect(page.getByText('Three are left today.')).toBeVisible();
  const spots = page.locator('.spots > li');
  await expect.poll(() => spots.count()).toBeGreaterThan(2);
  await expectEverywhere(page, 'drills that are due');
  await shoot('due');

  const name = (await spots.first().getByRole('heading').textContent()) ?? '';
  await spots.first().getByRole('button', { name: 'Practise this, 5 minutes' }).press('Enter');
  await page.waitForURL('**/drills/session_*');
  const room = roomOf(page);
  await expect(room.getByRole('heading', { level: 1 })).toHaveText(`A drill on ${name}`);
  await expectEverywhere(page, 'before a drill');
  await shoot('setup-room');
  await room.getByRole('button', { name: 'Start, I will type' }).press('Enter');
  await expect(room.getByRole('textbox', { name: 'Your answer' })).toBeEnabled();
  await expect(room.getByRole('timer')).toHaveText('5 min left');
  await expect(room.getByRole('button', { name: 'Let me think' })).toBeEnabled();
  await shoot('run-room');

  // Who goes away finds the way back.
  const elsewhere = await context.newPage();
  await elsewhere.goto(`${site.origin}/past-interviews`);
  await expect(elsewhere.getByText(`A drill on ${name} is open.`)).toBeVisible();
  await expect(elsewhere.getByRole('button', { name: 'Practise this' })).toHaveCount(0);
  await elsewhere.close();

  const after = room.getByRole('heading', {
    name: /^(?:Closed this time|Still open|Too little to tell from)$/,
  });
  const box = room.getByRole('textbox', { name: 'Your answer' });
  for (let n = 0; n < 8 && !(await after.isVisible()); n++) {
    const question = (await room.getByRole('heading', { level: 1 }).textContent()) ?? '';
    if (!(await box.isVisible())) break;
    await box.fill(soundAnswer(question));
    await room.getByRole('button', { name: 'That is my answer' }).click();
    await expect(room.getByRole('button', { name: 'Let me think' }).or(after).first()).toBeEnabled({
      timeout: 120_000,
    });
  }
  await expect(after).toBeVisible({ timeout: 120_000 });
  await expect(room.getByText(/^Due again on \d+ \w+\./)).toBeVisible();
  await expect(room.getByText('Two drills are left today.')).toBeVisible();
  await expectEverywhere(page, 'what a drill came to');
  await shoot('result');

  await room.getByRole('button', { name: 'Go to past interviews' }).click();
  await page.waitForURL('**/past-interviews#practise');
  const done = page.locator('.done-drills li');
  await expect(done).toHaveCount(1);
  await expect(done).toContainText(name);
  await expect(page.locator('.past-list li'), 'a drill is no interview').toHaveCount(1);
  await expectEverywhere(page, 'drills with one done');
  await shoot('done');
  await done.getByRole('link', { name: 'See it' }).click();
  await expect(roomOf(page).getByText('Two drills are left today.')).toBeVisible();
});
