import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';

export const widths = [390, 768, 1440] as const;
export const themes = ['light', 'dark'] as const;
export type Width = (typeof widths)[number];
export type Theme = (typeof themes)[number];

/** Which pictures are wanted. */
export type Selection = { only: string; widths: readonly Width[]; themes: readonly Theme[] };

const heights: Readonly<Record<Width, number>> = { 390: 844, 768: 1024, 1440: 900 };
const still = ['script', 'stylesheet', 'font', 'image'];

export function isWanted(selection: Selection, name: string): boolean {
  return name.includes(selection.only);
}

/** Photographs one page in every wanted width and theme, as long as it is. */
export class Camera {
  taken = 0;
  private readonly page: Page;
  private readonly selection: Selection;
  private readonly folder: string;
  private underWay = 0;
  private nothingUnderWay = Promise.withResolvers<void>();

  constructor(page: Page, selection: Selection, folder: string) {
    this.page = page;
    this.selection = selection;
    this.folder = folder;
    page.on('request', (request) => {
      if (!still.includes(request.resourceType())) return;
      if (this.underWay++ === 0) this.nothingUnderWay = Promise.withResolvers();
    });
    const ended = (request: Request): void => {
      if (still.includes(request.resourceType()) && --this.underWay === 0) this.nothingUnderWay.resolve();
    };
    page.on('requestfinished', ended);
    page.on('requestfailed', ended);
  }

  wants(name: string): boolean {
    return isWanted(this.selection, name);
  }

  /**
   * Pictures of the page as it stands, under this name: all of it, or with `view` what fits the window, for what lies over the page. `only`
   * where the state exists in some widths alone.
   */
  async shoot(
    name: string,
    { view = false, only = widths }: { view?: boolean; only?: readonly Width[] } = {},
  ): Promise<void> {
    if (!this.wants(name)) return;
    for (const width of this.selection.widths.filter((each) => only.includes(each))) {
      await this.fit(width, view);
      for (const theme of this.selection.themes) {
        await this.page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        const path = join(this.folder, theme, String(width), `${name}.png`);
        await this.page.screenshot({
          path,
          fullPage: !view,
          animations: 'disabled',
          caret: 'hide',
        });
        this.taken += 1;
      }
    }
  }

  /** A viewport of this width, high enough for what scrolls inside the interview's frame, with everything fetched that waits to be near. */
  private async fit(width: Width, view: boolean): Promise<void> {
    await this.page.setViewportSize({ width, height: heights[width] });
    const hidden = await this.page.evaluate(async (whole) => {
      // What sticks to the foot of the window would lie across the middle of a whole page.
      const strip = document.querySelector<HTMLElement>('.notice.demo');
      if (strip) strip.style.position = whole ? 'static' : '';
      const frame = new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const { scrollX, scrollY } = window;
      for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
        window.scrollTo(0, y);
        await new Promise((done) => requestAnimationFrame(done));
      }
      window.scrollTo(scrollX, scrollY);
      await frame;
      const inner = document.querySelector('iframe')?.contentDocument?.documentElement;
      return inner ? inner.scrollHeight - inner.clientHeight : 0;
    }, !view);
    if (hidden > 0) await this.page.setViewportSize({ width, height: heights[width] + hidden });
    if (this.underWay > 0) await this.nothingUnderWay.promise;
    await this.page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
  }
}
