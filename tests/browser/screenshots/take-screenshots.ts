import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { openSite, type Site } from '../site.ts';
import { buyer } from './buyer.ts';
import { Camera, isWanted, type Theme, themes, type Width, type Selection, widths } from './camera.ts';
import { candidates } from './candidates.ts';
import { copier } from './copier.ts';
import type { Journey } from './journey.ts';
import { operator, operators } from './operator.ts';
import { microphoneArguments, speaker } from './speaker.ts';
import { visitor } from './visitor.ts';

/** Longest first, so that both hands are busy to the end. */
const journeys: readonly Journey[] = [...candidates, speaker, visitor, buyer, copier, operator];
const atOnce = 2;
const folder = fileURLToPath(new URL('../../../screenshots', import.meta.url));

function readSelection(): Selection {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      width: { type: 'string' },
      theme: { type: 'string' },
    },
  });
  const selection = {
    only: values.only,
    widths: widths.filter((width: Width) => [undefined, String(width)].includes(values.width)),
    themes: themes.filter((theme: Theme) => [undefined, theme].includes(values.theme as Theme | undefined)),
  };
  if (selection.widths.length === 0) throw new Error(`The widths are ${widths.join(', ')}.`);
  if (selection.themes.length === 0) throw new Error(`The themes are ${themes.join(' and ')}.`);
  return selection;
}

async function take(browser: Browser, site: Site, journey: Journey, selection: Selection): Promise<number> {
  const started = Date.now();
  console.log(`… ${journey.name}`);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const camera = new Camera(page, selection, folder);
  try {
    await journey.walk({ page, site, camera });
  } catch (error) {
    throw new Error(`${journey.name}: lost at ${page.url()}`, { cause: error });
  } finally {
    await context.close();
  }
  console.log(`✓ ${journey.name}: ${camera.taken} pictures (${Math.round((Date.now() - started) / 1000)} s)`);
  return camera.taken;
}

const selection = readSelection();
const wanted = journeys.filter(({ stops }) => stops.some((stop) => isWanted(selection, stop)));
if (wanted.length === 0) {
  const names = journeys.flatMap(({ stops }) => stops);
  throw new Error(`No picture is called anything like "${selection.only}". There are: ${names.join(', ')}.`);
}
if (
  selection.only === '' &&
  selection.widths.length === widths.length &&
  selection.themes.length === themes.length
)
  rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const path = process.env['HOTSEAT_CHROMIUM'] ?? 'playwright';
const browser = await chromium.launch({
  ...(path === 'playwright' ? {} : { executablePath: path }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
    ...microphoneArguments,
  ],
});
const site = await openSite({ OPERATORS: operators });
let pictures = 0;
const failures: unknown[] = [];
try {
  const waiting = [...wanted];
  const hand = async (): Promise<void> => {
    for (let journey = waiting.shift(); journey; journey = waiting.shift()) {
      try {
        const taken = await take(browser, site, journey, selection);
        pictures += taken;
      } catch (error) {
        console.log(`✗ ${journey.name}`);
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
} finally {
  await browser.close();
  await site.close();
}
for (const failure of failures) console.error(failure);
console.log(`${pictures} pictures in ${join('screenshots', '<theme>', '<width>')}`);
process.exit(failures.length > 0 ? 1 : 0);
