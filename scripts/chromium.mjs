import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fail, run, toolEnvironment, toolFile, typescriptNode, withProgress } from './toolbox.mjs';

// The shell draws no window of its own, which halves what a page costs.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** A Chromium to test with: one on the machine, Debian's as root, or Playwright's own. Gives its path, or `playwright` for the last. */
export async function ensureChromium() {
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const aptEnv = { DEBIAN_FRONTEND: 'noninteractive' };
    await withProgress('installing Chromium (Debian package)', async () => {
      await run('apt-get', ['update', '-qq'], { quiet: true, env: aptEnv });
      const install = (name) => run('apt-get', ['install', '-y', '-qq', name], { quiet: true, env: aptEnv });
      if ((await install('chromium-headless-shell')).code !== 0) await install('chromium');
    });
    const debian = installed();
    if (debian) return debian;
  }
  const { code } = await withProgress("fetching Playwright's Chromium", () =>
    run(typescriptNode(), [toolFile('@playwright/test', 'playwright'), 'install', 'chromium'], {
      quiet: true,
      env: toolEnvironment(),
    }),
  );
  if (code !== 0)
    fail('No Chromium: install the package "chromium" (or Google Chrome) and run npm test again.');
  return 'playwright';
}

function installed() {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [process.env.HOTSEAT_CHROMIUM, ...places, ...onPath].find((p) => p && existsSync(p));
}
