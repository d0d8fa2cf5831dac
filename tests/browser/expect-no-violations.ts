import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';

const packages = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const source = readFileSync(packages.resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const rest = { resultTypes: ['violations'], preload: false };
const looks = {
  everything: { runOnly: { type: 'tag', values: tags }, ...rest },
  /** The rules that depend on the colours of a page and on nothing else. */
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }, ...rest },
};

type Found = { id: string; nodes: { target: unknown }[] };
type Options = (typeof looks)[keyof typeof looks];
declare global {
  interface Window {
    axe: {
      run(on: Document, options: Options): Promise<{ violations: Found[] }>;
      runPartial(context: object, options: Options): Promise<unknown>;
      finishRun(partials: unknown[], options: Options): Promise<{ violations: Found[] }>;
      utils: {
        getFrameContexts(context: object): { frameSelector: unknown; frameContext: object }[];
        shadowSelect(selector: unknown): Element | null;
      };
    };
  }
}

/** The page and its frames, once all that fades in has come, break no rule of WCAG 2.2 AA and none of axe's best practices; `where` names it in the report. */
export async function expectNoViolations(
  page: Page,
  where: string,
  look: keyof typeof looks = 'everything',
): Promise<void> {
  const options = looks[look];
  const frames = page.frames();
  // Words that are half there have less contrast than they are given.
  await Promise.all(frames.map(standStill));
  // AxeBuilder sends axe anew for every look and opens a page to count, which costs more than the look itself.
  const violations = await (frames.length === 1 ? lookAt(page, options) : lookAtFrames(page, options));
  await Promise.all(page.frames().map(moveOn));
  expect(
    violations.map((v) => `${v.id}: ${v.nodes.map((n) => JSON.stringify(n.target)).join(', ')}`),
    where,
  ).toEqual([]);
}

async function lookAt(page: Page, options: Options): Promise<Found[]> {
  await bringAxe(page.mainFrame());
  return page.evaluate(async (how) => (await window.axe.run(document, how)).violations, options);
}

/** As axe's own guide for pages with frames has it: each is looked at by itself, and the page draws the conclusions from all of them. */
async function lookAtFrames(page: Page, options: Options): Promise<Found[]> {
  const partials = await partialsOf(page.mainFrame(), { include: [], exclude: [] }, options);
  return page.evaluate(
    async ([parts, how]) =>
      (
        await window.axe.finishRun(
          parts.map((part) => JSON.parse(part)),
          how,
        )
      ).violations,
    [partials, options] as const,
  );
}

async function partialsOf(frame: Frame, context: object, options: Options): Promise<string[]> {
  await bringAxe(frame);
  const inside = await frame.evaluate((where) => window.axe.utils.getFrameContexts(where), context);
  const own = await frame.evaluate(
    async ([where, how]) => JSON.stringify(await window.axe.runPartial(where, how)),
    [context, options] as const,
  );
  const partials = [own];
  for (const { frameSelector, frameContext } of inside) {
    const element = await frame.evaluateHandle(
      (selector) => window.axe.utils.shadowSelect(selector),
      frameSelector,
    );
    const child = await element.asElement()?.contentFrame();
    if (!child) throw new Error(`No document in the frame ${JSON.stringify(frameSelector)}.`);
    partials.push(...(await partialsOf(child, frameContext, options)));
  }
  return partials;
}

async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source);
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
