import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type { ScenarioRules } from '#contract/schools/scenario.ts';
import { schoolScenario } from '#tests/fixtures/school-scenario.ts';
import { openSchoolWorld, type SchoolWorld, type WorldService } from '#tests/fixtures/school-world.ts';
import { openSchoolSite } from './school-site.ts';
import { roomOf, type Site } from './site.ts';

export const resumePdf = fileURLToPath(new URL('../resumes/fixtures/two-column.pdf', import.meta.url));
export const school = 'Sahyadri School of Management';
/** Short, and weighing one topic: a browser answers faster than people do, and is still on that topic when it ends. */
const rules: ScenarioRules = {
  ...schoolScenario,
  minutes: 10,
  topics: [
    { topicId: 'work_experience', weightPercent: 100, minutes: 5 },
    { topicId: 'why_mba', weightPercent: 0, minutes: 2 },
  ],
};
const shots = process.env['HOTSEAT_SITTING_SHOTS'];

type SittingSite = { site: Site; service: WorldService; world: SchoolWorld };

/** A site with a school whose interviews are short. */
export async function openSittingSite(): Promise<SittingSite> {
  const { site, service } = await openSchoolSite();
  return { site, service, world: await openSchoolWorld(service, { rules }) };
}

/** Pictures of a page at three widths in both themes, where a folder for them is named. */
export async function shoot(page: Page, name: string): Promise<void> {
  if (!shots) return;
  const before = page.viewportSize();
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 768, 1440]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const fullPage = !name.includes('room');
      await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png`, fullPage });
    }
  if (before) await page.setViewportSize(before);
}

export async function invited(world: SchoolWorld, name: string) {
  const [applicant] = await world.invite([name]);
  if (!applicant) throw new Error('Nobody was invited.');
  return applicant;
}

/** What is to be ticked before a sitting or its practice. */
export async function agreeBoxes(page: Page) {
  const room = roomOf(page);
  await expect(room.getByRole('heading', { level: 1, name: 'What you agree to' })).toBeVisible();
  return room.getByRole('checkbox').all();
}
