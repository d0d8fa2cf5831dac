import { expect, type Page } from '@playwright/test';
import type { Feedback } from '#contract/feedback.ts';
import { fullAnswer } from '#tests/fixtures/full-candidate.ts';
import { overprints, textRuns } from '#tests/fixtures/text-runs.ts';
import { sampled } from '#tests/fixtures/property-seed.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { sharedSite, type Site, test } from './site.ts';
import { enter, finishedInterview } from './visitor.ts';

const person = { name: 'Kavya Ramanathan', email: 'kavya.reading@example.com', interviews: 1 };
const telephone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const fullAnswers = 34;

/** One thing is not known, which a panellist notes (rule NOTE-1). */
const say = (...asked: Parameters<typeof fullAnswer>): string =>
  asked[0].topicId === 'current_affairs' && asked[1] === 1 ? 'I do not know, sir.' : fullAnswer(...asked);

let site: Site;
let feedback: Feedback;
test.beforeAll(async ({ browser }) => {
  site = await sharedSite();
  const context = await browser.newContext();
  const client = await enter(context, site, person);
  const sessionId = await finishedInterview(client, 'grill', fullAnswers, say);
  const reply = await client.call('readFeedback', { params: { sessionId } });
  if (!reply.feedback) throw new Error('A full interview has feedback.');
  feedback = reply.feedback;
  await context.close();
});

test.beforeEach(async ({ context, page }) => {
  await enter(context, site, { ...person, interviews: 0 });
  await page.goto(`${site.origin}/feedback/${feedback.sessionId}`);
  await expect(page.getByText('This interview has been counted toward your usage.')).toBeVisible();
  await page.getByLabel('Local demo').waitFor();
});

const scored = (): Feedback['topics'] => feedback.topics.filter(({ score }) => score !== null);
const topicNamed = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const turnsOf = (topicId: string) => feedback.transcript.filter((turn) => turn.topicId === topicId);

test('a full interview is eight telephone screens before anything is opened, what to fix on top', async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(8 * telephone.height);
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  // How many there are depends on what the panel happened to ask.
  expect(headings[0]).toMatch(/^(?:Two|Three) things to fix$/);
  const things = page.getByRole('region', { name: /things to fix$/ }).getByRole('listitem');
  const said = feedback.transcript.filter(({ role }) => role === 'candidate').map(({ text }) => text);
  for (const quote of await things.getByRole('blockquote').allTextContents()) {
    const words = quote.replace(/^“|(?:\s…)?”$/g, '');
    expect(
      said.some((text) => text.includes(words)),
      words,
    ).toBe(true);
  }
  const lines = await page
    .locator('.gist blockquote')
    .evaluateAll((quotes) =>
      quotes.map((quote) => quote.clientHeight / Number.parseFloat(getComputedStyle(quote).lineHeight)),
    );
  expect(lines.length).toBeGreaterThan(4);
  for (const count of lines) expect(Math.round(count)).toBeLessThanOrEqual(2);
});

test('topics open by keyboard, one by one or all at once, and say so', async ({ page }) => {
  const [first, second] = scored().map(({ name }) => topicNamed(page, name));
  await first!.focus();
  await page.keyboard.press('Enter');
  await expect(first!).toHaveAttribute('aria-expanded', 'true');
  await expect(second!).toHaveAttribute('aria-expanded', 'false');
  const opened = page.getByRole('article', { name: scored()[0]!.name, exact: true });
  const asks = opened.getByRole('group', { name: 'Did it answer the question?' });
  await expect(asks).toBeVisible();
  await page.keyboard.press('Space');
  await expect(asks).toBeHidden();

  await page.getByRole('button', { name: 'Open all' }).click();
  for (const { name } of scored())
    await expect(topicNamed(page, name)).toHaveAttribute('aria-expanded', 'true');
  await expectNoViolations(page, 'all topics open');
  await page.getByRole('button', { name: 'Fold all' }).click();
  for (const { name } of scored())
    await expect(topicNamed(page, name)).toHaveAttribute('aria-expanded', 'false');

  const inSheet = page.getByRole('rowheader', { name: scored()[1]!.name }).getByRole('link');
  await inSheet.press('Enter');
  await expect(second!).toHaveAttribute('aria-expanded', 'true');
  await expect(second!).toBeInViewport();
});

test('beside the page the transcript follows the topic that is read', async ({ page }) => {
  await page.setViewportSize(desk);
  for (const { name, topicId } of scored().filter((topic) => turnsOf(topic.topicId).length > 0)) {
    await topicNamed(page, name).scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    await topicNamed(page, name).press('Enter');
    const [asked, ...rest] = turnsOf(topicId).map(({ id }) => page.locator(`#turn-${id}`));
    await expect(asked!, name).toBeInViewport();
    await expect(asked!).toHaveClass(/\bread\b/);
    await expect(rest[0]!).toHaveClass(/\bread\b/);
    await expect(page.locator('.rail li.read')).toHaveCount(rest.length + 1);
    expect(await page.evaluate(() => window.scrollY), 'the page stays where one reads').toBe(before);
    await topicNamed(page, name).press('Enter');
  }
  await expect(page.locator('.rail li.read')).toHaveCount(0);
});

test('on a telephone a topic leads to its place in the folded transcript', async ({ page }) => {
  await page.setViewportSize(telephone);
  const topic = scored().find(({ topicId }) => turnsOf(topicId).length > 0)!;
  const asked = page.locator(`#turn-${turnsOf(topic.topicId)[0]!.id}`);
  await expect(asked).toBeHidden();
  await topicNamed(page, topic.name).click();
  await page
    .getByRole('article', { name: topic.name, exact: true })
    .getByRole('button', { name: 'See this topic in the transcript' })
    .click();
  await expect(asked).toBeInViewport();
  await expect(asked).toBeFocused();
  await page.getByRole('button', { name: 'Fold the transcript' }).click();
  await expect(asked).toBeHidden();
});

/** Words in the window that something else lies on. The strip of a local demo is the window's lower edge: what it hides is scrolled to. */
async function coveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.querySelector('.notice.demo')?.getBoundingClientRect().top ?? window.innerHeight;
    const shown = (node: Element, x: number, y: number): boolean => {
      for (let box: Element | null = node; box; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.clipPath !== 'none') return false;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const clips = style.overflowY !== 'visible' || style.overflowX !== 'visible';
        if (clips && (x < left || x > right || y < top || y > bottom)) return false;
      }
      return true;
    };
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.notice.demo')) continue;
      if (text.textContent?.trim() === '') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const y = (top + bottom) / 2;
        if (right - left < 6 || top < 0 || bottom > edge) continue;
        for (const x of [left + 2, (left + right) / 2, right - 2]) {
          const on = document.elementFromPoint(x, y);
          if (!on || on.contains(parent) || parent.contains(on) || !shown(parent, x, y)) continue;
          covered.push(`${text.textContent} under ${on.outerHTML.slice(0, 60)}`);
        }
      }
    }
    return covered;
  });
}

for (const size of sampled([telephone, desk])) {
  test(`nothing lies over words at ${size.width}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Open all' }).click();
    if (size === telephone) await page.getByRole('button', { name: /^Open the transcript/ }).click();
    await page.getByRole('button', { name: /^Read the/ }).click();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const found = new Set<string>();
    for (let y = 0; y < height; y += size.height * 0.8) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      for (const words of await coveredWords(page)) found.add(words);
    }
    expect([...found]).toEqual([]);
  });
}

test('on paper it is four to six pages with name, date, mark and numbers, and nothing is printed over anything', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const pages = await textRuns(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThanOrEqual(4);
  expect(pages.length).toBeLessThanOrEqual(6);
  for (const [at, runs] of pages.entries()) {
    expect(overprints(runs), `page ${at + 1}`).toEqual([]);
    const words = runs.map((run) => run.words).join(' ');
    expect(words.replaceAll(/\s+/g, ' ')).toContain(`${at + 1} of ${pages.length}`);
  }
  const all = pages.flat().map((run) => run.words);
  const text = all.join(' ').replaceAll(/\s+/g, ' ');
  expect(text).toContain(`Hotseat ${person.name}`);
  // A word may be printed in several runs, so that kerned letters stand apart.
  const plain = (words: string): string => words.replaceAll(/\s+/g, '');
  const printed = plain(all.join(''));
  expect(printed).toMatch(/Completedat[A-Z][a-z]+\d+,\d{4}at\d+:\d\d[AP]M/);
  for (const turn of feedback.transcript) expect(printed, turn.id).toContain(plain(turn.text.slice(0, 30)));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.letterhead svg')).toBeVisible();
});
