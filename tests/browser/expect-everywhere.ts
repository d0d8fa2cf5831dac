import { expect, type Frame, type Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';

/** From the narrowest phone over a screen of 1280 × 720 at 200 % to a desktop. */
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** No violations in either theme, and at any size nothing that scrolls sideways or is cut off; `where` names the page in the report. */
export async function expectEverywhere(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolations(page, `${where}, light`);
  // The other theme has other colours; the rest of the page is the same.
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolations(page, `${where}, dark`, 'colours');
  const size = page.viewportSize();
  for (const each of sizes) {
    await page.setViewportSize(each);
    for (const frame of page.frames()) {
      // Some of a page is laid out anew by its script, a moment after the window has its size.
      await expect.poll(() => tooWide(frame), `${where} at ${each.width}, ${frame.name()}`).toEqual([]);
    }
  }
  if (size) await page.setViewportSize(size);
}

/** The words and fields of a document that stand beyond its right or left edge, where no scrolling box of their own holds them. */
function tooWide(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
    // A form is read whole, and so is a list whose rows become lines on a phone.
    const whole = `dialog[open]${clientWidth <= 700 ? ', .stacks' : ''}`;
    for (const box of document.querySelectorAll(whole))
      if (box.scrollWidth > box.clientWidth + 1)
        found.push(`${box.tagName} ${box.className} is ${box.scrollWidth} wide`);
    const held = (element: Element | null): boolean => {
      if (!element?.checkVisibility({ visibilityProperty: true })) return true;
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, position, clipPath } = getComputedStyle(at);
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowX === 'hidden') return true;
        if (clipPath !== 'none' || (position === 'absolute' && at.matches('.skip'))) return true;
      }
      return false;
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (words.nextNode()) {
      const text = words.currentNode;
      if (text.nodeValue?.trim() === '') continue;
      range.selectNodeContents(text);
      const out = [...range.getClientRects()].some(
        ({ left, right }) => right > left && (right > clientWidth + 1 || left < -1),
      );
      if (out && !held(text.parentElement)) found.push(`“${text.nodeValue?.trim().slice(0, 40)}”`);
    }
    for (const field of document.querySelectorAll('button, input, textarea, select, summary, a, img')) {
      const { left, right } = field.getBoundingClientRect();
      if (right > left && (right > clientWidth + 1 || left < -1) && !held(field))
        found.push(field.outerHTML.slice(0, 60));
    }
    return found;
  });
}
