import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Frame, type Page } from '@playwright/test';

/** The page and its frames, once all that fades in has come, break no rule of WCAG 2.2 AA and none of axe's best practices; `where` names it in the report. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
  // Words that are half there have less contrast than they are given.
  await Promise.all(page.frames().map(standStill));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.map((v) => `${v.id}: ${v.nodes.map((n) => JSON.stringify(n.target)).join(', ')}`);
  await Promise.all(page.frames().map(moveOn));
  expect(found, where).toEqual([]);
}

/** Whatever moves in a document is at its end at once, also what begins after this. */
function standStill(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*, ::before, ::after { animation-delay: 0s !important; animation-duration: 0s !important; transition: none !important }',
    );
    document.adoptedStyleSheets.push(sheet);
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) each.finish();
  });
}

function moveOn(frame: Frame): Promise<void> {
  return frame.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
}
