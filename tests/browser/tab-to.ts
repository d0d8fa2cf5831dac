import { expect, type Frame, type Locator, type Page } from '@playwright/test';

/** The document whose element has the focus: the page's, or that of the frame that has it. */
async function focusedDocument(page: Page): Promise<Frame> {
  for (const frame of page.frames().toReversed()) {
    const has = await frame.evaluate(
      () => document.hasFocus() && !['BODY', 'IFRAME'].includes(document.activeElement?.tagName ?? 'BODY'),
    );
    if (has) return frame;
  }
  return page.mainFrame();
}

/** What is wrong with how the focused element shows itself; null when a person sees where they are. */
function hidden(frame: Frame): Promise<string | null> {
  return frame.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element.matches('iframe, [tabindex="-1"]')) return null;
    // What is drawn for a field that is not seen itself: a sheet to drop a file on.
    const seen = element.matches('.vh') ? (element.closest('label') ?? element) : element;
    const name = `<${element.tagName.toLowerCase()}> “${element.textContent?.trim().slice(0, 40)}”`;
    const marked = [seen, element, seen.closest('label')].some((it) => {
      if (!it) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(it);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if (!marked) return `${name} has no outline`;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
      return `${name} is off the screen`;
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
    const over = document.elementFromPoint(x, y);
    const covered = over !== null && !seen.contains(over) && !over.contains(seen);
    return covered ? `${name} is covered by <${over.tagName.toLowerCase()} class="${over.className}">` : null;
  });
}

/** Presses Tab until `target` has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await target.waitFor();
  for (let n = 0; n < 60; n++) {
    if (await target.evaluate((it) => it === document.activeElement && document.hasFocus())) return;
    await page.keyboard.press(key);
    expect.soft(await hidden(await focusedDocument(page)), page.url()).toBeNull();
  }
  await expect(target).toBeFocused();
}
