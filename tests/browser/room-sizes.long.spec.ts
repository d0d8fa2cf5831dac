import { expect, type FrameLocator } from '@playwright/test';
import { sharedSite, type Site, startInterview, test } from './site.ts';
import { enter } from './visitor.ts';

let site: Site;
test.beforeAll(async () => {
  site = await sharedSite();
});

/** Widths and heights in CSS pixels; the last ones are a telephone with its keyboard up, and a laptop and a telephone at 200 %. */
const sizes = [
  [320, 568],
  [375, 553],
  [360, 592],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [390, 500],
  [320, 330],
  [720, 450],
  [195, 422],
] as const;

const answer =
  'I compared fourteen months of fault tickets, and in two of three the technician had waited for a spare. So I put the spares at the sites. ';

/** What lies over the question's first and last line, or outside of what one sees; null when it stands free. */
function covered(room: FrameLocator): Promise<string | null> {
  return room.locator('.asked').evaluate((asked) => {
    const lines = [...asked.getClientRects()];
    const box = asked.getBoundingClientRect();
    const first = lines[0] ?? box;
    for (const y of [box.top + 6, box.bottom - 6]) {
      const at = document.elementFromPoint(first.left + 4, y);
      if (!at || !(asked === at || asked.contains(at)))
        return `${Math.round(y)} of ${window.innerHeight}: ${at?.className ?? 'off the page'}`;
    }
    return null;
  });
}

test('the question, the composer and the menu can be seen on every screen, typing or not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page.context(), site, { name: 'Anu Pillai', email: 'anu.pillai@example.com', interviews: 1 });
  await page.goto(`${site.origin}/interview`);
  const room = await startInterview(page, 'Chill', 'src/server/resumes/samples/vikram-nair-engineer.txt');
  const composer = room.getByRole('textbox', { name: 'Your answer' });
  await expect(room.getByRole('button', { name: 'Let me think' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  for (const typed of ['', answer, answer.repeat(6)]) {
    await composer.fill(typed);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const seen = `${width}x${height}, ${typed.length} characters`;
      await expect.poll(() => covered(room), seen).toBeNull();

      await expect(composer, seen).toBeInViewport({ ratio: 0.9 });
      await expect
        .soft(room.getByRole('button', { name: 'That is my answer' }), seen)
        .toBeInViewport({ ratio: 0.9 });
      await expect(room.getByRole('button', { name: 'Menu' }), seen).toBeInViewport({ ratio: 0.9 });
    }
  }
});
