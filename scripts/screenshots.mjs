// npm run screenshots: a picture of every page and state in three widths and two themes, in screenshots/<theme>/<width>/<name>.png;
// with --schools the pictures of the enterprise page, taken of the demo school, in src/web/site/features/text-pages/pictures.
import { join } from 'node:path';
import {
  ensureInstalled,
  fail,
  requireNode20,
  root,
  run,
  toolEnvironment,
  typescriptNode,
} from './toolbox.mjs';

const usage =
  'npm run screenshots -- [--only <part of a name>] [--width 390|768|1440] [--theme light|dark], or npm run screenshots -- --schools [--at <address of a service with the demo school>]';

requireNode20();
if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
await ensureInstalled();
const { ensureBuilt } = await import('./build.mjs');
const { ensureChromium } = await import('./chromium.mjs');
const chromium = await ensureChromium();
await ensureBuilt();

const ofSchools = process.argv.includes('--schools');
const taking = join(
  root,
  'tests/browser/screenshots',
  ofSchools ? 'take-school-pictures.ts' : 'take-screenshots.ts',
);
const { code } = await run(
  typescriptNode(),
  ['--disable-warning=ExperimentalWarning', taking, ...process.argv.slice(2)],
  { env: { ...toolEnvironment(), HOTSEAT_CHROMIUM: chromium } },
);
if (code !== 0) fail(`Not every screenshot was taken. ${usage}`);
