import { expect, type Locator } from '@playwright/test';

/**
 * A button that copies `text`: where the browser refuses, the text is marked and the page says so; where it does not, the text is in the clipboard, which is
 * said once, and the button says so for a while without moving anything. `origin` is whose permissions are changed.
 */
export async function expectCopies(button: Locator, text: string, origin: string): Promise<void> {
  const context = button.page().context();
  const said = button.locator('xpath=following-sibling::output[1]');
  const name = (await button.evaluate((node) => node.firstElementChild?.textContent)) ?? '';
  const refusal = 'Your browser does not let us copy: it is marked, copy it by hand.';

  // What is not granted is refused from now on.
  await context.clearPermissions();
  await context.grantPermissions([], { origin });
  await button.click();
  await expect(said).toHaveText(refusal);
  const marked = await button.evaluate(({ ownerDocument: { activeElement } }) =>
    activeElement instanceof HTMLInputElement || activeElement instanceof HTMLTextAreaElement
      ? activeElement.value.slice(activeElement.selectionStart ?? 0, activeElement.selectionEnd ?? 0)
      : String(window.getSelection()),
  );
  expect(marked.trim()).toBe(text);

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin });
  await button.click();
  await expect(said).toHaveText('Copied.');
  const during = await placeOf(button);
  await expect(button.getByText('Copied')).toHaveCSS('opacity', '1');
  await expect(button).toHaveAccessibleName(name);
  expect(await button.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(said).toHaveText('');
  await expect(button.getByText('Copied')).toHaveCSS('opacity', '0');
  expect(await placeOf(button)).toEqual(during);
}

/** Its size, and where it stands in what holds it: the page above may still be moving. */
const placeOf = (button: Locator): Promise<number[]> =>
  button.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    const around = node.parentElement?.getBoundingClientRect();
    return [x - (around?.x ?? 0), y - (around?.y ?? 0), width, height].map(Math.round);
  });
