import { expect, type FrameLocator, type Page } from '@playwright/test';
import { buy, LocalGateway } from '#tests/fixtures/local-gateway.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { agreeToNotice, sharedSite, roomOf, type Site, test } from './site.ts';
import { enter } from './visitor.ts';

const resumeText = `NANDINI RAO
Mysuru, Karnataka | +91 98450 22222 | nandini.rao@example.com
EDUCATION
B.E. Mechanical Engineering, Chamundi Institute of Technology, 2021, CGPA 6.8/10
Class XII (State Board), Vijaya School, Mysuru, 2017, 94.2%
WORK EXPERIENCE
Production Engineer, Kaveri Pumps Ltd., Jul 2022 - Dec 2024
- Cut changeover time on the casting line from 48 minutes to 19 minutes
- Led a 6-member team that retrofitted 14 machines
SKILLS
Python, SQL, Excel, Minitab, AutoCAD, Tableau
HOBBIES
Long-distance running (two half marathons), Carnatic violin (Grade 4)`;
const statement = 'I want to build cold stores for small farmers.';
const resumeFile = { name: 'nandini.txt', mimeType: 'text/plain', buffer: Buffer.from(resumeText) };

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/** From Begin Interview to the choice of a resume. */
async function toResume(page: Page): Promise<FrameLocator> {
  await page.goto(`${site.origin}/interview`);
  await page.getByRole('button', { name: 'Begin Interview' }).click();
  const room = roomOf(page);
  await room.getByText('Grill', { exact: true }).first().click();
  await mainButtonShows(room, 'Continue');
  await room.getByRole('button', { name: 'Continue' }).click();
  await agreeToNotice(room);
  return room;
}

async function toReview(page: Page, file: string | typeof resumeFile = resumeFile): Promise<FrameLocator> {
  const room = await toResume(page);
  await room.locator('input[type=file]').setInputFiles(file);
  await expect(room.getByRole('heading', { name: 'This is what the panel reads' })).toBeVisible();
  return room;
}

const mainButtonShows = (room: FrameLocator, name: string) =>
  expect(room.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });

for (const { width, height } of sampled([
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
])) {
  test(`every step shows its main button without scrolling at ${width} by ${height}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height });
    await enter(context, site, {
      name: 'Nandini Rao',
      email: `nandini.rao.${width}@example.com`,
      interviews: 1,
    });
    const room = await toReview(page);
    await mainButtonShows(room, 'This is right');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, `what the panel reads, ${width}, ${colorScheme}`);
    }
    await room.getByRole('button', { name: 'This is right' }).click();
    await mainButtonShows(room, 'I will type');
    await room.getByRole('button', { name: 'I will type' }).click();
    await mainButtonShows(room, 'Start the interview');
    await expectNoViolations(page, `rules, ${width}`);
  });
}

test('what the panel reads is put right by keyboard, and every change says what it was', async ({
  page,
  context,
}) => {
  await enter(context, site, { name: 'Nandini Rao', email: 'nandini.rao@example.com', interviews: 1 });
  const room = await toReview(page);

  const likely = room.getByRole('region', { name: 'They will probably ask about' }).getByRole('listitem');
  await expect(likely).toHaveCount(5);
  await expect(likely.first()).toContainText(/gap/i);

  await room.getByText(/^Everything else/).press('Enter');
  const skills = room.getByRole('region', { name: 'Skills' });
  await expect(skills.locator('.fact')).toHaveCount(1);
  await expect(skills.getByRole('button', { name: /^Edit / })).toHaveCount(6);

  await skills.getByRole('button', { name: 'Edit Minitab' }).press('Enter');
  const wording = room.getByRole('textbox', { name: 'As the panel reads it' });
  await expect(wording).toBeFocused();
  await wording.fill('Minitab 21');
  await room.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(skills.getByText('edited')).toHaveCount(1);
  await expect(skills.getByRole('button', { name: 'Edit Minitab 21' })).toBeFocused();

  await room.getByRole('button', { name: /^Remove all of Skills$/i }).press('Enter');
  await expect(skills).toHaveCount(0);
  await expect(room.getByText(/^Removed all of Skills$/i)).toBeVisible();
  await room.getByRole('button', { name: /^Undo this: Removed all of Skills$/i }).press('Enter');
  await expect(skills.getByRole('button', { name: 'Edit Minitab 21' })).toBeVisible();
  await room.getByRole('button', { name: 'Undo this: Edited “Minitab 21”' }).press('Enter');
  await expect(skills.getByText('edited')).toHaveCount(0);
  await expect(room.getByRole('button', { name: /^Undo/ })).toHaveCount(0);

  await likely.first().getByRole('button').press('Enter');
  await expect(wording).toBeFocused();
  await expect(wording).toBeInViewport();
  await wording.press('Escape');
  await expect(likely.first().getByRole('button')).toBeFocused();
});

test('a job and a study are changed in their rows, with their marks, and removed with undo', async ({
  page,
  context,
}) => {
  await enter(context, site, { name: 'Nandini Rao', email: 'nandini.rows@example.com', interviews: 1 });
  const room = await toReview(page);
  const job = room.getByRole('table', { name: 'Work' }).getByRole('row').nth(1);
  await job.getByRole('button', { name: /^Edit/ }).press('Enter');
  await expect(room.getByRole('textbox', { name: 'Role' })).toBeFocused();
  await room.getByRole('textbox', { name: 'Company' }).fill('Kaveri Pumps and Valves Ltd.');
  await room.getByRole('textbox', { name: 'To' }).fill('2025-01');
  await page.keyboard.press('Enter');
  await expect(job).toContainText('Kaveri Pumps and Valves Ltd.');
  await expect(job).toContainText('Jul 2022 to Jan 2025');
  await expect(job.getByRole('button')).toBeFocused();

  const study = room.getByRole('table', { name: 'Studies' }).getByRole('row').nth(1);
  await study.getByRole('button', { name: /^Edit/ }).press('Enter');
  await room.getByRole('textbox', { name: 'Marks' }).fill('7.2/10');
  await page.keyboard.press('Enter');
  await expect(study).toContainText('2021 · 7.2/10');

  await study.getByRole('button', { name: /^Edit/ }).press('Enter');
  await room.getByRole('button', { name: /^Remove B\.E\./ }).press('Enter');
  await expect(study).not.toContainText('7.2/10');
  await expect(room.getByRole('button', { name: /^Undo this: Removed/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(study).toContainText('2021 · 7.2/10');
});

test('a rich resume is calm until it is unfolded, and a fact in doubt waits for a yes', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, {
    name: 'Pranav Deshpande',
    email: 'pranav.deshpande@example.com',
    interviews: 1,
  });
  const room = await toReview(page, 'tests/resumes/fixtures/rich.txt');
  await expect(room.getByText(/^\d+ facts$/)).toHaveText(/^(3[5-9]|[4-9]\d) facts$/);
  const visible = (selector: string) => room.locator(`${selector} >> visible=true`);
  expect(await visible('.facts :is(li.fact, tr.fact-line)').count()).toBeLessThanOrEqual(15);
  expect(await visible(':is(button, summary, input, select, textarea, a[href])').count()).toBeLessThanOrEqual(
    40,
  );
  await expect(room.getByText('Lighthouses of the Konkan').first()).toBeHidden();
  await room.getByText('Also on your resume (2)').press('Enter');
  await expect(room.getByText('Lighthouses of the Konkan').first()).toBeVisible();
  await expect(room.getByText('edited')).toHaveCount(0);

  const left = room.getByText('The panel waits for your yes on 1 fact.');
  const question = room.getByRole('group', { name: /^Is this right\? Summer Intern/ });
  await expect(left).toBeVisible();
  await question.getByRole('button', { name: /^No/ }).press('Enter');
  await expect(room.getByRole('textbox', { name: 'Role' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question.getByRole('button', { name: /^No/ })).toBeFocused();
  await question.getByRole('button', { name: /^Yes/ }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(left).toHaveCount(0);
  await expect(room.getByRole('button', { name: /^Undo this: Confirmed/ })).toBeFocused();

  await room.getByRole('button', { name: 'This is right' }).click();
  await expect(room.getByRole('heading', { name: 'How will you answer?' })).toBeVisible();
  const { resume } = await client.call('readLatestResume');
  expect(resume?.facts.filter(({ doubt }) => doubt !== undefined)).toEqual([]);
  await room.getByRole('button', { name: 'Back' }).click();
  await expect(room.getByRole('heading', { name: 'This is what the panel reads' })).toBeVisible();
  await expect(room.getByText('edited')).toHaveCount(0);
});

test('a scan says once that it was read from a picture', async ({ page, context }) => {
  await enter(context, site, { name: 'Zoya Merchant', email: 'zoya@example.com', interviews: 1 });
  const room = await toResume(page);
  await room.locator('input[type=file]').setInputFiles('eval/resume/files/x3_scan_columns.scan.pdf');
  await expect(room.getByRole('heading', { name: 'This is what the panel reads' })).toBeVisible({
    timeout: 120_000,
  });
  await expect(room.getByText('Read from a picture, please check.')).toHaveCount(1);
  await expectNoViolations(page, 'a scan in review');
});

test('statement and schools come back with the last resume', async ({ page, context }) => {
  const client = await enter(context, site, {
    name: 'Nandini Rao',
    email: 'nandini.again@example.com',
    interviews: 0,
  });
  await buy(client, LocalGateway.of(site.env));
  const room = await toReview(page);
  await room.getByText('Add your SOP, form answers or schools').click();
  await room.getByRole('textbox', { name: 'Statement of purpose or form answers' }).fill(statement);
  await room.getByRole('textbox', { name: 'Schools you are aiming at' }).fill('IIM Indore');
  await room.getByRole('textbox', { name: 'Schools you are aiming at' }).press('Enter');
  await room.getByRole('button', { name: 'This is right' }).click();
  await room.getByRole('button', { name: 'I will type' }).click();
  await room.getByRole('button', { name: 'Start the interview' }).click();
  await expect(room.getByRole('textbox', { name: 'Your answer' })).toBeEnabled();
  const { account } = await client.call('readMe');
  await client.call('endInterview', { params: { sessionId: account?.activeSessionId ?? '' }, body: {} });

  await expect(async () => {
    expect((await client.call('readMe')).account?.activeSessionId).toBeNull();
  }).toPass();
  const next = await toResume(page);
  await next.getByRole('button', { name: 'Use this one again' }).click();
  await expect(next.getByRole('textbox', { name: 'Statement of purpose or form answers' })).toHaveValue(
    statement,
  );
  await expect(next.getByRole('button', { name: 'Remove IIM Indore' })).toBeVisible();
});

test('a school left in its box counts, and the press that leaves it is not lost', async ({
  page,
  context,
}) => {
  const client = await enter(context, site, {
    name: 'Nandini Rao',
    email: 'nandini.box@example.com',
    interviews: 0,
  });
  await buy(client, LocalGateway.of(site.env));
  const room = await toReview(page);
  await room.getByText('Add your SOP, form answers or schools').click();
  const box = room.getByRole('textbox', { name: 'Schools you are aiming at' });
  await box.fill('IIM Indore');
  await box.press('Enter');
  await box.fill('IIM Raipur');
  const button = room.getByRole('button', { name: 'This is right' });
  await button.hover({ position: { x: 20, y: 5 } });
  // A pressed button sinks by a pixel; the row it stands in does not.
  const row = button.locator('..');
  const before = await row.boundingBox();
  await page.mouse.down();
  expect(await row.boundingBox()).toEqual(before);
  await page.mouse.up();
  await expect(room.getByRole('heading', { name: 'How will you answer?' })).toBeVisible();
  await room.getByRole('button', { name: 'Back' }).click();
  await expect(room.getByRole('button', { name: 'Remove IIM Raipur' })).toBeVisible();
  await expect(room.getByRole('button', { name: 'Remove IIM Indore' })).toBeVisible();
});

test('who takes lines out with the keyboard stays where they were', async ({ page, context }) => {
  await enter(context, site, { name: 'Nandini Rao', email: 'nandini.keys@example.com', interviews: 1 });
  const room = await toReview(page);
  const focused = room.locator(':focus');
  await room.getByText(/^Everything else/).click();
  const removers = room.locator('[data-removes] >> visible=true');
  const skills = room.getByRole('region', { name: 'Skills' });
  const before = await removers.count();
  await skills.getByRole('button', { name: 'Remove SQL' }).focus();
  await page.keyboard.press('Enter');
  await expect(skills.getByRole('button', { name: 'Remove SQL' })).toHaveCount(0);
  await expect(focused).toHaveAccessibleName('Remove Excel');
  await skills.getByRole('button', { name: 'Remove all of Skills' }).focus();
  await page.keyboard.press('Enter');
  await expect(skills).toHaveCount(0);
  await expect(focused).toHaveAccessibleName(/^Remove/);
  await room.getByRole('button', { name: /^Undo/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(removers).toHaveCount(before);
  await expect(focused).toHaveAccessibleName(/^(Remove|Undo)/);
});
